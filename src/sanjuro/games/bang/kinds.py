"""What all kinds of cards have in common: when they can be played, what they do, why they cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import CARDS
from sanjuro.games.bang.moves import AIM, PLAY, PLAYS, ROB, ROB_HAND

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch
    from sanjuro.games.bang.turn import Turn


@mypyc_attr(native_class=True)
class Kind:
    """A card that is played without a target and is discarded before its effect."""

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name

    def offer(self, m: BangMatch, turn: Turn, card: int, offer: list[Move]) -> None:
        """Add the moves with this card from the hand in the play phase."""
        offer.append(PLAYS[card])

    def play(self, m: BangMatch, seat: int, card: int, move: Move) -> None:
        """Carry out one of these moves with the real card."""
        m.put("play", seat, card)
        self.effect(m, seat)

    def effect(self, m: BangMatch, seat: int) -> None:
        """Apply the effect of the card, which is already on the discard pile."""

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        """Return why a move with this card, which the seat holds, is not legal in its play phase."""
        return Refusal("not_now")


@mypyc_attr(native_class=True)
class TargetKind(Kind):
    """A card that is played against another living player."""

    def why_not(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        if move.verb == PLAY:
            return Refusal("needs_target", {"card": CARDS.names[move.card]})
        if move.target >= m.seats:
            return Refusal("no_such_seat", {"seats": m.seats - 1})
        if move.target == seat:
            return Refusal("not_yourself")
        if not m.lives(move.target):
            return Refusal("is_out", {"target": move.target})
        return self.why_not_at(m, seat, move)

    def why_not_at(self, m: BangMatch, seat: int, move: Move) -> Refusal:
        """Return why a move with this card against another living player is not legal."""
        return Refusal("not_now")


CARD_VERBS: Final = (PLAY, AIM, ROB, ROB_HAND)  # what happens to a card from the hand
