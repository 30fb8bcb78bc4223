"""The win chances of the teams over a game, and the decisions on which they depended most.

Three passes, each with seeds of its own, so that luck in one is not taken for a fact in the next:

1. the chances at the start of each turn, for the chart;
2. in the turns in which they changed most, what every decision was worth, compared with another legal move;
3. the largest decision of each of these turns once more, with more games. Only these numbers are told, and only of
   decisions whose swing is twice as large as its standard error.

A move without an alternative is no decision. What is drawn after a move is drawn anew in each of the games, so the luck
of the game that was played counts in the chart, and never as a turning point.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from sanjuro.analysis.playouts import Done, Task, run
from sanjuro.analysis.samples import Sample
from sanjuro.core.match import Match
from sanjuro.core.record import begin

SECONDS: Final = 4.0  # processor time for a whole game
SHARES: Final = (0.5, 0.25, 0.25)  # of that, for each pass
ROUNDS: Final = (120, 60, 240)  # at the most, in each pass
# What runs at once, so that a bot which waits for the same process is not held up; a round is never cut.
SECONDS_AT_ONCE: Final = 0.25
SEEDS: Final = 1_000_000  # between the seeds of two passes
MOST_POINTS: Final = 40  # of the chart; in longer games some turns are left out
LEAST_POINTS: Final = 14  # where games take so long that time is short for more
ENOUGH_ROUNDS: Final = 60  # for the chart; with less time than that takes, more turns are left out
MOST_TURNS: Final = 6  # that are searched for a turning point
SURE: Final = 2.0  # standard errors a swing must be larger than
LEAST_SWING: Final = 0.05  # smaller ones are not worth telling


class Point(NamedTuple):
    """The chances at the start of a turn, or at the end of the game (`turn` is None)."""

    move: int
    turn: int | None
    chances: list[float]
    errors: list[float]


class TurningPoint(NamedTuple):
    """A decision that changed the chances: how they were with another move, and how with this one."""

    move: int  # its number, from 1
    seat: int
    before: list[float]
    after: list[float]
    swing: float  # of the team whose chance changed most
    error: float


class Report(NamedTuple):
    """The game in chances: one for each of the teams at every point. Turning points are in the order of play."""

    teams: list[list[int]]
    points: list[Point]
    turning_points: list[TurningPoint]


class Analysis:
    """A game being analysed: do each `task`, wherever, and give back what was done, until there is none left."""

    def __init__(self, match: Match, seconds: float = SECONDS) -> None:
        self.teams = [team for team in match.game.teams(match) if team]
        self._bits = [sum(1 << seat for seat in team) for team in self.teams]
        self._match = match.to_bytes()
        self._seconds = seconds
        self._length = len(match.history)
        self._over = match.outcome is not None
        self._turns, self._movers, self._decisions = _turns_of(match)
        self._samples: list[Sample] = []
        self._used = 0.0
        self._found: list[int] = []
        self._begin(tuple(_thinned([*self._turns, self._length])))

    def task(self) -> Task | None:
        """Return what is to be done next."""
        stage = len(self._samples) - 1
        sample = self._samples[stage]
        left = SHARES[stage] * self._seconds - self._used
        if len(sample) >= ROUNDS[stage] or (left <= 0 and len(sample)) or not sample.moves:
            if stage == len(ROUNDS) - 1:
                return None
            self._begin(_compared(self._closer() if stage == 0 else self._largest()))
            return self.task()
        seed = stage * SEEDS + len(sample)
        moves = sample.moves if stage == 0 else tuple([move for move in sample.moves if move > 0])
        rounds = ROUNDS[stage] - len(sample)
        return Task(self._match, moves, seed, rounds, min(left, SECONDS_AT_ONCE), stage > 0)

    def take(self, done: Done) -> None:
        """What came of the last task."""
        first = self._used == 0.0
        self._samples[-1].rounds.extend(done.rounds)
        self._used += done.seconds
        if first and len(self._samples) == 1:
            possible = int(SHARES[0] * self._seconds * len(done.rounds) / max(done.seconds, 1e-6))
            if possible < ENOUGH_ROUNDS:
                most = max(LEAST_POINTS, MOST_POINTS * possible // ENOUGH_ROUNDS)
                self._samples[0].keep(_thinned([*self._samples[0].moves], most))

    def _begin(self, moves: tuple[int, ...]) -> None:
        self._samples.append(Sample(moves))
        self._used = 0.0

    def _closer(self) -> list[int]:
        """Return every decision of the turns in which the chances changed most."""
        sample = self._samples[0]
        swings = [(sample.largest(a, b, self._bits), a, b) for a, b in pairwise(sample.moves)]
        sure = [(abs(swing), a, b) for (swing, error), a, b in swings if abs(swing) > SURE * error]
        spans = [(a, b) for _, a, b in sorted(sure, reverse=True)[:MOST_TURNS]]
        inside = [[move for move in self._decisions if a < move <= b] for a, b in spans]
        self._spans = [moves for moves in inside if moves]
        return sorted({move for moves in self._spans for move in moves})

    def _largest(self) -> list[int]:
        """Return the decision of each of these turns that changed the chances most."""
        sample = self._samples[1]

        def size(move: int) -> float:
            return abs(sample.largest(-move, move, self._bits)[0])

        self._found = sorted(max(moves, key=size) for moves in self._spans)
        return self._found

    def report(self) -> Report:
        """Return what was found, when no task is left."""
        survey, _, last = self._samples
        points = [self._point(survey, move) for move in survey.moves]
        turning = [self._turning_point(last, move) for move in self._found]
        told = [one for one in turning if abs(one.swing) > max(LEAST_SWING, SURE * one.error)]
        return Report(self.teams, points, told)

    def _point(self, sample: Sample, move: int) -> Point:
        if move == self._length and self._over:
            return Point(move, None, self._chances(sample, move), [0.0] * len(self._bits))
        errors = [sample.error(move, team) for team in self._bits]
        return Point(move, self._turns.get(move), self._chances(sample, move), errors)

    def _turning_point(self, sample: Sample, move: int) -> TurningPoint:
        swing, error = sample.largest(-move, move, self._bits)
        before, after = self._chances(sample, -move), self._chances(sample, move)
        return TurningPoint(move, self._movers[move - 1], before, after, swing, error)

    def _chances(self, sample: Sample, move: int) -> list[float]:
        return [sample.win_probability(move, team) for team in self._bits]


def analyse(match: Match, seconds: float = SECONDS) -> Report:
    """Return the chances over a game and its turning points, in this process and about so many seconds.

    With time enough the same game always gives the same report.
    """
    analysis = Analysis(match, seconds)
    task = analysis.task()
    while task is not None:
        analysis.take(run(task))
        task = analysis.task()
    return analysis.report()


def _compared(moves: list[int]) -> tuple[int, ...]:
    """The columns of a sample that compares moves: each has one with another move instead, under its number negated."""
    return tuple([column for move in moves for column in (-move, move)])


def _turns_of(match: Match) -> tuple[dict[int, int], list[int], list[int]]:
    """After how many moves each turn began, with whose it was; who made each move; and the moves that were decisions.

    The frame at the bottom of the stack is a turn in every game.
    """
    at = begin(match.game, match.players, match.options, match.origin)
    at.watched = False
    turn = at.stack[0].seat
    turns = {0: turn}
    movers: list[int] = []
    decisions: list[int] = []
    for number, move in enumerate(match.history, start=1):
        movers.append(at.asked)
        if len(at.offer) > 1:
            decisions.append(number)
        at.carry_out(move)
        if at.outcome is None and at.stack[0].seat != turn:
            turn = at.stack[0].seat
            turns[number] = turn
    return turns, movers, decisions


def _thinned(moves: list[int], most: int = MOST_POINTS) -> list[int]:
    """Some of these numbers, evenly, if they are too many; the first and the last are always among them."""
    moves = sorted(set(moves))
    if len(moves) <= most:
        return moves
    last = len(moves) - 1
    return [moves[round(step * last / (most - 1))] for step in range(most)]
