"""Optional draws of Tomoe, Ushiwaka and Hideyoshi."""

from __future__ import annotations

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword.cards import DECK, DISCARD
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import DRAW_OR_LEAVE, DRAWING


def draw_or_ask(m: SamuraiSwordMatch, seat: int, count: int) -> bool:
    """Draw optional cards; return True if the seat has to be asked about the last card of the deck.

    With more cards in the deck nobody declines, so the game is not slowed down by asking.
    """
    while count > 0 and m.outcome is None:
        if len(m.piles[DECK]) == 1:
            m.push(MayDraw(seat, count))
            return True
        m.draw(seat)
        count -= 1
    return False


@mypyc_attr(native_class=True)
class MayDraw(Frame[SamuraiSwordMatch]):
    """Draw the last card of the deck, or leave it there together with the cards that would follow.

    `left` counts the cards that may still be drawn.
    """

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return MayDraw(self.seat, self.left)

    def state(self) -> list[int]:
        return [self.seat, self.left]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        costs = len(m.piles[DISCARD]) > 0
        return {"left": self.left, "costs": costs, "ends": costs and 1 in m.honour}

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        return DRAW_OR_LEAVE

    def chosen(self, m: SamuraiSwordMatch, move: Move) -> None:
        m.pop()
        if move is DRAWING:
            m.draw(self.seat)
            draw_or_ask(m, self.seat, self.left - 1)
        else:
            m.tell("undrawn", self.seat)

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        return Refusal("draw_or_leave")
