"""What the frames share in which somebody answers a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import NONE, Move
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import BANG, BEER, CARDS, KIND_NAMES, KIND_OF, MISSED
from sanjuro.games.bang.characters import SWAPS
from sanjuro.games.bang.moves import HEAL, HEAL_MOVE, PASS_MOVE, PLAY, PLAYS, USE_BARREL

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch


def offer_answers(m: BangMatch, seat: int, kind: int, offer: list[Move]) -> None:
    """Every card that is a BANG! (or a Missed!) in this hand, Sid Ketchum's trade, and giving in."""
    either = SWAPS[m.character[seat]]
    for card in m.hand(seat):
        held = KIND_OF[card]
        if held == kind or (either and held <= MISSED):
            offer.append(PLAYS[card])
    if m.can_trade(seat):
        offer.append(HEAL_MOVE)
    offer.append(PASS_MOVE)


def why_no_answer(m: BangMatch, seat: int, kind: int, move: Move) -> Refusal:
    """Why a move is no answer where a card of this kind is asked for."""
    if move.verb == HEAL:
        return why_no_trade(m, seat)
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


def why_no_trade(m: BangMatch, seat: int) -> Refusal:
    if not m.who(seat).trades:
        return Refusal("not_sid")
    if m.life[seat] >= m.full[seat]:
        return Refusal("full_life")
    return Refusal("two_cards")
