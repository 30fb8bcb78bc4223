"""How well a seat stands, from -1 to 1: the shaped reward is how much this changes with a move.

It is computed with all cards open, so it tells a seat more than the table does; it is for training only.
"""

from __future__ import annotations

from sanjuro.adapters.matches import result
from sanjuro.core.match import Match
from sanjuro.registry import part


def standing(match: Match, seat: int) -> float:
    """Return how well a seat stands in a match that is on, as its game judges it; its result when it is over."""
    if match.outcome is not None:
        return result(match, seat)
    judge = part(match.game.key, "standing")
    return 0.0 if judge is None else float(judge(match, seat))
