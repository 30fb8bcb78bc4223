"""Which roles the others have in BANG!, from what everybody has seen."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.belief_weights import BANG
from sanjuro.bots.deals import Evidence
from sanjuro.bots.role_acts import ROLE_COUNT, Acts, RoleWeights
from sanjuro.core.moves import NONE
from sanjuro.games.bang.cards import ROLES
from sanjuro.games.bang.window import BangWindow

# How many have each role, by number of players.
IN_GAME: Final = [[ROLES[:players].count(role) for role in range(ROLE_COUNT)] for players in range(len(ROLES) + 1)]
WEIGHTS: Final = {players: RoleWeights(numbers) for players, numbers in BANG.items()}


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
    known = window.roles()
    left = IN_GAME[window.seats].copy()
    for role in known:
        if role != NONE:
            left[role] -= 1
    return Evidence(known, left)


def evidence(window: BangWindow) -> Evidence:
    """What is known, and what the acts of the others say of the rest."""
    found = hidden(window)
    if len(found.hidden) > 0:
        acts(window).add_to(found, WEIGHTS[window.seats])
    return found
