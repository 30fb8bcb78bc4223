"""The cost of a copy, of bytes and of an imagined match, in decisions of the same game, against OpenSpiel's clone."""

from __future__ import annotations

import copy
from functools import partial

from rich.console import Console
from rich.table import Table

import sanjuro
from benchmarks.measure import many, rates
from benchmarks.peers import hearts_in_the_middle
from benchmarks.play import playout, size
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded


def in_the_middle(key: str, players: int) -> sanjuro.Match:
    """Return a match halfway through a game of the `rules` bots."""
    whole = sanjuro.new(key, players, seed=3, events=False)
    play_to_end(whole, [make("rules", key)] * whole.seats, seeded(3))
    match = sanjuro.new(key, players, seed=3, events=False)
    for move in whole.history[: len(whole.history) // 2]:
        match.play(move)
    return match


def main(console: Console) -> None:
    """Measure and print; matches are imagined by the seat that has to choose, as in a search."""
    hearts = hearts_in_the_middle()
    jobs = {"hearts clone": many(hearts.clone), "hearts deepcopy": many(lambda: copy.deepcopy(hearts), 5)}
    for key, game in sanjuro.GAMES.items():
        players = size(game)
        match = in_the_middle(key, players)
        data = match.to_bytes()
        jobs[f"{key} decision"] = playout(key, players)
        jobs[f"{key} copy"] = many(match.copy)
        jobs[f"{key} imagine"] = many(partial(match.imagine, match.asked, 1))
        jobs[f"{key} to_bytes"] = many(match.to_bytes)
        jobs[f"{key} from_bytes"] = many(partial(sanjuro.from_bytes, data))
    best = rates(jobs)
    clone = 1e6 / best["hearts clone"]
    table = Table("", "µs", "decisions", "× hearts' clone", title="Copies on one core", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for name in jobs:
        cost = 1e6 / best[name]
        game = name.split()[0]
        decision = 1e6 / best[f"{game} decision"] if game in sanjuro.GAMES else 0.0
        in_decisions = f"{cost / decision:.2f}" if decision else ""
        peer = {"hearts clone": "OpenSpiel hearts clone", "hearts deepcopy": "OpenSpiel hearts deepcopy"}.get(
            name, name
        )
        table.add_row(peer, f"{cost:.2f}", in_decisions, f"{cost / clone:.2f}")
    console.print(table)


if __name__ == "__main__":
    main(Console())
