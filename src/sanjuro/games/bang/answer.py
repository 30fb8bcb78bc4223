"""Answering a card with a BANG! or a Missed!: what a shot, a Duel and Indians! have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import NONE, Move
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import BANG, BEER, CARDS, KIND_NAMES, KIND_OF, MISSED
from sanjuro.games.bang.characters import EVERYBODY, SWAPS
from sanjuro.games.bang.moves import HEAL, PASS_MOVE, PLAY, PLAYS, USE_BARREL

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def offer_answers(m: BangMatch, seat: int, kind: int, offer: list[Move]) -> None:
    """Add every card of the hand that counts as a BANG! (or Missed!), the character's `heal`, and giving in."""
    number = m.character[seat]
    either = SWAPS[number]
    for card in m.hand(seat):
        held = KIND_OF[card]
        if held == kind or (either and held <= MISSED):
            offer.append(PLAYS[card])
    EVERYBODY[number].offer_heal(m, seat, offer)
    offer.append(PASS_MOVE)


def why_no_answer(m: BangMatch, seat: int, kind: int, move: Move) -> Refusal:
    """Return why a move is not an answer where a card of this kind is needed."""
    if move.verb == HEAL:
        return m.who(seat).why_no_heal(m, seat)
    if move.verb == USE_BARREL:
        return Refusal("no_barrel_here", {"needed": KIND_NAMES[kind]})
    if move.verb != PLAY:
        return Refusal("answer_now", {"needed": KIND_NAMES[kind]})
    if m.real(seat, move.card) == NONE:
        return Refusal("not_in_hand", {"card": CARDS.names[move.card]})
    if KIND_OF[move.card] == BEER:
        return Refusal("beer_later")
    if KIND_OF[move.card] == MISSED and kind == BANG:
        return Refusal("missed_no_help")
    return Refusal("no_answer", {"card": CARDS.names[move.card], "needed": KIND_NAMES[kind]})
