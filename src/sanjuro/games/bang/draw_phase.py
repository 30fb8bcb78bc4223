"""The draw phase of characters who make a choice in it: Jesse Jones, Pedro Ramirez, Kit Carlson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CARDS, DECK, DISCARD, hand_pile, looked_pile, meant
from sanjuro.games.bang.loss import TO_JESSE_JONES, Loss
from sanjuro.games.bang.moves import (
    BACK,
    BACKS,
    DRAW,
    DRAW_DISCARD,
    DRAW_DISCARD_MOVE,
    DRAW_FROM,
    DRAW_FROMS,
    DRAW_MOVE,
    offer_each,
)

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

FROM_HAND: Final = 0
FROM_DISCARD: Final = 1


@mypyc_attr(native_class=True)
class DrawFirst(Frame["BangMatch"]):
    """Jesse Jones or Pedro Ramirez chooses where the first card comes from; the second comes from the deck.

    `step` is the alternative to the deck.
    """

    def copy(self) -> Frame[BangMatch]:
        return DrawFirst(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"from": "discard" if self.step == FROM_DISCARD else "hand"}

    def moves(self, m: BangMatch) -> list[Move]:
        offer = [DRAW_MOVE]
        if self.step == FROM_DISCARD:
            offer.append(DRAW_DISCARD_MOVE)
            return offer
        for other in range(m.seats):
            if other != self.seat and m.lives(other) and len(m.hand(other)) > 0:
                offer.append(DRAW_FROMS[other])
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        m.pop()
        if move.verb == DRAW_DISCARD:
            m.shift("draw_discard", self.seat, m.piles[DISCARD][-1], DISCARD, hand_pile(self.seat))
        elif move.verb == DRAW_FROM:
            m.push(Loss(move.target, self.seat, TO_JESSE_JONES))
            return
        else:
            m.draw(self.seat)
        m.draw(self.seat)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == DRAW_DISCARD or move.verb == DRAW_FROM:
            if self.step == FROM_DISCARD:
                return Refusal("pedro_draws")
            if move.verb == DRAW_DISCARD or move.target == self.seat:
                return Refusal("jesse_draws")
            if move.target >= m.seats:
                return Refusal("no_such_seat", {"seats": m.seats - 1})
            if not m.lives(move.target):
                return Refusal("is_out", {"target": move.target})
            return Refusal("empty_hand", {"target": move.target})
        return Refusal("draw_first")


@mypyc_attr(native_class=True)
class Look(Frame["BangMatch"]):
    """Kit Carlson has looked at three cards and puts one of them back on top of the deck."""

    def copy(self) -> Frame[BangMatch]:
        return Look(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_each(BACKS, m.piles[looked_pile(self.seat)], offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        m.pop()
        looked = m.piles[looked_pile(self.seat)]
        m.shift("back", self.seat, meant(looked, move.card), looked_pile(self.seat), DECK)
        while len(looked) > 0:
            m.shift("keep", self.seat, looked[0], looked_pile(self.seat), hand_pile(self.seat))

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == BACK:
            return Refusal("not_looked_at", {"card": CARDS.names[move.card]})
        return Refusal("draw_first" if move.verb == DRAW else "put_back_first")
