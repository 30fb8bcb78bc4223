"""`sanjuro simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanjuro.cli.choices import Bots, GameName, Players, Settings, game_named, options_from
from sanjuro.cli.extras import need
from sanjuro.lab import files, plots
from sanjuro.lab.simulate import Plan, Results
from sanjuro.lab.simulate import simulate as run
from sanjuro.lab.statistics import Share, quantile


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    bots: Bots = "rules",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes; 0 for all cores.")] = 0,
    option: Settings = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the results: .json (summary), .csv or .parquet (rows).")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: .png or .svg.")] = None,
) -> None:
    """Play many games between bots on all cores; wins with 95 % intervals, length, speed.

    Different bots change seats with every game, so that each sits everywhere equally often. Ctrl-C ends with what was
    done so far.
    """
    definition = game_named(game)
    plan = Plan(
        definition.key,
        definition.usual if players is None else players,
        tuple(name.strip() for name in bots.split(",")),
        seed,
        options_from(option),
    )
    plan.check()
    if out is not None:
        files.check_name(out, files.ENDINGS)
        if out.suffix.lower() == ".parquet":
            need("Parquet files need")
    if plot is not None:
        files.check_name(plot, plots.ENDINGS)
        need("plots need")
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{plan.game}, {plan.players} players", total=games)
        keep = out is not None and out.suffix.lower() != ".json"
        results = run(plan, games, jobs, keep, lambda done: bar.update(task, completed=done))
    if not results.games:
        raise ValueError("stopped before the first game was done")
    show(results, games, console)
    if out is not None:
        files.write(results, out)
        console.print(f"written: {out}", highlight=False)
    if plot is not None:
        plots.plot(results, plot)
        console.print(f"drawn: {plot}", highlight=False)


def show(results: Results, wanted: int, console: Console) -> None:
    """The tables a person reads."""
    plan = results.plan
    stopped = f" of {wanted:,} (stopped)" if results.games < wanted else ""
    console.print(f"[bold]{plan.game}[/], {plan.players} players, {results.games:,} games{stopped}", highlight=False)
    table = Table("", "", "wins", "of", "share", "95 % interval", box=None, pad_edge=False, header_style="dim")
    for column in (2, 3, 4):
        table.columns[column].justify = "right"
    for kind, groups in results.shares.items():
        for number, (name, share) in enumerate(sorted(groups.items())):
            table.add_row(kind if number == 0 else "", name, *_share(share), end_section=number == len(groups) - 1)
        table.add_row()
    if results.nobody:
        table.add_row("nobody", "", *_share(Share(results.nobody, results.games)))
    console.print(table)
    for reason, count in sorted(results.reasons.items(), key=lambda item: -item[1]):
        console.print(f"  {count:>8,}  {reason}", highlight=False)
    lengths = sorted(results.lengths)
    console.print(
        f"{results.decisions / results.games:.1f} decisions a game"
        f" ({quantile(lengths, 0.0)} to {quantile(lengths, 1.0)}, median {quantile(lengths, 0.5)});"
        f" {results.seconds:.1f} s: {results.games / results.seconds:,.0f} games and"
        f" {results.decisions / results.seconds:,.0f} decisions a second",
        highlight=False,
    )


def _share(share: Share) -> tuple[str, str, str, str]:
    low, high = share.interval
    return f"{share.wins:,}", f"{share.tries:,}", f"{100 * share.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f}"
