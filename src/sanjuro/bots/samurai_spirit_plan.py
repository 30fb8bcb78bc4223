"""What each move would make of the chances of the village."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.samurai_spirit_chances import EVERYTHING_COVERED, LOST, Chances, chance_of
from sanjuro.bots.samurai_spirit_position import FIRST_OF_KIND
from sanjuro.bots.samurai_spirit_weights import AT_HOME, AWAY
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import (
    ANIMAL,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    MOST_SEATS,
)
from sanjuro.games.samurai_spirit.raiders import (
    FIRST_PENALTY,
    NO_DEFEND,
    RAIDERS,
    SECOND_PENALTY,
    STRENGTH,
    SYMBOL,
)
from sanjuro.games.samurai_spirit.samurai import HANDS_ON
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

UNKNOWN: Final = 1e9  # in a cache
# What a kiai is worth beyond what is counted, as a logit.
HEALING: Final = 0.25
GIVING: Final = 0.7  # the part of striking the best card that giving it away is worth
LOOKING: Final = 0.1
# Penalties that count the same for a samurai have the same number: their kind, and whether the strength is odd. Raiders
# without a penalty have NO_PENALTY, those with two have MANY.
KINDS: Final = 22
NO_PENALTY: Final = 22
MANY: Final = 23


def _alike(card: int) -> int:
    if FIRST_PENALTY[card] == NONE:
        return NO_PENALTY
    if SECOND_PENALTY[card] != NONE:
        return MANY
    return FIRST_PENALTY[card] * 2 + (STRENGTH[card] & 1)


# What counts of a raider that is turned up, in one number: its strength, the number of its penalty above that, and the
# bit of its symbol above that.
PENALTY_AT: Final = 3
SYMBOL_AT: Final = 8
SYMBOL_NUMBER: Final = [NONE, 0, 1, NONE, 2]  # by the bit
LOOKS: Final[list[int]] = [
    STRENGTH[card] | _alike(card) << PENALTY_AT | (1 << SYMBOL_AT + SYMBOL[card] if SYMBOL[card] >= 0 else 0)
    for card in range(RAIDERS)
]
# Empty caches, to be copied.
NO_CONFRONTS: Final[list[list[float]]] = [[UNKNOWN] * (7 * seats) for seats in range(MOST_SEATS + 1)]
NO_DEFENDS: Final[list[list[float]]] = [[UNKNOWN] * (3 * seats) for seats in range(MOST_SEATS + 1)]
NO_PENALTIES: Final[list[float]] = [UNKNOWN] * KINDS


@mypyc_attr(native_class=True)
class Plan(Chances):
    """Tries moves on the table as a seat sees it. Most answers are logits; those of a chance are chances."""

    def __init__(self) -> None:
        super().__init__()
        self.spending = 0  # whose kiai is going on, as bits
        self.no_defend = False  # the samurai in turn may not defend
        # Caches: raiders confronted, without their penalties (by seat and strength), and defended against (by seat
        # and symbol).
        self.confronts: list[float] = []
        self.defends: list[float] = []
        self.window: SamuraiSpiritWindow | None = None

    def begin(self, window: SamuraiSpiritWindow) -> None:
        """Look at the table for a new decision; what is asked next adds up what it needs."""
        self.window = window
        self.spending = 0
        self.look(window)
        for seat in range(self.seats):
            if self.sums[seat] == self.values[seat] and self.fighting[seat]:
                self.spend_first(seat)
        self.no_defend = window.barred(NO_DEFEND)

    def refresh(self) -> None:
        """Add everything up after a change, and forget what was computed before it."""
        self.settle()
        self.confronts = NO_CONFRONTS[self.seats].copy()
        self.defends = NO_DEFENDS[self.seats].copy()

    # ---- a raider turned up -----------------------------------------------------------------

    def confronted(self, seat: int, card: int) -> float:
        """A raider at the end of the line."""
        return self._strength_confronted(seat, STRENGTH[card]) + self.penalty(seat, card)

    def _strength_confronted(self, seat: int, strength: int) -> float:
        """A raider of this strength at the end of the line, without its penalty."""
        key = seat * 7 + strength
        logit = self.confronts[key]
        if logit == UNKNOWN:
            total = self.sums[seat] + strength
            opening = self.opening[seat] if self.opening[seat] > 0 else strength
            value = self.values[seat]
            if self.spending >> seat & 1:
                # His first card leaves only after the effect of his kiai: now this one takes him above his kiai value.
                logit = self.with_line(seat, total, opening, self.fallen)
            elif total == value:
                logit = self._met(seat, total)
            else:
                logit = self.with_line(seat, total, opening, self.fallen if total > value else self.standing)
            self.confronts[key] = logit
        return logit

    def defended(self, seat: int, symbol: int) -> float:
        """A raider with this symbol to the left of the board."""
        key = seat * 3 + symbol
        logit = self.defends[key]
        if logit == UNKNOWN:
            logit = self.with_defence(seat, self.covered[seat] | 1 << symbol)
            self.defends[key] = logit
        return logit

    def can_defend(self, seat: int, card: int) -> bool:
        if SYMBOL[card] < 0 or self.covered[seat] >> SYMBOL[card] & 1:
            return False
        return not self.no_defend or seat != self.turn

    def handed(self, seat: int, card: int) -> float:
        """The best place for a raider at this seat, without handing it on."""
        best = self.confronted(seat, card)
        if self.can_defend(seat, card):
            best = max(best, self.defended(seat, SYMBOL[card]))
        if self.strengths[seat] >> STRENGTH[card] & 1:
            best = max(best, self.now())
        return best

    def placed(self, seat: int, card: int) -> float:
        """The best that can be made of a raider turned up."""
        best = self.handed(seat, card)
        if self.talents[seat] & HANDS_ON[STRENGTH[card] & 1]:
            best = max(best, self._handed_on(seat, card))
        return best

    def _handed_on(self, seat: int, card: int) -> float:
        """The best a neighbour can make of a raider; LOST if both are out of the round."""
        left = (seat + 1) % self.seats
        right = (seat + self.seats - 1) % self.seats
        best = self.handed(left, card) if self.fighting[left] else LOST
        if right != left and self.fighting[right]:
            best = max(best, self.handed(right, card))
        return best

    def fight(self, seat: int, fresh: bool) -> float:
        """The chance after turning up the next raider and placing it in the best way.

        With `fresh` a raider may be put under the deck for another one.
        """
        known = NONE if self.window is None else self.window.next_raider()
        self.left -= 1
        self.refresh()
        chance = 0.0
        if known != NONE:
            chance = chance_of(self.placed(seat, known))
        else:
            renewing = fresh and self.talents[seat] >> KATSUSHIRO & 1 == 1 and self.left > 0
            chance = self._average(seat, -1.0)
            if renewing:
                chance = self._average(seat, chance)
        self.left += 1
        return chance

    def renewed(self, seat: int) -> float:
        """The chance after putting the raider turned up under the deck and drawing another one."""
        self.left += 1
        chance = self.fight(seat, False)
        self.left -= 1
        return chance

    def _average(self, seat: int, least: float) -> float:
        """The mean over all raiders that may come, of which each is worth at least so much.

        What `placed` is for each of them, without asking the same again and again.
        """
        hands_even = self.talents[seat] & HANDS_ON[0] != 0
        hands_odd = self.talents[seat] & HANDS_ON[1] != 0
        total = 0.0
        first_fresh = FIRST_OF_KIND[self.round]
        penalties = NO_PENALTIES.copy()
        strengths = self.strengths[seat]
        discarded = self.now() if strengths != 0 else LOST
        open_symbols = EVERYTHING_COVERED & ~self.covered[seat]
        if self.no_defend and seat == self.turn:
            open_symbols = 0
        for card in self.unseen:
            look = LOOKS[card]
            strength = look & 7
            logit = self._strength_confronted(seat, strength)
            alike = look >> PENALTY_AT & 31
            if alike < KINDS:
                penalty = penalties[alike]
                if penalty == UNKNOWN:
                    penalty = self.penalty(seat, card)
                    penalties[alike] = penalty
                logit += penalty
            elif alike == MANY:
                logit += self.penalty(seat, card)
            symbol = look >> SYMBOL_AT & open_symbols
            if symbol != 0:
                logit = max(logit, self.defended(seat, SYMBOL_NUMBER[symbol]))
            if strengths >> strength & 1:
                logit = max(logit, discarded)
            if hands_odd if strength & 1 else hands_even:
                logit = max(logit, self._handed_on(seat, card))
            chance = chance_of(logit)
            if chance < least:
                chance = least
            total += chance if card < first_fresh else chance * self.fresh
        return total / self.total

    # ---- kiai -------------------------------------------------------------------------------

    def _met(self, seat: int, total: int) -> float:
        """A line at its kiai value: the effect as it is expected, and the first card goes."""
        after = total - self.opening[seat]
        second = self._second(seat)
        opening = second if second > 0 else after
        samurai = self.samurai[seat]
        animal = 1 if self.wounds[seat] >= ANIMAL else 0
        if samurai == HEIHACHI:
            return self.with_line(seat, after, opening, self.health(1)) + HEALING * animal
        if samurai == KYUZO:
            return self.with_line(seat, after, opening, self.health(animal))
        if samurai == KANBEI:
            burning = self.burning
            caught = min(2 + animal, self.intruders)
            if caught > 0:
                self.burning -= burning * caught / self.intruders
            logit = self.with_line(seat, after, opening, self.health(0))
            self.burning = burning
            return logit
        if samurai == GOROBEI:
            left = self.left
            self.left = max(0, left - 2 - animal)
            self.settle()
            logit = self.with_line(seat, after, opening, self.standing)
            self.left = left
            self.settle()
            return logit
        logit = self.with_line(seat, after, opening, self.standing)
        if samurai == KATSUSHIRO:
            return logit + LOOKING
        gain = self._best_strike(seat) * (1 + animal)
        return logit + (gain if samurai == KIKUCHIYO else gain * GIVING)

    def _second(self, seat: int) -> int:
        """The strength of the second card of a line, 0 if there is none."""
        second = NONE if self.window is None else self.window.second(seat)
        return STRENGTH[second] if second != NONE else 0

    def _best_strike(self, but: int) -> float:
        """What it brings to take the last card from the line of another samurai."""
        now = self.now()
        best = 0.0
        for seat in range(self.seats):
            if seat != but and self.fighting[seat] and self.last[seat] != NONE:
                best = max(best, self._without_last(seat) - now)
        return best

    def spend_first(self, seat: int) -> None:
        """The first card of a line at its kiai value will go, whatever the kiai does."""
        if self.spending >> seat & 1:
            return
        self.spending |= 1 << seat
        self.sums[seat] -= self.opening[seat]
        self.opening[seat] = self._second(seat)
        if self.opening[seat] == 0:
            self.last[seat] = NONE

    def _without_last(self, seat: int) -> float:
        """The logit without the last card of a line, before the penalty of the card before it."""
        total = self.sums[seat] - STRENGTH[self.last[seat]]
        return self.with_line(seat, total, self.opening[seat] if total > 0 else 0, self.standing)

    def struck(self, target: int) -> float:
        """The last card of a line is discarded."""
        if self.last[target] == NONE:
            return self.now()
        return self._without_last(target) + self.penalty(target, self._before_last(target))

    def _before_last(self, seat: int) -> int:
        """The card that will be the last of a line when the last one is gone."""
        line = [] if self.window is None else self.window.line(seat)
        least = 2 if self.spending >> seat & 1 else 1  # with a first card that will go
        return line[-2] if len(line) > least else NONE

    def given(self, giver: int, target: int) -> float:
        """The last card of a line goes to another samurai."""
        card = self.last[giver]
        if card == NONE:
            return self.now()
        opening = self.opening[giver]
        self.sums[giver] -= STRENGTH[card]
        self.opening[giver] = opening if self.sums[giver] > 0 else 0
        self.last[giver] = self._before_last(giver)
        self.refresh()
        best = self.confronted(target, card)
        if self.can_defend(target, card):
            best = max(best, self.defended(target, SYMBOL[card]))
        self.sums[giver] += STRENGTH[card]
        self.opening[giver] = opening
        self.last[giver] = card
        self.refresh()
        return best

    # ---- the other actions ------------------------------------------------------------------

    def passed(self, seat: int) -> float:
        """Out of the round."""
        self.fighting[seat] = False
        self.settle()
        logit = self.now()
        self.fighting[seat] = True
        return logit

    def supported(self, seat: int) -> float:
        """A support token is given away, and the top raider goes to the intruders. `lent` adds what it brings.

        To be asked after `fight`: for everybody the same number of turns is left then.
        """
        self.burning += self.flame
        self.left -= 1
        away = 0.0
        if self.turns[seat] > 0:
            away = self.weights[AWAY] - self.weights[AT_HOME + self.samurai[seat] * 8 + self.turns[seat]]
        logit = self.now() - self.standing + self.health(0) + away
        self.left += 1
        self.burning -= self.flame
        return logit

    def lent(self, samurai: int, target: int) -> float:
        """What a lent talent brings somebody."""
        if self.turns[target] == 0 or self.talents[target] >> samurai & 1:
            return 0.0
        gain = self.talent(samurai, target)
        if samurai in (GOROBEI, KANBEI):
            last = self.last[target]
            if last != NONE and STRENGTH[last] & 1 == (samurai == KANBEI):
                gain -= self.penalty(target, last)
        return gain
