"""The effects of cards played in one's own turn."""

from __future__ import annotations

from sanjuro.core.moves import Move
from sanjuro.games.samurai_sword.attack import Attack
from sanjuro.games.samurai_sword.battle_cry import BattleCry, Jujutsu
from sanjuro.games.samurai_sword.cards import (
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DISCARD,
    DIVERSION,
    GEISHA,
    KINDS,
    TEA_CEREMONY,
    hand_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.match import ATTACKED, SLIGHTED, SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import ACT, AIM, HAND, KEEP, STRIKE, VISIT


def play_move(m: SamuraiSwordMatch, seat: int, move: Move) -> None:
    """Play a card from the hand, or spend Nobunaga's resilience."""
    if move.verb == STRIKE:
        m.play_card(seat, move.card)
        if m.watched:
            m.tell("attack", seat, move.target, m.wounds(move.card, seat, move.target), KINDS[move.card])
        m.hold_against(seat, move.target, ATTACKED)
        m.push(Attack(move.target, seat))
    elif move.verb == KEEP:
        m.shift("keep", seat, m.in_hand(seat, move.card), hand_pile(seat), table_pile(seat))
    elif move.verb == ACT:
        act(m, seat, move.card)
    elif move.verb == AIM:
        aim(m, seat, move.card, move.target)
    elif move.verb == VISIT:
        visit(m, seat, move.target, move.other)
    else:
        m.resilience[seat] -= 1
        m.tell("drain", seat)
        m.draw(seat)


def act(m: SamuraiSwordMatch, seat: int, kind: int) -> None:
    """Play Battle Cry, Jujutsu, Daimyo or Tea Ceremony."""
    m.play_card(seat, kind)
    if kind == BATTLE_CRY:
        m.push(BattleCry(seat, 0, seat))
        return
    if kind == TEA_CEREMONY:
        m.draw_cards(seat, 3)
        for step in range(1, m.seats):
            m.draw_cards((seat + step) % m.seats, 1)
    elif kind == DAIMYO:
        m.draw_cards(seat, 2)
    else:
        m.push(Jujutsu(seat, 0, seat))
        return
    if m.outcome is None:
        m.discard_played(seat)


def aim(m: SamuraiSwordMatch, seat: int, kind: int, target: int) -> None:
    """Play Bushido, Diversion or Breathing."""
    if kind == BUSHIDO:
        m.shift("bushido", seat, m.in_hand(seat, BUSHIDO), hand_pile(seat), table_pile(target))
        m.hold_against(seat, target, SLIGHTED)
        return
    m.play_card(seat, kind)
    if kind == DIVERSION:
        m.hold_against(seat, target, SLIGHTED)
        m.take_random("steal", seat, hand_pile(target), hand_pile(seat))
    else:
        assert kind == BREATHING
        m.hold_against(seat, target, -SLIGHTED)
        m.recover(seat)
        m.draw(target)
    if m.outcome is None:
        m.discard_played(seat)


def visit(m: SamuraiSwordMatch, seat: int, target: int, kind: int) -> None:
    """Play a Geisha: a random card from the hand, or one in front of the player. Removing Bushido is a favour."""
    m.play_card(seat, GEISHA)
    m.hold_against(seat, target, -SLIGHTED if kind == BUSHIDO else SLIGHTED)
    if kind == HAND:
        m.take_random("charm", seat, hand_pile(target), DISCARD)
    else:
        m.shift("charm", seat, m.table_card(target, kind), table_pile(target), DISCARD)
    m.discard_played(seat)
