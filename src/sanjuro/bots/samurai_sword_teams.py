"""Who is probably on whose side in Samurai Sword, judged from what everybody has seen."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.samurai_sword.roles import (
    FACTORS,
    IN_GAME,
    NINJA,
    NINJA_TEAM,
    RONIN,
    SAMURAI,
    SHOGUN,
    SHOGUN_TEAM,
    TEAM_OF,
)
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

MOST_COUNTED: Final = 6  # more acts against one seat say no more
# By the role of who acts and of whom it is done to: the logarithm of how much likelier one act makes these roles.
# A conditional logistic regression on games of the bot with itself: `tools/fit_beliefs.py samurai_sword`.
LIKELIER: Final = [
    *[0.0, 0.0, -0.03, 0.03],  # the shogun against shogun, samurai, ninja, ronin
    *[-0.82, -0.02, 0.23, 0.22],  # a samurai
    *[0.52, 0.01, -0.38, -0.2],  # a ninja
    *[0.3, -0.01, 0.15, 0.0],  # the ronin
]
ROLE_COUNT: Final = 4


def _deals(left: list[int], places: int) -> list[list[int]]:
    """All ways to give so many seats the roles that are left."""
    if places == 0:
        return [[]]
    found: list[list[int]] = []
    for role in range(ROLE_COUNT):
        if left[role] > 0:
            rest = left.copy()
            rest[role] -= 1
            for deal in _deals(rest, places - 1):
                found.append([role, *deal])
    return found


def _deals_seen_by(players: int, role: int) -> list[list[int]]:
    """What a player of this role must reckon with for the others but the shogun; there is at most sixty."""
    left = IN_GAME[players].copy()
    left[SHOGUN] -= 1
    if role != SHOGUN:
        left[role] -= 1
    return _deals(left, sum(left)) if min(left) >= 0 else []


DEALS: Final[list[list[list[list[int]]]]] = [
    [_deals_seen_by(players, role) for role in range(ROLE_COUNT)] if players >= 3 else [] for players in range(8)
]


@mypyc_attr(native_class=True)
class Teams:
    """What one seat thinks of the others, in per cent.

    Every way the roles can be dealt is weighed by what everybody has openly done to whom.
    `may_be_mate` holds, as bits, whom the roles alone do not rule out as a team mate.
    """

    def __init__(self, window: SamuraiSwordWindow) -> None:
        self.window = window
        self.me = window.seat
        self.seats = window.seats
        self.role = window.role(window.seat)
        self.team = TEAM_OF[self.role]
        self.factor = FACTORS[window.players][self.role]
        self.mate: list[int] = []
        self.samurai = [0] * window.seats
        self.ninja = [0] * window.seats
        self.may_be_mate: i64 = 0
        self._judge()
        self._find_mates()

    def _judge(self) -> None:
        window = self.window
        shogun = window.shogun()
        others: list[int] = []
        for seat in range(self.seats):
            if seat not in (shogun, self.me):
                others.append(seat)
        doers: list[int] = []
        targets: list[int] = []
        acts: list[float] = []
        for by in range(self.seats):
            if by == self.me:
                continue
            for seat in range(self.seats):
                done = window.hostility(by, seat)
                if done != 0:
                    doers.append(by)
                    targets.append(seat)
                    acts.append(float(max(-MOST_COUNTED, min(MOST_COUNTED, done))))
        roles = [SHOGUN] * self.seats
        roles[self.me] = self.role
        whole = 0.0
        samurai = [0.0] * self.seats
        ninja = [0.0] * self.seats
        for deal in DEALS[window.players][self.role]:
            for index in range(len(others)):
                roles[others[index]] = deal[index]
            likely = 0.0
            for index in range(len(acts)):
                likely += acts[index] * LIKELIER[roles[doers[index]] * ROLE_COUNT + roles[targets[index]]]
            weight = exp(likely)
            whole += weight
            for index in range(len(others)):
                if deal[index] == SAMURAI:
                    samurai[others[index]] += weight
                elif deal[index] == NINJA:
                    ninja[others[index]] += weight
        for seat in others:
            self.samurai[seat] = int(100.0 * samurai[seat] / whole + 0.5)
            self.ninja[seat] = int(100.0 * ninja[seat] / whole + 0.5)

    def _find_mates(self) -> None:
        """Who is on the own side, as likely as the deals say."""
        counts = IN_GAME[self.window.players]
        for seat in range(self.seats):
            if seat == self.me:
                mate = 100
            elif seat == self.window.shogun():
                mate = 100 if self.team == SHOGUN_TEAM else 0
            elif self.team == SHOGUN_TEAM:
                mate = self.samurai[seat]
            else:
                mate = self.ninja[seat] if self.team == NINJA_TEAM else 0
            self.mate.append(mate)
            unknown = seat not in (self.me, self.window.shogun())
            if self.team == SHOGUN_TEAM:
                possible = counts[SAMURAI] > (1 if self.role == SAMURAI else 0)
            else:
                possible = self.team == NINJA_TEAM and counts[NINJA] > 1
            if mate == 100 or (unknown and possible):
                self.may_be_mate |= 1 << seat

    def hurt(self, seat: int) -> int:
        """How welcome harm to a seat is, from 100 to -100."""
        return 100 - 2 * self.mate[seat]

    def could_be_mate(self, seat: int) -> bool:
        return self.may_be_mate >> seat & 1 != 0

    def lead(self, loser: int, winner: int, all_lose: int) -> int:
        """By how much the own team would lead, in hundredths of a point, if the game ended now.

        One honour goes from `loser` to `winner` (NONE: nowhere), and `all_lose` from everybody.
        """
        window = self.window
        factors = FACTORS[window.players]
        shogun: i64 = 0
        ninja: i64 = 0
        ronin: i64 = 0
        for seat in range(self.seats):
            honour: i64 = window.honour(seat) - all_lose
            if seat == loser:
                honour -= 1
            if seat == winner:
                honour += 1
            if seat == self.me:
                mine: i64 = honour * self.factor * 100
                if self.team == SHOGUN_TEAM:
                    shogun += mine
                elif self.team == NINJA_TEAM:
                    ninja += mine
                else:
                    ronin += mine
            elif seat == window.shogun():
                shogun += honour * factors[SHOGUN] * 100
            else:
                a: i64 = self.samurai[seat]
                b: i64 = self.ninja[seat]
                shogun += honour * factors[SAMURAI] * a
                ninja += honour * factors[NINJA] * b
                ronin += honour * factors[RONIN] * (100 - a - b)
        if self.team == SHOGUN_TEAM:
            rival = ninja if ninja >= ronin else ronin
            return shogun - rival
        if self.team == NINJA_TEAM:
            rival = shogun if shogun > ronin else ronin
            return ninja - rival + 1  # a tie is won
        rival = ninja if ninja > shogun else shogun
        return ronin - rival - 1
