"""Shinobi: secret agents of five clans raise armies in each other's provinces."""

from sanjuro.games.shinobi.game import SHINOBI as SHINOBI
from sanjuro.games.shinobi.match import ShinobiMatch as ShinobiMatch
from sanjuro.games.shinobi.window import ShinobiWindow as ShinobiWindow
