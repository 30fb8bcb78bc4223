"""A Shinobi bot that advances its clan without giving it away."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.shinobi.turn import BAD, NINJA_KEPT, Orders
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window
from sanjuro.games.shinobi.moves import ATTACK, MARCH, STRIKE
from sanjuro.games.shinobi.window import ShinobiWindow

NOISE: Final = 400  # random noise, so that the moves do not give the clan away


@mypyc_attr(native_class=True)
class ShinobiRules(Bot):
    """Plans its whole turn: the lead of its own clan afterwards, and the safety of its armies."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        assert isinstance(window, ShinobiWindow)
        if len(moves) == 1:
            return moves[0]
        orders = Orders(window)
        noise = 1 if window.last_turn() else NOISE
        if moves[0].verb == ATTACK:
            worths = [orders.after(move) for move in moves]
        elif moves[-1].verb == MARCH or moves[0].target == window.seat:
            worths = orders.second_orders(moves)
        else:
            worths = orders.first_orders(moves)
        best: i64 = 0
        best_worth: i64 = 2 * BAD
        for index in range(len(moves)):
            worth: i64 = worths[index]
            if worth > BAD:
                worth += rng.below(noise)
            if worth > best_worth:
                best_worth = worth
                best = index
        return moves[best]


@mypyc_attr(native_class=True)
class QuickShinobiRules(Bot):
    """Judges each order by the position right after it, for searches with many playouts."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        assert isinstance(window, ShinobiWindow)
        if len(moves) == 1:
            return moves[0]
        orders = Orders(window)
        noise = 1 if window.last_turn() else NOISE
        best = moves[0]
        best_worth: i64 = 2 * BAD
        for move in moves:
            worth: i64 = orders.after(move) + rng.below(noise)
            if move.verb == STRIKE and orders.quiet:
                worth -= NINJA_KEPT
            if worth > best_worth:
                best_worth = worth
                best = move
        return best
