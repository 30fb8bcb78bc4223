"""All possible deals of hidden roles or clans, and the probability of each given what has been seen."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import i64, mypyc_attr

BASE: Final = 64  # more than there are cards of one role
# Cache of deals, by remaining cards and number of seats. Games with roles have a few hundred keys; where hands are
# hidden there are thousands, so the cache is bounded.
MOST_KEPT: Final = 512
_KEPT: Final[dict[int, list[list[int]]]] = {}


def ways(left: list[int], places: int) -> list[list[int]]:
    """Return all ways to deal `left[role]` cards of each role to this many seats.

    The lists are shared: do not modify them.
    """
    key = places
    for count in left:
        key = key * BASE + count
    key = key * BASE + len(left)
    found = _KEPT.get(key)
    if found is None:
        found = _ways(left, places)
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
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


def _only_one(left: list[int]) -> int:
    """Return the role that all hidden seats must have because no other is left; else NONE."""
    only = NONE
    for role in range(len(left)):
        if left[role] > 0:
            if only != NONE:
                return NONE
            only = role
    return only


def _draws(left: list[int], deal: list[int]) -> float:
    """Return the number of ways to draw the cards of these roles, one after the other, from all that are left."""
    counts = left.copy()
    found = 1.0
    for role in deal:
        found *= counts[role]
        counts[role] -= 1
    return found


@mypyc_attr(native_class=True)
class Evidence:
    """What is known of the seats, and how much the actions seen weigh for each role of the others.

    `known` has the role of every seat, NONE where it is hidden; `left` the number of cards of each role that the hidden
    seats can have. If there are more cards than seats, a role with more cards is likelier from the start. All weights
    are logarithms: `alone[i * roles + role]` is for hidden seat i. For pairs of hidden seats with joint weights,
    `firsts` and `seconds` have their numbers, and `tables` at the same index the weights by role * roles + other. The
    tables are shared: do not modify them.
    """

    def __init__(self, known: list[int], left: list[int]) -> None:
        self.known = known
        self.left = left
        self.roles = len(left)
        self.hidden: list[int] = []
        only = _only_one(left)
        for seat in range(len(known)):
            if known[seat] != NONE:
                continue
            if only == NONE:
                self.hidden.append(seat)
            else:
                known[seat] = only
        self.spare: bool = sum(left) > len(self.hidden)
        self.alone = [0.0] * (len(self.hidden) * self.roles)
        self.firsts: list[int] = []
        self.seconds: list[int] = []
        self.tables: list[list[float]] = []

    def add_pair(self, first: int, second: int, table: list[float]) -> None:
        """Add joint weights for the roles of two hidden seats."""
        self.firsts.append(first)
        self.seconds.append(second)
        self.tables.append(table)

    def weights(self, found: list[list[int]]) -> list[float]:
        """Return the likelihood of each of these deals, relative to the likeliest, which has 1."""
        logs: list[float] = []
        most = -1e300
        for deal in found:
            log = self._log(deal)
            if log > most:
                most = log
            logs.append(log)
        return [exp(log - most) for log in logs]

    def draw(self, found: list[list[int]], weights: list[float]) -> list[float]:
        """Return the weights of these deals multiplied by their prior probabilities."""
        if not self.spare:
            return weights
        return [weights[number] * _draws(self.left, found[number]) for number in range(len(found))]

    def _log(self, deal: list[int]) -> float:
        """Return the log-likelihood of a deal of the hidden seats, up to a constant."""
        roles: i64 = self.roles
        alone = self.alone
        log = 0.0
        at: i64 = 0
        for index in range(len(deal)):
            role: i64 = deal[index]
            log += alone[at + role]
            at += roles
        firsts = self.firsts
        seconds = self.seconds
        for number in range(len(firsts)):
            one: i64 = deal[firsts[number]]
            other: i64 = deal[seconds[number]]
            log += self.tables[number][one * roles + other]
        return log

    def marginals(self) -> list[float]:
        """Return the probability of each role for each hidden seat i, at i * roles + role, for fast bots."""
        roles: i64 = self.roles
        count: i64 = len(self.hidden)
        probabilities = [0.0] * (count * roles)
        if count == 0:
            return probabilities
        found = ways(self.left, count)
        weights = self.draw(found, self.weights(found))
        whole = 0.0
        for weight in weights:
            whole += weight
        for number in range(len(found)):
            probability = weights[number] / whole
            deal = found[number]
            at: i64 = 0
            for index in range(count):
                role: i64 = deal[index]
                probabilities[at + role] += probability
                at += roles
        return probabilities


@mypyc_attr(native_class=True)
class Beliefs:
    """A posterior over every deal of roles or clans that fits what a seat knows.

    `deals` has the role or clan of every seat in each deal, as numbers of the game; `probabilities`, which sum to 1,
    has the probability of each deal.
    """

    def __init__(self, evidence: Evidence) -> None:
        hidden = evidence.hidden
        self._evidence = evidence
        self._ways = ways(evidence.left, len(hidden))
        self._relative = evidence.weights(self._ways)
        likely = evidence.draw(self._ways, self._relative)
        whole = sum(likely)
        self.probabilities: list[float] = [each / whole for each in likely]
        self.deals: list[list[int]] = []
        for way in self._ways:
            deal = evidence.known.copy()
            for index in range(len(hidden)):
                deal[hidden[index]] = way[index]
            self.deals.append(deal)

    def probability(self, seat: int, role: int) -> float:
        """Return the probability that a seat has this role or clan."""
        found = 0.0
        for index in range(len(self.deals)):
            if self.deals[index][seat] == role:
                found += self.probabilities[index]
        return found

    @property
    def chances(self) -> list[float]:
        """Former name of `probabilities`, kept for one release."""
        return self.probabilities

    def chance(self, seat: int, role: int) -> float:
        """Return `probability(seat, role)`; a former name, kept for one release."""
        return self.probability(seat, role)

    def relative(self, deal: list[int]) -> float:
        """Return the likelihood of a deal relative to the best one; 0 if the deal is impossible.

        `Window.imagine` deals with prior probabilities. If you keep each imagined match with probability
        `relative(dealt(match))`, the matches you keep are distributed as `probabilities`.
        """
        evidence = self._evidence
        for seat in range(len(deal)):
            if evidence.known[seat] != NONE and evidence.known[seat] != deal[seat]:
                return 0.0
        for index in range(len(self.deals)):
            if self.deals[index] == deal:
                return self._relative[index]
        return 0.0
