"""The bots a table can seat, and which of them stands in for a person."""

from __future__ import annotations

from functools import cache

from sanjuro import bots


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels there are for a game, weakest first."""
    found = []
    for level in bots.LEVELS:
        try:
            bots.make(level, game)
        except ValueError:
            continue
        found.append(level)
    return tuple(found)


@cache
def stand_in(game: str) -> str:
    """Who plays for somebody away: the rules of thumb, which answer at once and play well enough."""
    return "rules" if "rules" in levels(game) else levels(game)[0]


def at_once(level: str) -> bool:
    """Whether a bot of this level answers in no time; the others think in a process of their own."""
    return level in ("random", "rules")
