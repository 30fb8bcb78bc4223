"""The table as a seat of Samurai Spirit sees it, in a form moves can be tried on."""

from __future__ import annotations

from math import log
from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import (
    ANIMAL,
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KIKUCHIYO,
    KYUZO,
)
from sanjuro.games.samurai_spirit.raiders import (
    FLAME,
    RAIDERS,
    STRENGTH,
    SYMBOL,
)
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

# What a kiai brings, in barricades.
DAISUKE_KIAI: Final = 0.8
GOROBEI_KIAI: Final = 1.2
KIKUCHIYO_KIAI: Final = 0.8
KYUZO_KIAI: Final = 0.3
KATSUSHIRO_KIAI: Final = 0.4
ALMOST_NEVER: Final = 1e-9


@mypyc_attr(native_class=True)
class Position:
    """Lines, defences, wounds, and the odds of the next raider."""

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
        self.lines: list[list[int]] = []
        self.sums: list[int] = []
        self.values: list[int] = []
        self.covered: list[int] = []
        self.wounds: list[int] = []
        self.fighting: list[bool] = []
        self.talents: list[int] = []
        self.samurai: list[int] = []
        self.lent: list[int] = []  # talents of others
        for seat in range(window.seats):
            self.lines.append(window.line(seat))
            self.sums.append(window.sum(seat))
            self.values.append(window.value(seat))
            self.covered.append(window.covered(seat))
            self.wounds.append(window.wounds(seat))
            self.fighting.append(window.fighting(seat))
            self.talents.append(window.usable(seat))
            self.samurai.append(window.samurai(seat))
            self.lent.append(window.lent(seat).bit_count())
        self.cards: list[int] = []  # the raiders that may be next, and the chance of each
        self.chances: list[float] = []
        self.strengths = [0.0] * 7
        self.symbols = [0.0] * 3
        self.missing = [0.0] * 3  # the logarithm of the chance that a raider does not have the symbol
        self.flame = 0.46
        self.mean = 3.0
        self._odds(window)
        known = window.known_intruders()
        self.burning = (self.intruders - len(known)) * self.flame  # flames to come from the intruders
        for card in known:
            self.burning += FLAME[card]

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
        for symbol in range(3):
            self.missing[symbol] = log(max(1.0 - self.symbols[symbol], ALMOST_NEVER))

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

    def last(self, seat: int) -> int:
        """The last card of a line, NONE if it is empty."""
        line = self.lines[seat]
        return line[-1] if len(line) > 0 else NONE

    def next_after(self, seat: int) -> int:
        """Who has the next turn."""
        for step in range(1, self.seats):
            if self.fighting[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
