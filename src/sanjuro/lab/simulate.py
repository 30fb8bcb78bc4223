"""Play many games between bots on all cores and collect the results."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import sanjuro
from sanjuro.core.chance import seeded
from sanjuro.lab.entrants import follow_events, make, play
from sanjuro.lab.statistics import Share, quantile

SECONDS_A_CHUNK = 0.5


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
        match = self.new(0)
        if len(self.bots) not in (1, match.seats):
            raise ValueError(f"name one bot for all or one for each of the {match.seats} seats, not {len(self.bots)}")
        for bot in self.bots:
            make(bot, self.game)

    def new(self, number: int) -> sanjuro.Match:
        """The match of this number; neighbouring numbers share nothing."""
        seed = self.seed * 1_000_003 + number
        return sanjuro.new(self.game, self.players, seed=seed, events=follow_events(self.bots), **self.options)

    def seated(self, number: int, seats: int) -> list[str]:
        """Who sits where: different bots move on by one seat with every game."""
        if len(self.bots) == 1:
            return list(self.bots) * seats
        return [self.bots[(seat + number) % seats] for seat in range(seats)]


@dataclass
class Row:
    """One seat of one game."""

    game: int
    seat: int
    bot: str
    labels: dict[str, str]
    won: bool
    score: int | None
    decisions: int
    reason: str


@dataclass
class Results:
    """The results of the games played so far."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    nobody: int = 0
    lengths: list[int] = field(default_factory=list)
    shares: dict[str, dict[str, Share]] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def count(self, rows: list[Row], keep: bool) -> None:
        """Add the rows of one game."""
        self.games += 1
        self.decisions += rows[0].decisions
        self.lengths.append(rows[0].decisions)
        self.nobody += not any(row.won for row in rows)
        self.reasons[rows[0].reason] = self.reasons.get(rows[0].reason, 0) + 1
        for row in rows:
            groups = {**row.labels, "seat": str(row.seat), "bot": row.bot}
            for kind, name in groups.items():
                share = self.shares.setdefault(kind, {}).setdefault(name, Share())
                share.tries += 1
                share.wins += row.won
        if keep:
            self.rows.extend(rows)

    def summary(self) -> dict[str, Any]:
        """Everything as plain data."""
        lengths = sorted(self.lengths)
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "options": self.plan.options,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_a_game": {
                "mean": round(self.decisions / max(1, self.games), 1),
                "least": quantile(lengths, 0.0),
                "median": quantile(lengths, 0.5),
                "most": quantile(lengths, 1.0),
            },
            "without_winner": self.nobody,
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: -item[1])),
            "wins": {
                kind: {
                    name: {"wins": share.wins, "of": share.tries, "rate": share.rate, "interval": list(share.interval)}
                    for name, share in sorted(groups.items())
                }
                for kind, groups in self.shares.items()
            },
        }


def play_games(plan: Plan, first: int, count: int) -> list[list[Row]]:
    """Play some games one after the other; the rows of each."""
    played = []
    for number in range(first, first + count):
        match = plan.new(number)
        names = plan.seated(number, match.seats)
        play(match, names, seeded(match.seats + number * 7919 + plan.seed))
        outcome = match.outcome
        assert outcome is not None
        played.append(
            [
                Row(
                    number,
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
        )
    return played


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 0,
    keep_rows: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play the games on so many processes (0: all cores). Ctrl-C ends early with what was done so far."""
    plan.check()
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    results = Results(plan)
    start = time.perf_counter()

    def take(rows: list[list[Row]]) -> None:
        for row in rows:
            results.count(row, keep_rows)
        results.seconds = time.perf_counter() - start
        if progress is not None:
            progress(results.games)

    jobs = min(jobs or os.cpu_count() or 1, games)
    try:
        if jobs == 1:
            size = 1
            while results.games < games:
                began = time.perf_counter()
                count = min(size, games - results.games)
                take(play_games(plan, results.games, count))
                size = _better_size(count, time.perf_counter() - began)
        else:
            _on_processes(plan, games, jobs, take)
    except KeyboardInterrupt:
        pass
    results.seconds = time.perf_counter() - start
    return results


def _better_size(count: int, seconds: float) -> int:
    """How many games make a chunk of half a second."""
    return max(1, min(20_000, int(count * SECONDS_A_CHUNK / max(seconds, 1e-6))))


def _on_processes(plan: Plan, games: int, jobs: int, take: Callable[[list[list[Row]]], None]) -> None:
    pool = ProcessPoolExecutor(jobs, initializer=_leave_ctrl_c_to_the_parent)
    waiting: dict[Future[list[list[Row]]], tuple[int, float]] = {}
    asked, size = 0, 1
    try:
        while asked < games or waiting:
            while asked < games and len(waiting) < 2 * jobs:
                count = min(size, games - asked)
                waiting[pool.submit(play_games, plan, asked, count)] = (count, time.perf_counter())
                asked += count
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                count, began = waiting.pop(future)
                size = _better_size(count, (time.perf_counter() - began) / 2)
                take(future.result())
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
