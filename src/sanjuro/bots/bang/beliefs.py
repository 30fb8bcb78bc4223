"""Beliefs about hidden roles in BANG!, from public actions."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.role_acts import ROLE_COUNT, Acts, RoleWeights
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Evidence
from sanjuro.bots.weights import by_players
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.games.bang.cards import CAT_BALOU, DEPUTY, DYNAMITE, JAIL, KIND_OF, OUTLAW, RENEGADE, ROLES, SHERIFF
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.moves import AIM, ROB, ROB_HAND
from sanjuro.games.bang.window import BangWindow

# How many players have each role, by player count.
IN_GAME: Final = [[ROLES[:players].count(role) for role in range(ROLE_COUNT)] for players in range(len(ROLES) + 1)]
WEIGHTS: Final = {
    players: RoleWeights(numbers) for players, numbers in by_players("sanjuro:bots/bang/weights", "beliefs").items()
}


def acts(window: BangWindow) -> Acts:
    """Return the public actions, and which seats could shoot at the Sheriff now."""
    sheriff = window.sheriff()
    found = Acts(window.seats, window.seat, sheriff, window.all_hostile(), window.all_helpful())
    living = window.living()
    if living >> sheriff & 1:
        for seat in range(window.seats):
            if living >> seat & 1 and seat != sheriff and window.distance(seat, sheriff) <= window.reach(seat):
                found.in_reach |= 1 << seat
    return found


def hidden(window: BangWindow) -> Evidence:
    """Return what is known of the roles before the actions are weighed."""
    known = window.roles()
    left = IN_GAME[window.seats].copy()
    for role in known:
        if role != NONE:
            left[role] -= 1
    return Evidence(known, left)


def evidence(window: BangWindow) -> Evidence:
    """Return what is known of the roles, and how the actions weigh for the rest."""
    found = hidden(window)
    if len(found.hidden) > 0:
        acts(window).add_to(found, WEIGHTS[window.seats])
    return found


@mypyc_attr(native_class=True)
class BangBeliefs(BeliefModel):
    """Beliefs about roles, from who shot at the Sheriff and who spared them."""

    def evidence(self, window: BangWindow) -> Evidence:
        return evidence(window)

    def dealt(self, match: BangMatch) -> list[int]:
        return [match.role(seat) for seat in range(match.seats)]

    def allies(self, one: int, other: int) -> bool:
        if one in (SHERIFF, DEPUTY):
            return other in (SHERIFF, DEPUTY)
        return one != RENEGADE and other == OUTLAW

    def harms(self, window: BangWindow, move: Move) -> bool:
        """Return whether a move harms a partner.

        Taking a card does not, since their side keeps it; nor does removing Jail or Dynamite.
        """
        if move.verb == AIM:
            return True  # BANG!, Duel or Jail
        if move.verb not in (ROB, ROB_HAND) or KIND_OF[move.card] != CAT_BALOU:
            return False
        return move.verb == ROB_HAND or KIND_OF[move.other] not in (JAIL, DYNAMITE)

    def known(self, window: BangWindow) -> Evidence:
        return hidden(window)

    def features(self, window: BangWindow, deals: list[list[int]]) -> list[list[float]]:
        return acts(window).of_deals(hidden(window).hidden, deals)
