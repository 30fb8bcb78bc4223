"""Placing a raider that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.moves import CONFRONT, CONFRONT_MOVE, DEFEND, DEFEND_MOVE
from sanjuro.games.samurai_spirit.raiders import NAMES, NO_DEFEND, NO_TALENT, SYMBOL, SYMBOLS
from sanjuro.games.samurai_spirit.samurai import BY_VERB, PLACING
from sanjuro.games.samurai_spirit.table import DRAWN

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch

DRAWN_IN_FIGHT: Final = 0
GIVEN: Final = 1  # by Daisuke's kiai: left or right, no talents


@mypyc_attr(native_class=True)
class Place(Frame["SamuraiSpiritMatch"]):
    """Confront the raider or defend against it, unless a talent offers something else.

    `had` are the seats that have already had this card, `renewed` those that have put a card under the deck in this
    action.
    """

    def __init__(self, seat: int, step: int = 0, had: int = 0, renewed: int = 0) -> None:
        super().__init__(seat, step)
        self.had = had
        self.renewed = renewed

    def copy(self) -> Frame[SamuraiSpiritMatch]:
        return Place(self.seat, self.step, self.had, self.renewed)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.had, self.renewed]

    def facts(self, m: SamuraiSpiritMatch) -> dict[str, object]:
        return {
            "card": NAMES[m.piles[DRAWN][-1]],
            "given": self.step == GIVEN,
            "had": [seat for seat in range(m.seats) if self.had >> seat & 1],
        }

    def moves(self, m: SamuraiSpiritMatch) -> list[Move]:
        seat = self.seat
        card = m.piles[DRAWN][-1]
        offer = [CONFRONT_MOVE]
        symbol = SYMBOL[card]
        if symbol >= 0 and m.covered[seat] >> symbol & 1 == 0 and not self._barred(m, NO_DEFEND):
            offer.append(DEFEND_MOVE)
        if self.step == GIVEN:
            return offer
        for samurai in PLACING[m.usable(seat)]:
            samurai.offer(m, self, offer)
        return offer

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        if move.verb == CONFRONT:
            m.pop()
            m.confront("confront", self.seat, DRAWN)
        elif move.verb == DEFEND:
            m.pop()
            m.defend(self.seat)
        else:
            BY_VERB[move.verb].place(m, self, move)

    def _barred(self, m: SamuraiSpiritMatch, penalty: int) -> bool:
        return self.seat == m.turn and m.barred >> penalty & 1 == 1

    def refusal(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        card = m.piles[DRAWN][-1]
        if move.verb == DEFEND:
            if SYMBOL[card] < 0:
                return Refusal("no_symbol")
            if self._barred(m, NO_DEFEND):
                return Refusal("no_defend")
            return Refusal("covered", {"symbol": SYMBOLS[SYMBOL[card]]})
        if move.verb not in BY_VERB:
            return Refusal("place_first")
        if self.step == GIVEN:
            return Refusal("only_placed")
        if self._barred(m, NO_TALENT):
            return Refusal("no_talent")
        return BY_VERB[move.verb].why_not_place(m, self, move)
