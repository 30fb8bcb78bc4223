"""A player that tries its moves on imagined deals, which the rule-based players play to the end."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.core.chance import Chance, seeded
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr

FIRST: Final = 8  # deals on which every move is tried before the first one is dropped
FAR: Final = 2.0  # standard errors behind the best at which a move is dropped
SURE: Final = 1.0  # standard errors by which a move must be better than that of the rules


@mypyc_attr(native_class=True)
class Trial:
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
        """Its standard error, as if one more deal had gone either way."""
        mean = self.mean(deals)
        return math.sqrt(((self.squares + 1.0) / (deals + 2) - mean * mean) / (deals + 2))


@mypyc_attr(native_class=True)
class SearchBot(Bot):
    """Every move is tried on the same imagined deals, and what falls behind is dropped.

    The move of the rule-based player is the one to beat: it is left only for one that is better by more than a standard
    error. `nodes` is how many games may be played to the end for one choice, `seconds` how long it may take; with the
    same chance and time enough the same choice is made.
    """

    def __init__(self, rules: Bot, nodes: int, seconds: float) -> None:
        super().__init__()
        self.rules = rules
        self.nodes = nodes
        self.seconds = seconds
        self.slow = True

    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        end = time.perf_counter() + self.seconds
        first = self.rules.choose(window, events, moves, chance)
        trials = [Trial(first)]
        for move in moves:
            if move is not first:
                trials.append(Trial(move))
        deals = 0
        nodes = 0
        while nodes < self.nodes and len(trials) > 1 and time.perf_counter() < end:
            self._try_all(window, trials, chance.word())
            deals += 1
            nodes += len(trials)
            if deals >= FIRST:
                trials = _still_possible(trials, deals)
        return _best(trials, deals).move

    def _try_all(self, window: Any, trials: list[Trial], seed: int) -> None:
        """Play every move that is left on one more deal, with the same luck."""
        deal: Match = window.imagine(seed)
        base = 0.0
        last = len(trials) - 1
        for index in range(len(trials)):
            match = deal if index == last else deal.copy()
            match.chance = seeded(seed + 1)
            won = self._play_out(match, trials[index].move, window.seat, seeded(seed + 2))
            if index == 0:
                base = won
            else:
                trials[index].add(won - base)

    def _play_out(self, match: Match, move: Move, seat: int, chance: Chance) -> float:
        match.carry_out(move)
        rules = self.rules
        windows = [match.window(other) for other in range(match.seats)]
        nothing: list[dict[str, object]] = []
        while match.outcome is None:
            offer = match.offer
            if len(offer) == 1:
                match.carry_out(offer[0])
            else:
                match.carry_out(rules.choose(windows[match.asked], nothing, offer, chance))
        return 1.0 if seat in match.outcome.winners else 0.0


def _still_possible(trials: list[Trial], deals: int) -> list[Trial]:
    """The moves that may still be the best; the move of the rules stays first."""
    top = 0.0
    for trial in trials:
        top = max(top, trial.mean(deals))
    kept = [trials[0]]
    for trial in trials[1:]:
        if trial.mean(deals) + FAR * trial.error(deals) >= top:
            kept.append(trial)
    return kept


def _best(trials: list[Trial], deals: int) -> Trial:
    best = trials[0]
    for trial in trials[1:]:
        if trial.mean(deals) > best.mean(deals) and trial.mean(deals) > SURE * trial.error(deals):
            best = trial
    return best
