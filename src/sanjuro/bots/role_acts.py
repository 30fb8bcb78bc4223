"""How public actions weigh for hidden roles, in games with a leader whom everybody knows.

Each hidden seat has a few features, numbers derived from public actions. A feature makes each of the three hidden roles
more or less likely; what one seat did to another does so for the roles of both. `tools/fit_beliefs.py` fits the weights
to recorded games, for each player count.
"""

from __future__ import annotations

from typing import Final

from sanjuro.bots.search.deals import Evidence
from sanjuro.core.moves import NONE
from sanjuro.core.native import i64, mypyc_attr

ROLE_COUNT: Final = 4  # the role of the leader is 0
HIDDEN_ROLES: Final = 3
SEAT_FEATURES: Final = 13
PAIR_FEATURES: Final = 2
SEAT_WEIGHTS: Final = SEAT_FEATURES * HIDDEN_ROLES
MOST_ACTS: Final = 8  # cap on actions against one seat
MOST_OF_ALL: Final = 12  # cap on actions against all seats


@mypyc_attr(native_class=True)
class RoleWeights:
    """The weights for one player count.

    `of_seat` is indexed by feature and role. `of_pairs` has, for each number of actions of one seat against another,
    the weights by actor's role * ROLE_COUNT + the other's role.
    """

    def __init__(self, numbers: list[float]) -> None:
        """Read `numbers`: by feature and role, then by both roles for each action and for there being any."""
        self.of_seat = numbers[:SEAT_WEIGHTS]
        self.of_pairs: list[list[float]] = []
        for acts in range(MOST_ACTS + 1):
            table = [0.0] * (ROLE_COUNT * ROLE_COUNT)
            at = SEAT_WEIGHTS
            for doer in range(1, ROLE_COUNT):
                for other in range(1, ROLE_COUNT):
                    for_one = numbers[at + HIDDEN_ROLES * HIDDEN_ROLES]
                    table[doer * ROLE_COUNT + other] = acts * numbers[at] + for_one
                    at += 1
            self.of_pairs.append(table)


@mypyc_attr(native_class=True)
class Acts:
    """Actions between seats, at actor * seats + target, and which seats have the leader in range, as bits.

    What the viewer did follows from what it knows, so it says nothing about the others; a spectator learns from
    everybody.
    """

    def __init__(self, seats: int, viewer: int, leader: int, hostile: list[int], helpful: list[int]) -> None:
        self.seats = seats
        self.viewer = viewer
        self.leader = leader
        self.hostile = hostile
        self.helpful = helpful
        self.in_reach = 0
        acts: i64 = 0
        for done in hostile:
            acts += done
        # Before anybody has acted, sparing the leader means nothing.
        self.progress: int = min(acts, MOST_OF_ALL)

    def features(self, seat: int) -> list[int]:
        """Return the SEAT_FEATURES features of a seat with a hidden role."""
        seats = self.seats
        leader = self.leader
        hostile = self.hostile
        row = seat * seats
        against_leader: i64 = min(hostile[row + leader], MOST_ACTS)
        others: i64 = 0
        rebels: i64 = 0  # actions against seats that attacked the leader
        for target in range(seats):
            done: i64 = hostile[row + target]
            if done > 0 and target != leader:
                done = min(done, MOST_ACTS)
                others += done
                if hostile[target * seats + leader] > 0:
                    rebels += done
        loyal: i64 = others - rebels
        others = min(others, MOST_OF_ALL)
        by_leader: i64 = 0 if leader == self.viewer else min(hostile[leader * seats + seat], MOST_ACTS)
        quiet = against_leader == 0
        near = self.in_reach >> seat & 1 == 1
        return [
            against_leader,
            0 if quiet else 1,
            min(self.helpful[row + leader], 3),
            others,
            1 if others > 0 else 0,
            others if quiet else 0,
            by_leader,
            1 if by_leader > 0 else 0,
            min(rebels, MOST_OF_ALL),
            min(loyal, MOST_OF_ALL),
            self.progress if near else 0,
            self.progress if near and quiet else 0,
            others if near and quiet else 0,
        ]

    def of_deals(self, hidden: list[int], deals: list[list[int]]) -> list[list[float]]:
        """Return, for each deal, the factors of the numbers in `RoleWeights`, for fitting them."""
        pairs = HIDDEN_ROLES * HIDDEN_ROLES
        found: list[list[float]] = []
        features = [self.features(seat) for seat in hidden]
        for deal in deals:
            whole = [0.0] * (SEAT_WEIGHTS + PAIR_FEATURES * pairs)
            for index in range(len(hidden)):
                role = deal[hidden[index]] - 1
                for number in range(SEAT_FEATURES):
                    whole[number * HIDDEN_ROLES + role] += features[index][number]
            for by in range(self.seats):
                for target in range(self.seats):
                    done = min(self.hostile[by * self.seats + target], MOST_ACTS)
                    if done <= 0 or by in (self.viewer, self.leader) or target == self.leader:
                        continue
                    if by in hidden or target in hidden:
                        at = SEAT_WEIGHTS + (deal[by] - 1) * HIDDEN_ROLES + deal[target] - 1
                        whole[at] += done
                        whole[at + pairs] += 1.0
            found.append(whole)
        return found

    def add_to(self, evidence: Evidence, weights: RoleWeights) -> None:
        """Add the weights of all actions to the evidence."""
        seats = self.seats
        place = [NONE] * seats
        for index in range(len(evidence.hidden)):
            seat = evidence.hidden[index]
            place[seat] = index
            _add_features(evidence.alone, index * ROLE_COUNT, self.features(seat), weights.of_seat)
        hostile = self.hostile
        for by in range(seats):
            if by == self.viewer or by == self.leader:
                continue
            for target in range(seats):
                done = hostile[by * seats + target]
                if done == 0 or target == self.leader:
                    continue
                table = weights.of_pairs[min(done, MOST_ACTS)]
                doer = place[by]
                other = place[target]
                if doer != NONE and other != NONE:
                    evidence.add_pair(doer, other, table)
                elif doer != NONE:
                    _add_column(evidence.alone, doer * ROLE_COUNT, table, ROLE_COUNT, evidence.known[target])
                elif other != NONE:
                    _add_column(evidence.alone, other * ROLE_COUNT, table, 1, evidence.known[by] * ROLE_COUNT)


def _add_features(alone: list[float], first: int, features: list[int], weights: list[float]) -> None:
    one = 0.0
    two = 0.0
    three = 0.0
    at: i64 = 0
    for number in range(SEAT_FEATURES):
        value = features[number]
        if value != 0:
            times = float(value)
            one += times * weights[at]
            two += times * weights[at + 1]
            three += times * weights[at + 2]
        at += HIDDEN_ROLES
    alone[first + 1] += one
    alone[first + 2] += two
    alone[first + 3] += three


def _add_column(alone: list[float], first: int, table: list[float], step: int, at: int) -> None:
    """Add the weights of actions between a hidden seat and one whose role is known."""
    for role in range(1, ROLE_COUNT):
        alone[first + role] += table[at + role * step]
