"""The `expert` of Samurai Spirit: tries its moves on imagined deals, which the rule-based player plays on.

Only the deck is hidden, and nobody in a playout looks into it: the rule-based player chooses from what his seat knows.
So the mean over many deals is what a move is worth when the rule-based player goes on. Earlier attempts were worse than
the rules because so few deals were tried that the differences between moves were lost in chance.

A deal is played to the end of the round, and the table that the next round begins with is judged by the weights of
the rule-based player: that varies much less than who wins in the end, and takes a fraction of the time.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.samurai_spirit import SamuraiSpiritRules
from sanjuro.core.chance import Chance, seeded
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import CALL, KIAI
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

MARGIN: Final = 0.06  # moves that the rules rate so much lower than their own are not tried
FIRST: Final = 8  # deals on which every move is tried before the first one is dropped
FAR: Final = 2.0  # standard errors behind the best at which a move is dropped
SURE: Final = 1.0  # standard errors by which a move must be better than that of the rules
CLEAR: Final = 3.0  # standard errors by which the last rival must be better to be taken at once
DOUBT: Final = 0.05  # squared difference added to all others, so that a few equal deals decide nothing


@mypyc_attr(native_class=True)
class Try:
    """How a move has done so far, beside the move of the rules on the same deals."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.ahead = 0.0  # sum of the differences to the move of the rules
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.ahead += difference
        self.squares += difference * difference

    def mean(self, deals: int) -> float:
        """The mean difference, held towards none by two deals without one."""
        return self.ahead / (deals + 2)

    def error(self, deals: int) -> float:
        """Its standard error."""
        mean = self.mean(deals)
        return math.sqrt(max(0.0, (self.squares + DOUBT) / (deals + 2) - mean * mean) / (deals + 2))


@mypyc_attr(native_class=True)
class SamuraiSpiritSearch(Bot):
    """The move of the rules is the one to beat: it is left only for one that is better by more than a standard error.

    `nodes` is how many playouts one choice may take, `seconds` how long; with the same chance and time enough the same
    choice is made.
    """

    def __init__(self, nodes: int, seconds: float) -> None:
        super().__init__()
        self.rules = SamuraiSpiritRules()
        self.nodes = nodes
        self.seconds = seconds
        self.slow = True

    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        assert isinstance(window, SamuraiSpiritWindow)
        first = self.rules.choose(window, events, moves, chance)
        if len(moves) == 1 or moves[0].verb == KIAI or first.verb == CALL:
            return first
        tries = self._worth_trying(window, moves, first)
        end = time.perf_counter() + self.seconds
        deals = 0
        nodes = 0
        while len(tries) > 1 and nodes + len(tries) <= self.nodes and time.perf_counter() < end:
            self._try_all(window, tries, chance.word())
            deals += 1
            nodes += len(tries)
            if deals >= FIRST:
                tries = still_possible(tries, deals)
                if len(tries) == 2 and tries[1].mean(deals) > CLEAR * tries[1].error(deals):
                    break
        return best_of(tries, deals).move

    def _worth_trying(self, window: SamuraiSpiritWindow, moves: list[Move], first: Move) -> list[Try]:
        """The move of the rules, and those they rate nearly as high."""
        worths = self.rules.judge(window, moves)
        least = -1.0
        for index in range(len(moves)):
            if moves[index] is first:
                least = worths[index] - MARGIN
        tries = [Try(first)]
        for index in range(len(moves)):
            if moves[index] is not first and worths[index] >= least and moves[index].verb != CALL:
                tries.append(Try(moves[index]))
        return tries

    def _try_all(self, window: SamuraiSpiritWindow, tries: list[Try], seed: int) -> None:
        """Play every move that is left on one more deal, with the same luck."""
        deal = window.imagine(seed)
        last = len(tries) - 1
        base = 0.0
        for index in range(len(tries)):
            match = deal if index == last else deal.copy()
            match.chance = seeded(seed + 1)
            saved = self._play_out(match, tries[index].move)
            if index == 0:
                base = saved
            else:
                tries[index].add(saved - base)

    def _play_out(self, match: SamuraiSpiritMatch, move: Move) -> float:
        """How likely the village is saved at the end of the round."""
        rules = self.rules
        number = match.round
        nothing: list[dict[str, object]] = []
        chance = match.chance  # the rules leave nothing to chance
        # Every seat knows the same, so one window serves all.
        window = match.window(match.asked)
        match.carry_out(move)
        while match.outcome is None and match.round == number:
            offer = match.offer
            if len(offer) == 1:
                match.carry_out(offer[0])
            else:
                match.carry_out(rules.choose(window, nothing, offer, chance))
        if match.outcome is not None:
            return 1.0 if len(match.outcome.winners) > 0 else 0.0
        return rules.standing(window)


def still_possible(tries: list[Try], deals: int) -> list[Try]:
    """The moves that may still be the best; the move of the rules stays first."""
    top = 0.0
    for each in tries:
        top = max(top, each.mean(deals))
    kept = [tries[0]]
    for index in range(1, len(tries)):
        if tries[index].mean(deals) + FAR * tries[index].error(deals) >= top:
            kept.append(tries[index])
    return kept


def best_of(tries: list[Try], deals: int) -> Try:
    """The best move, if it is better than that of the rules by more than a standard error."""
    best = tries[0]
    for index in range(1, len(tries)):
        each = tries[index]
        if each.mean(deals) > best.mean(deals) and each.mean(deals) > SURE * each.error(deals):
            best = each
    return best
