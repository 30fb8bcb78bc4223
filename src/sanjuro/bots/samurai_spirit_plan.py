"""What the rest of a round is expected to cost the village, and what each move would change."""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.bots.samurai_spirit_position import (
    AFTER_KIAI,
    AVERAGE_PENALTY,
    CERTAIN_LOSS,
    DEFENDED,
    DRAWS,
    EXCEED,
    FAMILY,
    FIRST_DRAWS,
    MARGIN,
    MOST_PAIN,
    STEEP,
    SUPPORT_BIAS,
    TALENT,
    Position,
)
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.raiders import DOLL, FARM, HAT, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.samurai import DISCARDS_EQUAL, GOROBEI, HANDS_EVEN, HANDS_ODD, KANBEI, PUTS_UNDER
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

NOT_YET: Final = -1e9


@mypyc_attr(native_class=True)
class Plan(Position):
    """What the rest of the round is expected to cost, now and after each move."""

    def __init__(self, window: SamuraiSpiritWindow) -> None:
        super().__init__(window)
        self.margin = MARGIN[self.round]
        self.steep = STEEP[self.round]
        self.hats = self.symbols[HAT]
        self.farms = self.symbols[FARM]
        self.dolls = self.symbols[DOLL]
        self.bonus = 0.0  # won or lost by the move that is tried
        self.cost = 0.0  # as last added up, and what will be left of barricades and farms
        self.rest = 0.0
        # By seat: raiders that are left for him, that he can take, what it gains, what he costs, the doll he may miss.
        self.share = [0.0] * window.seats
        self.taken = [0.0] * window.seats
        self.gained = [0.0] * window.seats
        self.costs = [0.0] * window.seats
        self.misses = [0.0] * window.seats
        # What has been tried already: fights without help, cards confronted by strength and defended by symbol.
        self.without = [NOT_YET] * window.seats
        self.confronts = [NOT_YET] * (7 * window.seats)
        self.rests = [0.0] * (7 * window.seats)
        self.defends = [NOT_YET] * (3 * window.seats)
        self.kiai: list[float] = []
        self.gain: list[list[float]] = []
        self.absorb: list[list[float]] = []
        for seat in range(window.seats):
            self._line_worth(seat)
        self.look_round()

    def _line_worth(self, seat: int) -> None:
        """For each room below the kiai value: what going on fighting gains, and how many raiders it takes."""
        self.kiai.append(self.kiai_worth(seat))
        kiai = self.kiai[seat] + AFTER_KIAI
        # What a raider of each strength costs as the last card, on average.
        pains = [0.0] * 7
        for index in range(len(self.cards)):
            card = self.cards[index]
            pain = self.pain(seat, card)
            if pain > MOST_PAIN:
                pain = MOST_PAIN
            pains[STRENGTH[card]] += self.chances[index] * pain * AVERAGE_PENALTY
        gain = [0.0] * 14
        absorb = [0.0] * 14
        for room in range(1, 14):
            worth = 0.0
            taken = 0.0
            for strength in range(1, 7):
                chance = self.strengths[strength]
                worth += chance * self.flame - pains[strength]
                taken += chance
                if strength < room:
                    worth += chance * gain[room - strength]
                    taken += chance * absorb[room - strength]
                elif strength == room:
                    worth += chance * kiai
                    taken += chance
                else:
                    worth -= chance * EXCEED
            if worth > 0:
                gain[room] = worth
                absorb[room] = taken
        self.gain.append(gain)
        self.absorb.append(absorb)

    # ---- what it is worth ---------------------------------------------------------------

    def look_round(self) -> None:
        """After a change of the deck or of who is fighting: what each samurai contributes."""
        fighters = 0
        for fights in self.fighting:
            if fights:
                fighters += 1
        # Everybody before him takes a raider: how many are left for him, and is there a next turn at all?
        before = 0
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            self.share[seat] = 0.0
            if self.fighting[seat]:
                before += 1
                if self.left >= before:
                    self.share[seat] = 1.0 + (self.left - before) / fighters
        for seat in range(self.seats):
            self.look_at(seat)

    def look_at(self, seat: int) -> None:
        """After a change at one seat: what that samurai contributes."""
        self._count(seat, self.sums[seat], self.covered[seat], self.penalty_cost(seat))
        for index in range(len(self.confronts)):
            self.confronts[index] = NOT_YET
        for index in range(len(self.defends)):
            self.defends[index] = NOT_YET

    def _count(self, seat: int, total: int, covered: int, penalty: float) -> None:
        """Raiders a samurai can take, what that gains, what he costs, and the doll he may miss."""
        room = self.values[seat] - total
        draws = 0.0
        cost = 0.0
        taken = 0.0
        gained = 0.0
        share = self.share[seat]
        if self.fighting[seat]:
            if share > 0.0:
                cost = penalty
            if room > 0:
                taken = self.absorb[seat][room]
                gained = self.gain[seat][room]
                draws = FIRST_DRAWS + DRAWS * room / self.mean
                if draws > share:
                    draws = share
        left = 0.0  # raiders that will be defended
        if covered >> HAT & 1 == 0:
            miss = (1.0 - self.hats) ** draws
            left += 1.0 - miss
            cost += self.wound_cost(seat, self.wounds[seat]) * miss
        if covered >> FARM & 1 == 0:
            miss = (1.0 - self.farms) ** draws
            left += 1.0 - miss
            cost += self.farm_cost * miss
        missed = 0.0
        if covered >> DOLL & 1 == 0:
            missed = (1.0 - self.dolls) ** draws
            left += 1.0 - missed
        self.taken[seat] = taken + left
        self.gained[seat] = gained + left * self.flame * DEFENDED
        self.costs[seat] = cost
        self.misses[seat] = missed

    def value(self) -> float:
        """All raiders left come in, except those the lines take; what stays uncovered is paid for."""
        self._add_up()
        return self._standing(self.cost, self.rest)

    def _add_up(self) -> None:
        taken = 0.0
        gained = 0.0
        cost = self.left * self.flame - self.bonus
        for seat in range(self.seats):
            taken += self.taken[seat]
            gained += self.gained[seat]
            cost += self.costs[seat]
        if taken > self.left:
            gained *= self.left / taken
        cost -= gained
        self.rest = self.health - 1 - cost
        # How many dolls are missing in the end, as chances of none, one, two, more.
        none = 1.0
        one = 0.0
        two = 0.0
        for miss in self.misses:
            if miss > 0.0:
                two = two * (1.0 - miss) + one * miss
                one = one * (1.0 - miss) + none * miss
                none *= 1.0 - miss
        more = 1.0 - none - one - two
        family = FAMILY[self.round]
        cost += one * (CERTAIN_LOSS if self.families <= 1 else family)
        cost += two * (CERTAIN_LOSS if self.families <= 2 else 2.0 * family)
        self.cost = cost + more * CERTAIN_LOSS

    def _standing(self, cost: float, rest: float) -> float:
        """The farms may not last: the less is left, the likelier."""
        return -cost - CERTAIN_LOSS / (1.0 + exp((rest - self.margin) * self.steep))

    def _tried(self, seat: int, total: int, covered: int, penalty: float) -> None:
        """Adds up after a change at one seat; what it contributed before is kept."""
        taken = self.taken[seat]
        gained = self.gained[seat]
        cost = self.costs[seat]
        miss = self.misses[seat]
        self._count(seat, total, covered, penalty)
        self._add_up()
        self.taken[seat] = taken
        self.gained[seat] = gained
        self.costs[seat] = cost
        self.misses[seat] = miss

    def talent_worth(self, samurai: int, seat: int) -> float:
        """What a lent talent may bring somebody in his next turn."""
        if samurai in (GOROBEI, KANBEI):
            line = self.lines[seat]
            if len(line) == 0 or (STRENGTH[line[-1]] & 1 == 0) != (samurai == GOROBEI):
                return 0.0
            before = self.value()
            self._tried(seat, self.sums[seat], self.covered[seat], 0.0)
            return self._standing(self.cost, self.rest) - before
        if self.left <= 0 or not self.fighting[seat] or self.sums[seat] > self.values[seat]:
            return 0.0
        talents = self.talents[seat]
        if self.without[seat] == NOT_YET:
            self.without[seat] = self.fight(seat, True)
        self.talents[seat] = talents | 1 << samurai
        worth = self.fight(seat, True) - self.without[seat]
        self.talents[seat] = talents
        return worth * TALENT

    # ---- moves tried on it --------------------------------------------------------------

    def confronted(self, seat: int, card: int) -> float:
        """Raiders of one strength differ by their penalties alone."""
        key = seat * 7 + STRENGTH[card]
        if self.confronts[key] == NOT_YET:
            total = self.sums[seat] + STRENGTH[card]
            bonus = self.bonus
            if total == self.values[seat]:
                self.bonus += self.kiai[seat]
                total -= STRENGTH[self.lines[seat][0]]
            elif total > self.values[seat]:
                self.bonus -= EXCEED
            self._tried(seat, total, self.covered[seat], 0.0)
            self.bonus = bonus
            self.confronts[key] = self.cost
            self.rests[key] = self.rest
        pain = self.pain(seat, card) if self.share[seat] > 0.0 else 0.0
        return self._standing(self.confronts[key] + pain, self.rests[key] - pain)

    def defended(self, seat: int, card: int) -> float:
        key = seat * 3 + SYMBOL[card]
        if self.defends[key] == NOT_YET:
            self._tried(seat, self.sums[seat], self.covered[seat] | 1 << SYMBOL[card], self.penalty_cost(seat))
            self.defends[key] = self._standing(self.cost, self.rest)
        return self.defends[key]

    def handed(self, seat: int, card: int) -> float:
        """Somebody else places it as is best."""
        worth = self.confronted(seat, card)
        if SYMBOL[card] >= 0 and self.covered[seat] >> SYMBOL[card] & 1 == 0:
            worth = max(worth, self.defended(seat, card))
        if self.talents[seat] & DISCARDS_EQUAL and self._has(seat, STRENGTH[card]):
            worth = max(worth, self.value())
        return worth

    def _has(self, seat: int, strength: int) -> bool:
        return strength in [STRENGTH[card] for card in self.lines[seat]]

    def placed(self, seat: int, card: int) -> float:
        """The best that can be made of a raider turned up."""
        worth = self.handed(seat, card)
        talents = self.talents[seat]
        if talents & (HANDS_EVEN if STRENGTH[card] & 1 == 0 else HANDS_ODD):
            left = (seat + 1) % self.seats
            right = (seat + self.seats - 1) % self.seats
            if self.fighting[left]:
                worth = max(worth, self.handed(left, card))
            if right != left and self.fighting[right]:
                worth = max(worth, self.handed(right, card))
        return worth

    def fight(self, seat: int, fresh: bool) -> float:
        """The next raider, each as likely as it is, placed as well as can be."""
        self.left -= 1
        self.look_round()
        worth = 0.0
        if fresh and self.talents[seat] & PUTS_UNDER and self.left > 0:
            # What drawing anew would bring, for all that are worse than that.
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
        self.look_round()
        return worth

    def passed(self, seat: int) -> float:
        self.fighting[seat] = False
        self.look_round()
        worth = self.value()
        self.fighting[seat] = True
        self.look_round()
        return worth

    def supported(self, seat: int, target: int) -> float:
        self.left -= 1
        self.look_round()
        self.bonus -= self.flame + SUPPORT_BIAS
        worth = self.value() + self.talent_worth(self.samurai[seat], target)
        self.bonus += self.flame + SUPPORT_BIAS
        self.left += 1
        self.look_round()
        return worth

    def given(self, giver: int, target: int) -> float:
        card = self.lines[giver].pop()
        self.sums[giver] -= STRENGTH[card]
        self.look_at(giver)
        worth = self.confronted(target, card)
        if SYMBOL[card] >= 0 and self.covered[target] >> SYMBOL[card] & 1 == 0:
            worth = max(worth, self.defended(target, card))
        self.sums[giver] += STRENGTH[card]
        self.lines[giver].append(card)
        self.look_at(giver)
        return worth

    def struck(self, target: int) -> float:
        if len(self.lines[target]) == 0:
            return self.value()
        card = self.lines[target].pop()
        self._tried(target, self.sums[target] - STRENGTH[card], self.covered[target], self.penalty_cost(target))
        self.lines[target].append(card)
        return self._standing(self.cost, self.rest)

    def spend_first(self, seat: int) -> None:
        """The first card of a line at its kiai value will go, whatever the kiai does."""
        if len(self.lines[seat]) > 1:
            self.sums[seat] -= STRENGTH[self.lines[seat].pop(0)]
            self.look_at(seat)
