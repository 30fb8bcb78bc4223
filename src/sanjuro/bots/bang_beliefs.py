"""Which roles the others have in BANG!, from what everybody has seen."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.deals import Evidence
from sanjuro.core.moves import NONE
from sanjuro.games.bang.cards import ROLES
from sanjuro.games.bang.window import BangWindow

ROLE_COUNT: Final = 4
MOST_COUNTED: Final = 6  # more acts against one seat say no more
# By the role of who acts and of whom it is done to: the logarithm of how much likelier one hostile act makes these.
LIKELIER: Final = [
    *[0.0, 0.0, 0.0, 0.0],  # the sheriff against sheriff, renegade, outlaw, deputy
    *[-0.5, 0.0, 0.2, 0.0],  # the renegade
    *[0.8, 0.0, -0.4, 0.4],  # an outlaw
    *[-1.0, 0.2, 0.4, -0.2],  # a deputy
]


def evidence(window: BangWindow) -> Evidence:
    """What is known, and what the acts of the others say of the rest."""
    seats = window.seats
    known = [window.role(seat) for seat in range(seats)]
    left = [0] * ROLE_COUNT
    for role in ROLES[:seats]:
        left[role] += 1
    place = [NONE] * seats
    hidden = 0
    for seat in range(seats):
        if known[seat] == NONE:
            place[seat] = hidden
            hidden += 1
        else:
            left[known[seat]] -= 1
    found = Evidence(known, left)
    hostile = window.all_hostile()
    for by in range(seats):
        if by == window.seat:
            continue
        for target in range(seats):
            done = hostile[by * seats + target]
            if done == 0 or by == target:
                continue
            times = float(min(done, MOST_COUNTED))
            if place[by] != NONE and place[target] != NONE:
                found.add_between(place[by], place[target], LIKELIER, times)
            elif place[by] != NONE:
                for role in range(ROLE_COUNT):
                    found.alone[place[by] * ROLE_COUNT + role] += times * LIKELIER[role * ROLE_COUNT + known[target]]
            elif place[target] != NONE:
                for role in range(ROLE_COUNT):
                    found.alone[place[target] * ROLE_COUNT + role] += times * LIKELIER[known[by] * ROLE_COUNT + role]
    return found
