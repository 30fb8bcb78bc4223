"""Sid Ketchum's trade: two cards for a life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CARDS
from sanjuro.games.bang.moves import DISCARD_CARD, DISCARDS, offer_each

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


@mypyc_attr(native_class=True)
class Trade(Frame["BangMatch"]):
    """Sid Ketchum discards two cards, one after the other, for a life."""

    def copy(self) -> Frame[BangMatch]:
        return Trade(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"left": 2 - self.step}

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_each(DISCARDS, m.hand(self.seat), offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        m.put("discard", self.seat, m.real(self.seat, move.card))
        self.step += 1
        if self.step == 2:
            m.pop()
            m.gain(self.seat)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == DISCARD_CARD:
            return Refusal("not_in_hand", {"card": CARDS.names[move.card]})
        return Refusal("trade_now", {"left": 2 - self.step})
