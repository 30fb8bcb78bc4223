"""The table as a seat of Samurai Spirit sees it, and what wounds, farms, families and penalties are worth to it.

Everything is counted in barricades. The numbers were found by playing: each was moved, the games counted, and kept
where more villages were saved.
"""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    DISCARD_DEFENCE,
    FARM,
    FIRST_PENALTY,
    FLAME,
    HAT,
    INTRUDER,
    LEFT_DRAWS,
    MUST_PASS,
    NO_DEFEND,
    NO_TALENT,
    RAIDERS,
    RESHUFFLE_DISCARD,
    RIGHT_DRAWS,
    SECOND_PENALTY,
    STRENGTH,
    SYMBOL,
    WOUND,
)
from sanjuro.games.samurai_spirit.samurai import (
    ANIMAL,
    DAISUKE,
    GOROBEI,
    HARD,
    HEIHACHI,
    IGNORES_EVEN,
    IGNORES_ODD,
    KANBEI,
    KIKUCHIYO,
    KYUZO,
)
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

CERTAIN_LOSS: Final = 16.0
# By round: a lost family, the first to the fourth wound, the barricades and farms to be left and how much that matters.
FAMILY: Final = [0.0, 2.5, 2.0, 0.8]
WOUNDS: Final = [
    [],
    [0.4, 0.1, 2.0, CERTAIN_LOSS],
    [0.3, 0.1, 1.5, CERTAIN_LOSS],
    [0.05, -0.1, 0.5, CERTAIN_LOSS],
]
MARGIN: Final = [0.0, 4.5, 3.0, 2.0]
STEEP: Final = [0.0, 0.5, 0.6, 1.0]
FARM_COST: Final = 1.2
# The last card of a line: how often it costs anything before the next covers it, and the most one is afraid of.
AVERAGE_PENALTY: Final = 0.7
MOST_PAIN: Final = 3.0
INTRUDER_COST: Final = 0.35
DRAWS_COST: Final = 0.3
NO_DEFEND_COST: Final = 0.25
EXCEED: Final = 0.6
# Turns to cover what is open: some, and more with room in the line.
FIRST_DRAWS: Final = 0.5
DRAWS: Final = 0.8
DEFENDED: Final = 0.8
TALENT: Final = 0.5  # how much of a lent talent comes true
SUPPORT_BIAS: Final = 0.1
AFTER_KIAI: Final = 0.8  # the room that the first card leaves
DAISUKE_KIAI: Final = 0.8
GOROBEI_KIAI: Final = 1.2
KIKUCHIYO_KIAI: Final = 0.8
KYUZO_KIAI: Final = 0.3
KATSUSHIRO_KIAI: Final = 0.4


