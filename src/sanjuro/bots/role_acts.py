"""What open acts say of hidden roles around a leader everybody knows: BANG!'s sheriff, Samurai Sword's shogun.

Each hidden seat has a few features, numbers that follow from what everybody has seen. A feature makes each of the
three hidden roles likelier or less likely; what one seat did to another does so for the roles of both. The weights are
fitted to recorded games by `tools/fit_beliefs.py`, for each number of players.
"""

from __future__ import annotations

from typing import Final

from sanjuro.bots.deals import Evidence
from sanjuro.core.moves import NONE
from sanjuro.core.native import i64, mypyc_attr

ROLE_COUNT: Final = 4  # the leader's role is 0
HIDDEN_ROLES: Final = 3
SEAT_FEATURES: Final = 13
PAIR_FEATURES: Final = 2
SEAT_WEIGHTS: Final = SEAT_FEATURES * HIDDEN_ROLES
MOST_ACTS: Final = 8  # more acts against one seat say no more
MOST_OF_ALL: Final = 12  # and more against all


@mypyc_attr(native_class=True)
class Acts:
    """Who did what to whom, at doer * seats + whom, and who has the leader in reach, as bits.

    What the viewer did follows from what it knows, so it says nothing about the others; a spectator learns from all.
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
        # How far the game has come, from 0 to 1: before anybody has acted, sparing the leader says nothing.
        self.progress = float(min(acts, MOST_OF_ALL)) / MOST_OF_ALL

    def features(self, seat: int) -> list[float]:
        """What has been seen of a seat with a hidden role: SEAT_FEATURES numbers."""
        seats = self.seats
        leader = self.leader
        hostile = self.hostile
        row = seat * seats
        against_leader: i64 = min(hostile[row + leader], MOST_ACTS)
        others: i64 = 0
        rebels: i64 = 0  # acts against those who attacked the leader
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
            float(against_leader),
            0.0 if quiet else 1.0,
            float(min(self.helpful[row + leader], 3)),
            float(others),
            1.0 if others > 0 else 0.0,
            float(others) if quiet else 0.0,
            float(by_leader),
            1.0 if by_leader > 0 else 0.0,
            float(min(rebels, MOST_OF_ALL)),
            float(min(loyal, MOST_OF_ALL)),
            self.progress if near else 0.0,
            self.progress if near and quiet else 0.0,
            float(others) if near and quiet else 0.0,
        ]

    def add_to(self, evidence: Evidence, weights: list[float]) -> None:
        """Weigh everything: SEAT_WEIGHTS weights by feature and role, then those of pairs by feature and both roles."""
        place = [NONE] * self.seats
        for index in range(len(evidence.hidden)):
            seat = evidence.hidden[index]
            place[seat] = index
            _add_features(evidence.alone, index * ROLE_COUNT, self.features(seat), weights)
        for by in range(self.seats):
            if by == self.viewer or by == self.leader:
                continue
            for target in range(self.seats):
                done = self.hostile[by * self.seats + target]
                if done > 0 and target != self.leader and (place[by] != NONE or place[target] != NONE):
                    self._add_pair(evidence, weights, by, target, place, float(min(done, MOST_ACTS)))

    def _add_pair(
        self, evidence: Evidence, weights: list[float], by: int, target: int, place: list[int], done: float
    ) -> None:
        if place[by] != NONE and place[target] != NONE:
            _add_between(evidence, weights, place[by], place[target], done)
            return
        index = place[by] if place[by] != NONE else place[target]
        for role in range(1, ROLE_COUNT):
            doer = role if place[by] != NONE else evidence.known[by]
            other = evidence.known[target] if place[by] != NONE else role
            at = SEAT_WEIGHTS + (doer - 1) * HIDDEN_ROLES + other - 1
            more = done * weights[at] + weights[at + HIDDEN_ROLES * HIDDEN_ROLES]
            evidence.alone[index * ROLE_COUNT + role] += more


def _add_features(alone: list[float], first: int, features: list[float], weights: list[float]) -> None:
    one = 0.0
    two = 0.0
    three = 0.0
    for number in range(SEAT_FEATURES):
        value = features[number]
        if value != 0.0:
            one += value * weights[number * HIDDEN_ROLES]
            two += value * weights[number * HIDDEN_ROLES + 1]
            three += value * weights[number * HIDDEN_ROLES + 2]
    alone[first + 1] += one
    alone[first + 2] += two
    alone[first + 3] += three


def _add_between(evidence: Evidence, weights: list[float], by: int, target: int, done: float) -> None:
    """Add what so many acts of one hidden seat against another say, by the roles of both."""
    table = evidence.between(by, target) if by < target else evidence.between(target, by)
    # Where a step of the doer's role, and of the other's, leads in the table.
    doer_step: i64 = ROLE_COUNT if by < target else 1
    other_step: i64 = ROLE_COUNT + 1 - doer_step
    at: i64 = SEAT_WEIGHTS
    doer: i64 = 1
    while doer <= HIDDEN_ROLES:
        place: i64 = doer * doer_step
        for _ in range(HIDDEN_ROLES):
            place += other_step
            table[place] += done * weights[at] + weights[at + HIDDEN_ROLES * HIDDEN_ROLES]
            at += 1
        doer += 1
