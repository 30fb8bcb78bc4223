"""The "draw!": the top card of the deck is turned up and discarded, and its suit and rank decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CARDS, CHECK, DISCARD, HEARTS, SUIT_OF, explodes, meant, only_twins
from sanjuro.games.bang.moves import CHOICES, CHOOSE, offer_each

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

FOR_BARREL: Final = 0
FOR_JAIL: Final = 1
FOR_DYNAMITE: Final = 2
PURPOSES: Final = ["barrel", "jail", "dynamite"]


def is_heart(card: int) -> bool:
    """Return whether a draw! turned up a heart; with nothing left to turn up (NONE) it fails."""
    return card != NONE and SUIT_OF[card] == HEARTS


def sets_off(card: int) -> bool:
    return card != NONE and explodes(card)


@mypyc_attr(native_class=True)
class Check(Frame["BangMatch"]):
    """Lucky Duke chooses which of his two cards counts; both are discarded, that one on top.

    He is not asked if both have the same result and nobody can draw the top card; then the first one counts.
    """

    def __init__(self, seat: int, purpose: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.purpose = purpose

    def copy(self) -> Frame[BangMatch]:
        return Check(self.seat, self.purpose, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.purpose, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"for": PURPOSES[self.purpose]}

    def run(self, m: BangMatch) -> bool:
        cards = m.piles[CHECK]
        if len(cards) > 1 and not only_twins(cards) and self._differ(m, cards):
            return True
        self._count(m, cards[0])
        return False

    def _differ(self, m: BangMatch, cards: list[int]) -> bool:
        if m.top_of_discard_matters():
            return True
        if self.purpose == FOR_DYNAMITE:
            return sets_off(cards[0]) != sets_off(cards[1])
        return is_heart(cards[0]) != is_heart(cards[1])

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_each(CHOICES, m.piles[CHECK], offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        self._count(m, meant(m.piles[CHECK], move.card))

    def _count(self, m: BangMatch, counts: int) -> None:
        m.turned = counts
        for card in m.piles[CHECK].copy():
            if card != counts:
                m.shift("discard", self.seat, card, CHECK, DISCARD)
        m.shift("counts", self.seat, counts, CHECK, DISCARD)
        m.pop()

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == CHOOSE:
            return Refusal("not_turned_up", {"card": CARDS.names[move.card]})
        return Refusal("choose_first")
