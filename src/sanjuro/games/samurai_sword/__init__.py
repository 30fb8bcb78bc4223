"""Samurai Sword: shogun and samurai, ninja and a ronin fight for honour; nobody is ever eliminated."""

from sanjuro.games.samurai_sword.game import SAMURAI_SWORD as SAMURAI_SWORD
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch as SamuraiSwordMatch
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow as SamuraiSwordWindow
