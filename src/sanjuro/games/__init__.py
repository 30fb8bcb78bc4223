"""The games, by key."""

from __future__ import annotations

from typing import Any

from sanjuro.core.game import Game
from sanjuro.games.samurai_spirit import SAMURAI_SPIRIT
from sanjuro.games.shinobi import SHINOBI

GAMES: dict[str, Game[Any]] = {game.key: game for game in (SAMURAI_SPIRIT, SHINOBI)}
