"""`sanjuro simulate`: many games between bots, and their results."""

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
from sanjuro.lab.decisions import DecisionsWriter
from sanjuro.lab.results import Results
from sanjuro.lab.simulate import Plan
from sanjuro.lab.simulate import simulate as run
from sanjuro.lab.statistics import Share, quantile


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    bots: Bots = "rules",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0 uses all cores.")] = 0,
    option: Settings = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the results: .json (summary), .csv or .parquet (rows).")
    ] = None,
    rows: Annotated[
        str | None,
        typer.Option(help="What a row of --out is: seats or decisions; default: taken from the file name."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: .png or .svg.")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue after the games that the .csv or .parquet file of --out contains."),
    ] = False,
) -> None:
    """Play many games between bots on all cores. Shows wins with 95 % intervals, length and speed.

    Different bots change seats with every game, so that each sits everywhere equally often. Intervals count games:
    seats that win together are one result. Ctrl-C ends with what was done so far, and --resume goes on from there.
    `--out decisions.parquet` writes one row a decision: what the seat saw, what it might do, what it did, how it ended.
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
    if resume and out is None:
        raise ValueError("--resume goes on from the games in a file: name it with --out")
    wanted = files.rows_wanted(out, rows)
    if resume and wanted == files.DECISIONS:
        raise ValueError("a file of decisions cannot be resumed; write another one with another --seed")
    begun = files.read(out, plan) if resume and out is not None else []
    writer = DecisionsWriter(out, plan) if out is not None and wanted == files.DECISIONS else None
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(f"{plan.game}, {plan.players} players", total=games)
            results = run(
                plan,
                games,
                jobs,
                wanted == files.SEATS,
                lambda done: bar.update(task, completed=done),
                begun,
                lambda results: files.write(results, out) if out is not None and writer is None else None,
                None if writer is None else writer.add,
            )
    except BaseException:
        if writer is not None:
            writer.discard()
        raise
    if not results.games:
        if writer is not None:
            writer.discard()
        raise ValueError("stopped before the first game was done")
    show(results, games, console)
    if out is not None:
        if writer is None:
            files.write(results, out)
        else:
            writer.close()
        console.print(f"written: {out}", highlight=False)
    if plot is not None:
        plots.plot(results, plot)
        console.print(f"drawn: {plot}", highlight=False)


def show(results: Results, wanted: int, console: Console) -> None:
    """Print the results as tables."""
    plan = results.plan
    stopped = f" of {wanted:,} (stopped)" if results.games < wanted else ""
    console.print(f"[bold]{plan.game}[/], {plan.players} players, {results.games:,} games{stopped}", highlight=False)
    table = Table("", "", "wins", "games", "share", "95 % interval", box=None, pad_edge=False, header_style="dim")
    for column in (2, 3, 4):
        table.columns[column].justify = "right"
    for kind, groups in results.shares.items():
        for number, (name, share) in enumerate(sorted(groups.items())):
            table.add_row(kind if number == 0 else "", name, *_share(share), end_section=number == len(groups) - 1)
        table.add_row()
    table.add_row("any seat", "", *_share(results.any_seat))
    if results.nobody:
        table.add_row("nobody", "", *_share(Share(results.nobody, results.games)))
    console.print(table)
    if not all(_whole(share) for groups in results.shares.values() for share in groups.values()):
        console.print("[dim]a game in which some seats of a group won counts as that part of a win[/]", highlight=False)
    if len(results.bots) > 1:
        show_bots(results, console)
    for reason, count in sorted(results.reasons.items(), key=lambda item: -item[1]):
        console.print(f"  {count:>8,}  {reason}", highlight=False)
    lengths = sorted(results.lengths)
    console.print(
        f"{results.decisions / results.games:.1f} decisions a game"
        f" ({quantile(lengths, 0.0)} to {quantile(lengths, 1.0)}, median {quantile(lengths, 0.5)})",
        highlight=False,
    )
    if results.read:
        console.print(f"{results.read:,} games were in the file already", highlight=False)
    played = results.games - results.read
    if played:
        decisions = sum(results.lengths[results.read :])
        console.print(
            f"{results.seconds:.1f} s: {played / results.seconds:,.0f} games and"
            f" {decisions / results.seconds:,.0f} decisions a second",
            highlight=False,
        )


def show_bots(results: Results, console: Console) -> None:
    """How often every bot wins in every role, clan or as every samurai, one column per bot."""
    for kind in list(results.by_bot)[:1]:
        pairs = results.by_bot[kind]
        table = Table(kind, *results.bots, box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
        for name in sorted({name for name, _ in pairs}):
            table.add_row(name, *(_cell(pairs.get((name, bot))) for bot in results.bots))
        console.print(table)
        console.print()


def _cell(share: Share | None) -> str:
    if share is None:
        return ""
    low, high = share.interval
    return f"{100 * share.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f}) of {share.tries:,}"


def _share(share: Share) -> tuple[str, str, str, str]:
    low, high = share.interval
    wins = f"{share.wins:,.0f}" if _whole(share) else f"{share.wins:,.1f}"
    return wins, f"{share.tries:,}", f"{100 * share.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f}"


def _whole(share: Share) -> bool:
    """Whether all seats of the group won or lost together. Shares of a win are summed as floats."""
    return abs(share.wins - round(share.wins)) < 1e-6
