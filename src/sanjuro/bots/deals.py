"""All ways to deal hidden roles or clans, and how likely each is after what has been seen."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr

# Deals by what is left and for how many seats; there are at most 120, and a few hundred different keys.
_KEPT: Final[dict[int, list[list[int]]]] = {}


def ways(left: list[int], places: int) -> list[list[int]]:
    """All ways to give so many seats what is left: `left[role]` cards of each role. The lists are shared: read only."""
    key = places
    for count in left:
        key = key * 8 + count
    key = key * 8 + len(left)
    found = _KEPT.get(key)
    if found is None:
        found = _ways(left, places)
        _KEPT[key] = found
    return found


def _ways(left: list[int], places: int) -> list[list[int]]:
    if places == 0:
        return [[]]
    found: list[list[int]] = []
    for role in range(len(left)):
        if left[role] > 0:
            rest = left.copy()
            rest[role] -= 1
            for deal in _ways(rest, places - 1):
                found.append([role, *deal])
    return found


@mypyc_attr(native_class=True)
class Evidence:
    """What is known of the seats, and how much likelier the acts seen make each role of those that are not.

    `known` has the role of every seat, NONE where it is hidden; `left` how many cards of each role the hidden seats can
    have. All weights are logarithms: `alone[i * roles + role]` for the hidden seat number i. For two of them, i before
    j, that have weights together, `pairs` has i * hidden + j, and `tables` at the same place the weights by
    role * roles + other.
    """

    def __init__(self, known: list[int], left: list[int]) -> None:
        self.known = known
        self.left = left
        self.roles = len(left)
        self.hidden: list[int] = []
        for seat in range(len(known)):
            if known[seat] == NONE:
                self.hidden.append(seat)
        self.alone = [0.0] * (len(self.hidden) * self.roles)
        self.pairs: list[int] = []
        self.tables: list[list[float]] = []

    def between(self, first: int, second: int) -> list[float]:
        """The weights of two hidden seats, the first before the second, to add to."""
        place = first * len(self.hidden) + second
        for number in range(len(self.pairs)):
            if self.pairs[number] == place:
                return self.tables[number]
        table = [0.0] * (self.roles * self.roles)
        self.pairs.append(place)
        self.tables.append(table)
        return table

    def weights(self, found: list[list[int]]) -> list[float]:
        """How likely each of these deals of the hidden seats is, compared with the likeliest, which has 1."""
        count = len(self.hidden)
        roles = self.roles
        alone = self.alone
        firsts = [place // count for place in self.pairs]
        seconds = [place % count for place in self.pairs]
        logs: list[float] = []
        most = -1e300
        for deal in found:
            log = 0.0
            for index in range(count):
                log += alone[index * roles + deal[index]]
            for number in range(len(firsts)):
                log += self.tables[number][deal[firsts[number]] * roles + deal[seconds[number]]]
            if log > most:
                most = log
            logs.append(log)
        return [exp(log - most) for log in logs]

    def marginals(self) -> list[float]:
        """The chance of each role for each hidden seat number i, at i * roles + role: what a quick player needs."""
        roles = self.roles
        count = len(self.hidden)
        found = ways(self.left, count)
        weights = self.weights(found)
        chances = [0.0] * (count * roles)
        whole = 0.0
        for number in range(len(found)):
            weight = weights[number]
            deal = found[number]
            whole += weight
            for index in range(count):
                chances[index * roles + deal[index]] += weight
        for at in range(len(chances)):
            chances[at] /= whole
        return chances


@mypyc_attr(native_class=True)
class Beliefs:
    """A posterior over every deal of roles or clans that fits what a seat knows.

    `deals` has for each of them the role or clan of every seat, as the numbers of the game; `chances`, which add up
    to 1, how likely each is.
    """

    def __init__(self, evidence: Evidence) -> None:
        hidden = evidence.hidden
        self._evidence = evidence
        self._ways = ways(evidence.left, len(hidden))
        self._relative = evidence.weights(self._ways)
        whole = sum(self._relative)
        self.chances: list[float] = [each / whole for each in self._relative]
        self.deals: list[list[int]] = []
        for way in self._ways:
            deal = evidence.known.copy()
            for index in range(len(hidden)):
                deal[hidden[index]] = way[index]
            self.deals.append(deal)

    def chance(self, seat: int, role: int) -> float:
        """How likely a seat has this role or clan."""
        found = 0.0
        for index in range(len(self.deals)):
            if self.deals[index][seat] == role:
                found += self.chances[index]
        return found

    def relative(self, deal: list[int]) -> float:
        """How likely a deal is, compared with the likeliest; 0 if it cannot be.

        Before anything is seen all deals are equally likely, and `Window.imagine` deals them so. A match it makes that
        is kept with the chance `relative(dealt(match))` therefore has its roles as likely as `chances` says.
        """
        evidence = self._evidence
        for seat in range(len(deal)):
            if evidence.known[seat] != NONE and evidence.known[seat] != deal[seat]:
                return 0.0
        for index in range(len(self.deals)):
            if self.deals[index] == deal:
                return self._relative[index]
        return 0.0
