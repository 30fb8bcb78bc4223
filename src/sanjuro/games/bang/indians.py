"""Indians!: everybody else discards a BANG! or loses a life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.answer import offer_answers, why_no_answer
from sanjuro.games.bang.cards import BANG, hand_pile
from sanjuro.games.bang.moves import HEAL, PASS

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

NEXT_ONE: Final = 0
ASK: Final = 1


@mypyc_attr(native_class=True)
class Indians(Frame["BangMatch"]):
    """Everybody else in turn, clockwise from the player; `seat` is the one attacked now."""

    def __init__(self, seat: int, by: int, step: int = NEXT_ONE) -> None:
        super().__init__(seat, step)
        self.by = by

    def copy(self) -> Frame[BangMatch]:
        return Indians(self.seat, self.by, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.by, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": self.by}

    def run(self, m: BangMatch) -> bool:
        if self.step == NEXT_ONE:
            m.refill_except(self.by)
            self.seat = m.next(self.seat)
            if self.seat == self.by:
                m.pop()
                return False
            self.step = ASK
        if len(m.piles[hand_pile(self.seat)]) > 0:
            return True
        self._hit(m)
        return False

    def _hit(self, m: BangMatch) -> None:
        self.step = NEXT_ONE
        m.hurt(self.seat, 1, self.by)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_answers(m, self.seat, BANG, offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        if move.verb == PASS:
            self._hit(m)
        elif move.verb == HEAL:
            m.who(self.seat).heal(m, self.seat)
        else:
            m.put("answer", self.seat, move.card)
            self.step = NEXT_ONE

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        return why_no_answer(m, self.seat, BANG, move)
