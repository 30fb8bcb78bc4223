"""Who is certainly on the own side, and which moves would only hurt them."""

from __future__ import annotations

from typing import Any

from sanjuro.bots.deals import Beliefs
from sanjuro.core.moves import Move
from sanjuro.core.native import i64
from sanjuro.core.window import Window
from sanjuro.games.bang import moves as bang
from sanjuro.games.bang.cards import CAT_BALOU, DEPUTY, DYNAMITE, JAIL, OUTLAW, RENEGADE, SHERIFF
from sanjuro.games.bang.cards import KIND_OF as BANG_KIND_OF
from sanjuro.games.bang.window import BangWindow
from sanjuro.games.samurai_sword import moves as sword
from sanjuro.games.samurai_sword.cards import BUSHIDO
from sanjuro.games.samurai_sword.roles import RONIN_ALONE, TEAM_OF
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow


def partners(window: Window[Any], beliefs: Beliefs) -> i64:
    """The other seats that are on the own side in every deal of the roles that is possible, as bits."""
    found: i64 = (1 << window.seats) - 1 & ~(1 << window.seat)
    if not isinstance(window, (BangWindow, SamuraiSwordWindow)):
        return 0
    in_bang = isinstance(window, BangWindow)
    for deal in beliefs.deals:
        for seat in range(window.seats):
            if found >> seat & 1 == 0:
                continue
            one, other = deal[window.seat], deal[seat]
            if not (_bang_side(one, other) if in_bang else _sword_side(one, other)):
                found &= ~(1 << seat)
    return found


def _bang_side(one: int, other: int) -> bool:
    if one in (SHERIFF, DEPUTY):
        return other in (SHERIFF, DEPUTY)
    return one != RENEGADE and other == OUTLAW


def _sword_side(one: int, other: int) -> bool:
    return TEAM_OF[one] == TEAM_OF[other] and TEAM_OF[one] != RONIN_ALONE


def hurts(window: Window[Any], move: Move, partners: i64) -> bool:
    """Whether a move is aimed at a partner and brings nothing but harm to the own side.

    Taking a card from a partner is not: the own side keeps it. Nor is freeing one of a Jail, of a Dynamite or of a
    Bushido.
    """
    if move.target < 0 or partners >> move.target & 1 == 0:
        return False
    if isinstance(window, BangWindow):
        return _hurts_in_bang(move)
    if isinstance(window, SamuraiSwordWindow):
        return _hurts_in_samurai_sword(move)
    return False


def _hurts_in_bang(move: Move) -> bool:
    if move.verb == bang.AIM:
        return True  # BANG!, Duel or Jail
    if move.verb not in (bang.ROB, bang.ROB_HAND) or BANG_KIND_OF[move.card] != CAT_BALOU:
        return False
    return move.verb == bang.ROB_HAND or BANG_KIND_OF[move.other] not in (JAIL, DYNAMITE)


def _hurts_in_samurai_sword(move: Move) -> bool:
    if move.verb == sword.STRIKE:
        return True
    if move.verb == sword.AIM:
        return move.card == BUSHIDO
    return move.verb == sword.VISIT and move.other not in (sword.HAND, BUSHIDO)
