"""How likely the village is saved as the table stands.

The likelihood is a logistic sum of what can be seen, fitted to games the bot played with itself.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sanjuro.bots.samurai_spirit_position import Position
from sanjuro.bots.samurai_spirit_weights import (
    ABOVE,
    ABOVE_LATER,
    BURNING,
    FAMILIES_MISSED,
    FARM_MISSED,
    FEW_FAMILIES,
    GAINED,
    HAT_MISSED,
    HEALTH,
    HEALTH_LATER,
    HEALTH_SQUARED,
    LAST_FAMILY,
    LEFT,
    LENT,
    NO_FAMILY,
    OVER,
    PASSED,
    PASSED_LATER,
    PENALTY,
    ROOM,
    START,
    WEIGHTS,
    WOUND_PENALTY,
    WOUNDED,
    WOUNDED_LATER,
)
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.raiders import (
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
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

NOT_CACHED: Final = -1e9
# How many raiders a samurai will see: some, and more with room in the line.
FIRST_DRAWS: Final = 0.5
DRAWS: Final = 0.8
AFTER_KIAI: Final = 0.8  # the room that the first card leaves
PENALTY_COST: Final = 0.2  # what the penalty of a raider costs, on average


@mypyc_attr(native_class=True)
class Kept:
    """What was computed for a table before something was tried on it."""

    def __init__(self, fighters: int, later: float, lists: list[list[float]]) -> None:
        self.fighters = fighters
        self.later = later
        self.lists = lists


@mypyc_attr(native_class=True)
class Chances(Position):
    """How likely the village is saved as the table stands: `value`, added up of what each samurai contributes."""

    def __init__(self, window: SamuraiSpiritWindow) -> None:
        super().__init__(window)
        self.weights = WEIGHTS[window.seats][self.round]
        self.logit = 0.0  # computed by the last call of `value`
        self.fighters = 0
        self.later = 0.0  # how much of the round is left
        self.bonus = 0.0  # barricades won or lost by the move that is tried
        # By seat: raiders left for him, raiders he can take, flames kept out by that, his part of the logit, and the
        # chance that he has no doll in the end.
        self.share = [0.0] * window.seats
        self.taken = [0.0] * window.seats
        self.gained = [0.0] * window.seats
        self.parts = [0.0] * window.seats
        self.misses = [0.0] * window.seats
        # Caches: values of fights without a lent talent (by seat), of cards confronted (by seat and strength) and
        # of cards defended against (by seat and symbol).
        self.without = [NOT_CACHED] * window.seats
        self.confronts = [NOT_CACHED] * (7 * window.seats)
        self.defends = [NOT_CACHED] * (3 * window.seats)
        self.kept: list[Kept] = []
        self.gain: list[list[float]] = []
        for seat in range(window.seats):
            self.gain.append(self._gains(seat))
        self.recompute()

    def _gains(self, seat: int) -> list[float]:
        """For each distance of a line below its kiai value: what fighting on is worth, in barricades."""
        kiai = self.kiai_worth(seat) + AFTER_KIAI
        gains = [0.0] * 14
        for room in range(1, 14):
            worth = self.flame - PENALTY_COST
            for strength in range(1, 7):
                chance = self.strengths[strength]
                if strength < room:
                    worth += chance * gains[room - strength]
                elif strength == room:
                    worth += chance * kiai
                else:
                    worth -= chance
            if worth > 0:
                gains[room] = worth
        return gains

    def recompute(self) -> None:
        """Compute what each samurai contributes, after a change of the deck or of who is fighting."""
        fighters = 0
        for fights in self.fighting:
            if fights:
                fighters += 1
        self.fighters = fighters
        self.later = self.left / (8.0 * self.seats)
        # Everybody before him takes a raider. How many are left for him? None: he has no further turn.
        before = 0
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            self.share[seat] = 0.0
            if self.fighting[seat]:
                before += 1
                if self.left >= before:
                    self.share[seat] = 1.0 + (self.left - before) / fighters
        for seat in range(self.seats):
            self._contribute(seat, self.sums[seat], self.covered[seat], self.last(seat))
        self._clear_cache()

    def recompute_seat(self, seat: int) -> None:
        """Compute what one samurai contributes, after a change at his seat only."""
        self._contribute(seat, self.sums[seat], self.covered[seat], self.last(seat))
        self._clear_cache()

    def _clear_cache(self) -> None:
        self.confronts = [NOT_CACHED] * (7 * self.seats)
        self.defends = [NOT_CACHED] * (3 * self.seats)

    def keep(self) -> None:
        """Keep what has been computed for the table as it is; `restore` brings it back after something was tried."""
        self.kept.append(
            Kept(
                self.fighters,
                self.later,
                [self.share, self.taken, self.gained, self.parts, self.misses, self.confronts, self.defends],
            )
        )
        # What is tried is written to other lists.
        self.share = self.share.copy()
        self.taken = self.taken.copy()
        self.gained = self.gained.copy()
        self.parts = self.parts.copy()
        self.misses = self.misses.copy()

    def restore(self) -> None:
        kept = self.kept.pop()
        self.fighters = kept.fighters
        self.later = kept.later
        self.share = kept.lists[0]
        self.taken = kept.lists[1]
        self.gained = kept.lists[2]
        self.parts = kept.lists[3]
        self.misses = kept.lists[4]
        self.confronts = kept.lists[5]
        self.defends = kept.lists[6]

    def _contribute(self, seat: int, total: int, covered: int, last: int) -> None:
        """Store what a samurai contributes with a line of this sum, this defence and this last card."""
        weights = self.weights
        wounds = self.wounds[seat]
        part = weights[WOUNDED + wounds] + weights[WOUNDED_LATER + wounds] * self.later
        gained = 0.0
        draws = 0.0
        share = self.share[seat]
        if self.fighting[seat]:
            room = self.values[seat] - total
            if room <= 0:
                part += weights[ABOVE] + weights[ABOVE_LATER] * self.later
            else:
                part += weights[ROOM + room]
                gained = self.gain[seat][room]
                draws = FIRST_DRAWS + DRAWS * room / self.mean
                if draws > share:
                    draws = share
            if share > 0.0:
                part += self.penalty(seat, last)
            part += self.lent[seat] * weights[LENT]
        else:
            part += weights[PASSED] + weights[PASSED_LATER] * self.later
        taken = draws
        if covered >> HAT & 1 == 0:
            miss = exp(self.missing[HAT] * draws)
            taken += 1.0 - miss
            part += (miss if wounds < 3 else -log(1.001 - miss)) * weights[HAT_MISSED + wounds]
        if covered >> FARM & 1 == 0:
            miss = exp(self.missing[FARM] * draws)
            taken += 1.0 - miss
            part += miss * weights[FARM_MISSED]
        missed = 0.0
        if covered >> DOLL & 1 == 0:
            missed = exp(self.missing[DOLL] * draws)
            taken += 1.0 - missed
        self.parts[seat] = part
        self.gained[seat] = gained
        self.taken[seat] = taken
        self.misses[seat] = missed

    def value(self) -> float:
        self._add_up()
        return 1.0 / (1.0 + exp(-self.logit))

    def _add_up(self) -> None:
        weights = self.weights
        taken = 0.0
        gained = 0.0
        logit = weights[START]
        for seat in range(self.seats):
            taken += self.taken[seat]
            gained += self.gained[seat]
            logit += self.parts[seat]
        health = self.health - 1 - self.burning + self.bonus
        if self.fighters == 0:
            health -= self.left * self.flame
        else:
            logit += self.left * weights[LEFT] + self.left * self.flame * weights[BURNING]
            if self.left > taken:
                logit += (self.left - taken) * self.flame * weights[OVER]
            elif taken > 0.0:
                gained *= self.left / taken
            logit += gained * weights[GAINED]
        logit += health * (
            weights[HEALTH] + health * 0.1 * weights[HEALTH_SQUARED] + self.later * weights[HEALTH_LATER]
        )
        # How many dolls are missing in the end, as chances of none, one, two, more.
        none = 1.0
        one = 0.0
        two = 0.0
        missing = 0.0
        for miss in self.misses:
            if miss > 0.0:
                two = two * (1.0 - miss) + one * miss
                one = one * (1.0 - miss) + none * miss
                none *= 1.0 - miss
                missing += miss
        if self.families == 1:
            logit += weights[LAST_FAMILY]
            lost = 1.0 - none
        elif self.families == 2:
            logit += weights[FEW_FAMILIES]
            lost = 1.0 - none - one
        else:
            lost = 1.0 - none - one - two
        self.logit = logit + missing * weights[FAMILIES_MISSED] - log(1.001 - lost) * weights[NO_FAMILY]

    def tried(self, seat: int, total: int, covered: int, last: int) -> float:
        """The value after a change at one seat; its contribution is restored afterwards."""
        taken = self.taken[seat]
        part = self.parts[seat]
        gained = self.gained[seat]
        miss = self.misses[seat]
        self._contribute(seat, total, covered, last)
        worth = self.value()
        self.taken[seat] = taken
        self.parts[seat] = part
        self.gained[seat] = gained
        self.misses[seat] = miss
        return worth

    def penalty(self, seat: int, card: int) -> float:
        """What the last card of a line will bring its samurai at the start of his next turn."""
        part = self.suffered(seat, card)
        if part < 0.0 and self.talents[seat] & IGNORES[STRENGTH[card] & 1]:
            return 0.0
        return part

    def suffered(self, seat: int, card: int) -> float:
        """The same without any talent."""
        if card == NONE or FIRST_PENALTY[card] == NONE:
            return 0.0
        part = self._penalty(seat, FIRST_PENALTY[card])
        if SECOND_PENALTY[card] != NONE:
            part += self._penalty(seat, SECOND_PENALTY[card])
        return part

    def deadly(self, seat: int, card: int) -> bool:
        """Whether a last card will give its samurai his fourth wound at the start of his next turn."""
        if self.wounds[seat] < 3 or card == NONE or not self.fighting[seat] or self.share[seat] <= 0.0:
            return False
        if FIRST_PENALTY[card] == NONE or self.talents[seat] & IGNORES[STRENGTH[card] & 1]:
            return False
        second = SECOND_PENALTY[card]
        return self._wounds(seat, FIRST_PENALTY[card]) or (second != NONE and self._wounds(seat, second))

    def _penalty(self, seat: int, penalty: int) -> float:
        if penalty == INTRUDER:
            return self.flame * self.weights[PENALTY + INTRUDER]
        if penalty == NO_DEFEND and self.covered[seat] == 7:
            return 0.0
        return self.weights[WOUND_PENALTY + self.wounds[seat] if self._wounds(seat, penalty) else PENALTY + penalty]

    def _wounds(self, seat: int, penalty: int) -> bool:
        """Whether a penalty is a wound, or cannot be carried out and is a wound instead."""
        cannot = penalty == WOUND
        if penalty == LEFT_DRAWS:
            cannot = not self.fighting[(seat + 1) % self.seats]
        elif penalty == RIGHT_DRAWS:
            cannot = not self.fighting[(seat + self.seats - 1) % self.seats]
        elif penalty == RESHUFFLE_DISCARD:
            cannot = not self.discarded
        elif penalty == DISCARD_DEFENCE:
            cannot = self.covered[seat] == 0
        return cannot
