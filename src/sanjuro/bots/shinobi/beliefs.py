"""Beliefs about hidden clans in Shinobi, from public orders and the armies on the table.

`tools/fit_beliefs.py` fits the weights to recorded games, for each player count.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Evidence
from sanjuro.bots.weights import by_players
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.shinobi.cards import CLAN_COUNT
from sanjuro.games.shinobi.match import DEPLOYED_AT_HOME, HURT, KINDS_OF_ORDER, ShinobiMatch
from sanjuro.games.shinobi.window import ShinobiWindow

FEATURES: Final = 2 * KINDS_OF_ORDER + 4
WEIGHTS: Final = by_players("sanjuro:bots/shinobi/weights", "beliefs")


@mypyc_attr(native_class=True)
class PublicState:
    """The public state: the orders seen, the armies, and the strength of each clan in all provinces."""

    def __init__(self, window: ShinobiWindow) -> None:
        self.window = window
        self.viewer = window.seat
        self.orders = window.all_orders()
        self.totals = [window.total(clan) for clan in range(CLAN_COUNT)]

    def features(self, seat: int, clan: int) -> list[float]:
        """Return how a seat has treated a clan: which orders, how often and whether at all, and how the clan stands.

        What a seat did to other clans while it left this one alone counts too.
        """
        orders = self.orders
        first = (seat * CLAN_COUNT + clan) * KINDS_OF_ORDER
        found: list[float] = []
        for kind in range(KINDS_OF_ORDER):
            found.append(float(orders[first + kind]))
        for kind in range(KINDS_OF_ORDER):
            found.append(1.0 if orders[first + kind] > 0 else 0.0)
        found.append(float(self.totals[clan]))
        found.append(float(self.window.strength(seat, clan)))
        found.append(float(self._others(seat, clan, HURT)))
        found.append(float(self._others(seat, clan, DEPLOYED_AT_HOME)))
        return found

    def _others(self, seat: int, clan: int, kind: int) -> int:
        """Return how often a seat did this to other clans if it never did so to this one."""
        orders = self.orders
        if orders[(seat * CLAN_COUNT + clan) * KINDS_OF_ORDER + kind] > 0:
            return 0
        total = 0
        for other in range(CLAN_COUNT):
            total += orders[(seat * CLAN_COUNT + other) * KINDS_OF_ORDER + kind]
        return total


def hidden(window: ShinobiWindow) -> Evidence:
    """Return which clans are known before the orders are weighed."""
    known = [window.clan(seat) for seat in range(window.seats)]
    left = [1] * CLAN_COUNT
    for clan in known:
        if clan != NONE:
            left[clan] -= 1
    return Evidence(known, left)


def evidence(window: ShinobiWindow) -> Evidence:
    """Return which clans are known, and how the orders weigh for the others."""
    found = hidden(window)
    weights = WEIGHTS[window.seats]
    public = PublicState(window)
    for index in range(len(found.hidden)):
        for clan in range(CLAN_COUNT):
            if found.left[clan] == 0:
                continue
            log = 0.0
            features = public.features(found.hidden[index], clan)
            for number in range(FEATURES):
                log += features[number] * weights[number]
            found.alone[index * CLAN_COUNT + clan] = log
    return found


def played(window: ShinobiWindow) -> list[int]:
    """Return, for each clan, the probability in thousandths that another seat plays it."""
    found = evidence(window)
    marginals = found.marginals()
    played_by = [0.0] * CLAN_COUNT
    for seat in range(window.seats):
        if seat != window.seat and found.known[seat] != NONE:
            played_by[found.known[seat]] = 1.0
    for index in range(len(found.hidden)):
        for clan in range(CLAN_COUNT):
            played_by[clan] += marginals[index * CLAN_COUNT + clan]
    return [int(1000.0 * each + 0.5) for each in played_by]


@mypyc_attr(native_class=True)
class ShinobiBeliefs(BeliefModel):
    """Beliefs about clans, from everybody's orders."""

    hidden: ClassVar[str] = "clan"

    def evidence(self, window: ShinobiWindow) -> Evidence:
        return evidence(window)

    def dealt(self, match: ShinobiMatch) -> list[int]:
        return [match.clan(seat) for seat in range(match.seats)]

    def known(self, window: ShinobiWindow) -> Evidence:
        return hidden(window)

    def features(self, window: ShinobiWindow, deals: list[list[int]]) -> list[list[float]]:
        public = PublicState(window)
        found: list[list[float]] = []
        for deal in deals:
            whole = [0.0] * FEATURES
            for seat in hidden(window).hidden:
                features = public.features(seat, deal[seat])
                for number in range(FEATURES):
                    whole[number] += features[number]
            found.append(whole)
        return found
