"""The bots a table can seat, and which of them stands in for a person."""

from __future__ import annotations

from functools import cache

from sanjuro import bots


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels that can be seated for a game, weakest first."""
    found = []
    for level in bots.LEVELS:
        if level == "master":
            continue  # too slow for a table
        try:
            bots.make(level, game)
        except ValueError:
            continue
        found.append(level)
    return tuple(found)


@cache
def stand_in(game: str) -> str:
    """The level of the bot that plays for a person who is away."""
    return "rules" if "rules" in levels(game) else levels(game)[0]
