"""Beliefs about hidden roles in Samurai Sword, from public actions."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.role_acts import Acts, RoleWeights
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Evidence
from sanjuro.bots.weights import by_players
from sanjuro.core.game import Game
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_sword.cards import BUSHIDO
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import AIM, HAND, STRIKE, VISIT
from sanjuro.games.samurai_sword.roles import IN_GAME, RONIN_ALONE, TEAM_OF
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

WEIGHTS: Final = {
    players: RoleWeights(numbers)
    for players, numbers in by_players("sanjuro:bots/samurai_sword/weights", "beliefs").items()
}


def acts(window: SamuraiSwordWindow) -> Acts:
    """Return the public actions; a seat that did another more good than harm counts as helping."""
    hostile: list[int] = []
    helpful: list[int] = []
    for by in range(window.seats):
        for seat in range(window.seats):
            done = window.hostility(by, seat)
            hostile.append(done if done > 0 else 0)
            helpful.append(-done if done < 0 else 0)
    return Acts(window.seats, window.seat, window.shogun(), hostile, helpful)


def hidden(window: SamuraiSwordWindow) -> Evidence:
    """Return what is known of the roles before the actions are weighed."""
    known = [window.role(seat) for seat in range(window.seats)]
    left = IN_GAME[window.players].copy()
    for role in known:
        if role != NONE:
            left[role] -= 1
    return Evidence(known, left)


def evidence(window: SamuraiSwordWindow) -> Evidence:
    """Return what is known of the roles, and how the actions weigh for the rest."""
    found = hidden(window)
    if len(found.hidden) > 0:
        acts(window).add_to(found, WEIGHTS[window.players])
    return found


@mypyc_attr(native_class=True)
class SamuraiSwordBeliefs(BeliefModel):
    """Beliefs about roles, from everybody's public actions."""

    def evidence(self, window: SamuraiSwordWindow) -> Evidence:
        return evidence(window)

    def dealt(self, match: SamuraiSwordMatch) -> list[int]:
        return [match.role(seat) for seat in range(match.seats)]

    def allies(self, one: int, other: int) -> bool:
        return TEAM_OF[one] == TEAM_OF[other] and TEAM_OF[one] != RONIN_ALONE

    def harms(self, window: SamuraiSwordWindow, move: Move) -> bool:
        """Return whether a move harms a partner. A Geisha that takes from their hand or removes a Bushido does not."""
        if move.verb == STRIKE:
            return True
        if move.verb == AIM:
            return move.card == BUSHIDO
        return move.verb == VISIT and move.other not in (HAND, BUSHIDO)

    def counts(self, game: Game[Any]) -> list[int]:
        """Return the player counts with hidden roles; with three players all roles are known."""
        return [count for count in game.counts() if count > 3]

    def known(self, window: SamuraiSwordWindow) -> Evidence:
        return hidden(window)

    def features(self, window: SamuraiSwordWindow, deals: list[list[int]]) -> list[list[float]]:
        return acts(window).of_deals(hidden(window).hidden, deals)
