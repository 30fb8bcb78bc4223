"""The standing of a seat, from -1 to 1, whose change with a move is the shaped reward.

It is computed with all cards face up, so it reveals hidden information: use it only for training.
"""

from __future__ import annotations

from sanjuro.adapters.matches import result
from sanjuro.core.match import Match
from sanjuro.registry import part


def standing(match: Match, seat: int) -> float:
    """Return the standing of a seat as its game judges it; its result when the match is over."""
    if match.outcome is not None:
        return result(match, seat)
    judge = part(match.game.key, "standing")
    return 0.0 if judge is None else float(judge(match, seat))
