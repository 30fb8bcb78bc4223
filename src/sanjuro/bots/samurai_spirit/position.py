"""The table as a seat of Samurai Spirit sees it, in lists that are refilled for each decision."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.samurai_spirit.entries import MOST_ROOM, MOST_TURNS, STRONGEST
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import KYUZO, MOST_SEATS
from sanjuro.games.samurai_spirit.raiders import FLAME, KIND, RAIDERS, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.table import BOX
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

# Averages over all raiders, for when none is unseen.
FLAME_SHARE: Final = 0.46
MEAN_STRENGTH: Final = 2.7
SYMBOL_SHARES: Final = [0.25, 0.25, 0.3]
STRENGTH_SHARE: Final = 0.15
# Probabilities are counted in eight bins, each with a weight of its own. These are the bins per unit of probability.
STEPS_OF_FILLING: Final = 20.0
STEPS_OF_EXCEEDING: Final = 8.0
LAST_STEP: Final = 7
# Bins for the expected number of raiders with a symbol, by tenths of a raider.
STEPS_OF_EXPECTED: Final = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, LAST_STEP]
MOST_TENTHS: Final = len(STEPS_OF_EXPECTED) - 1
UNKNOWN_STEPS: Final[list[int]] = [-1] * (3 * (MOST_TURNS + 1))
# By round: the first number of the kind of raiders that joined last. In the first round there is one kind.
FIRST_OF_KIND: Final = [0, RAIDERS, KIND.index(2), KIND.index(3)]
# Bit positions of the counts of raiders packed into one number: flames, three symbols, six strengths. Six bits each are
# enough for 52 raiders, and ten counts fit into what mypyc computes quickly.
BITS: Final = 6
MASK: Final = 63
SYMBOLS_AT: Final = 1
STRENGTHS_AT: Final = 3  # strength 1 comes after the symbols


def _facts(card: int) -> int:
    """Return flame, symbol and strength of a raider in one number, so that one addition counts all of them."""
    facts = FLAME[card] | 1 << BITS * (STRENGTHS_AT + STRENGTH[card])
    if SYMBOL[card] >= 0:
        facts |= 1 << BITS * (SYMBOLS_AT + SYMBOL[card])
    return facts


def _step(value: float) -> int:
    """Return the bin of a value with this many bins per unit."""
    return int(value + 0.5) if value < LAST_STEP else LAST_STEP


FACTS: Final[list[int]] = [_facts(card) for card in range(RAIDERS)]


@mypyc_attr(native_class=True)
class Position:
    """Lines, defences, wounds, and the raiders that may come next.

    A bot reuses one instance, because creating one costs as much as a decision.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.turn = 0
        self.round = 1
        self.difficulty = 0
        self.barricades = 0
        self.most_barricades = 0
        self.farms = 0
        self.families = 0
        self.left = 0  # raiders in the deck
        self.intruders = 0
        self.burning = 0.0  # expected flames of the intruders
        self.discarded = False  # whether the discard pile has a card
        # By seat.
        self.samurai = [0] * MOST_SEATS
        self.sums = [0] * MOST_SEATS
        self.values = [0] * MOST_SEATS
        self.covered = [0] * MOST_SEATS
        self.wounds = [0] * MOST_SEATS
        self.last = [NONE] * MOST_SEATS  # of the line
        self.opening = [0] * MOST_SEATS  # the strength of its first card; 0 if there is none
        self.talents = [0] * MOST_SEATS  # own, called and lent
        self.strengths = [0] * MOST_SEATS  # those that Kyuzo's talent discards, as bits
        self.at_home = [True] * MOST_SEATS  # their own support token
        self.fighting = [True] * MOST_SEATS
        self.turns = [0] * MOST_SEATS  # left in the round if nobody passes
        self.fighters = 0
        self.around = 0  # how often the turn goes around if nobody passes
        self.phase = 0  # how much of the round is left: 0 little, 1, 2 much
        # The raiders nobody has seen, and the probability that each comes next.
        self.unseen: list[int] = []
        self.fresh = 1.0  # weight of one of the kind that joined last, which may be in the box
        self.total = 1.0  # sum of all weights
        self.flame = FLAME_SHARE
        self.mean = MEAN_STRENGTH
        self.symbols = [0.0] * 3
        # By the room of a line: the bin of the probability that the next raider fills it, or exceeds it.
        self.filling = [0] * (MOST_ROOM + 1)
        self.exceeding = [0] * (MOST_ROOM + 1)
        self.steps_expected = UNKNOWN_STEPS.copy()  # a cache by symbol and turns, see `expected`

    def look(self, window: SamuraiSpiritWindow) -> None:
        """Read what this seat sees."""
        self.seats = window.seats
        self.turn = window.turn()
        self.round = window.round()
        self.difficulty = window.difficulty()
        self.barricades = window.barricades()
        self.most_barricades = window.most_barricades()
        self.farms = window.farms()
        self.families = window.families()
        self.left = window.deck_left()
        self.discarded = window.discarded() > 0
        for seat in range(self.seats):
            self.samurai[seat] = window.samurai(seat)
            self.sums[seat] = window.sum(seat)
            self.values[seat] = window.value(seat)
            self.covered[seat] = window.covered(seat)
            self.wounds[seat] = window.wounds(seat)
            self.last[seat] = window.last(seat)
            first = window.first(seat)
            self.opening[seat] = STRENGTH[first] if first != NONE else 0
            talents = window.talents(seat) | window.lent(seat)
            self.talents[seat] = talents
            self.strengths[seat] = window.strengths(seat) if talents >> KYUZO & 1 else 0
            self.at_home[seat] = window.has_token(seat)
            self.fighting[seat] = window.fighting(seat)
        self._look_for_odds(window)
        self._count_flames(window)

    def _look_for_odds(self, window: SamuraiSpiritWindow) -> None:
        unseen = window.hidden()
        self.unseen = unseen
        self.steps_expected = UNKNOWN_STEPS.copy()
        # Those that joined last have the highest numbers of all unseen raiders.
        first_fresh = FIRST_OF_KIND[self.round]
        old = 0
        joined = 0
        fresh = 0
        for card in unseen:
            if card < first_fresh:
                old += FACTS[card]
            else:
                joined += FACTS[card]
                fresh += 1
        self.fresh = 1.0
        if fresh > 0:
            self.fresh = 1.0 - window.unknown(BOX) / fresh
        total = len(unseen) - fresh + fresh * self.fresh
        if total <= 0.0:
            self._expect_the_usual()
            return
        self.total = total
        self.flame = self._share(0, old, joined)
        for symbol in range(3):
            self.symbols[symbol] = self._share(SYMBOLS_AT + symbol, old, joined)
        self.mean = 0.0
        above = 0.0
        for strength in range(STRONGEST, 0, -1):
            share = self._share(STRENGTHS_AT + strength, old, joined)
            self.mean += strength * share
            self._expect_strength(strength, share, above)
            above += share
        self._expect_strength(0, 0.0, above)

    def _share(self, count: int, old: int, joined: int) -> float:
        """Return the share of one of the counts among all raiders that may come next."""
        shift = BITS * count
        return ((old >> shift & MASK) + (joined >> shift & MASK) * self.fresh) / self.total

    def _expect_the_usual(self) -> None:
        """Expect the average raider once all raiders have been seen."""
        self.total = 1.0
        self.flame = FLAME_SHARE
        self.mean = MEAN_STRENGTH
        for symbol in range(3):
            self.symbols[symbol] = SYMBOL_SHARES[symbol]
        for strength in range(STRONGEST, -1, -1):
            self._expect_strength(
                strength, STRENGTH_SHARE if strength > 0 else 0.0, (STRONGEST - strength) * STRENGTH_SHARE
            )

    def expected(self, symbol: int, turns: int) -> int:
        """Return the bin of the number of raiders with a symbol expected in this many turns."""
        step = self.steps_expected[symbol * 8 + turns]
        if step < 0:
            expected = int(10.0 * turns * self.symbols[symbol])
            step = STEPS_OF_EXPECTED[expected] if expected < MOST_TENTHS else LAST_STEP
            self.steps_expected[symbol * 8 + turns] = step
        return step

    def _expect_strength(self, strength: int, share: float, above: float) -> None:
        """Compute which share of the raiders has a strength, and which share is stronger."""
        self.filling[strength] = _step(share * STEPS_OF_FILLING)
        self.exceeding[strength] = _step(above * STEPS_OF_EXCEEDING)

    def _count_flames(self, window: SamuraiSpiritWindow) -> None:
        self.intruders = window.intruders()
        self.burning = 0.0
        if self.intruders > 0:
            known = window.known_intruders()
            self.burning = (self.intruders - len(known)) * self.flame
            for card in known:
                self.burning += FLAME[card]

    def count_turns(self) -> None:
        """Count the turns everybody has left if each takes a raider."""
        seats = self.seats
        fighters = 0
        for seat in range(seats):
            if self.fighting[seat]:
                fighters += 1
        self.fighters = fighters
        left = self.left if fighters > 0 else 0
        around = (left + seats - 1) // seats
        if around > MOST_TURNS:
            around = MOST_TURNS
        self.around = around
        self.phase = 0 if around <= 1 else 1 if around <= 4 else 2
        before = 0
        for step in range(1, seats + 1):
            seat = (self.turn + step) % seats
            turns = around
            if self.fighting[seat]:
                turns = 1 + (left - before - 1) // fighters if left > before else 0
                if turns > MOST_TURNS:
                    turns = MOST_TURNS
                before += 1
            self.turns[seat] = turns

    def next_after(self, seat: int) -> int:
        """Return the seat that has the next turn."""
        for step in range(1, self.seats):
            if self.fighting[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
