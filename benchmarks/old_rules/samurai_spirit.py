"""The `rules` bot of Samurai Spirit: takes the move with the best expected rest of the round."""

from __future__ import annotations

from typing import Any, Final

from benchmarks.old_rules.samurai_spirit_plan import Plan
from sanjuro.bots.bot import Bot
from sanjuro.core.chance import Chance
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.samurai_spirit.boards import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO
from sanjuro.games.samurai_spirit.moves import (
    CALL,
    CONFRONT,
    DEFEND,
    DISCARD,
    DROP,
    FIGHT,
    GIVE,
    HAND,
    HEAL,
    IGNORE,
    KIAI,
    LEND,
    PASS,
    STRIKE,
    SUFFER,
    SUPPORT,
    TOP,
    UNDER,
)
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

# Which spare tokens are worth calling first.
WANTED: Final = [KYUZO, GOROBEI, KANBEI, KATSUSHIRO, HEIHACHI, DAISUKE, KIKUCHIYO]
# Below the worth of every other move.
NOTHING: Final = -1.0


@mypyc_attr(native_class=True)
class SamuraiSpiritRules(Bot):
    """Takes the move after which the village is expected to stand best at the end of the round."""

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        assert isinstance(window, SamuraiSpiritWindow)
        if len(moves) == 1:
            return moves[0]
        plan = Plan(window)
        seat = window.asked()
        verb = moves[0].verb
        if verb == CALL:
            called = call(window, plan, moves)
            if called is not None:
                return called
        if verb == KIAI:
            return moves[0]
        if verb in (HEAL, GIVE, STRIKE, LEND):
            plan.spend_first(seat)
        best = moves[-1]
        best_worth = -1e9
        for move in moves:
            if move.verb == CALL:
                continue
            worth = worth_of(plan, window, seat, move)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best


def worth_of(plan: Plan, window: SamuraiSpiritWindow, seat: int, move: Move) -> float:
    """What is expected of the rest of the round after a move."""
    verb = move.verb
    if verb == CONFRONT:
        return plan.confronted(seat, window.drawn())
    if verb == DEFEND:
        return plan.defended(seat, window.drawn())
    if verb == HAND:
        return plan.handed(move.target, window.drawn())
    if verb == DISCARD:
        return plan.value()
    if verb == UNDER:
        plan.left += 1
        worth = plan.fight(seat, False)
        plan.left -= 1
        plan.recompute()
        return worth
    if verb == FIGHT:
        return plan.fight(seat, True)
    if verb == PASS:
        return plan.passed(seat)
    if verb == SUPPORT:
        return plan.supported(seat, move.target)
    if verb == IGNORE:
        return 0.0
    if verb == SUFFER:
        return plan.suffered(seat, plan.last(seat))
    if verb == DROP:
        return plan.dropped(seat, move.card)
    if verb == HEAL:
        return plan.healed(move.target)
    if verb == GIVE:
        return plan.given(move.other, move.target)
    if verb == STRIKE:
        return plan.struck(move.target)
    if verb == LEND:
        if move.target == window.turn():
            return NOTHING  # the token goes home at the end of this turn, before its talent works
        return plan.value() + plan.talent_worth(window.samurai(move.other), move.target)
    if verb == TOP:
        return plan.handed(plan.next_after(window.turn()), move.card)
    # Moves that leave the table as it is: waive, done, ready, or the order of two penalties.
    return plan.value()


def call(window: SamuraiSpiritWindow, plan: Plan, moves: list[Move]) -> Move | None:
    """The spare token to call, or None: about a third of them in each round, at its start."""
    spare = 0
    for move in moves:
        if move.verb == CALL:
            spare += 1
    if window.round() < 3 and spare <= (7 - window.seats) * (3 - window.round()) // 3:
        return None
    if len(window.line(window.seat)) > 1 and window.round() < 3:
        return None
    for samurai in WANTED:
        for move in moves:
            if move.verb == CALL and move.card == samurai:
                return move
    return None
