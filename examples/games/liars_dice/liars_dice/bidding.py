"""The only decision: raise the bid, or doubt it."""

from __future__ import annotations

from typing import Final

from liars_dice.dice import BID, BIDS, CALL_EXACT, CALL_LIAR, EXACT, FACES
from liars_dice.match import LiarsDiceMatch
from sanjuro import Frame, Move, Outcome
from sanjuro.core.moves import NONE
from sanjuro.core.refusal import Refusal

REFUSALS: Final = {
    "no_bid": "nobody has bid yet",
    "too_many": "there are only {n} dice",
    "wild": "ones are wild, so nobody bids on them",
    "too_low": "bid more dice, or as many of a higher face",
    "not_played": "the exact call is an option that is off in this match",
}


class Bidding(Frame[LiarsDiceMatch]):
    """A seat bids or doubts; the next one with dice follows."""

    def copy(self) -> Bidding:
        return Bidding(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def moves(self, m: LiarsDiceMatch) -> list[Move]:
        lowest = 2 if m.wild else 1
        offer = [
            BIDS[quantity, face]
            for quantity in range(max(m.quantity, 1), m.total() + 1)
            for face in range(lowest, FACES + 1)
            if quantity > m.quantity or face > m.face
        ]
        if m.bidder != NONE:
            offer.append(CALL_LIAR)
            if m.options["exact"]:
                offer.append(CALL_EXACT)
        return offer

    def chosen(self, m: LiarsDiceMatch, move: Move) -> None:
        if move.verb == BID:
            m.bid(self.seat, move.other, move.card)
            self.seat = m.following(self.seat)
            return
        first = m.call_exact(self.seat) if move.verb == EXACT else m.challenge(self.seat)
        left = m.left()
        if len(left) == 1:
            m.end(Outcome((left[0],), "last_dice"))
        else:
            self.seat = first if first in left else m.following(first)

    def refusal(self, m: LiarsDiceMatch, move: Move) -> Refusal:
        if move.verb == EXACT and not m.options["exact"]:
            return Refusal("not_played")
        if move.verb != BID:
            return Refusal("no_bid")
        if move.other > m.total():
            return Refusal("too_many", {"n": m.total()})
        if move.card == 1 and m.wild:
            return Refusal("wild")
        return Refusal("too_low")
