"""The probability of saving the village: a logistic sum of table entries, with one part per samurai.

A move changes one or two samurai, so evaluating it takes a few additions.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.bots.samurai_spirit.entries import (
    ABOVE,
    AT_HOME,
    AT_THE_END,
    AWAY,
    BY_DIFFICULTY,
    CONDITIONS,
    DOLLS,
    DOLLS_EXPECTED,
    EXCEEDING,
    FALLING,
    FAMILIES,
    FARMS,
    FARMS_EXPECTED,
    FEWER,
    FIGHTERS,
    HATS_EXPECTED,
    HEALTH,
    INTRUDING,
    KIAI,
    KIND_OF_ROOM,
    MISSED,
    MOST_AT_THE_END,
    MOST_HEALTH,
    MOST_IN,
    MOST_OUT,
    MOST_ROOM,
    OPENING,
    OUT,
    PENALTY,
    REALS,
    SEAT,
    STRONGEST,
    TABLES,
    TALENT,
    VILLAGE,
    WOUNDED,
    condition_of,
)
from sanjuro.bots.samurai_spirit.position import Position
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import MOST_SEATS
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    DISCARD_DEFENCE,
    DOLL,
    FARM,
    FIRST_PENALTY,
    HAT,
    INTRUDER,
    LEFT_DRAWS,
    NO_DEFEND,
    RESHUFFLE_DISCARD,
    RIGHT_DRAWS,
    SECOND_PENALTY,
    STRENGTH,
    WOUND,
)
from sanjuro.games.samurai_spirit.samurai import IGNORES

LOST: Final = -30.0  # the logit of a lost game
DEADLY: Final = -8.0  # of a game that is lost unless somebody helps in time
EVERYTHING_COVERED: Final = 7


def probability_of(logit: float) -> float:
    """Return the probability for a logit (the logistic function)."""
    return 1.0 / (1.0 + exp(-logit))


@mypyc_attr(native_class=True)
class WinEstimate:
    """The parts of the sum, and its value after a change at one seat."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position
        self.weights: list[float] = []  # of the samurai
        self.village: list[float] = []  # of the rest
        # Sums of the weights of the samurai, see `Tables`; the defences are for these families and this condition.
        self.lines: list[float] = []
        self.hurts: list[float] = []
        self.defences: list[float] = []
        self.sum_of_parts = 0.0
        self.condition = 0  # of the village
        self.room = 0  # how far all lines together are below their kiai values
        self.uncovered = 0  # symbols not covered by samurai in the round
        self.fixed = 0.0  # the part of the village that depends neither on its health nor on lines and defences
        self.standing = 0.0  # the part that depends on health
        self.fallen = 0.0  # the same with one barricade less
        self.farms_missed = 0  # samurai out of the round who have not covered a farm
        self.dolls_missed = 0  # or a doll; up to `MOST_OUT`
        # By symbol: samurai in the round who have not covered it, and the weight of that.
        self.missing = [0] * 3
        self.scarce = [0.0] * 3
        # By seat: its part of the sum, and the share of it that depends on support.
        self.parts = [0.0] * MOST_SEATS
        self.help = [0.0] * MOST_SEATS

    def settle(self) -> None:
        """Recompute everything after a change to the deck or to the fighting samurai."""
        at = self.position
        self.weights = SEAT[at.seats][at.round]
        self.village = VILLAGE[at.seats][at.round]
        at.count_turns()
        tables = TABLES[at.seats][at.round - 1]
        self.lines = tables.lines
        self.hurts = tables.wounds
        self.condition = condition_of(self._health(at.barricades + at.farms))
        self.defences = tables.defences[(at.families - 1) * CONDITIONS + self.condition]
        self.sum_of_parts = 0.0
        for seat in range(at.seats):
            self.help[seat] = self._help(seat)
            part = self.part(seat, at.sums[seat], at.opening[seat], at.covered[seat], at.wounds[seat])
            part += self.penalty(seat, at.last[seat])
            self.parts[seat] = part
            self.sum_of_parts += part
        self._settle_village()

    def _settle_village(self) -> None:
        """Compute the part of the village, and how many raiders the samurai can still take."""
        at = self.position
        left = at.left if at.fighters > 0 else 0
        room = 0
        hats = 0
        farms = 0
        dolls = 0
        farms_missed = 0
        dolls_missed = 0
        for seat in range(at.seats):
            covered = at.covered[seat]
            if at.fighting[seat]:
                if at.values[seat] > at.sums[seat]:
                    room += at.values[seat] - at.sums[seat]
                hats += 1 - (covered & 1)
                farms += 1 - (covered >> 1 & 1)
                dolls += 1 - (covered >> 2)
            else:
                farms_missed += 1 - (covered >> 1 & 1)
                dolls_missed += 1 - (covered >> 2)
        self.room = room
        self.uncovered = hats + farms + dolls
        self.missing[HAT] = hats
        self.missing[FARM] = farms
        self.missing[DOLL] = dolls
        self.farms_missed = farms_missed
        self.dolls_missed = dolls_missed if dolls_missed < MOST_OUT else MOST_OUT
        weights = self.village
        fixed = (
            weights[FAMILIES + at.families]
            + weights[FIGHTERS + at.fighters * 3 + at.phase]
            + weights[BY_DIFFICULTY + at.difficulty]
            + left * (at.flame * weights[REALS + 2] + (at.mean - 2.5) * weights[REALS + 9])
        )
        for symbol in range(3):
            self.scarce[symbol] = self._scarce(symbol, self.missing[symbol])
            fixed += self.scarce[symbol]
        self.fixed = fixed
        self.standing = self.health(0)
        self.fallen = self.health(-1)

    def _scarce(self, symbol: int, missing: int) -> float:
        """Return the weight of this many samurai not having covered a symbol."""
        at = self.position
        counts = 0.0
        if symbol == DOLL:
            most = missing if missing < MOST_IN else MOST_IN
            out = (at.families - 1) * (MOST_OUT + 1) + self.dolls_missed
            counts = self.village[DOLLS + (out * (MOST_IN + 1) + most) * 3 + at.phase]
        if missing == 0 or at.left == 0 or at.fighters == 0:
            return counts
        scarce = missing / (at.left * at.symbols[symbol] + 0.5)
        return counts + (scarce if scarce < 4.0 else 4.0) * self.village[REALS + 6 + symbol]

    def _help(self, seat: int) -> float:
        """Return the weight of talents called and lent, and of the samurai's own support token."""
        at = self.position
        turns = at.turns[seat]
        if not at.fighting[seat] or turns == 0:
            return 0.0
        samurai = at.samurai[seat]
        part = self.weights[AT_HOME + samurai * 8 + turns] if at.at_home[seat] else self.weights[AWAY]
        others = at.talents[seat] & ~(1 << samurai)
        if others != 0:
            for other in range(MOST_SEATS):
                if others >> other & 1:
                    part += self.talent(other, seat)
        return part

    def talent(self, samurai: int, seat: int) -> float:
        """Return the value of another samurai's talent to this one."""
        at = self.position
        return self.weights[TALENT + samurai * 3 + KIND_OF_ROOM[self._place(seat, at.sums[seat])]]

    def _place(self, seat: int, total: int) -> int:
        """Return the entry for a line with this sum: its room below the kiai value, above it, or out of the round."""
        at = self.position
        if not at.fighting[seat]:
            return OUT
        room = at.values[seat] - total
        if room < 0:
            return ABOVE
        return room if room < MOST_ROOM else MOST_ROOM

    def part(self, seat: int, total: int, opening: int, covered: int, wounds: int) -> float:
        """Return the part of a samurai, without a penalty.

        The line has this sum and a first card of this strength; these symbols are covered, and there are this many
        wounds.
        """
        at = self.position
        if wounds > 3:
            return LOST
        turns = at.turns[seat]
        place = self._place(seat, total)
        kind = KIND_OF_ROOM[place]
        samurai = at.samurai[seat]
        part = (
            self.lines[(samurai * 16 + place) * 8 + turns]
            + self.defences[(covered * 8 + turns) * 3 + kind]
            + self.hurts[((samurai * 4 + wounds) * 2 + (covered & 1)) * 8 + turns]
            + self.help[seat]
        )
        if turns == 0 or place == OUT:
            return part
        weights = self.weights
        if covered & 1 == 0:
            part += weights[HATS_EXPECTED + (wounds * 8 + at.expected(HAT, turns)) * 3 + kind]
        if covered & 2 == 0:
            part += weights[FARMS_EXPECTED + (self.condition * 8 + at.expected(FARM, turns)) * 3 + kind]
        if covered & 4 == 0:
            part += weights[DOLLS_EXPECTED + ((at.families - 1) * 8 + at.expected(DOLL, turns)) * 3 + kind]
        if place < ABOVE:
            part += (
                weights[KIAI + samurai * 8 + at.filling[place]]
                + weights[EXCEEDING + (place if place < STRONGEST else STRONGEST) * 8 + at.exceeding[place]]
                + weights[OPENING + opening * 3 + kind]
            )
        return part

    def penalty(self, seat: int, card: int) -> float:
        """Return the effect of the last card of a line on its samurai at the start of their next turn."""
        at = self.position
        if card == NONE or FIRST_PENALTY[card] == NONE or at.turns[seat] == 0 or not at.fighting[seat]:
            return 0.0
        if at.talents[seat] & IGNORES[STRENGTH[card] & 1]:
            return 0.0
        part = self._one_penalty(seat, FIRST_PENALTY[card])
        if SECOND_PENALTY[card] != NONE:
            part += self._one_penalty(seat, SECOND_PENALTY[card])
        return part

    def _one_penalty(self, seat: int, penalty: int) -> float:
        at = self.position
        if self.is_wound(seat, penalty):
            return DEADLY if at.wounds[seat] >= 3 else self.weights[WOUNDED + at.wounds[seat]]
        if penalty == NO_DEFEND and at.covered[seat] == EVERYTHING_COVERED:
            return 0.0
        if penalty == BARRICADE:
            return self.weights[FALLING + self.condition]
        if penalty == INTRUDER:
            return self.weights[INTRUDING + self.condition]
        return self.weights[PENALTY + penalty]

    def is_wound(self, seat: int, penalty: int) -> bool:
        """Return whether a penalty is a wound, or becomes one because it cannot be carried out."""
        at = self.position
        if penalty == WOUND:
            return True
        if penalty == LEFT_DRAWS:
            return not at.fighting[(seat + 1) % at.seats]
        if penalty == RIGHT_DRAWS:
            return not at.fighting[(seat + at.seats - 1) % at.seats]
        if penalty == RESHUFFLE_DISCARD:
            return not at.discarded
        return penalty == DISCARD_DEFENCE and at.covered[seat] == 0

    def _health(self, standing: int) -> float:
        """Return how many more barricades and farms may fall with this many of them standing."""
        at = self.position
        health = standing - 1 - at.burning
        return health if at.fighters > 0 else health - at.left * at.flame

    def health(self, barricades: int, uncovered: int = 0) -> float:
        """Return the weight of barricades and farms, with this many barricades and uncovered farms more or less."""
        at = self.position
        weights = self.village
        farms = at.farms
        standing = at.barricades + barricades
        if standing > at.most_barricades:
            standing = at.most_barricades
        if standing < 0:
            farms += standing
            standing = 0
            if farms <= 0:
                return LOST
        health = self._health(standing + farms)
        entry = int(health + 2.5) if health > -2.5 else 0
        if entry > MOST_HEALTH:
            entry = MOST_HEALTH
        missed = self.farms_missed + (self.missing[FARM] + uncovered) * MISSED[at.around]
        end = 2.0 * (health - missed) + 8.5
        at_the_end = int(end) if end > 0.0 else 0
        if at_the_end > MOST_AT_THE_END:
            at_the_end = MOST_AT_THE_END
        return (
            weights[FARMS + farms]
            + weights[HEALTH + entry * 3 + at.phase]
            + weights[AT_THE_END + at_the_end * 8 + at.around]
            + weights[REALS] * health
            + weights[REALS + 1] * health * health
        )

    def _capacity(self, room: int, uncovered: int) -> float:
        """Return the weight of having more or fewer raiders left than all lines and defences can take."""
        at = self.position
        if at.left == 0 or at.fighters == 0:
            return 0.0
        over = at.left - room / at.mean - FEWER * uncovered
        if over > 0.0:
            return over * (self.village[REALS + 3] + at.flame * self.village[REALS + 4])
        return over * self.village[REALS + 5]

    def now(self) -> float:
        """Return the logit as the table stands."""
        return self.sum_of_parts + self.fixed + self.standing + self._capacity(self.room, self.uncovered)

    def with_line(self, seat: int, total: int, opening: int, health: float) -> float:
        """Return the logit with another sum and first card of a line, without the penalty of its last card."""
        at = self.position
        room = self.room
        if at.fighting[seat]:
            value = at.values[seat]
            if value > at.sums[seat]:
                room -= value - at.sums[seat]
            if value > total:
                room += value - total
        part = self.part(seat, total, opening, at.covered[seat], at.wounds[seat])
        return self.sum_of_parts - self.parts[seat] + part + self.fixed + health + self._capacity(room, self.uncovered)

    def with_defence(self, seat: int, covered: int) -> float:
        """Return the logit with other symbols covered."""
        at = self.position
        fixed = self.fixed
        standing = self.standing
        uncovered = self.uncovered
        for symbol in range(3):
            change = (at.covered[seat] >> symbol & 1) - (covered >> symbol & 1)
            if change != 0:
                uncovered += change
                fixed += self._scarce(symbol, self.missing[symbol] + change) - self.scarce[symbol]
                if symbol == FARM:
                    standing = self.health(0, change)
        part = self.part(seat, at.sums[seat], at.opening[seat], covered, at.wounds[seat])
        part += self.penalty(seat, at.last[seat])
        capacity = self._capacity(self.room, uncovered)
        return self.sum_of_parts - self.parts[seat] + part + fixed + standing + capacity

    def with_wounds(self, seat: int, wounds: int) -> float:
        """Return the logit with another number of wounds."""
        at = self.position
        part = self.part(seat, at.sums[seat], at.opening[seat], at.covered[seat], wounds)
        part += self.penalty(seat, at.last[seat])
        return self.now() - self.parts[seat] + part
