"""Samurai Spirit: seven samurai stand together between a village and the raiders."""

from sanjuro.games.samurai_spirit.game import SAMURAI_SPIRIT as SAMURAI_SPIRIT
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch as SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow as SamuraiSpiritWindow
