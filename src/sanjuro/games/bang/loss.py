"""Losing cards from a hand to another player, or to the penalty of a Sheriff."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import DISCARD, hand_pile
from sanjuro.games.bang.moves import HEAL, HEAL_MOVE, PASS_MOVE

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

TO_PANIC: Final = 0
TO_CAT_BALOU: Final = 1
TO_JESSE_JONES: Final = 2
TO_EL_GRINGO: Final = 3
TO_PENALTY: Final = 4
WAYS: Final = ["panic", "cat_balou", "jesse_jones", "el_gringo", "penalty"]

ASK: Final = 0
LOSE: Final = 1


@mypyc_attr(native_class=True)
class Loss(Frame["BangMatch"]):
    """`seat` loses a random card from the hand to `by`, or everything to the penalty.

    Sid Ketchum may trade first, as often as he can. If that empties his hand, Panic!, Cat Balou and El Gringo get
    nothing, and Jesse Jones draws from the deck.
    """

    def __init__(self, seat: int, by: int, way: int, step: int = ASK) -> None:
        super().__init__(seat, step)
        self.by = by
        self.way = way

    def copy(self) -> Frame[BangMatch]:
        return Loss(self.seat, self.by, self.way, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.by, self.way, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": None if self.by == NONE else self.by, "way": WAYS[self.way]}

    def run(self, m: BangMatch) -> bool:
        if self.step == ASK and m.who(self.seat).may_heal(m, self.seat):
            return True
        m.pop()
        if self.way == TO_PENALTY:
            m.drop_all("discard", self.seat, NONE)
        elif self.way == TO_EL_GRINGO:
            # Suzy Lafayette refills an empty hand before they take a card from it, and again afterwards.
            m.refill(self.seat)
            self._take(m, "gringo", hand_pile(self.by))
            m.refill(self.seat)
        elif self.way == TO_JESSE_JONES:
            if not self._take(m, "draw_from", hand_pile(self.by)):
                m.draw(self.by)
            m.refill(self.seat)
            m.draw(self.by)
        elif self.way == TO_PANIC:
            self._take(m, "stolen", hand_pile(self.by))
        else:
            self._take(m, "forced", DISCARD)
        return False

    def _take(self, m: BangMatch, kind: str, to: int) -> bool:
        """Move a random card to a pile; return False if there is none."""
        if len(m.piles[hand_pile(self.seat)]) == 0:
            return False
        m.take_random(kind, self.by, hand_pile(self.seat), to)
        return True

    def moves(self, m: BangMatch) -> list[Move]:
        return [HEAL_MOVE, PASS_MOVE]

    def chosen(self, m: BangMatch, move: Move) -> None:
        if move.verb == HEAL:
            m.who(self.seat).heal(m, self.seat)
        else:
            self.step = LOSE

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        return Refusal("heal_or_pass")
