"""Play many games between bots on all cores and collect the results."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import sanjuro
from sanjuro.core.rng import Rng, seeded
from sanjuro.lab.entrants import follow_events, make, play
from sanjuro.lab.processes import in_order
from sanjuro.lab.results import Results, Row

SECONDS_TO_A_CHECKPOINT = 60.0
MOST_SEEDS = 2**31
MOST_GAMES = 2**32


@dataclass(frozen=True)
class Plan:
    """What to play: everything a worker process needs."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def check(self) -> None:
        """Raise a ValueError that says what is wrong, before any game is played."""
        if not 0 <= self.seed < MOST_SEEDS:
            raise ValueError(f"a seed for many games is 0 to {MOST_SEEDS - 1}, not {self.seed}")
        match = self.new(0)
        if len(self.bots) not in (1, match.seats):
            raise ValueError(f"name one bot for all or one for each of the {match.seats} seats, not {len(self.bots)}")
        for bot in self.bots:
            make(bot, self.game)

    def match_seed(self, number: int) -> int:
        """Return the seed of the match with this number; unique over all plans."""
        return self.seed * MOST_GAMES + number

    def new(self, number: int) -> sanjuro.Match:
        """Return the match with this number."""
        seed = self.match_seed(number)
        return sanjuro.new(self.game, self.players, seed=seed, events=follow_events(self.bots), **self.options)

    def rng(self, number: int) -> Rng:
        """Return the random generator for the bots of this match; never the one that deals it."""
        return seeded(-1 - self.match_seed(number))

    def seated(self, number: int, seats: int) -> list[str]:
        """Return the bot of each seat: different bots move on by one seat with every game."""
        if len(self.bots) == 1:
            return list(self.bots) * seats
        return [self.bots[(seat + number) % seats] for seat in range(seats)]


def play_game(plan: Plan, number: int) -> list[Row]:
    """Play one game and return a row per seat."""
    match = plan.new(number)
    names = plan.seated(number, match.seats)
    play(match, names, plan.rng(number))
    return rows_of(plan, number, match, names)


def rows_of(plan: Plan, number: int, match: sanjuro.Match, names: list[str]) -> list[Row]:
    """Return the rows of a finished match."""
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
    """Some games played one after the other by one process: the rows of each.

    `decisions` is a table of all decisions, if they are recorded.
    """

    games: list[list[Row]]
    decisions: Any = None


def play_games(plan: Plan, record: bool, first: int, count: int) -> Chunk:
    """Play some games one after the other."""
    numbers = range(first, first + count)
    if not record:
        return Chunk([play_game(plan, number) for number in numbers])
    from sanjuro.lab.decisions import play_and_record, table_of

    recorded = [play_and_record(plan, number) for number in numbers]
    table = table_of(plan, recorded)
    return Chunk([rows for rows, _ in recorded], table)


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
    """Play the games on `jobs` processes (0: all cores). Ctrl-C ends early with the results so far.

    Games are counted, and their rows kept, in order, whatever the number of processes: any two runs of a plan give the
    same results. `begun` are the rows of the first games, read from a file; only the others are played. `checkpoint` is
    called from time to time with the results so far. `decisions` is called with tables of all decisions, in order; see
    decisions.py.
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
            # Writing must take only a small part of the time, however much there is to write.
            took = time.perf_counter() - now
            next_checkpoint = time.perf_counter() + max(SECONDS_TO_A_CHECKPOINT, 20 * took)

    chunks = in_order(partial(play_games, plan, decisions is not None), results.games, games, jobs)
    try:
        for chunk in chunks:
            take(chunk)
    except KeyboardInterrupt:
        pass
    finally:
        chunks.close()
    results.seconds = time.perf_counter() - start
    return results


def _games_of(rows: list[Row]) -> list[list[Row]]:
    """Yield the rows of each game in order."""
    games: list[list[Row]] = []
    for row in rows:
        if not games or games[-1][0].game != row.game:
            games.append([])
        games[-1].append(row)
    return games
