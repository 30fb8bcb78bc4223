"""A BANG! bot that plays its role and judges the others by what they did."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bang.judgement import enmities
from sanjuro.bots.bang.worth import held_kinds, play_worth, trade_worth, worth_keeping
from sanjuro.bots.bot import Bot
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window
from sanjuro.games.bang.cards import BARREL, HEARTS, KIND_OF, MUSTANG, SCOPE, STAGECOACH, SUIT_OF, WELLS_FARGO, explodes
from sanjuro.games.bang.draw_check import FOR_DYNAMITE
from sanjuro.games.bang.moves import (
    CHOOSE,
    DRAW,
    DRAW_DISCARD,
    DRAW_FROM,
    END,
    HEAL,
    KEEP,
    PASS,
    PLAY,
    TAKE,
    USE_BARREL,
)
from sanjuro.games.bang.window import BangWindow

# Characters that win clearly less often than the others: 33 to 35 of 100 games, where the average is 38.
GIVEN_UP: Final = ["lucky_duke", "paul_regret", "pedro_ramirez"]
# Cards that help regardless of the other players' roles, as bits of kinds.
PLAYED_FIRST: Final = 1 << STAGECOACH | 1 << WELLS_FARGO | 1 << BARREL | 1 << MUSTANG | 1 << SCOPE
GOOD_DISCARD: Final = 46  # what Pedro Ramirez prefers to an unknown card


@mypyc_attr(native_class=True)
class BangRules(Bot):
    """Draws, arms, robs, then shoots at enemies; dodges when it can; keeps a Beer for the last life."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        assert isinstance(window, BangWindow)
        last = moves[-1]
        if last.verb == END:
            return best_play(window, moves, rng)
        if last.verb == PASS:
            if window.life(window.seat) <= 0:
                return rescue(window, moves)
            return answer(window, moves) if window.answers() else first_trade(window, moves)
        first = moves[0]
        if first.verb == KEEP:
            return first if window.who(window.seat).key not in GIVEN_UP else last
        if last.verb == HEAL:
            # At the end of the turn cards have to be discarded anyway.
            return last
        if first.verb == DRAW:
            return first_card(window, moves)
        if first.verb == CHOOSE:
            return lucky(window, moves)
        held = held_kinds(window)
        best = first
        best_worth = -1000
        for move in moves:
            worth = worth_keeping(window, held, move.card)
            if first.verb != TAKE:
                worth = -worth
            if worth > best_worth:
                best = move
                best_worth = worth
        return best


def best_play(window: BangWindow, moves: list[Move], rng: Rng) -> Move:
    """Return the most valuable move of the play phase; ending the turn is worth nothing."""
    for move in moves:
        if move.verb == PLAY and PLAYED_FIRST >> KIND_OF[move.card] & 1:
            return move
    enmity = enmities(window)
    held = held_kinds(window)
    best = moves[-1]
    best_worth = 0
    for move in moves:
        if move.verb == END:
            continue
        worth = play_worth(window, enmity, held, move) * 4
        if worth > 0:
            worth += rng.below(4)
            if worth > best_worth:
                best = move
                best_worth = worth
    return best


def answer(window: BangWindow, moves: list[Move]) -> Move:
    """Return the Barrel first, then Missed! (or BANG!), if there are enough of them to stop the shot."""
    cheapest = NONE
    answers = 0
    heal = NONE
    for index in range(len(moves)):
        verb = moves[index].verb
        if verb == USE_BARREL:
            return moves[index]
        if verb == PLAY:
            answers += 1
            # Missed! cards have higher numbers than BANG! cards; Calamity Janet keeps those that shoot further.
            if cheapest == NONE or moves[index].card > moves[cheapest].card:
                cheapest = index
        elif verb == HEAL:
            heal = index
    if answers >= max(window.needs(), 1):
        return moves[cheapest]
    if heal != NONE and window.life(window.seat) == 1:
        return moves[heal]
    return moves[-1]


def first_trade(window: BangWindow, moves: list[Move]) -> Move:
    """Return a trade of Sid Ketchum before a draw! or before he loses cards: trade what would be lost anyway."""
    going = window.going()
    hand = window.hand_size(window.seat)
    if going == hand or (going > 0 and hand == 2) or trade_worth(window) > 0:
        return moves[0]
    return moves[-1]


def rescue(window: BangWindow, moves: list[Move]) -> Move:
    """Return a Beer, then Sid Ketchum's trades; give up if they cannot save the seat."""
    beers = 0
    trades = 0
    for move in moves:
        if move.verb == PLAY:
            beers += 1
        elif move.verb == HEAL:
            trades = 1
    trades *= (window.hand_size(window.seat) - beers) // 2
    return moves[0] if beers + trades + window.life(window.seat) >= 1 else moves[-1]


def first_card(window: BangWindow, moves: list[Move]) -> Move:
    """Return where to draw first: from the worst enemy's hand, a good card from the discard pile, else the deck."""
    if moves[1].verb == DRAW_DISCARD:
        held = held_kinds(window)
        return moves[1] if worth_keeping(window, held, window.top_discard()) >= GOOD_DISCARD else moves[0]
    enmity = enmities(window)
    best = moves[0]
    worst = 0
    for move in moves:
        if move.verb == DRAW_FROM and enmity[move.target] > worst:
            best = move
            worst = enmity[move.target]
    return best


def lucky(window: BangWindow, moves: list[Move]) -> Move:
    """Return the card that helps, if there is one."""
    for move in moves:
        if window.check_for() == FOR_DYNAMITE:
            if not explodes(move.card):
                return move
        elif SUIT_OF[move.card] == HEARTS:
            return move
    return moves[0]
