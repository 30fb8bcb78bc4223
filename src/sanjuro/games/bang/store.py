"""The General Store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CARDS, DECK, STORE, hand_pile, meant, only_twins
from sanjuro.games.bang.moves import TAKE, TAKES, offer_each

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def open_store(m: BangMatch, seat: int) -> None:
    """Turn up a card for each living player, as far as there are any."""
    for _ in range(m.alive):
        if m.deck_ready():
            m.shift("store", seat, m.piles[DECK][-1], DECK, STORE)
    m.push(Store(seat))


@mypyc_attr(native_class=True)
class Store(Frame["BangMatch"]):
    """Everybody takes one card, clockwise from the player; if there are too few cards, the last get none."""

    def copy(self) -> Frame[BangMatch]:
        return Store(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def run(self, m: BangMatch) -> bool:
        store = m.piles[STORE]
        if len(store) > 1 and not only_twins(store):
            return True
        if len(store) < 2:
            m.pop()
        if len(store) > 0:
            self._take(m, store[0])
        return False

    def _take(self, m: BangMatch, card: int) -> None:
        m.shift("take", self.seat, card, STORE, hand_pile(self.seat))
        self.seat = m.next(self.seat)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_each(TAKES, m.piles[STORE], offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        self._take(m, meant(m.piles[STORE], move.card))

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == TAKE:
            return Refusal("not_in_store", {"card": CARDS.names[move.card]})
        return Refusal("store_now")
