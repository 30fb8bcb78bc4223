"""The quality of beliefs: Brier score, log loss and reliability over many games."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.beliefs import HIDDEN, Beliefs, beliefs, dealt, model
from sanjuro.bots.beliefs import check as check
from sanjuro.core.match import Match
from sanjuro.lab.processes import in_order
from sanjuro.lab.simulate import Plan
from sanjuro.lab.statistics import Z

TURNS = (3, 6, 12, 24, 48)  # the turns at whose start all beliefs are scored
BINS = 10  # of the reliability table
LEAST = 1e-9  # lower bound of a probability in the log loss


def counts(game: str) -> list[int]:
    """Return the player counts with something hidden."""
    found = model(game)
    return [] if found is None else found.counts(sanjuro.GAMES[game])


@dataclass
class Mean:
    """A mean over items grouped by game; its interval counts games, because items in one game are not independent.

    Each game adds a sum and its number of items; `squares`, `products` and `sizes` give the variance.
    """

    total: float = 0.0
    count: float = 0.0
    squares: float = 0.0
    products: float = 0.0
    sizes: float = 0.0

    def add(self, total: float, count: float) -> None:
        """Add one game."""
        self.merge(Mean(total, count, total * total, total * count, count * count))

    def merge(self, other: Mean) -> None:
        self.total += other.total
        self.count += other.count
        self.squares += other.squares
        self.products += other.products
        self.sizes += other.sizes

    @property
    def rate(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of a ratio of sums."""
        if not self.count:
            return 0.0, 1.0
        rate = self.rate
        spread = max(0.0, self.squares - 2 * rate * self.products + rate * rate * self.sizes)
        error = Z * sqrt(spread) / self.count
        return max(0.0, rate - error), rate + error


@dataclass
class Scores:
    """Scores of the beliefs of all seats at one moment: lower is better.

    The Brier score of a seat is the sum of the squared errors of its role probabilities; the log loss is minus the
    logarithm of the probability of its true role. The prior, which knows only the rules, is the baseline of both.
    """

    brier: Mean = field(default_factory=Mean)
    prior: Mean = field(default_factory=Mean)
    log_loss: Mean = field(default_factory=Mean)
    prior_log_loss: Mean = field(default_factory=Mean)

    def all(self) -> list[Mean]:
        return [self.brier, self.prior, self.log_loss, self.prior_log_loss]

    def add(self, sums: list[float], seats: int) -> None:
        for mean, total in zip(self.all(), sums, strict=True):
            mean.add(total, seats)

    def merge(self, other: Scores) -> None:
        for mean, more in zip(self.all(), other.all(), strict=True):
            mean.merge(more)


@dataclass
class Report:
    """Scores of beliefs over many games: by turn, overall, and by confidence.

    `said` and `came` have, for each bin of probabilities, their mean and how often they came true.
    """

    game: str
    players: int
    games: int = 0
    by_turn: dict[int, Scores] = field(default_factory=lambda: {turn: Scores() for turn in TURNS})
    whole: Scores = field(default_factory=Scores)
    said: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(BINS)])
    came: list[Mean] = field(default_factory=lambda: [Mean() for _ in range(BINS)])

    def merge(self, other: Report) -> None:
        self.games += other.games
        for turn, scores in other.by_turn.items():
            self.by_turn[turn].merge(scores)
        self.whole.merge(other.whole)
        for mine, theirs in ((self.said, other.said), (self.came, other.came)):
            for mean, more in zip(mine, theirs, strict=True):
                mean.merge(more)


class _Game:
    """The contribution of one game to a report."""

    def __init__(self) -> None:
        self.by_turn = {turn: ([0.0] * 4, 0) for turn in TURNS}
        self.bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]  # sum of probabilities, how many came true, count

    def judge(self, match: Match, turn: int, roles: int) -> None:
        """Score what every seat believes of all others at the start of a turn."""
        truth = dealt(match)
        sums, seats = self.by_turn[turn]
        for viewer in range(match.seats):
            if match.is_out(viewer):
                continue
            found = beliefs(match.window(viewer))
            for seat in range(match.seats):
                if len({deal[seat] for deal in found.deals}) > 1:
                    self._judge_seat(found, seat, truth[seat], roles, sums)
                    seats += 1
        self.by_turn[turn] = sums, seats

    def _judge_seat(self, found: Beliefs, seat: int, truth: int, roles: int, sums: list[float]) -> None:
        for role in range(roles):
            probability = found.probability(seat, role)
            prior = sum(1 for deal in found.deals if deal[seat] == role) / len(found.deals)
            true = 1.0 if role == truth else 0.0
            sums[0] += (probability - true) ** 2
            sums[1] += (prior - true) ** 2
            if role == truth:
                sums[2] -= log(max(probability, LEAST))
                sums[3] -= log(max(prior, LEAST))
            if prior > 0.0:
                of = self.bins[min(int(probability * BINS), BINS - 1)]
                of[0] += probability
                of[1] += true
                of[2] += 1.0

    def add_to(self, report: Report) -> None:
        report.games += 1
        all_sums, all_seats = [0.0] * 4, 0
        for turn, (sums, seats) in self.by_turn.items():
            if seats:
                report.by_turn[turn].add(sums, seats)
                all_sums = [one + more for one, more in zip(all_sums, sums, strict=True)]
                all_seats += seats
        if all_seats:
            report.whole.add(all_sums, all_seats)
        for number, (said, came, count) in enumerate(self.bins):
            if count:
                report.said[number].add(said, count)
                report.came[number].add(came, count)


def judge_games(plan: Plan, first: int, count: int) -> Report:
    """Let the bots play some games, and score what each seat believes at the start of some turns."""
    report = Report(plan.game, plan.players)
    roles = len(sanjuro.GAMES[plan.game].numbers()[HIDDEN[plan.game]])
    bot = make("rules", plan.game)
    for number in range(first, first + count):
        match, rng, game = plan.new(number), plan.rng(number), _Game()
        windows = [match.window(seat) for seat in range(match.seats)]
        turn, whose = 0, None
        while match.outcome is None and turn <= TURNS[-1]:
            if windows[0].turn() != whose:
                turn, whose = turn + 1, windows[0].turn()
                if turn in TURNS:
                    game.judge(match, turn, roles)
            match.carry_out(bot.choose(windows[match.asked], [], match.offer, rng))
        game.add_to(report)
    return report


def judge(
    game: str, players: int, games: int, seed: int = 0, jobs: int = 0, progress: Callable[[int], None] | None = None
) -> Report:
    """Score the beliefs over this many games of `rules` bots."""
    check(game)
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    plan = Plan(game, players, ("rules",), seed, {})
    plan.check()
    report = Report(game, players)
    for chunk in in_order(partial(judge_games, plan), 0, games, jobs):
        report.merge(chunk)
        if progress is not None:
            progress(report.games)
    return report


def story(match: Match, at: Match, seat: int | None) -> Generator[tuple[int, Beliefs]]:
    """Yield what a seat of a recorded game could believe: before the first move and after each.

    `at` is the match before the first move; the moves are played on it.
    """
    yield 0, beliefs(at.window(seat))
    for number, move in enumerate(match.history, start=1):
        at.carry_out(move)
        yield number, beliefs(at.window(seat))
