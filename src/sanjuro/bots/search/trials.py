"""A bot that tries its moves on imagined deals with rule-based playouts."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Beliefs
from sanjuro.bots.search.partners import partners
from sanjuro.bots.search.value import Value
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window

FIRST: Final = 8  # deals on which every move is tried before the first one is dropped
FIRST_OF_MANY: Final = 4
MANY: Final = 12  # moves
FAR: Final = 2.0  # a move this many standard errors behind the best is dropped
SURE: Final = 1.0  # a move must be this many standard errors better than the rules bot's
SAME: Final = 24  # deals without any difference after which the search stops
TRIES: Final = 24  # deals rejected until one fits the beliefs
WORD: Final = 4294967296.0
DECISIONS: Final = 10_000  # length at which a playout is given up: longer than any game that ends


@mypyc_attr(native_class=True)
class Trial:
    """The results of a move so far, relative to the rules bot's move on the same deals."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.ahead = 0.0  # sum of the differences to the rules bot's move
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.ahead += difference
        self.squares += difference * difference

    def mean(self, deals: int) -> float:
        """Return the mean difference, shrunk towards 0 by two deals without one."""
        return self.ahead / (deals + 2)

    def error(self, deals: int, doubt: float) -> float:
        """Return its standard error, as if one more deal had differed by the usual maximum."""
        mean = self.mean(deals)
        return math.sqrt(((self.squares + doubt) / (deals + 2) - mean * mean) / (deals + 2))


