"""What the rest of a round is expected to cost the village, as far as a window tells.

Everything is counted in barricades: a farm, a wound or a family is worth so many of them.
"""

from __future__ import annotations

import os
from math import exp
from typing import Final

from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    DISCARD_DEFENCE,
    DOLL,
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
    DISCARDS_EQUAL,
    GOROBEI,
    HANDS_EVEN,
    HANDS_ODD,
    HEIHACHI,
    IGNORES_EVEN,
    IGNORES_ODD,
    KANBEI,
    KIKUCHIYO,
    KYUZO,
    PUTS_UNDER,
)
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

P = [float(x) for x in os.environ["SSP"].split(",")] if "SSP" in os.environ else []


def par(i: int, default: float) -> float:
    return P[i] if i < len(P) else default


CERTAIN_LOSS: Final = par(0, 20.0)
FAMILY: Final = par(1, 1.5)
FARM_COST: Final = par(2, 1.0)
AVERAGE_PENALTY: Final = par(3, 0.35)
AFTER_KIAI: Final = par(4, 0.4)
DRAWS: Final = par(5, 1.3)
WOUNDS: Final = [
    [],
    [par(6, 0.3), par(7, 0.0), par(8, 1.5), CERTAIN_LOSS],
    [par(9, 0.2), par(10, 0.0), par(11, 1.0), CERTAIN_LOSS],
    [par(12, 0.05), par(13, -0.2), par(14, 0.4), CERTAIN_LOSS],
]
INTRUDER_COST: Final = par(15, 0.35)
DRAWS_COST: Final = par(16, 0.3)
NO_DEFEND_COST: Final = par(17, 0.25)
TALENT: Final = par(18, 0.25)
EXCEED: Final = par(19, 1.0)
K_DAI: Final = par(20, 0.8)
K_GOR: Final = par(21, 1.2)
K_KIK: Final = par(22, 0.8)
K_KYU: Final = par(23, 0.3)
K_KAT: Final = par(24, 0.4)
MARGIN: Final = par(25, 3.0)
DRAW0: Final = par(26, 0.5)
STEEP: Final = par(27, 0.6)
TW: Final = par(28, 0.8)
AGAIN: Final = par(29, 0.0)
SUPPORT_BIAS: Final = par(30, 0.0)
MOST_PAIN: Final = par(31, 3.0)
NOT_YET: Final = -1e9


