"""The standing of a seat in Samurai Sword."""

from __future__ import annotations

from sanjuro.games.samurai_sword.match import SamuraiSwordMatch


def standing(m: SamuraiSwordMatch, seat: int) -> float:
    """Return the honour of the seat's team against that of the others, as fractions of all honour."""
    own = sum(m.honour[s] for s in range(m.seats) if m.team(s) == m.team(seat))
    every = sum(m.honour)
    return (2 * own - every) / max(1, every)
