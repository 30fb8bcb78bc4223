"""Who is probably on which side in Samurai Sword, judged from public actions."""

from __future__ import annotations

from sanjuro.bots.role_acts import ROLE_COUNT
from sanjuro.bots.samurai_sword.beliefs import evidence
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


@mypyc_attr(native_class=True)
class Teams:
    """What one seat thinks of the others, in per cent.

    Every possible deal of the roles is weighed by the public actions. `may_be_mate` holds, as bits, the seats that the
    roles alone do not rule out as allies.
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
        seen = evidence(self.window)
        for seat in range(self.seats):
            if seen.known[seat] == SAMURAI:
                self.samurai[seat] = 100
            elif seen.known[seat] == NINJA:
                self.ninja[seat] = 100
        marginals = seen.marginals()
        for index in range(len(seen.hidden)):
            seat = seen.hidden[index]
            self.samurai[seat] = int(100.0 * marginals[index * ROLE_COUNT + SAMURAI] + 0.5)
            self.ninja[seat] = int(100.0 * marginals[index * ROLE_COUNT + NINJA] + 0.5)

    def _find_mates(self) -> None:
        """Compute the probability that each seat is an ally, from the weighed deals."""
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
        """Return how welcome harm to a seat is, from 100 to -100."""
        return 100 - 2 * self.mate[seat]

    def could_be_mate(self, seat: int) -> bool:
        return self.may_be_mate >> seat & 1 != 0

    def lead(self, loser: int, winner: int, all_lose: int) -> int:
        """Return the lead of this seat's team in hundredths of a point if the game ended now.

        One honour goes from `loser` to `winner` (NONE: nobody), and `all_lose` from everybody.
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
            return ninja - rival + 1  # a tie counts as won
        rival = ninja if ninja > shogun else shogun
        return ronin - rival - 1
