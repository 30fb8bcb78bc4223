"""The standing of a seat in BANG!."""

from __future__ import annotations

from sanjuro.games.bang.cards import OUTLAW, RENEGADE
from sanjuro.games.bang.match import BangMatch


def standing(m: BangMatch, seat: int) -> float:
    """Return the lives of the seat's side against those of the others, each as a fraction of the initial lives."""
    role = m.role(seat)

    def part(seats: list[int]) -> float:
        return sum(max(m.life[s], 0) for s in seats) / max(1, sum(m.full[s] for s in seats))

    outlaws = [s for s in range(m.seats) if m.role(s) == OUTLAW]
    renegades = [s for s in range(m.seats) if m.role(s) == RENEGADE]
    if role == OUTLAW:
        return (part(outlaws) - part([m.sheriff])) / 2
    if role == RENEGADE:
        return (part([seat]) - part([s for s in range(m.seats) if s != seat])) / 2
    return (part([m.sheriff]) - part(outlaws + renegades)) / 2
