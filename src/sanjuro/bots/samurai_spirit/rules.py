"""The `rules` bot of Samurai Spirit: plays the move after which the village is likeliest to be saved."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.samurai_spirit.move_evaluator import MoveEvaluator
from sanjuro.bots.samurai_spirit.win_estimate import LOST, probability_of
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
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

# Spare tokens in the order in which to call them.
WANTED: Final = [KYUZO, GOROBEI, KANBEI, KATSUSHIRO, HEIHACHI, DAISUKE, KIKUCHIYO]


@mypyc_attr(native_class=True)
class SamuraiSpiritRules(Bot):
    """Plays the move after which the village is likeliest to be saved."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluator = MoveEvaluator()

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
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
        """Return, for each move, the probability that the village is saved after it.

        -1 for a move never to be played.
        """
        evaluator = self.evaluator
        evaluator.begin(window)
        seat = window.asked()
        verb = moves[0].verb
        if verb in (HEAL, GIVE, STRIKE, LEND):
            evaluator.spend_first(seat)
        if verb != FIGHT and verb != CALL:
            evaluator.refresh()
        supported = LOST  # the logit of any support, without the effect of the talent
        worths: list[float] = []
        for move in moves:
            verb = move.verb
            if verb == CALL:
                worth = -1.0
            elif verb == FIGHT:
                worth = evaluator.fight(seat, True)
            elif verb == UNDER:
                worth = evaluator.renewed(seat)
            elif verb == SUPPORT:
                if supported == LOST:
                    supported = evaluator.supported(seat)
                worth = probability_of(supported + evaluator.lent(evaluator.position.samurai[seat], move.target))
            elif verb == PASS:
                worth = probability_of(evaluator.passed(seat))
            elif verb == DONE:
                evaluator.refresh()
                worth = probability_of(evaluator.estimate.now())
            else:
                worth = probability_of(logit_of(evaluator, window, seat, move))
            worths.append(worth)
        return worths

    def standing(self, window: SamuraiSpiritWindow) -> float:
        """Return the probability that the village is saved, as the table stands."""
        self.evaluator.begin(window)
        self.evaluator.refresh()
        return probability_of(self.evaluator.estimate.now())


def logit_of(evaluator: MoveEvaluator, window: SamuraiSpiritWindow, seat: int, move: Move) -> float:
    """Return the logit after a move that is not an action of a turn."""
    verb = move.verb
    if verb == CONFRONT:
        return evaluator.confronted(seat, window.drawn())
    if verb == DEFEND:
        return evaluator.defended(seat, SYMBOL[window.drawn()])
    if verb == HAND:
        return evaluator.handed(move.target, window.drawn())
    if verb == DROP:
        return evaluator.estimate.with_defence(seat, evaluator.position.covered[seat] & ~(1 << move.card))
    if verb == HEAL:
        return evaluator.estimate.with_wounds(move.target, evaluator.position.wounds[move.target] - 1)
    if verb == GIVE:
        return evaluator.given(move.other, move.target)
    if verb == STRIKE:
        return evaluator.struck(move.target)
    if verb == LEND:
        if move.target == window.turn():
            return LOST  # the token goes home at the end of this turn, before its talent takes effect
        return evaluator.estimate.now() + evaluator.lent(evaluator.position.samurai[move.other], move.target)
    if verb == TOP:
        return evaluator.handed(evaluator.position.next_after(window.turn()), move.card)
    # Moves that leave the table unchanged: waive, ready, suffer, discard, or the order of two penalties.
    return evaluator.estimate.now()


def call(window: SamuraiSpiritWindow, moves: list[Move]) -> Move | None:
    """Return the spare token to call, or None: about a third of them in each round, at its start."""
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
