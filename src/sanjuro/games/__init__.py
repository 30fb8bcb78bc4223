"""The games of this package. Every package with one module per game uses the same module names."""

from __future__ import annotations

from sanjuro.games.bang import BANG
from sanjuro.games.samurai_spirit import SAMURAI_SPIRIT
from sanjuro.games.samurai_sword import SAMURAI_SWORD
from sanjuro.games.shinobi import SHINOBI
from sanjuro.registry import GAMES as GAMES
from sanjuro.registry import register

FIRST_GAME = SHINOBI.key  # the default game: the quickest to learn

for game in (BANG, SAMURAI_SWORD, SHINOBI, SAMURAI_SPIRIT):
    register(
        game,
        bots=f"sanjuro.bots.{game.key}:BOTS",
        observations=f"sanjuro.observations.{game.key}:LAYOUT",
        table=f"sanjuro.display.{game.key}:LAYOUT",
        standing=f"sanjuro.adapters.standing.{game.key}:standing",
        views=f"sanjuro.games.{game.key}.view",
        examples=f"sanjuro:positions/{game.key}",
    )
