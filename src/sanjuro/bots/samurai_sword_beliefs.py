"""Which roles the others have in Samurai Sword, from what everybody has seen."""

from __future__ import annotations

from sanjuro.bots.deals import Evidence
from sanjuro.bots.samurai_sword_teams import LIKELIER, MOST_COUNTED, ROLE_COUNT
from sanjuro.core.moves import NONE
from sanjuro.games.samurai_sword.roles import IN_GAME
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow


def evidence(window: SamuraiSwordWindow) -> Evidence:
    """What is known, and what the acts of the others say of the rest."""
    seats = window.seats
    known = [window.role(seat) for seat in range(seats)]
    left = IN_GAME[window.players].copy()
    place = [NONE] * seats
    hidden = 0
    for seat in range(seats):
        if known[seat] == NONE:
            place[seat] = hidden
            hidden += 1
        else:
            left[known[seat]] -= 1
    found = Evidence(known, left)
    for by in range(seats):
        if by == window.seat:
            continue
        for target in range(seats):
            done = window.hostility(by, target)
            if done == 0 or by == target:
                continue
            times = float(max(-MOST_COUNTED, min(MOST_COUNTED, done)))
            if place[by] != NONE and place[target] != NONE:
                found.add_between(place[by], place[target], LIKELIER, times)
            elif place[by] != NONE:
                for role in range(ROLE_COUNT):
                    found.alone[place[by] * ROLE_COUNT + role] += times * LIKELIER[role * ROLE_COUNT + known[target]]
            elif place[target] != NONE:
                for role in range(ROLE_COUNT):
                    found.alone[place[target] * ROLE_COUNT + role] += times * LIKELIER[known[by] * ROLE_COUNT + role]
    return found
