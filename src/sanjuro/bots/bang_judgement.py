"""Who is a friend and who an enemy, from what everybody has seen."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import i64
from sanjuro.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from sanjuro.games.bang.window import BangWindow

SHERIFF_ATTACKED: Final = 4
KNOWN_ATTACKED: Final = 2
MOST: Final = 100
SURE_ENEMY: Final = 20  # the least enmity towards somebody who cannot be a friend
LEADER: Final = -100  # never to be touched


def suspicions(window: BangWindow) -> list[int]:
    """How much each seat acts like an outlaw (above 0) or like the law (below 0)."""
    seats = window.seats
    sheriff = window.sheriff()
    hostile = window.all_hostile()
    helpful = window.all_helpful()
    side: list[int] = []  # of those whose role is known: 1 outlaw, -1 law
    for seat in range(seats):
        role = window.role(seat)
        side.append(1 if role == OUTLAW else -1 if role == DEPUTY else 0)
    found: list[int] = []
    for seat in range(seats):
        row: i64 = seat * seats
        suspicion: i64 = SHERIFF_ATTACKED * (hostile[row + sheriff] - helpful[row + sheriff])
        for other in range(seats):
            if side[other] != 0:
                suspicion -= KNOWN_ATTACKED * side[other] * (hostile[row + other] - helpful[row + other])
        found.append(suspicion)
    # Attacking somebody suspicious makes a seat less suspicious, attacking somebody trusted makes it more so.
    second: list[int] = []
    for seat in range(seats):
        acts: i64 = 0
        for other in range(seats):
            if other != sheriff and side[other] == 0 and hostile[seat * seats + other] > 0:
                acts -= (1 if found[other] > 0 else -1 if found[other] < 0 else 0) * hostile[seat * seats + other]
        second.append(found[seat] + acts)
    return second


def enmities(window: BangWindow) -> list[int]:
    """How much the seat wants to hurt each of the others: up to 100; below 0 for those it takes for friends."""
    me = window.seat
    role = window.role(me)
    living = window.living()
    left = [0, 0, 0, 0]  # the hidden roles among the living others
    for number in ROLES[: window.seats]:
        left[number] += 1
    unknown = 0
    for seat in range(window.seats):
        known = window.role(seat)
        if known != NONE:
            left[known] -= 1
        elif living >> seat & 1:
            unknown += 1
    suspicion = suspicions(window)
    enmity = [0] * window.seats
    if unknown > 0 and role != OUTLAW and left[OUTLAW] == 0:
        level_out(window, suspicion, unknown)
    quiet = role in (SHERIFF, DEPUTY) and left[DEPUTY] > 0 and nothing_seen(window)
    for seat in range(window.seats):
        if seat == me or living >> seat & 1 == 0:
            continue
        if seat == window.sheriff():
            enmity[seat] = toward_sheriff(window, role)
        elif role == OUTLAW:
            enmity[seat] = bounded(20 - 60 * left[OUTLAW] // unknown - 10 * suspicion[seat])
        elif role == RENEGADE:
            enmity[seat] = as_renegade(window, suspicion[seat], left)
        elif left[DEPUTY] == 0:
            # All others are against the law, whatever they pretend.
            enmity[seat] = max(bounded(60 + 10 * suspicion[seat]), SURE_ENEMY)
        elif quiet:
            enmity[seat] = 0
        else:
            enmity[seat] = bounded(40 - 80 * left[DEPUTY] // unknown + 10 * suspicion[seat])
    return enmity


def nothing_seen(window: BangWindow) -> bool:
    """Whether nobody has acted against anybody yet: then nobody can be judged."""
    return max(window.all_hostile()) == 0


def level_out(window: BangWindow, suspicion: list[int], unknown: int) -> None:
    """With all outlaws gone the renegade hides among deputies, so suspicion is measured from their average."""
    total = 0
    for seat in range(window.seats):
        if window.role(seat) == NONE:
            total += suspicion[seat]
    for seat in range(window.seats):
        suspicion[seat] -= total // unknown


def toward_sheriff(window: BangWindow, role: int) -> int:
    if role == OUTLAW:
        return MOST
    if role == RENEGADE and window.alive() == 2:
        return MOST
    return LEADER


def as_renegade(window: BangWindow, suspicion: int, left: list[int]) -> int:
    """Outlaws first, as long as they are the stronger side; then the deputies; the sheriff last."""
    if left[OUTLAW] == 0:
        return 60
    if left[DEPUTY] == 0:
        return 50 + max(min(10 * suspicion, 40), -40)
    strong_law = left[DEPUTY] + 1 > left[OUTLAW] or window.life(window.sheriff()) > 3
    if suspicion > 0:
        return bounded(20 + 10 * suspicion)
    return bounded((25 if strong_law else 5) + 2 * suspicion)


def bounded(worth: int) -> int:
    return max(-MOST + 1, min(MOST, worth))
