"""A Duel: both players discard BANG!s in turn, until one of them has none or gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.answer import offer_answers, why_no_answer
from sanjuro.games.bang.cards import BANG, hand_pile
from sanjuro.games.bang.moves import HEAL, PASS

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


@mypyc_attr(native_class=True)
class Duel(Frame["BangMatch"]):
    """The target discards first; whoever does not discard loses a life.

    The BANG!s are discarded, not played, so they do not count towards the limit of the turn. A challenger who loses
    does not lose the life to another player's card.
    """

    def __init__(self, seat: int, other: int, challenger: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.other = other
        self.challenger = challenger

    def copy(self) -> Frame[BangMatch]:
        return Duel(self.seat, self.other, self.challenger, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.other, self.challenger, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": self.challenger, "other": self.other}

    def run(self, m: BangMatch) -> bool:
        if len(m.piles[hand_pile(self.seat)]) > 0:
            return True
        self._lose(m)
        return False

    def _lose(self, m: BangMatch) -> None:
        m.pop()
        m.hurt(self.seat, 1, NONE if self.seat == self.challenger else self.challenger)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_answers(m, self.seat, BANG, offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        if move.verb == PASS:
            self._lose(m)
        elif move.verb == HEAL:
            m.who(self.seat).heal(m, self.seat)
        else:
            m.put("answer", self.seat, move.card)
            seat = self.seat
            self.seat = self.other
            self.other = seat

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        return why_no_answer(m, self.seat, BANG, move)
