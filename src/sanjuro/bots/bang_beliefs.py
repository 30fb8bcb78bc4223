"""Which roles the others have in BANG!, from what everybody has seen."""

from __future__ import annotations

from sanjuro.bots.belief_weights import BANG
from sanjuro.bots.deals import Evidence
from sanjuro.bots.role_acts import ROLE_COUNT, Acts
from sanjuro.core.moves import NONE
from sanjuro.games.bang.cards import ROLES
from sanjuro.games.bang.window import BangWindow


def acts(window: BangWindow) -> Acts:
    """What everybody has seen, and who could shoot at the sheriff now."""
    sheriff = window.sheriff()
    found = Acts(window.seats, window.seat, sheriff, window.all_hostile(), window.all_helpful())
    living = window.living()
    if living >> sheriff & 1:
        for seat in range(window.seats):
            if living >> seat & 1 and seat != sheriff and window.distance(seat, sheriff) <= window.reach(seat):
                found.in_reach |= 1 << seat
    return found


def hidden(window: BangWindow) -> Evidence:
    """What is known of the roles, before the acts are weighed."""
    known: list[int] = []
    left = [0] * ROLE_COUNT
    for seat in range(window.seats):
        role = window.role(seat)
        known.append(role)
        left[ROLES[seat]] += 1
    for role in known:
        if role != NONE:
            left[role] -= 1
    return Evidence(known, left)


def evidence(window: BangWindow) -> Evidence:
    """What is known, and what the acts of the others say of the rest."""
    found = hidden(window)
    if len(found.hidden) > 1:
        acts(window).add_to(found, BANG[window.seats])
    return found
