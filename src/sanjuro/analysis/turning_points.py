"""Win probabilities of the teams over a game, and the decisions that changed them most.

There are three passes, each with its own seeds, so that luck in one is not mistaken for a fact in the next:

- First, the probabilities at the start of each turn, for the chart.
- Second, the value of every decision in the turns with the largest changes, compared with another legal move.
- Third, the largest decision of each of these turns again, with more games. Only these numbers are reported, and only
  for decisions with a swing of at least two standard errors.

A move without an alternative is not a decision. Whatever is drawn after a move is drawn again in each game, so the luck
of the recorded game shows in the chart but never as a turning point.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from sanjuro.analysis.playouts import Done, Task, run
from sanjuro.analysis.samples import Sample
from sanjuro.core.match import Match
from sanjuro.core.record import begin

SECONDS: Final = 4.0  # processor time for a whole game
SHARES: Final = (0.5, 0.25, 0.25)  # share of each pass
ROUNDS: Final = (120, 60, 240)  # maximum number of games per position, in each pass
# Length of one task, so that a bot waiting for the same process is not held up; a round is never cut.
SECONDS_AT_ONCE: Final = 0.25
SEEDS: Final = 1_000_000  # distance between the seeds of two passes
MOST_POINTS: Final = 40  # of the chart; longer games leave out some turns
LEAST_POINTS: Final = 14  # where games are slow and time is short
ENOUGH_ROUNDS: Final = 60  # for the chart; with less time, more turns are left out
MOST_TURNS: Final = 6  # that are searched for a turning point
SURE: Final = 2.0  # a swing must be larger than this many standard errors
LEAST_SWING: Final = 0.05  # smaller swings are not reported


class Point(NamedTuple):
    """The win probabilities at the start of a turn, or at the end of the game (`turn` is None)."""

    move: int
    turn: int | None
    chances: list[float]
    errors: list[float]


class TurningPoint(NamedTuple):
    """A decision that changed the win probabilities: their values with another move, and with this one."""

    move: int  # its number, from 1
    seat: int
    before: list[float]
    after: list[float]
    swing: float  # of the team whose win probability changed most
    error: float


class Report(NamedTuple):
    """The win probability of each team at every point. Turning points are in the order of play."""

    teams: list[list[int]]
    points: list[Point]
    turning_points: list[TurningPoint]


class Analysis:
    """A game being analysed: run each `task` anywhere and `take` its result, until no task is left."""

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
        """Return the next task."""
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
        """Take the result of the last task."""
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
        """Return every decision of the turns with the largest changes."""
        sample = self._samples[0]
        swings = [(sample.largest(a, b, self._bits), a, b) for a, b in pairwise(sample.moves)]
        sure = [(abs(swing), a, b) for (swing, error), a, b in swings if abs(swing) > SURE * error]
        spans = [(a, b) for _, a, b in sorted(sure, reverse=True)[:MOST_TURNS]]
        inside = [[move for move in self._decisions if a < move <= b] for a, b in spans]
        self._spans = [moves for moves in inside if moves]
        return sorted({move for moves in self._spans for move in moves})

    def _largest(self) -> list[int]:
        """Return the decision with the largest change in each of these turns."""
        sample = self._samples[1]

        def size(move: int) -> float:
            return abs(sample.largest(-move, move, self._bits)[0])

        self._found = sorted(max(moves, key=size) for moves in self._spans)
        return self._found

    def report(self) -> Report:
        """Return the findings once no task is left."""
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
    """Return the win probabilities over a game and its turning points, computed here in about `seconds`.

    With enough time, the same game always gives the same report.
    """
    analysis = Analysis(match, seconds)
    task = analysis.task()
    while task is not None:
        analysis.take(run(task))
        task = analysis.task()
    return analysis.report()


def _compared(moves: list[int]) -> tuple[int, ...]:
    """Return the columns of a sample that compares moves: each move, and under its negated number the alternative."""
    return tuple([column for move in moves for column in (-move, move)])


def _turns_of(match: Match) -> tuple[dict[int, int], list[int], list[int]]:
    """Return the turns (moves before each, and its seat), the seat of each move, and the moves that were decisions.

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
    """Return an even selection of these numbers if there are too many, always with the first and the last."""
    moves = sorted(set(moves))
    if len(moves) <= most:
        return moves
    last = len(moves) - 1
    return [moves[round(step * last / (most - 1))] for step in range(most)]
