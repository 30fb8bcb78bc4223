"""The effect of each move on the probability of saving the village."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.samurai_spirit.entries import AT_HOME, AWAY
from sanjuro.bots.samurai_spirit.position import FIRST_OF_KIND, Position
from sanjuro.bots.samurai_spirit.win_estimate import EVERYTHING_COVERED, LOST, WinEstimate, probability_of
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

UNKNOWN: Final = 1e9  # marks an empty cache entry
# What a kiai is worth beyond what is counted, as a logit.
HEALING: Final = 0.25
GIVING: Final = 0.7  # value of giving the best card away, as a share of striking it
LOOKING: Final = 0.1
# Penalties that count the same for a samurai share a number: their kind, and whether the strength is odd. Raiders
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


# What matters about a raider, in one number: its strength, above that the number of its penalty, and above that the bit
# of its symbol.
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
class MoveEvaluator:
    """Evaluates moves on the table as a seat sees it. Results are logits unless a method says probability."""

    def __init__(self) -> None:
        self.position: Final = Position()
        self.estimate: Final = WinEstimate(self.position)
        self.spending = 0  # whose kiai is being resolved, as bits
        self.no_defend = False  # the active samurai may not defend
        # Caches for raiders confronted, without their penalties (by seat and strength), and defended against (by seat
        # and symbol).
        self.confronts: list[float] = []
        self.defends: list[float] = []
        self.window: SamuraiSpiritWindow | None = None

    def begin(self, window: SamuraiSpiritWindow) -> None:
        """Read the table for a new decision; methods called next compute what they need."""
        at = self.position
        self.window = window
        self.spending = 0
        at.look(window)
        for seat in range(at.seats):
            if at.sums[seat] == at.values[seat] and at.fighting[seat]:
                self.spend_first(seat)
        self.no_defend = window.barred(NO_DEFEND)

    def refresh(self) -> None:
        """Recompute everything after a change and clear the caches."""
        self.estimate.settle()
        seats = self.position.seats
        self.confronts = NO_CONFRONTS[seats].copy()
        self.defends = NO_DEFENDS[seats].copy()

    # ---- a raider turned up -----------------------------------------------------------------

    def confronted(self, seat: int, card: int) -> float:
        """Return the logit with a raider at the end of the line."""
        return self._strength_confronted(seat, STRENGTH[card]) + self.estimate.penalty(seat, card)

    def _strength_confronted(self, seat: int, strength: int) -> float:
        """Return the logit with a raider of this strength at the end of the line, without its penalty."""
        key = seat * 7 + strength
        logit = self.confronts[key]
        if logit == UNKNOWN:
            at = self.position
            estimate = self.estimate
            total = at.sums[seat] + strength
            opening = at.opening[seat] if at.opening[seat] > 0 else strength
            value = at.values[seat]
            if self.spending >> seat & 1:
                # The first card leaves only after the effect of the kiai, so this raider takes the line above its kiai
                # value.
                logit = estimate.with_line(seat, total, opening, estimate.fallen)
            elif total == value:
                logit = self._met(seat, total)
            else:
                logit = estimate.with_line(
                    seat, total, opening, estimate.fallen if total > value else estimate.standing
                )
            self.confronts[key] = logit
        return logit

    def defended(self, seat: int, symbol: int) -> float:
        """Return the logit with a raider with this symbol to the left of the board."""
        key = seat * 3 + symbol
        logit = self.defends[key]
        if logit == UNKNOWN:
            logit = self.estimate.with_defence(seat, self.position.covered[seat] | 1 << symbol)
            self.defends[key] = logit
        return logit

    def can_defend(self, seat: int, card: int) -> bool:
        at = self.position
        if SYMBOL[card] < 0 or at.covered[seat] >> SYMBOL[card] & 1:
            return False
        return not self.no_defend or seat != at.turn

    def handed(self, seat: int, card: int) -> float:
        """Return the logit of the best place for a raider at this seat, without passing it on."""
        best = self.confronted(seat, card)
        if self.can_defend(seat, card):
            best = max(best, self.defended(seat, SYMBOL[card]))
        if self.position.strengths[seat] >> STRENGTH[card] & 1:
            best = max(best, self.estimate.now())
        return best

    def placed(self, seat: int, card: int) -> float:
        """Return the logit of the best placement of a raider."""
        best = self.handed(seat, card)
        if self.position.talents[seat] & HANDS_ON[STRENGTH[card] & 1]:
            best = max(best, self._handed_on(seat, card))
        return best

    def _handed_on(self, seat: int, card: int) -> float:
        """Return the logit of the best placement by a neighbour; LOST if both are out of the round."""
        at = self.position
        left = (seat + 1) % at.seats
        right = (seat + at.seats - 1) % at.seats
        best = self.handed(left, card) if at.fighting[left] else LOST
        if right != left and at.fighting[right]:
            best = max(best, self.handed(right, card))
        return best

    def fight(self, seat: int, fresh: bool) -> float:
        """Return the probability after drawing the next raider and placing it in the best way.

        With `fresh`, a raider may be put under the deck to draw another one.
        """
        at = self.position
        known = NONE if self.window is None else self.window.next_raider()
        at.left -= 1
        self.refresh()
        probability = 0.0
        if known != NONE:
            probability = probability_of(self.placed(seat, known))
        else:
            renewing = fresh and at.talents[seat] >> KATSUSHIRO & 1 == 1 and at.left > 0
            probability = self._average(seat, -1.0)
            if renewing:
                probability = self._average(seat, probability)
        at.left += 1
        return probability

    def renewed(self, seat: int) -> float:
        """Return the probability after putting the drawn raider under the deck and drawing another one."""
        at = self.position
        at.left += 1
        probability = self.fight(seat, False)
        at.left -= 1
        return probability

    def _average(self, seat: int, least: float) -> float:
        """Return the mean probability over all raiders that may come, each worth at least `least`.

        Equals the mean of `placed`, but computes shared parts only once.
        """
        at = self.position
        estimate = self.estimate
        hands_even = at.talents[seat] & HANDS_ON[0] != 0
        hands_odd = at.talents[seat] & HANDS_ON[1] != 0
        total = 0.0
        first_fresh = FIRST_OF_KIND[at.round]
        penalties = NO_PENALTIES.copy()
        strengths = at.strengths[seat]
        discarded = estimate.now() if strengths != 0 else LOST
        open_symbols = EVERYTHING_COVERED & ~at.covered[seat]
        if self.no_defend and seat == at.turn:
            open_symbols = 0
        for card in at.unseen:
            look = LOOKS[card]
            strength = look & 7
            logit = self._strength_confronted(seat, strength)
            alike = look >> PENALTY_AT & 31
            if alike < KINDS:
                penalty = penalties[alike]
                if penalty == UNKNOWN:
                    penalty = estimate.penalty(seat, card)
                    penalties[alike] = penalty
                logit += penalty
            elif alike == MANY:
                logit += estimate.penalty(seat, card)
            symbol = look >> SYMBOL_AT & open_symbols
            if symbol != 0:
                logit = max(logit, self.defended(seat, SYMBOL_NUMBER[symbol]))
            if strengths >> strength & 1:
                logit = max(logit, discarded)
            if hands_odd if strength & 1 else hands_even:
                logit = max(logit, self._handed_on(seat, card))
            probability = probability_of(logit)
            if probability < least:
                probability = least
            total += probability if card < first_fresh else probability * at.fresh
        return total / at.total

    # ---- kiai -------------------------------------------------------------------------------

    def _met(self, seat: int, total: int) -> float:
        """Return the logit of a line at its kiai value: with the expected effect, and without the first card."""
        at = self.position
        estimate = self.estimate
        after = total - at.opening[seat]
        second = self._second(seat)
        opening = second if second > 0 else after
        samurai = at.samurai[seat]
        animal = 1 if at.wounds[seat] >= ANIMAL else 0
        if samurai == HEIHACHI:
            return estimate.with_line(seat, after, opening, estimate.health(1)) + HEALING * animal
        if samurai == KYUZO:
            return estimate.with_line(seat, after, opening, estimate.health(animal))
        if samurai == KANBEI:
            burning = at.burning
            caught = min(2 + animal, at.intruders)
            if caught > 0:
                at.burning -= burning * caught / at.intruders
            logit = estimate.with_line(seat, after, opening, estimate.health(0))
            at.burning = burning
            return logit
        if samurai == GOROBEI:
            left = at.left
            at.left = max(0, left - 2 - animal)
            estimate.settle()
            logit = estimate.with_line(seat, after, opening, estimate.standing)
            at.left = left
            estimate.settle()
            return logit
        logit = estimate.with_line(seat, after, opening, estimate.standing)
        if samurai == KATSUSHIRO:
            return logit + LOOKING
        gain = self._best_strike(seat) * (1 + animal)
        return logit + (gain if samurai == KIKUCHIYO else gain * GIVING)

    def _second(self, seat: int) -> int:
        """Return the strength of the second card of a line, 0 if there is none."""
        second = NONE if self.window is None else self.window.second(seat)
        return STRENGTH[second] if second != NONE else 0

    def _best_strike(self, but: int) -> float:
        """Return the gain from taking the last card from the line of another samurai."""
        at = self.position
        estimate = self.estimate
        now = estimate.now()
        best = 0.0
        for seat in range(at.seats):
            if seat != but and at.fighting[seat] and at.last[seat] != NONE:
                best = max(best, self._without_last(seat) - now)
        return best

    def spend_first(self, seat: int) -> None:
        """Remove the first card of a line at its kiai value, which goes whatever the kiai does."""
        at = self.position
        if self.spending >> seat & 1:
            return
        self.spending |= 1 << seat
        at.sums[seat] -= at.opening[seat]
        at.opening[seat] = self._second(seat)
        if at.opening[seat] == 0:
            at.last[seat] = NONE

    def _without_last(self, seat: int) -> float:
        """Return the logit without the last card of a line, before the penalty of the card before it."""
        at = self.position
        estimate = self.estimate
        total = at.sums[seat] - STRENGTH[at.last[seat]]
        return estimate.with_line(seat, total, at.opening[seat] if total > 0 else 0, estimate.standing)

    def struck(self, target: int) -> float:
        """Return the logit after discarding the last card of a line."""
        at = self.position
        estimate = self.estimate
        if at.last[target] == NONE:
            return estimate.now()
        return self._without_last(target) + estimate.penalty(target, self._before_last(target))

    def _before_last(self, seat: int) -> int:
        """Return the card that will be last in a line when the last one is gone."""
        line = [] if self.window is None else self.window.line(seat)
        least = 2 if self.spending >> seat & 1 else 1  # with a first card that will go
        return line[-2] if len(line) > least else NONE

    def given(self, giver: int, target: int) -> float:
        """Return the logit after giving the last card of a line to another samurai."""
        at = self.position
        estimate = self.estimate
        card = at.last[giver]
        if card == NONE:
            return estimate.now()
        opening = at.opening[giver]
        at.sums[giver] -= STRENGTH[card]
        at.opening[giver] = opening if at.sums[giver] > 0 else 0
        at.last[giver] = self._before_last(giver)
        self.refresh()
        best = self.confronted(target, card)
        if self.can_defend(target, card):
            best = max(best, self.defended(target, SYMBOL[card]))
        at.sums[giver] += STRENGTH[card]
        at.opening[giver] = opening
        at.last[giver] = card
        self.refresh()
        return best

    # ---- the other actions ------------------------------------------------------------------

    def passed(self, seat: int) -> float:
        """Return the logit after passing."""
        at = self.position
        estimate = self.estimate
        at.fighting[seat] = False
        estimate.settle()
        logit = estimate.now()
        at.fighting[seat] = True
        return logit

    def supported(self, seat: int) -> float:
        """Return the logit after giving a support token away, with the top raider among the intruders.

        `lent` adds the effect of the talent. Call this after `fight`, when everybody has the same number of turns left.
        """
        at = self.position
        estimate = self.estimate
        at.burning += at.flame
        at.left -= 1
        away = 0.0
        if at.turns[seat] > 0:
            away = estimate.weights[AWAY] - estimate.weights[AT_HOME + at.samurai[seat] * 8 + at.turns[seat]]
        logit = estimate.now() - estimate.standing + estimate.health(0) + away
        at.left += 1
        at.burning -= at.flame
        return logit

    def lent(self, samurai: int, target: int) -> float:
        """Return the gain from a talent lent to a samurai."""
        at = self.position
        estimate = self.estimate
        if at.turns[target] == 0 or at.talents[target] >> samurai & 1:
            return 0.0
        gain = estimate.talent(samurai, target)
        if samurai in (GOROBEI, KANBEI):
            last = at.last[target]
            if last != NONE and STRENGTH[last] & 1 == (samurai == KANBEI):
                gain -= estimate.penalty(target, last)
        return gain