@mypyc_attr(native_class=True)
class SearchBot(Bot):
    """Tries every move on the same imagined deals and drops those that fall behind.

    With a `model`, deals are sampled according to the beliefs of the seat. On each deal, `quick` plays for all seats:
    to the end of the game, or for `turns` turns, after which `value` judges the position. The move of the rule-based
    bot is the baseline: another move is chosen only if it is better by more than a standard error. `nodes` limits the
    trials per decision, `seconds` the time. With the same random generator and enough time, the decision is the same.
    """

    def __init__(self, rules: Bot, nodes: int, seconds: float, value: Value | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.quick = rules  # plays for everybody
        self.nodes = nodes
        self.seconds = seconds
        self.value = value
        self.model: BeliefModel | None = None
        self.decisions = DECISIONS
        self.turns = 0  # turns until the position is judged; 0: one per seat
        self.doubt = 1.0 if value is None else 0.05  # variance assumed before many deals have been seen
        self.sure = SURE
        self.believes = True  # None: all possible deals are equally likely
        self.slow = True
        self.used = 0  # number of trials of the last decision

    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        self.used = 0
        if len(moves) == 1:
            return moves[0]
        end = time.perf_counter() + self.seconds
        first = self.rules.choose(window, events, moves, rng)
        model = self.model
        believed: Beliefs | None = None
        if model is None:
            trials = _candidates(first, moves)
        else:
            believed = Beliefs(model.evidence(window))
            trials = _harmless(window, first, moves, model, believed)
        if not self.believes:
            believed = None
        return self._search(window, trials, believed, rng, end).move

    def _search(self, window: Any, trials: list[Trial], believed: Beliefs | None, rng: Rng, end: float) -> Trial:
        first = FIRST if len(trials) <= MANY else FIRST_OF_MANY
        # Sequential halving: each part of the nodes leaves half of the moves.
        parts = max(1, int(math.log2(len(trials)) + 0.999))
        part = 1
        deals = 0
        nodes = 0
        while nodes < self.nodes and len(trials) > 1 and time.perf_counter() < end:
            if not self._try_all(window, trials, believed, rng, end):
                break
            deals += 1
            nodes += len(trials)
            if deals < first:
                continue
            if part < parts and nodes * parts >= self.nodes * part:
                part += 1
                trials = _better_half(trials, deals)
            trials = _still_possible(trials, deals, self.doubt)
            if _decided(trials, deals, self.doubt):
                break
        self.used = nodes
        return _best(trials, deals, self.doubt, self.sure)

    def _deal(self, window: Any, believed: Beliefs | None, rng: Rng) -> Match:
        """Return an imagined match whose roles follow the beliefs of the seat."""
        best: Match = window.imagine(rng.word())
        model = self.model
        if believed is None or model is None:
            return best
        most = believed.relative(model.dealt(best))
        if rng.word() < most * WORD:
            return best
        for _ in range(TRIES):
            deal: Match = window.imagine(rng.word())
            likely = believed.relative(model.dealt(deal))
            if rng.word() < likely * WORD:
                return deal
            if likely > most:
                best = deal
                most = likely
        return best

    def _try_all(self, window: Any, trials: list[Trial], believed: Beliefs | None, rng: Rng, end: float) -> bool:
        """Play every remaining move on one more deal, with the same random numbers.

        Return False if time ran out before all were played; the deal then counts for none of them.
        """
        deal = self._deal(window, believed, rng)
        luck = Rng(rng.word() | 1, rng.word() >> 3)
        worths: list[float] = []
        last = len(trials) - 1
        for index in range(len(trials)):
            match = deal if index == last else deal.copy()
            worths.append(self._worth(match, trials[index].move, window.seat, luck.copy()))
            if index < last and time.perf_counter() >= end:
                return False
        for index in range(1, len(trials)):
            trials[index].add(worths[index] - worths[0])
        return True

    def _worth(self, match: Match, move: Move, seat: int, rng: Rng) -> float:
        """Return the result of a move on this deal: 1 if the seat's side wins, or the win probability."""
        turn = match.stack[0].seat
        match.carry_out(move)
        windows: list[Window[Any] | None] = [None] * match.seats
        nothing: list[dict[str, object]] = []
        passed = 0
        left = self.decisions
        value = self.value
        horizon = self.turns or match.seats
        quick = self.quick
        while match.outcome is None:
            now = match.stack[0].seat
            if now != turn:
                turn = now
                passed += 1
                if value is not None and passed >= horizon:
                    break
            offer = match.offer
            if len(offer) == 1:
                match.carry_out(offer[0])
                continue
            left -= 1
            if left < 0:
                break
            asked = match.asked
            window = windows[asked]
            if window is None:
                window = match.window(asked)
                windows[asked] = window
            match.carry_out(quick.choose(window, nothing, offer, rng))
        outcome = match.outcome
        if outcome is not None:
            return 1.0 if seat in outcome.winners else 0.0
        return 1.0 / match.seats if value is None else value.win_probability(match, seat)


def _candidates(first: Move, moves: list[Move]) -> list[Trial]:
    """Return the rules bot's move, and all others."""
    trials = [Trial(first)]
    for move in moves:
        if move is not first:
            trials.append(Trial(move))
    return trials


def _harmless(window: Any, first: Move, moves: list[Move], model: BeliefModel, believed: Beliefs) -> list[Trial]:
    """Return the rules bot's move, and all others except those that only hurt a certain ally."""
    mates = partners(window, model, believed)
    trials = [Trial(first)]
    for move in moves:
        if move is first:
            continue
        aimed = move.target >= 0 and mates >> move.target & 1
        if not (aimed and model.harms(window, move)):
            trials.append(Trial(move))
    return trials


def _still_possible(trials: list[Trial], deals: int, doubt: float) -> list[Trial]:
    """Return the moves that may still be best; the rules bot's move stays first."""
    top = 0.0
    for trial in trials:
        top = max(top, trial.mean(deals))
    kept = [trials[0]]
    for trial in trials[1:]:
        if trial.mean(deals) + FAR * trial.error(deals, doubt) >= top:
            kept.append(trial)
    return kept


def _better_half(trials: list[Trial], deals: int) -> list[Trial]:
    """Return the better half of the moves, in order; the rules bot's move stays first."""
    kept = [trials[0]]
    means = sorted([trial.mean(deals) for trial in trials[1:]])
    middle = means[len(means) // 2]
    for trial in trials[1:]:
        if trial.mean(deals) >= middle:
            kept.append(trial)
    return kept


def _decided(trials: list[Trial], deals: int, doubt: float) -> bool:
    """Return whether more deals would not change the decision.

    Either nothing makes a difference, or one move is certainly better.
    """
    if len(trials) == 2:
        other = trials[1]
        if other.mean(deals) > FAR * other.error(deals, doubt):
            return True
    if deals < SAME:
        return False
    return max([trial.squares for trial in trials]) < 1e-6


def _best(trials: list[Trial], deals: int, doubt: float, sure: float) -> Trial:
    best = trials[0]
    for trial in trials[1:]:
        if trial.mean(deals) > best.mean(deals) and trial.mean(deals) > sure * trial.error(deals, doubt):
            best = trial
    return best
