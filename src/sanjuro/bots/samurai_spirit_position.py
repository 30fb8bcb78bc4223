"""The table as a seat of Samurai Spirit sees it, in lists that are filled anew for each decision."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.samurai_spirit_weights import MOST_TURNS
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import KYUZO, MOST_SEATS
from sanjuro.games.samurai_spirit.raiders import FLAME, KIND, RAIDERS, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.table import BOX
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

# Of all raiders, where none is unseen.
FLAME_SHARE: Final = 0.46
MEAN_STRENGTH: Final = 2.7
SYMBOL_SHARES: Final = [0.25, 0.25, 0.3]
# By round: from which number on the raiders are of the kind that joined last. In the first round there is one kind.
FIRST_OF_KIND: Final = [0, RAIDERS, KIND.index(2), KIND.index(3)]


def _facts(card: int) -> int:
    """Flame, hat, farm, doll and strength of a raider in one number, so that one addition counts all of them."""
    facts = FLAME[card] | STRENGTH[card] << 32
    if SYMBOL[card] >= 0:
        facts |= 1 << 8 * (SYMBOL[card] + 1)
    return facts


FACTS: Final[list[int]] = [_facts(card) for card in range(RAIDERS)]


@mypyc_attr(native_class=True)
class Position:
    """Lines, defences, wounds, and the raiders that may come next.

    A bot has one of these and fills it for each decision: making one costs as much as a decision.
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
        self.burning = 0.0  # flames expected of the intruders
        self.discarded = False  # whether the discard pile has a card
        # By seat.
        self.samurai = [0] * MOST_SEATS
        self.sums = [0] * MOST_SEATS
        self.values = [0] * MOST_SEATS
        self.covered = [0] * MOST_SEATS
        self.wounds = [0] * MOST_SEATS
        self.last = [NONE] * MOST_SEATS  # of the line
        self.first = [NONE] * MOST_SEATS
        self.talents = [0] * MOST_SEATS  # own, called and lent
        self.strengths = [0] * MOST_SEATS  # that Kyuzo's talent discards, as bits
        self.at_home = [True] * MOST_SEATS  # the own support token
        self.fighting = [True] * MOST_SEATS
        self.turns = [0] * MOST_SEATS  # left in the round if nobody passes
        self.fighters = 0
        self.phase = 0  # how much of the round is left: 0 little, 1, 2 much
        # The raiders nobody has seen, and the chance of each to be the next one.
        self.unseen: list[int] = []
        self.fresh = 1.0  # the weight of one of the kind that joined last: it may be in the box
        self.total = 1.0  # of all weights
        self.flame = FLAME_SHARE
        self.mean = MEAN_STRENGTH
        self.symbols = [0.0] * 3

    def look(self, window: SamuraiSpiritWindow) -> None:
        """Fill in what this seat sees."""
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
            self.first[seat] = window.first(seat)
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
        # Those that joined last have the highest numbers of all that can be unseen.
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
            self.total = 1.0
            self.flame = FLAME_SHARE
            self.mean = MEAN_STRENGTH
            for symbol in range(3):
                self.symbols[symbol] = SYMBOL_SHARES[symbol]
            return
        self.total = total
        joining = self.fresh
        self.flame = ((old & 255) + (joined & 255) * joining) / total
        self.symbols[0] = ((old >> 8 & 255) + (joined >> 8 & 255) * joining) / total
        self.symbols[1] = ((old >> 16 & 255) + (joined >> 16 & 255) * joining) / total
        self.symbols[2] = ((old >> 24 & 255) + (joined >> 24 & 255) * joining) / total
        self.mean = ((old >> 32) + (joined >> 32) * joining) / total

    def _count_flames(self, window: SamuraiSpiritWindow) -> None:
        self.intruders = window.intruders()
        self.burning = 0.0
        if self.intruders > 0:
            known = window.known_intruders()
            self.burning = (self.intruders - len(known)) * self.flame
            for card in known:
                self.burning += FLAME[card]

    def count_turns(self) -> None:
        """How many turns everybody has left if each takes a raider."""
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
        """Who has the next turn."""
        for step in range(1, self.seats):
            if self.fighting[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return seat
