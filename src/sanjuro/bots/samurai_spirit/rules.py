"""The `rules` bot of Samurai Spirit: takes the move after which the village is likeliest to be saved."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.samurai_spirit.chances import LOST, chance_of
from sanjuro.bots.samurai_spirit.plan import Plan
from sanjuro.core.chance import Chance
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.samurai_spirit.boards import DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO
from sanjuro.games.samurai_spirit.moves import (
    CALL,
    CONFRONT,
    DEFEND,
    DONE,
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
    SUPPORT,
    TOP,
    UNDER,
)
from sanjuro.games.samurai_spirit.raiders import SYMBOL
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

# Which spare tokens are worth calling first.
WANTED: Final = [KYUZO, GOROBEI, KANBEI, KATSUSHIRO, HEIHACHI, DAISUKE, KIKUCHIYO]


@mypyc_attr(native_class=True)
class SamuraiSpiritRules(Bot):
    """Takes the move after which the village is likeliest to be saved."""

    def __init__(self) -> None:
        super().__init__()
        self.plan = Plan()

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        assert isinstance(window, SamuraiSpiritWindow)
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        verb = first.verb
        if verb in (KIAI, IGNORE):
            return first
        if verb == CALL:
            called = call(window, moves)
            if called is not None:
                return called
        worths = self.judge(window, moves)
        best = len(moves) - 1
        for index in range(len(moves)):
            if worths[index] > worths[best]:
                best = index
        return moves[best]

    def judge(self, window: SamuraiSpiritWindow, moves: list[Move]) -> list[float]:
        """For each move, how likely the village is saved after it; -1 for a move that is never taken."""
        plan = self.plan
        plan.begin(window)
        seat = window.asked()
        verb = moves[0].verb
        if verb in (HEAL, GIVE, STRIKE, LEND):
            plan.spend_first(seat)
        if verb != FIGHT and verb != CALL:
            plan.refresh()
        supported = LOST  # the logit of any support, without what the talent brings
        worths: list[float] = []
        for move in moves:
            verb = move.verb
            if verb == CALL:
                worth = -1.0
            elif verb == FIGHT:
                worth = plan.fight(seat, True)
            elif verb == UNDER:
                worth = plan.renewed(seat)
            elif verb == SUPPORT:
                if supported == LOST:
                    supported = plan.supported(seat)
                worth = chance_of(supported + plan.lent(plan.position.samurai[seat], move.target))
            elif verb == PASS:
                worth = chance_of(plan.passed(seat))
            elif verb == DONE:
                plan.refresh()
                worth = chance_of(plan.chances.now())
            else:
                worth = chance_of(logit_of(plan, window, seat, move))
            worths.append(worth)
        return worths

    def standing(self, window: SamuraiSpiritWindow) -> float:
        """How likely the village is saved as the table stands."""
        self.plan.begin(window)
        self.plan.refresh()
        return chance_of(self.plan.chances.now())


def logit_of(plan: Plan, window: SamuraiSpiritWindow, seat: int, move: Move) -> float:
    """The logit after a move that is not an action of a turn."""
    verb = move.verb
    if verb == CONFRONT:
        return plan.confronted(seat, window.drawn())
    if verb == DEFEND:
        return plan.defended(seat, SYMBOL[window.drawn()])
    if verb == HAND:
        return plan.handed(move.target, window.drawn())
    if verb == DROP:
        return plan.chances.with_defence(seat, plan.position.covered[seat] & ~(1 << move.card))
    if verb == HEAL:
        return plan.chances.with_wounds(move.target, plan.position.wounds[move.target] - 1)
    if verb == GIVE:
        return plan.given(move.other, move.target)
    if verb == STRIKE:
        return plan.struck(move.target)
    if verb == LEND:
        if move.target == window.turn():
            return LOST  # the token goes home at the end of this turn, before its talent works
        return plan.chances.now() + plan.lent(plan.position.samurai[move.other], move.target)
    if verb == TOP:
        return plan.handed(plan.position.next_after(window.turn()), move.card)
    # Moves that leave the table as it is: waive, ready, suffer, discard, or the order of two penalties.
    return plan.chances.now()


def call(window: SamuraiSpiritWindow, moves: list[Move]) -> Move | None:
    """The spare token to call, or None: about a third of them in each round, at its start."""
    spare = 0
    for move in moves:
        if move.verb == CALL:
            spare += 1
    if window.round() < 3 and spare <= (7 - window.seats) * (3 - window.round()) // 3:
        return None
    if len(window.line(window.asked())) > 1 and window.round() < 3:
        return None
    for samurai in WANTED:
        for move in moves:
            if move.verb == CALL and move.card == samurai:
                return move
    return None
