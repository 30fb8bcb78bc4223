"""Shinobi: secret agents of five clans raise armies in each other's provinces."""

from sanjuro.games.shinobi.game import SHINOBI as SHINOBI
