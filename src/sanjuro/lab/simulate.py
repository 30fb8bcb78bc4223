"""Play many games between bots on all cores and collect the results."""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import sanjuro
from sanjuro.core.chance import Chance, seeded
from sanjuro.lab.entrants import follow_events, make, play
from sanjuro.lab.results import Results, Row

SECONDS_A_CHUNK = 0.5
SECONDS_TO_A_CHECKPOINT = 60.0
MOST_SEEDS = 2**31
MOST_GAMES = 2**32


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything a worker process needs."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def check(self) -> None:
        """A ValueError that says what is wrong, before any game is played."""
        if not 0 <= self.seed < MOST_SEEDS:
            raise ValueError(f"a seed for many games is 0 to {MOST_SEEDS - 1}, not {self.seed}")
        match = self.new(0)
        if len(self.bots) not in (1, match.seats):
            raise ValueError(f"name one bot for all or one for each of the {match.seats} seats, not {len(self.bots)}")
        for bot in self.bots:
            make(bot, self.game)

    def match_seed(self, number: int) -> int:
        """The seed of the match of this number; no other plan's seed and number give the same."""
        return self.seed * MOST_GAMES + number

    def new(self, number: int) -> sanjuro.Match:
        """The match of this number."""
        seed = self.match_seed(number)
        return sanjuro.new(self.game, self.players, seed=seed, events=follow_events(self.bots), **self.options)

    def chance(self, number: int) -> Chance:
        """What the bots of this match leave to chance; never the stream that deals a match."""
        return seeded(-1 - self.match_seed(number))

    def seated(self, number: int, seats: int) -> list[str]:
        """Who sits where: different bots move on by one seat with every game."""
        if len(self.bots) == 1:
            return list(self.bots) * seats
        return [self.bots[(seat + number) % seats] for seat in range(seats)]


def play_game(plan: Plan, number: int) -> list[Row]:
    """Play one game; a row for each seat."""
    match = plan.new(number)
    names = plan.seated(number, match.seats)
    play(match, names, plan.chance(number))
    return rows_of(plan, number, match, names)


def rows_of(plan: Plan, number: int, match: sanjuro.Match, names: list[str]) -> list[Row]:
    """The rows of a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    return [
        Row(
            number,
            plan.match_seed(number),
            seat,
            names[seat],
            match.game.labels(match, seat),
            seat in outcome.winners,
            None if outcome.scores is None else outcome.scores[seat],
            len(match.history),
            outcome.reason,
        )
        for seat in range(match.seats)
    ]


@dataclass
class Chunk:
    """Some games played one after the other by one process: the rows of each, and how long it took.

    `decisions` is a table of all decisions, if they are recorded.
    """

    games: list[list[Row]]
    seconds: float
    decisions: Any = None


def play_games(plan: Plan, first: int, count: int, record: bool = False) -> Chunk:
    """Play some games one after the other."""
    began = time.perf_counter()
    numbers = range(first, first + count)
    if not record:
        games = [play_game(plan, number) for number in numbers]
        return Chunk(games, time.perf_counter() - began)
    from sanjuro.lab.decisions import play_and_record, table_of

    recorded = [play_and_record(plan, number) for number in numbers]
    table = table_of(plan, recorded)
    return Chunk([rows for rows, _ in recorded], time.perf_counter() - began, table)


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 0,
    keep_rows: bool = False,
    progress: Callable[[int], None] | None = None,
    begun: list[Row] | None = None,
    checkpoint: Callable[[Results], None] | None = None,
    decisions: Callable[[Any], None] | None = None,
) -> Results:
    """Play the games on so many processes (0: all cores). Ctrl-C ends early with what was done so far.

    Games are counted, and their rows kept, in the order of their numbers, however many processes play them: any two
    runs of a plan give the same results. `begun` are the rows of the first games, read from a file; only the others are
    played. `checkpoint` is called once in a while with what there is. `decisions` is called with tables of all
    decisions, in order; see decisions.py.
    """
    plan.check()
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"at least one game has to be played and at most {MOST_GAMES}, not {games}")
    results = Results(plan)
    for rows in _games_of(begun or []):
        results.count(rows, keep_rows)
    results.read = results.games
    start = time.perf_counter()
    next_checkpoint = start + SECONDS_TO_A_CHECKPOINT

    def take(chunk: Chunk) -> None:
        nonlocal next_checkpoint
        if decisions is not None:
            decisions(chunk.decisions)
        for rows in chunk.games:
            results.count(rows, keep_rows)
        now = time.perf_counter()
        results.seconds = now - start
        if progress is not None:
            progress(results.games)
        if checkpoint is not None and now >= next_checkpoint:
            checkpoint(results)
            # Writing must not take more than a small part of the time, however much there is to write.
            took = time.perf_counter() - now
            next_checkpoint = time.perf_counter() + max(SECONDS_TO_A_CHECKPOINT, 20 * took)

    left = games - results.games
    record = decisions is not None
    try:
        if left > 0:
            jobs = min(jobs or os.cpu_count() or 1, left)
            if jobs == 1:
                _in_this_process(plan, results.games, games, record, take)
            else:
                _on_processes(plan, results.games, games, record, jobs, take)
    except KeyboardInterrupt:
        pass
    results.seconds = time.perf_counter() - start
    return results


def _games_of(rows: list[Row]) -> list[list[Row]]:
    """Rows in order, parted where a new game begins."""
    games: list[list[Row]] = []
    for row in rows:
        if not games or games[-1][0].game != row.game:
            games.append([])
        games[-1].append(row)
    return games


def _better_size(chunk: Chunk) -> int:
    """How many games make a chunk of half a second."""
    return max(1, min(20_000, int(len(chunk.games) * SECONDS_A_CHUNK / max(chunk.seconds, 1e-6))))


def _in_this_process(plan: Plan, first: int, end: int, record: bool, take: Callable[[Chunk], None]) -> None:
    size = 1
    while first < end:
        chunk = play_games(plan, first, min(size, end - first), record)
        take(chunk)
        first += len(chunk.games)
        size = _better_size(chunk)


def _on_processes(plan: Plan, first: int, end: int, record: bool, jobs: int, take: Callable[[Chunk], None]) -> None:
    """Chunks are taken in the order they were asked for, so a slow one holds back those after it, but nobody idles."""
    pool = ProcessPoolExecutor(jobs, initializer=_leave_ctrl_c_to_the_parent)
    waiting: deque[Future[Chunk]] = deque()
    size = 1
    try:
        while first < end or waiting:
            while first < end and len(waiting) < 3 * jobs:
                count = min(size, end - first)
                waiting.append(pool.submit(play_games, plan, first, count, record))
                first += count
            chunk = waiting.popleft().result()
            size = _better_size(chunk)
            take(chunk)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
