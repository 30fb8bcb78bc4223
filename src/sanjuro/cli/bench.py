"""`sanjuro bench`: how fast this installation is."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import sanjuro
from sanjuro.core.rng import seeded


def bench(seconds: Annotated[float, typer.Option(help="Seconds to measure each game.")] = 1.0) -> None:
    """Play random games of every kind on one core, and show decisions, games and copies per second.

    The comparison with other engines is in the project's benchmarks/ folder (`make bench`).
    """
    if seconds <= 0:
        raise ValueError("the time has to be more than nothing")
    console = Console(highlight=False)
    console.print(f"sanjuro {sanjuro.__version__}, {'compiled' if sanjuro.compiled else 'interpreted'}, one core")
    table = Table("game", "players", "decisions/s", "games/s", "copy", box=None, pad_edge=False, header_style="dim")
    for column in table.columns[1:]:
        column.justify = "right"
    for key, game in sanjuro.GAMES.items():
        rng = seeded(1)
        decisions = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            match = sanjuro.new(key, game.usual, seed=games, events=False)
            match.playout(rng)
            decisions += len(match.history)
            games += 1
        took = time.perf_counter() - began
        match = sanjuro.new(key, game.usual, seed=1, events=False)
        began, copies = time.perf_counter(), 2000
        for _ in range(copies):
            match.copy()
        copy = (time.perf_counter() - began) / copies
        table.add_row(key, str(game.usual), f"{decisions / took:,.0f}", f"{games / took:,.0f}", f"{copy * 1e6:.1f} µs")
    console.print(table)
