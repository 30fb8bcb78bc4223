"""The `expert` bot of Samurai Spirit: tries its moves on imagined deals with rule-based playouts.

Only the deck is hidden, and nobody in a playout looks into it: the rule-based bot decides from what its seat knows. The
mean over many deals is therefore the value of a move if the rule-based bot continues. Earlier attempts were worse than
the rules because they tried so few deals that noise hid the differences between moves.

A deal is played for two rounds of turns, or to the end of the round, and the position is then judged with the weights
of the rule-based bot. That has much less variance than the final result, and takes a fraction of the time.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.samurai_spirit.rules import SamuraiSpiritRules
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng, seeded
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import CALL, KIAI, PASS
from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow

CIRCUITS: Final = 2  # turns per seat in a playout
MARGIN: Final = 0.1  # moves that the rules rate this much lower than their own are not tried
RULES_ERROR: Final = 0.05  # standard error of the difference between two moves as rated by the rules
FIRST: Final = 8  # deals on which every move is tried before the first one is dropped
FAR: Final = 2.0  # a move this many standard errors behind the best is dropped
CLEAR: Final = 3.0  # the last rival must be this many standard errors better to be chosen at once
DOUBT: Final = 0.02  # added variance, so that a few equal deals decide nothing


@mypyc_attr(native_class=True)
class Try:
    """The results of a move so far, relative to the rules bot's move on the same deals.

    The rating by the rules counts too, like a number of deals. On a few deals some move always looks better by luck,
    and a search that believes this plays worse than the rules.
    """

    def __init__(self, move: Move, rated: float) -> None:
        self.move = move
        self.rated = rated  # by the rules, relative to their own move
        self.ahead = 0.0  # sum of the differences to the rules bot's move
        self.squares = 0.0
        self.mean = rated
        self.error = RULES_ERROR

    def add(self, difference: float) -> None:
        self.ahead += difference
        self.squares += difference * difference

    def weigh(self, deals: int) -> None:
        """Compute how much better than the rules bot's move it is, and how certain that is.

        Both the deals and the rating by the rules count.
        """
        mean = self.ahead / deals
        spread = max(1e-6, (self.squares + DOUBT) / (deals + 1) - mean * mean)
        by_rules = 1.0 / (RULES_ERROR * RULES_ERROR)
        by_deals = deals / spread
        self.mean = (self.rated * by_rules + mean * by_deals) / (by_rules + by_deals)
        self.error = math.sqrt(1.0 / (by_rules + by_deals))


@mypyc_attr(native_class=True)
class SamuraiSpiritSearch(Bot):
    """Plays the move that is best by the rating of the rules and by its results on imagined deals.

    `nodes` limits the playouts per decision, `seconds` the time. With the same random generator and enough time, the
    decision is the same.
    """

    def __init__(self, nodes: int, seconds: float) -> None:
        super().__init__()
        self.rules = SamuraiSpiritRules()
        self.nodes = nodes
        self.seconds = seconds
        self.slow = True

    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        assert isinstance(window, SamuraiSpiritWindow)
        first = self.rules.choose(window, events, moves, rng)
        if len(moves) == 1 or moves[0].verb == KIAI or first.verb == CALL:
            return first
        tries = self._worth_trying(window, moves, first)
        end = time.perf_counter() + self.seconds
        deals = 0
        nodes = 0
        while len(tries) > 1 and nodes + len(tries) <= self.nodes and time.perf_counter() < end:
            self._try_all(window, tries, rng.word())
            deals += 1
            nodes += len(tries)
            if deals >= FIRST:
                tries = still_possible(tries, deals)
                if len(tries) == 2 and tries[1].mean > CLEAR * tries[1].error:
                    break
        return best_of(tries).move

    def _worth_trying(self, window: SamuraiSpiritWindow, moves: list[Move], first: Move) -> list[Try]:
        """Return the rules bot's move, and those it rates nearly as high."""
        worths = self.rules.judge(window, moves)
        own = 0.0
        for index in range(len(moves)):
            if moves[index] is first:
                own = worths[index]
        tries = [Try(first, 0.0)]
        for index in range(len(moves)):
            if moves[index] is not first and worths[index] >= max(0.0, own - MARGIN):
                tries.append(Try(moves[index], worths[index] - own))
        return tries

    def _try_all(self, window: SamuraiSpiritWindow, tries: list[Try], seed: int) -> None:
        """Play every remaining move on one more deal, with the same random numbers."""
        deal = window.imagine(seed)
        last = len(tries) - 1
        base = 0.0
        for index in range(len(tries)):
            match = deal if index == last else deal.copy()
            match.rng = seeded(seed + 1)
            saved = self._play_out(match, tries[index].move)
            if index == 0:
                base = saved
            else:
                tries[index].add(saved - base)

    def _play_out(self, match: SamuraiSpiritMatch, move: Move) -> float:
        """Return the probability of saving the village some turns later."""
        rules = self.rules
        number = match.round
        turns = CIRCUITS * match.seats
        nothing: list[dict[str, object]] = []
        rng = match.rng  # the rules use no random numbers
        # Every seat knows the same, so one window serves all.
        window = match.window(match.asked)
        match.carry_out(move)
        while match.outcome is None:
            if match.round != number:
                return rules.standing(window)
            offer = match.offer
            if len(offer) == 1:
                match.carry_out(offer[0])
                continue
            if offer[-1].verb == PASS:
                turns -= 1
                if turns < 0:
                    return best_worth(rules.judge(window, offer))
            match.carry_out(rules.choose(window, nothing, offer, rng))
        return 1.0 if len(match.outcome.winners) > 0 else 0.0


def best_worth(worths: list[float]) -> float:
    best = 0.0
    for worth in worths:
        if worth > best:
            best = worth
    return best


def still_possible(tries: list[Try], deals: int) -> list[Try]:
    """Return the moves that may still be best; the rules bot's move stays first."""
    top = 0.0
    for index in range(1, len(tries)):
        tries[index].weigh(deals)
        top = max(top, tries[index].mean)
    kept = [tries[0]]
    for index in range(1, len(tries)):
        if tries[index].mean + FAR * tries[index].error >= top:
            kept.append(tries[index])
    return kept


def best_of(tries: list[Try]) -> Try:
    """Return the best move. The rules bot's move, the baseline, has no lead over itself."""
    best = tries[0]
    lead = 0.0
    for index in range(1, len(tries)):
        if tries[index].mean > lead:
            lead = tries[index].mean
            best = tries[index]
    return best