@mypyc_attr(native_class=True)
class Plan:
    """The table as a bot sees it, to try moves on."""

    def __init__(self, window: SamuraiSpiritWindow) -> None:
        self.seats = window.seats
        self.round = window.round()
        self.left = window.deck_left()
        self.turn = window.turn()
        self.health = window.barricades() + window.farms()
        self.families = window.families()
        self.hard = window.difficulty() >= 2
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
        self.cards: list[int] = []
        self.chances: list[float] = []
        self.strengths = [0.0] * 7
        self.symbols = [0.0] * 3
        self.flame = 0.46
        self._odds(window)
        self.turns = 1.0
        self.share = 0.0
        self.taken = [0.0] * window.seats
        self.gained = [0.0] * window.seats
        self.costs = [0.0] * window.seats
        self.misses = [0.0] * window.seats
        self.without = [NOT_YET] * window.seats
        self.kiai: list[float] = []
        self.gain: list[list[float]] = []
        self.absorb: list[list[float]] = []
        for seat in range(window.seats):
            self._line_worth(window, seat)
        self.look_round()

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

    def _line_worth(self, window: SamuraiSpiritWindow, seat: int) -> None:
        """For each room below the kiai value: what going on fighting gains, and how many raiders it takes."""
        self.kiai.append(self.kiai_worth(window, seat))
        kiai = self.kiai[seat] + AFTER_KIAI
        # What a raider of each strength costs as the last card, on average.
        pains = [0.0] * 7
        for index in range(len(self.cards)):
            card = self.cards[index]
            pain = self._pain(seat, card)
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

    def kiai_worth(self, window: SamuraiSpiritWindow, seat: int) -> float:
        samurai = self.samurai[seat]
        animal = 1.0 if self.wounds[seat] >= ANIMAL else 0.0
        build = 1.0 if window.barricades() < window.most_barricades() else 0.0
        if samurai == HEIHACHI:
            return build + animal * 0.5
        if samurai == DAISUKE:
            return K_DAI * (1.0 + animal)
        if samurai == GOROBEI:
            return K_GOR * (1.0 + animal * 0.5)
        if samurai == KANBEI:
            caught = min(window.intruders(), 3 if animal > 0 else 2)
            return self.flame * caught
        if samurai == KIKUCHIYO:
            return K_KIK * (1.0 + animal)
        if samurai == KYUZO:
            return K_KYU + animal * build
        return K_KAT * (1.0 + animal * 0.5)

    # ---- what it is worth ---------------------------------------------------------------

    def look_round(self) -> None:
        """After a change of the deck or of who is fighting: what each samurai contributes."""
        fighters = 0
        for fights in self.fighting:
            if fights:
                fighters += 1
        self.turns = 1.0
        self.share = 0.0
        if fighters > 0:
            self.share = self.left / fighters
            if self.left < fighters:
                self.turns = self.share
        for seat in range(self.seats):
            self.look_at(seat)

    def look_at(self, seat: int) -> None:
        """What one samurai contributes: raiders he can take, what that gains, his cost, the doll he may miss."""
        room = self.values[seat] - self.sums[seat]
        draws = 0.0
        cost = 0.0
        self.taken[seat] = 0.0
        self.gained[seat] = 0.0
        if self.fighting[seat]:
            cost = self.turns * self.penalty_cost(seat)
            if cost > 0 and self.share > 1.0:
                cost *= 1.0 + AGAIN * (self.share - 1.0)
            if room > 0:
                self.taken[seat] = self.absorb[seat][room]
                self.gained[seat] = self.gain[seat][room]
                draws = DRAW0 + DRAWS * self.absorb[seat][room]
                if draws > self.share:
                    draws = self.share
        covered = self.covered[seat]
        if covered >> HAT & 1 == 0:
            cost += self.wound_cost(seat, self.wounds[seat]) * (1.0 - self.symbols[HAT]) ** draws
        if covered >> FARM & 1 == 0:
            cost += (1.5 if self.hard else 1.0) * FARM_COST * (1.0 - self.symbols[FARM]) ** draws
        self.costs[seat] = cost
        self.misses[seat] = 0.0 if covered >> DOLL & 1 else (1.0 - self.symbols[DOLL]) ** draws

    def value(self) -> float:
        """All raiders left come in, except those the lines take; what stays uncovered is paid for."""
        taken = 0.0
        gained = 0.0
        cost = self.left * self.flame
        for seat in range(self.seats):
            taken += self.taken[seat]
            gained += self.gained[seat]
            cost += self.costs[seat]
        if taken > self.left:
            gained *= self.left / taken
        cost -= gained
        rest = self.health - 1 - cost
        # How many dolls are missing in the end, as chances.
        missing = [1.0]
        for miss in self.misses:
            if miss > 0.0:
                missing.append(0.0)
                for count in range(len(missing) - 1, 0, -1):
                    missing[count] = missing[count] * (1.0 - miss) + missing[count - 1] * miss
                missing[0] *= 1.0 - miss
        for count in range(1, len(missing)):
            cost += missing[count] * (CERTAIN_LOSS if count >= self.families else FAMILY * count)
        # The farms may not last: the less is left, the likelier.
        return -cost - CERTAIN_LOSS / (1.0 + exp((rest - MARGIN) * STEEP))

    def tried(self, seat: int) -> float:
        """The value after a change at one seat; what it contributed before is kept."""
        taken = self.taken[seat]
        gained = self.gained[seat]
        cost = self.costs[seat]
        miss = self.misses[seat]
        self.look_at(seat)
        worth = self.value()
        self.taken[seat] = taken
        self.gained[seat] = gained
        self.costs[seat] = cost
        self.misses[seat] = miss
        return worth

    def wound_cost(self, seat: int, wounds: int) -> float:
        """What one more wound costs somebody with so many."""
        return WOUNDS[self.round][wounds]

    def uncovered_cost(self, seat: int, symbol: int) -> float:
        if symbol == HAT:
            return self.wound_cost(seat, self.wounds[seat])
        if symbol == FARM:
            return FARM_COST
        return CERTAIN_LOSS if self.families == 1 else FAMILY

    def penalty_cost(self, seat: int) -> float:
        """What the last card of a line will cost at the start of the next turn."""
        line = self.lines[seat]
        if len(line) == 0:
            return 0.0
        return self._pain(seat, line[-1])

    def _pain(self, seat: int, card: int) -> float:
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
            return 0.4
        if penalty == NO_TALENT:
            return 0.15
        if penalty == DISCARD_DEFENCE:
            return 0.8 if self.covered[seat] != 0 else self.wound_cost(seat, self.wounds[seat])
        return 0.03

    def talent_worth(self, samurai: int, seat: int) -> float:
        """What a lent talent may bring somebody in his next turn."""
        if samurai in (GOROBEI, KANBEI):
            line = self.lines[seat]
            if len(line) > 0 and (STRENGTH[line[-1]] & 1 == 0) == (samurai == GOROBEI):
                cost = self.penalty_cost(seat)
                return cost if cost > 0 else 0.0
            return 0.0
        if self.left <= 0 or not self.fighting[seat] or self.sums[seat] > self.values[seat]:
            return 0.0
        talents = self.talents[seat]
        if self.without[seat] == NOT_YET:
            self.without[seat] = self.fight(seat, True)
        self.talents[seat] = talents | 1 << samurai
        worth = self.fight(seat, True) - self.without[seat]
        self.talents[seat] = talents
        return worth * TW

    # ---- moves tried on it --------------------------------------------------------------

    def confronted(self, seat: int, card: int) -> float:
        line = self.lines[seat]
        total = self.sums[seat]
        line.append(card)
        self.sums[seat] = total + STRENGTH[card]
        worth = 0.0
        spent = NONE
        if self.sums[seat] == self.values[seat]:
            worth = self.kiai[seat]
            spent = line.pop(0)
            self.sums[seat] -= STRENGTH[spent]
        elif self.sums[seat] > self.values[seat]:
            worth = -EXCEED
        worth += self.tried(seat)
        if spent != NONE:
            line.insert(0, spent)
        line.pop()
        self.sums[seat] = total
        return worth

    def defended(self, seat: int, card: int) -> float:
        covered = self.covered[seat]
        self.covered[seat] = covered | 1 << SYMBOL[card]
        worth = self.tried(seat)
        self.covered[seat] = covered
        return worth

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

    def placed(self, seat: int, card: int, fallback: float) -> float:
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
        return max(worth, fallback)

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
                one = self.placed(seat, self.cards[index], -1e9)
                worths.append(one)
                total += one * self.chances[index]
            for index in range(len(self.cards)):
                worth += max(worths[index], total) * self.chances[index]
        else:
            for index in range(len(self.cards)):
                worth += self.placed(seat, self.cards[index], -1e9) * self.chances[index]
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
        worth = self.value() - self.flame + self.talent_worth(self.samurai[seat], target) - SUPPORT_BIAS
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
        self.sums[target] -= STRENGTH[card]
        worth = self.tried(target)
        self.sums[target] += STRENGTH[card]
        self.lines[target].append(card)
        return worth

    def spend_first(self, seat: int) -> None:
        """The first card of a line at its kiai value will go, whatever the kiai does."""
        if len(self.lines[seat]) > 1:
            self.sums[seat] -= STRENGTH[self.lines[seat].pop(0)]
            self.look_at(seat)

    def next_after(self, seat: int) -> int:
        """Who has the next turn."""
        for step in range(1, self.seats):
            if self.fighting[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
