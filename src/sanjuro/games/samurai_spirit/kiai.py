"""Kiai: the sum of a combat line is exactly the kiai value.

The kiai of each samurai is in `samurai.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.boards import ANIMAL
from sanjuro.games.samurai_spirit.moves import HEAL, KIAI, KIAI_MOVE, TOP, WAIVE, WAIVE_MOVE
from sanjuro.games.samurai_spirit.raiders import STRENGTH
from sanjuro.games.samurai_spirit.samurai import SEVEN, Samurai
from sanjuro.games.samurai_spirit.table import DISCARD, line_pile

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch

REACHED: Final = 0
ASK: Final = 1  # the part of the effect without a choice: use it or not
CHOOSE: Final = 2  # the part with a choice
ORDER: Final = 3  # a choice that can no longer be waived: raiders are put back on the deck
LAST: Final = 4  # used or not, the first card goes
STEPS: Final = ["reached", "use", "choose", "order", "last"]


@mypyc_attr(native_class=True)
class Kiai(Frame["SamuraiSpiritMatch"]):
    """Use the effect or not; then discard the first card of the line.

    `animal` is the side of the board when the value was met; `left` the number of choices left.
    """

    def __init__(self, seat: int, step: int = 0, animal: int = 0, left: int = 0) -> None:
        super().__init__(seat, step)
        self.animal = animal
        self.left = left

    def copy(self) -> Frame[SamuraiSpiritMatch]:
        return Kiai(self.seat, self.step, self.animal, self.left)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.animal, self.left]

    def facts(self, m: SamuraiSpiritMatch) -> dict[str, object]:
        return {
            "samurai": self._samurai(m).name,
            "animal": self.animal == 1,
            "step": STEPS[self.step],
            "left": self.left,
        }

    def _samurai(self, m: SamuraiSpiritMatch) -> Samurai:
        return SEVEN[m.samurai[self.seat]]

    def run(self, m: SamuraiSpiritMatch) -> bool:
        if self.step == REACHED:
            self._begin(m)
        if self.step != LAST:
            return True
        m.pop()
        line = m.line(self.seat)
        if len(line) > 0:
            card = line[0]
            m.sums[self.seat] -= STRENGTH[card]
            m.shift("spent", self.seat, card, line_pile(self.seat), DISCARD)
        # Effects on the samurai's own line can leave it at the value once more.
        m.met(self.seat)
        return False

    def _begin(self, m: SamuraiSpiritMatch) -> None:
        samurai = self._samurai(m)
        self.animal = 1 if m.wounds[self.seat] >= ANIMAL else 0
        m.tell("kiai", self.seat, what=samurai.name)
        self.left = samurai.choices(self.animal)
        self.step = ASK if samurai.can_use(m, self.animal) else CHOOSE

    def moves(self, m: SamuraiSpiritMatch) -> list[Move]:
        if self.step == ASK:
            return USE_OR_NOT
        offer: list[Move] = []
        if self.left > 0:
            offer = self._samurai(m).targets(m, self)
            if len(offer) > 0 and self.step == CHOOSE:
                offer.append(WAIVE_MOVE)
        return offer

    def cannot(self, m: SamuraiSpiritMatch) -> None:
        """Finish when there is nothing, or nothing more, that the effect could do."""
        self.step = LAST

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        if move.verb == WAIVE:
            m.tell("waive", self.seat)
            self.step = LAST
        elif move.verb == KIAI:
            self.step = CHOOSE
            self._samurai(m).use(m, self)
        else:
            self.left -= 1
            self._samurai(m).choose(m, self, move)

    def put_in_order(self, count: int) -> None:
        """Begin putting this many looked-at raiders back on the deck in order."""
        self.step = ORDER
        self.left = count

    def refusal(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        samurai = self._samurai(m)
        choice = HEAL <= move.verb <= TOP
        if not choice and move.verb != KIAI:
            return Refusal("kiai_first")
        if choice and move.verb != samurai.choosing:
            return Refusal("other_kiai", {"samurai": samurai.name})
        if self.step == ASK:
            return Refusal("use_first")
        if move.verb == KIAI:
            return Refusal("choose_now")
        if move.target >= m.seats or move.other >= m.seats:
            return Refusal("no_such_seat", {"seats": m.seats - 1})
        return samurai.why_not_choose(m, move)


USE_OR_NOT: Final[list[Move]] = [KIAI_MOVE, WAIVE_MOVE]
