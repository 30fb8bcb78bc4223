"""What each move would make of the chances of the village."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.bots.samurai_spirit_chances import NOT_CACHED, Chances
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import GOROBEI, KANBEI, KATSUSHIRO, KYUZO
from sanjuro.games.samurai_spirit.raiders import STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.samurai import HANDS_ON
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

TALENT: Final = 0.5  # the share of a lent talent's worth that is counted: it may not be used


@mypyc_attr(native_class=True)
class Plan(Chances):
    """Tries moves on the table as a seat sees it, and says how likely the village is saved after them."""

    def __init__(self, window: SamuraiSpiritWindow) -> None:
        super().__init__(window)
        self.spending = NONE  # whose kiai is going on

    def talent_worth(self, samurai: int, seat: int) -> float:
        """What a lent talent may bring somebody in his next turn."""
        if samurai in (GOROBEI, KANBEI):
            last = self.last(seat)
            if last == NONE or (STRENGTH[last] & 1 == 0) != (samurai == GOROBEI):
                return 0.0
            before = self.value()
            return self.tried(seat, self.sums[seat], self.covered[seat], NONE) - before
        if self.left <= 0 or not self.fighting[seat] or self.sums[seat] > self.values[seat]:
            return 0.0
        talents = self.talents[seat]
        if self.without[seat] == NOT_CACHED:
            self.without[seat] = self.fight(seat, True)
        self.talents[seat] = talents | 1 << samurai
        worth = self.fight(seat, True) - self.without[seat]
        self.talents[seat] = talents
        return worth * TALENT

    def confronted(self, seat: int, card: int) -> float:
        """Cached by strength: raiders of the same strength differ in their penalties only."""
        key = seat * 7 + STRENGTH[card]
        if self.confronts[key] == NOT_CACHED:
            total = self.sums[seat] + STRENGTH[card]
            bonus = self.bonus
            if total == self.values[seat]:
                self.bonus += self.kiai_worth(seat)
                total -= STRENGTH[self.lines[seat][0]]
            elif total > self.values[seat]:
                self.bonus -= 1.0
            self.tried(seat, total, self.covered[seat], NONE)
            self.bonus = bonus
            self.confronts[key] = self.logit
        if self.deadly(seat, card):
            return 0.0
        self.logit = self.confronts[key]
        if self.share[seat] > 0.0:
            self.logit += self.penalty(seat, card)
        return 1.0 / (1.0 + exp(-self.logit))

    def defended(self, seat: int, card: int) -> float:
        if self.deadly(seat, self.last(seat)):
            return 0.0
        key = seat * 3 + SYMBOL[card]
        if self.defends[key] == NOT_CACHED:
            covered = self.covered[seat] | 1 << SYMBOL[card]
            self.defends[key] = self.tried(seat, self.sums[seat], covered, self.last(seat))
        return self.defends[key]

    def handed(self, seat: int, card: int) -> float:
        """The best place for a raider at this seat, without handing it on."""
        worth = self.confronted(seat, card)
        if SYMBOL[card] >= 0 and self.covered[seat] >> SYMBOL[card] & 1 == 0:
            worth = max(worth, self.defended(seat, card))
        if self.talents[seat] >> KYUZO & 1 and self._has(seat, STRENGTH[card]):
            worth = max(worth, self.value())
        return worth

    def _has(self, seat: int, strength: int) -> bool:
        return strength in [STRENGTH[card] for card in self.lines[seat]]

    def placed(self, seat: int, card: int) -> float:
        """The best that can be made of a raider turned up."""
        worth = self.handed(seat, card)
        talents = self.talents[seat]
        if talents & HANDS_ON[STRENGTH[card] & 1]:
            left = (seat + 1) % self.seats
            right = (seat + self.seats - 1) % self.seats
            if self.fighting[left]:
                worth = max(worth, self.handed(left, card))
            if right != left and self.fighting[right]:
                worth = max(worth, self.handed(right, card))
        return worth

    def fight(self, seat: int, fresh: bool) -> float:
        """The expected value of turning up the next raider and placing it in the best way."""
        self.keep()
        self.left -= 1
        self.recompute()
        worth = 0.0
        if fresh and self.talents[seat] >> KATSUSHIRO & 1 and self.left > 0:
            # A raider that is worth less than the average is put under the deck for another one.
            total = 0.0
            worths: list[float] = []
            for index in range(len(self.cards)):
                one = self.placed(seat, self.cards[index])
                worths.append(one)
                total += one * self.chances[index]
            for index in range(len(self.cards)):
                worth += max(worths[index], total) * self.chances[index]
        else:
            for index in range(len(self.cards)):
                worth += self.placed(seat, self.cards[index]) * self.chances[index]
        self.left += 1
        self.restore()
        return worth

    def passed(self, seat: int) -> float:
        self.keep()
        self.fighting[seat] = False
        self.recompute()
        worth = self.value()
        self.fighting[seat] = True
        self.restore()
        return worth

    def supported(self, seat: int, target: int) -> float:
        if self.deadly(seat, self.last(seat)):
            return 0.0
        self.keep()
        self.left -= 1
        self.burning += self.flame
        self.recompute()
        worth = self.value() + self.talent_worth(self.samurai[seat], target)
        self.left += 1
        self.burning -= self.flame
        self.restore()
        return worth

    def given(self, giver: int, target: int) -> float:
        card = self.lines[giver].pop()
        self.sums[giver] -= STRENGTH[card]
        self.recompute_seat(giver)
        worth = self.exceeded(card) if target == self.spending else self.confronted(target, card)
        if SYMBOL[card] >= 0 and self.covered[target] >> SYMBOL[card] & 1 == 0:
            worth = max(worth, self.defended(target, card))
        self.sums[giver] += STRENGTH[card]
        self.lines[giver].append(card)
        self.recompute_seat(giver)
        return worth

    def exceeded(self, card: int) -> float:
        """A card for the samurai whose kiai is going on: a barricade falls, for his first card leaves only after it."""
        seat = self.spending
        bonus = self.bonus
        self.bonus -= 1.0
        worth = self.tried(seat, self.sums[seat] + STRENGTH[card], self.covered[seat], card)
        self.bonus = bonus
        return worth

    def struck(self, target: int) -> float:
        line = self.lines[target]
        if len(line) == 0:
            return self.value()
        last = line[-2] if len(line) > 1 else NONE
        return self.tried(target, self.sums[target] - STRENGTH[line[-1]], self.covered[target], last)

    def healed(self, target: int) -> float:
        self.wounds[target] -= 1
        worth = self.tried(target, self.sums[target], self.covered[target], self.last(target))
        self.wounds[target] += 1
        return worth

    def dropped(self, seat: int, symbol: int) -> float:
        return self.tried(seat, self.sums[seat], self.covered[seat] & ~(1 << symbol), self.last(seat))

    def spend_first(self, seat: int) -> None:
        """The first card of a line at its kiai value will go, whatever the kiai does."""
        self.spending = seat
        if len(self.lines[seat]) > 1:
            self.sums[seat] -= STRENGTH[self.lines[seat].pop(0)]
            self.recompute_seat(seat)