@mypyc_attr(native_class=True)
class Position:
    """Lines, lefts, wounds and odds, in a form moves can be tried on."""

    def __init__(self, window: SamuraiSpiritWindow) -> None:
        self.seats = window.seats
        self.round = window.round()
        self.left = window.deck_left()
        self.turn = window.turn()
        self.discarded = window.discarded() > 0
        self.can_build = window.barricades() < window.most_barricades()
        self.intruders = window.intruders()
        self.health = window.barricades() + window.farms()
        self.families = window.families()
        self.farm_cost = FARM_COST * (1.5 if window.difficulty() >= HARD else 1.0)  # farms have backs there
        self.lines: list[list[int]] = []
        self.sums: list[int] = []
        self.values: list[int] = []
        self.covered: list[int] = []
        self.wounds: list[int] = []
        self.fighting: list[bool] = []
        self.talents: list[int] = []
        self.samurai: list[int] = []
        for seat in range(window.seats):
            self.lines.append(window.line(seat))
            self.sums.append(window.sum(seat))
            self.values.append(window.value(seat))
            self.covered.append(window.covered(seat))
            self.wounds.append(window.wounds(seat))
            self.fighting.append(window.fighting(seat))
            self.talents.append(window.usable(seat))
            self.samurai.append(window.samurai(seat))
        self.cards: list[int] = []  # which the next raider may be, and how likely each is
        self.chances: list[float] = []
        self.strengths = [0.0] * 7
        self.symbols = [0.0] * 3
        self.flame = 0.46
        self.mean = 3.0
        self._odds(window)

    def _odds(self, window: SamuraiSpiritWindow) -> None:
        weights = window.weights()
        total = 0
        for weight in weights:
            total += weight
        if total == 0:
            return
        flame = 0.0
        for card in range(RAIDERS):
            if weights[card] > 0:
                chance = weights[card] / total
                self.cards.append(card)
                self.chances.append(chance)
                self.strengths[STRENGTH[card]] += chance
                if SYMBOL[card] >= 0:
                    self.symbols[SYMBOL[card]] += chance
                flame += chance * FLAME[card]
        if len(self.cards) > 1:
            self.flame = flame
        else:
            # The next one lies open: what comes after it is taken as the average raider.
            self.strengths = [0.0, 0.23, 0.23, 0.23, 0.23, 0.05, 0.03]
            self.symbols = [0.23, 0.23, 0.33]
        self.mean = 0.0
        for strength in range(1, 7):
            self.mean += strength * self.strengths[strength]

    def kiai_worth(self, seat: int) -> float:
        """What using the kiai of a samurai brings, on average."""
        samurai = self.samurai[seat]
        animal = 1.0 if self.wounds[seat] >= ANIMAL else 0.0
        build = 1.0 if self.can_build else 0.0
        if samurai == HEIHACHI:
            return build + animal * 0.5
        if samurai == DAISUKE:
            return DAISUKE_KIAI * (1.0 + animal)
        if samurai == GOROBEI:
            return GOROBEI_KIAI * (1.0 + animal * 0.5)
        if samurai == KANBEI:
            caught = min(self.intruders, 3 if animal > 0 else 2)
            return self.flame * caught
        if samurai == KIKUCHIYO:
            return KIKUCHIYO_KIAI * (1.0 + animal)
        if samurai == KYUZO:
            return KYUZO_KIAI + animal * build
        return KATSUSHIRO_KIAI * (1.0 + animal * 0.5)

    def wound_cost(self, seat: int, wounds: int) -> float:
        """What one more wound costs somebody with so many."""
        return WOUNDS[self.round][wounds]

    def uncovered_cost(self, seat: int, symbol: int) -> float:
        if symbol == HAT:
            return self.wound_cost(seat, self.wounds[seat])
        if symbol == FARM:
            return self.farm_cost
        return CERTAIN_LOSS if self.families == 1 else FAMILY[self.round]

    def penalty_cost(self, seat: int) -> float:
        """What the last card of a line will cost at the start of the next turn."""
        line = self.lines[seat]
        if len(line) == 0:
            return 0.0
        return self.pain(seat, line[-1])

    def pain(self, seat: int, card: int) -> float:
        if FIRST_PENALTY[card] == NONE:
            return 0.0
        cost = self._cost_of(seat, FIRST_PENALTY[card])
        if SECOND_PENALTY[card] != NONE:
            cost += self._cost_of(seat, SECOND_PENALTY[card])
        if cost > 0 and self.talents[seat] & (IGNORES_EVEN if STRENGTH[card] & 1 == 0 else IGNORES_ODD):
            return 0.0
        return cost

    def _cost_of(self, seat: int, penalty: int) -> float:
        if penalty == BARRICADE:
            return 1.0
        if penalty == WOUND:
            return self.wound_cost(seat, self.wounds[seat])
        if penalty == INTRUDER:
            return INTRUDER_COST
        if penalty == NO_DEFEND:
            return 0.0 if self.covered[seat] == 7 else NO_DEFEND_COST
        if penalty in (LEFT_DRAWS, RIGHT_DRAWS):
            other = (seat + (1 if penalty == LEFT_DRAWS else self.seats - 1)) % self.seats
            return DRAWS_COST if self.fighting[other] else self.wound_cost(seat, self.wounds[seat])
        if penalty == MUST_PASS:
            return 0.5
        if penalty == RESHUFFLE_DISCARD:
            return 0.4 if self.discarded else self.wound_cost(seat, self.wounds[seat])
        if penalty == NO_TALENT:
            return 0.15
        if penalty == DISCARD_DEFENCE:
            return 0.8 if self.covered[seat] != 0 else self.wound_cost(seat, self.wounds[seat])
        return 0.03

    def next_after(self, seat: int) -> int:
        """Who has the next turn."""
        for step in range(1, self.seats):
            if self.fighting[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
