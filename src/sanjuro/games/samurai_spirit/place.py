"""A raider has been turned up: where does it go?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.moves import (
    CONFRONT,
    CONFRONT_MOVE,
    DEFEND,
    DEFEND_MOVE,
    DISCARD_MOVE,
    HAND,
    HANDS,
    UNDER,
    UNDER_MOVE,
)
from sanjuro.games.samurai_spirit.moves import DISCARD as DISCARDS
from sanjuro.games.samurai_spirit.raiders import NAMES, NO_DEFEND, NO_TALENT, STRENGTH, SYMBOL, SYMBOLS
from sanjuro.games.samurai_spirit.samurai import (
    DISCARDS_EQUAL,
    HANDS_EVEN,
    HANDS_ODD,
    PUTS_UNDER,
)
from sanjuro.games.samurai_spirit.table import DECK, DISCARD, DRAWN

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch

DRAWN_IN_FIGHT: Final = 0
GIVEN: Final = 1  # by Daisuke's kiai: left or right, no talents


@mypyc_attr(native_class=True)
class Place(Frame["SamuraiSpiritMatch"]):
    """Confront the raider or defend against it, unless a talent has something else for it.

    `had` are the seats that have had this card already, `renewed` those that have put a card
    under the deck in this action.
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
        talents = m.usable(seat)
        if talents & (HANDS_EVEN if STRENGTH[card] & 1 == 0 else HANDS_ODD):
            left = (seat + 1) % m.seats
            right = (seat + m.seats - 1) % m.seats
            out = self.had | m.passed
            if out >> left & 1 == 0:
                offer.append(HANDS[left])
            if right != left and out >> right & 1 == 0:
                offer.append(HANDS[right])
        if talents & DISCARDS_EQUAL and in_line(m, seat, STRENGTH[card]):
            offer.append(DISCARD_MOVE)
        if talents & PUTS_UNDER and self.renewed >> seat & 1 == 0 and len(m.piles[DECK]) > 0:
            offer.append(UNDER_MOVE)
        return offer

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        seat = self.seat
        if move.verb == CONFRONT:
            m.pop()
            m.confront("confront", seat, DRAWN)
        elif move.verb == DEFEND:
            m.pop()
            m.defend(seat)
        elif move.verb == HAND:
            m.tell("hand", seat, move.target, what=NAMES[m.piles[DRAWN][-1]])
            self.seat = move.target
            self.had |= 1 << move.target
        elif move.verb == UNDER:
            m.put_under(seat)
            m.draw(seat)
            self.renewed |= 1 << seat
            self.had = 1 << seat
        else:
            m.pop()
            m.shift("evade", seat, m.piles[DRAWN][-1], DRAWN, DISCARD)

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
        if move.verb not in (HAND, DISCARDS, UNDER):
            return Refusal("place_first")
        if self.step == GIVEN:
            return Refusal("only_placed")
        if self._barred(m, NO_TALENT):
            return Refusal("no_talent")
        if move.verb == HAND:
            return self._why_not_handed(m, move.target)
        talents = m.usable(self.seat)
        if move.verb == DISCARDS:
            if talents & DISCARDS_EQUAL == 0:
                return Refusal("needs_talent", {"samurai": "Kyuzo"})
            return Refusal("none_equal", {"strength": STRENGTH[card]})
        if talents & PUTS_UNDER == 0:
            return Refusal("needs_talent", {"samurai": "Katsushiro"})
        if self.renewed >> self.seat & 1:
            return Refusal("drawn_anew")
        return Refusal("deck_empty")

    def _why_not_handed(self, m: SamuraiSpiritMatch, target: int) -> Refusal:
        strength = STRENGTH[m.piles[DRAWN][-1]]
        talents = m.usable(self.seat)
        if talents & (HANDS_EVEN | HANDS_ODD) == 0:
            return Refusal("needs_talent", {"samurai": "Heihachi or Daisuke"})
        if talents & (HANDS_EVEN if strength & 1 == 0 else HANDS_ODD) == 0:
            return Refusal("wrong_parity", {"kind": "odd" if strength & 1 == 0 else "even", "strength": strength})
        if target >= m.seats or (target - self.seat) % m.seats not in (1, m.seats - 1):
            return Refusal("not_neighbour")
        if not m.fighting(target):
            return Refusal("has_passed", {"seat": target})
        return Refusal("had_it", {"seat": target})


def in_line(m: SamuraiSpiritMatch, seat: int, strength: int) -> bool:
    """Whether a raider of this strength is in a combat line."""
    return strength in [STRENGTH[card] for card in m.line(seat)]
