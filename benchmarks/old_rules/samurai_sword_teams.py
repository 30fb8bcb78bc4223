"""Who is probably on whose side in Samurai Sword, judged from what everybody has seen."""

from __future__ import annotations

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

CERTAIN: Final = 4  # evidence beyond this says no more
WEIGHT: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256]  # of evidence from -CERTAIN to CERTAIN
UNDECIDED: Final = 16
COUNTS: Final[list[list[int]]] = [IN_GAME[players] if players >= 3 else [] for players in range(8)]


@mypyc_attr(native_class=True)
class Teams:
    """What one seat thinks of the others, in per cent.

    Whoever attacks the shogun is hardly a samurai, and whoever attacks those is hardly a ninja.
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
        self.samurai: list[int] = []
        self.ninja: list[int] = []
        self.may_be_mate: i64 = 0
        self._judge()

    def _judge(self) -> None:
        window = self.window
        counts = COUNTS[window.players]
        samurai: i64 = counts[SAMURAI] - (1 if self.role == SAMURAI else 0)
        ninja: i64 = counts[NINJA] - (1 if self.role == NINJA else 0)
        ronin: i64 = counts[RONIN] - (1 if self.role == RONIN else 0)
        shogun = window.shogun()
        for seat in range(self.seats):
            if seat in (shogun, self.me):
                self.samurai.append(0)
                self.ninja.append(0)
                mate = seat == self.me or self.team == SHOGUN_TEAM
                self.mate.append(100 if mate else 0)
                if mate:
                    self.may_be_mate |= 1 << seat
                continue
            lean: i64 = self._lean(seat, shogun) + CERTAIN
            a: i64 = samurai * WEIGHT[2 * CERTAIN - lean]
            b: i64 = ninja * WEIGHT[lean]
            all_of_it: i64 = a + b + ronin * UNDECIDED
            a = a * 100 // all_of_it
            b = b * 100 // all_of_it
            self.samurai.append(a)
            self.ninja.append(b)
            if self.team == SHOGUN_TEAM:
                self.mate.append(a)
                if samurai > 0:
                    self.may_be_mate |= 1 << seat
            elif self.team == NINJA_TEAM:
                self.mate.append(b)
                if ninja > 0:
                    self.may_be_mate |= 1 << seat
            else:
                self.mate.append(0)

    def _lean(self, seat: int, shogun: int) -> i64:
        """Evidence for a ninja (positive) or a samurai (negative)."""
        window = self.window
        lean: i64 = 2 * window.hostility(seat, shogun)
        for other in range(self.seats):
            if other in (shogun, seat):
                continue
            done: i64 = window.hostility(seat, other)
            if done == 0:
                continue
            towards: i64 = window.hostility(other, shogun)
            if towards > 0:
                lean -= done
            elif towards < 0:
                lean += done
        if lean > CERTAIN:
            return CERTAIN
        return -CERTAIN if lean < -CERTAIN else lean

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
