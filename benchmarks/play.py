"""Random play of every game, against OpenSpiel's hearts and RLCard's uno."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import sanjuro
from benchmarks.measure import rates
from benchmarks.peers import hearts_game, lean_hearts_game, uno_game
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded


def size(game: sanjuro.Game[Any]) -> int:
    """Return the middle player count, with which a game is measured."""
    least, most = game.players
    return (least + most) // 2


def playout(key: str, players: int) -> Callable[[], int]:
    """Make a job that plays a random game with the built-in playout; it counts decisions."""
    seeds, rng = itertools.count(), seeded(1)

    def game() -> int:
        match = sanjuro.new(key, players, seed=next(seeds), events=False)
        match.playout(rng)
        return len(match.history)

    return game


def by_hand(key: str, players: int) -> Callable[[], int]:
    """Make a job that plays a random game move by move from Python, like the peers; it counts decisions."""
    seeds = itertools.count()

    def game() -> int:
        match = sanjuro.new(key, players, seed=next(seeds), events=False)
        while not match.over:
            match.play(random.choice(match.moves))
        return len(match.history)

    return game


def bots(key: str, players: int) -> Callable[[], int]:
    """Make a job that plays a game between rules bots; it counts games."""
    seeds, rng = itertools.count(), seeded(1)

    def game() -> int:
        match = sanjuro.new(key, players, seed=next(seeds), events=False)
        play_to_end(match, [make("rules", key)] * match.seats, rng)
        return 1

    return game


def main(console: Console) -> None:
    jobs: dict[str, Callable[[], int]] = {"hearts": hearts_game, "lean hearts": lean_hearts_game, "uno": uno_game}
    sizes = {key: size(game) for key, game in sanjuro.GAMES.items()}
    for key, players in sizes.items():
        jobs[f"{key} playout"] = playout(key, players)
        jobs[f"{key} by hand"] = by_hand(key, players)
        jobs[f"{key} bots"] = bots(key, players)
    best = rates(jobs)
    hearts, lean, uno = best["hearts"], best["lean hearts"], best["uno"]
    table = Table("", "decisions/s", "× hearts", "× lean hearts", "× uno", title="Random play on one core", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    peers = ["hearts", "lean hearts", "uno"]
    ours = [f"{key} {how}" for key in sizes for how in ("playout", "by hand")]
    for name in peers + ours:
        rate = best[name]
        peer = {"hearts": "OpenSpiel hearts", "lean hearts": "OpenSpiel hearts, lean", "uno": "RLCard uno"}.get(
            name, name
        )
        table.add_row(peer, f"{rate:,.0f}", f"{rate / hearts:.2f}", f"{rate / lean:.2f}", f"{rate / uno:.1f}")
    console.print(table)
    table = Table("", "players", "games/s", title="Whole games between rules bots on one core", box=None)
    for key, players in sizes.items():
        table.add_row(key, str(players), f"{best[f'{key} bots']:,.0f}")
    console.print(table)


if __name__ == "__main__":
    main(Console())
