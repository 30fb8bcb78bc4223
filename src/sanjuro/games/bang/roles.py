"""The roles, and the end of the game."""

from __future__ import annotations

from sanjuro.core.moves import NONE
from sanjuro.core.outcome import Outcome
from sanjuro.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sanjuro.games.bang.match import BangMatch


def judge(m: BangMatch) -> bool:
    """End the match if it is decided.

    Without the Sheriff, the renegade wins if they are the only one alive, otherwise the outlaws win, dead or alive.
    Without outlaws and renegade the law wins, dead deputies too.
    """
    if not m.decided():
        return False
    if not m.lives(m.sheriff):
        last = NONE
        for seat in range(m.seats):
            if m.lives(seat):
                last = seat
        if m.alive == 1 and m.role(last) == RENEGADE:
            _end(m, [RENEGADE], "renegade_alone")
        else:
            _end(m, [OUTLAW], "sheriff_dead")
        return True
    _end(m, [SHERIFF, DEPUTY], "law")
    return True


def _end(m: BangMatch, sides: list[int], reason: str) -> None:
    """Reveal all roles and end the game; everybody with one of these roles wins."""
    winners: list[int] = []
    for seat in range(m.seats):
        if m.role(seat) in sides:
            winners.append(seat)
    m.show_secrets()
    m.end(Outcome(tuple(winners), reason))
