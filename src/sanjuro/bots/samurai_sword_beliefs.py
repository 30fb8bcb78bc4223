"""Which roles the others have in Samurai Sword, from what everybody has seen."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.belief_weights import SAMURAI_SWORD
from sanjuro.bots.deals import Evidence
from sanjuro.bots.role_acts import Acts, RoleWeights
from sanjuro.core.moves import NONE
from sanjuro.games.samurai_sword.roles import IN_GAME
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

WEIGHTS: Final = {players: RoleWeights(numbers) for players, numbers in SAMURAI_SWORD.items()}


def acts(window: SamuraiSwordWindow) -> Acts:
    """What everybody has seen; who has done another more good than harm is counted as helping."""
    hostile: list[int] = []
    helpful: list[int] = []
    for by in range(window.seats):
        for seat in range(window.seats):
            done = window.hostility(by, seat)
            hostile.append(done if done > 0 else 0)
            helpful.append(-done if done < 0 else 0)
    return Acts(window.seats, window.seat, window.shogun(), hostile, helpful)


def hidden(window: SamuraiSwordWindow) -> Evidence:
    """What is known of the roles, before the acts are weighed."""
    known = [window.role(seat) for seat in range(window.seats)]
    left = IN_GAME[window.players].copy()
    for role in known:
        if role != NONE:
            left[role] -= 1
    return Evidence(known, left)


def evidence(window: SamuraiSwordWindow) -> Evidence:
    """What is known, and what the acts of the others say of the rest."""
    found = hidden(window)
    if len(found.hidden) > 0:
        acts(window).add_to(found, WEIGHTS[window.players])
    return found
