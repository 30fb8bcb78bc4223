"""Friends and enemies, by the probabilities of the roles given the public actions."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.bang.beliefs import evidence
from sanjuro.bots.role_acts import ROLE_COUNT
from sanjuro.core.moves import NONE
from sanjuro.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sanjuro.games.bang.window import BangWindow

MOST: Final = 100
SURE_ENEMY: Final = 20  # minimum enmity towards a seat that cannot be a friend
LEADER: Final = -100  # never attack
# How much enmity a probability of 1 for a role adds; tuned by playing common deals.
LAW_TO_RENEGADE: Final = 60.0
OUTLAW_TO_RENEGADE: Final = 40.0
ALL: Final = 100.0  # an enemy; the same below 0 is a friend


def enmities(window: BangWindow) -> list[int]:
    """Return how much the seat wants to hurt each other seat: up to 100, and below 0 for presumed friends."""
    me = window.seat
    role = window.role(me)
    living = window.living()
    seen = evidence(window)
    left = seen.left
    enmity = [0] * window.seats
    for seat in range(window.seats):
        known = seen.known[seat]
        if seat == me or living >> seat & 1 == 0 or known == NONE:
            continue
        if seat == window.sheriff():
            enmity[seat] = toward_sheriff(window, role)
        else:
            enmity[seat] = toward(
                window, role, left, _sure(known, RENEGADE), _sure(known, OUTLAW), _sure(known, DEPUTY)
            )
    if role in (SHERIFF, DEPUTY) and left[DEPUTY] > 0 and nothing_seen(window):
        return enmity
    marginals = seen.marginals()
    for index in range(len(seen.hidden)):
        first = index * ROLE_COUNT
        renegade, outlaw, deputy = marginals[first + RENEGADE], marginals[first + OUTLAW], marginals[first + DEPUTY]
        enmity[seen.hidden[index]] = toward(window, role, left, renegade, outlaw, deputy)
    return enmity


def _sure(known: int, role: int) -> float:
    return 1.0 if known == role else 0.0


def toward(window: BangWindow, role: int, left: list[int], renegade: float, outlaw: float, deputy: float) -> int:
    """Return the enmity of a role towards a seat with these role probabilities."""
    if role == OUTLAW:
        return bounded(ALL * deputy + OUTLAW_TO_RENEGADE * renegade - ALL * outlaw)
    if role == RENEGADE:
        return as_renegade(window, left, outlaw, deputy)
    if left[DEPUTY] == 0:
        # All others are against the law, whatever they pretend.
        return max(bounded(40.0 + 60.0 * outlaw + 20.0 * renegade), SURE_ENEMY)
    return bounded(ALL * outlaw + LAW_TO_RENEGADE * renegade - ALL * deputy)


def nothing_seen(window: BangWindow) -> bool:
    """Return whether nobody has acted against anybody yet, so that there is nothing to judge by."""
    return not any(acts > 0 for acts in window.all_hostile())


def toward_sheriff(window: BangWindow, role: int) -> int:
    if role == OUTLAW:
        return MOST
    if role == RENEGADE and window.alive() == 2:
        return MOST
    return LEADER


def as_renegade(window: BangWindow, left: list[int], outlaw: float, deputy: float) -> int:
    """Return a renegade's enmities: outlaws first while they are the stronger side, then deputies, the Sheriff last."""
    if left[OUTLAW] == 0 or left[DEPUTY] == 0:
        return 60
    strong_law = left[DEPUTY] + 1 > left[OUTLAW] or window.life(window.sheriff()) > 3
    base = 25.0 if strong_law else 5.0
    if outlaw > 0.5:
        base += 160.0 * (outlaw - 0.5)
    return bounded(base - 15.0 * deputy)


def bounded(worth: float) -> int:
    return max(-MOST + 1, min(MOST, int(worth)))
