"""Bushido: the way of the warrior demands a weapon, or honour."""

from __future__ import annotations

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword.cards import (
    ANY_WEAPON,
    ARMS,
    BUSHIDO,
    DECK,
    DISCARD,
    KIND_OF,
    KINDS,
    PLAYED,
    table_pile,
)
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import DISCARDING, LOSING_HONOUR, discards


def turn_up(m: SamuraiSwordMatch, seat: int) -> None:
    """Turn up and discard the top card: after a weapon the seat must answer, otherwise Bushido moves on.

    The card leaves the deck before it is discarded, so it is not part of a reshuffle it causes. With no card to turn up
    at all, Bushido stays.
    """
    if not m.has_top_card():
        return
    card = m.piles[DECK][-1]
    m.shift("turn_up", seat, card, DECK, PLAYED)
    m.renew_empty_deck()
    if m.outcome is not None:
        return
    m.discard_played(seat)
    if KIND_OF[card] >= ARMS:
        pass_on(m, seat)
    elif len(m.hand(seat)) > 0:
        m.push(Bushido(seat))
    else:
        pay(m, seat)  # everybody sees that there is no weapon to discard


def pass_on(m: SamuraiSwordMatch, seat: int) -> None:
    """Pass Bushido to the next player clockwise, even to a harmless one."""
    left = (seat + 1) % m.seats
    m.shift("pass_on", seat, m.table_card(seat, BUSHIDO), table_pile(seat), table_pile(left))


def pay(m: SamuraiSwordMatch, seat: int) -> None:
    """Discard Bushido at the cost of one honour, which the shogun of a three-player game does not pay."""
    m.shift("leave", seat, m.table_card(seat, BUSHIDO), table_pile(seat), DISCARD)
    if not m.alone_against_two(seat):
        m.lose_honour(seat)


@mypyc_attr(native_class=True)
class Bushido(Frame[SamuraiSwordMatch]):
    """A weapon was turned up: discard one from the hand and pass Bushido on, or lose an honour and discard it."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return Bushido(self.seat)

    def state(self) -> list[int]:
        return [self.seat]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        return {"free": m.alone_against_two(self.seat), "last": m.honour[self.seat] == 1}

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        offer = discards(m.kinds_in_hand(self.seat) & ANY_WEAPON)
        offer.append(LOSING_HONOUR)
        return offer

    def chosen(self, m: SamuraiSwordMatch, move: Move) -> None:
        m.pop()
        if move is LOSING_HONOUR:
            pay(m, self.seat)
        else:
            m.discard("give_up", self.seat, move.card)
            pass_on(m, self.seat)

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        if move.verb == DISCARDING and move.card < ARMS and m.in_hand(self.seat, move.card) == NONE:
            return Refusal("not_in_hand", {"card": KINDS[move.card]})
        return Refusal("answer_bushido")
