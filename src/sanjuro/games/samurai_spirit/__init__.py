"""Samurai Spirit: seven samurai stand together between a village and the raiders."""

from sanjuro.games.samurai_spirit.game import SAMURAI_SPIRIT as SAMURAI_SPIRIT
