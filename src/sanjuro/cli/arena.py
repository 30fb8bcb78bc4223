"""`sanjuro arena`: which bot is better, by how much, and whether that is luck."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanjuro.cli.choices import GameName, Players, Settings, game_named, options_from
from sanjuro.cli.extras import need
from sanjuro.lab import arena_log, arena_plots, files, plots
from sanjuro.lab.arena import MIXED, SEATINGS, Contest, Standings, compete
from sanjuro.lab.comparison import Difference, Rate
from sanjuro.lab.entrants import KINDS

MOST_GROUPS = 8  # labels with more values than this, such as characters, are only in the .json file


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=f"The bots to compare, separated by commas. A bot is {KINDS}.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games to play; with --until-sure, at most.")] = 1000,
    until_sure: Annotated[bool, typer.Option("--until-sure", help="Stop as soon as the best bot is certain.")] = False,
    seating: Annotated[
        str,
        typer.Option(
            help=f"One of {', '.join(SEATINGS)}: bots share teams, or each has whole teams, or one sits among the last."
        ),
    ] = MIXED,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0 uses all cores.")] = 0,
    option: Settings = None,
    log: Annotated[Path | None, typer.Option(help="Write every deal to this .jsonl file, or resume from it.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the summary: .json.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: .png or .svg.")] = None,
) -> None:
    """Let bots play each other on the same deals. Shows wins by role, ratings, and whether the difference is luck.

    Every deal is played once for each bot, so that each has every seat with its role and its cards once. Intervals
    count deals. Where all play together, each bot plays all seats. Ctrl-C ends with what was done so far.
    """
    definition = game_named(game)
    contest = Contest(
        definition.key,
        definition.usual if players is None else players,
        tuple(name.strip() for name in bots.split(",")),
        seed,
        options_from(option),
        seating,
    )
    contest.check()
    for path, endings in ((log, arena_log.ENDINGS), (out, [".json"]), (plot, plots.ENDINGS)):
        if path is not None:
            files.check_name(path, endings)
    if plot is not None:
        need("plots need")
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        kept = None if log is None else stack.enter_context(arena_log.ArenaLog(log, contest))
        bar = stack.enter_context(Progress(*columns, console=Console(stderr=True), transient=True))
        task = bar.add_task(f"{contest.game}, {contest.players} players", total=games)

        def progress(standings: Standings) -> None:
            best = standings.order()[0]
            now = f"{escape(contest.bots[best])} {100 * standings.rates[best].rate:.1f} %"
            bar.update(task, completed=standings.games, description=now)

        standings = compete(
            contest,
            games,
            jobs,
            until_sure,
            None if kept is None else list(kept.deals),
            None if kept is None else kept.write,
            progress,
        )
    if not standings.deals:
        raise ValueError("stopped before the first deal was done")
    show(standings, until_sure, console)
    if out is not None:
        out.write_text(json.dumps(standings.summary(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        console.print(f"written: {out}", highlight=False)
    if plot is not None:
        arena_plots.plot(standings, plot)
        console.print(f"drawn: {plot}", highlight=False)


def show(standings: Standings, until_sure: bool, console: Console) -> None:
    """Print the results as tables."""
    contest = standings.contest
    console.print(
        f"[bold]{contest.game}[/], {contest.players} players, {standings.games:,} games of {standings.deals:,} deals",
        highlight=False,
    )
    ratings = standings.ratings()
    table = Table("", "", "wins", "95 % interval", "rating", "ahead by", box=None, pad_edge=False, header_style="dim")
    for column in (2, 4, 5):
        table.columns[column].justify = "right"
    for bot in standings.order():
        rating = "" if ratings is None else f"{ratings[bot][0]:.1f} ± {ratings[bot][1]:.1f}"
        first = bot == standings.order()[0]
        ahead = "" if first else _difference(*standings.ahead(standings.order()[0], bot), standings.level)
        table.add_row("all", escape(contest.bots[bot]), *_rate(standings.rates[bot]), rating, ahead)
    best, *others = standings.order()
    for kind, names in standings.by_label.items():
        if len(names) > MOST_GROUPS:
            continue
        table.add_row()
        for name, rates in sorted(names.items()):
            table.add_row(name, escape(contest.bots[best]), *_rate(rates[best]))
            for bot in others:
                ahead = _difference(*standings.ahead_as(kind, name, best, bot), standings.level)
                table.add_row(name, escape(contest.bots[bot]), *_rate(rates[bot]), "", ahead)
    console.print(table)
    if ratings is None:
        console.print("Ratings need openskill: pip install 'sanjuro[lab]'.", highlight=False)
    for sentence in standings.sentences(until_sure):
        console.print(escape(sentence), highlight=False, soft_wrap=True)
    if standings.seconds:
        console.print(f"{standings.seconds:.1f} s", highlight=False)


def _difference(mean: float, difference: Difference, level: float) -> str:
    """By how many points the best bot is ahead of this one, with the interval for a fixed number of deals."""
    if difference.deals < 2:
        return ""
    width = difference.width(level)
    return f"{100 * mean:.1f} ({100 * (mean - width):.1f} to {100 * (mean + width):.1f})"


def _rate(rate: Rate) -> tuple[str, str]:
    low, high = rate.interval
    return f"{100 * rate.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f}"
