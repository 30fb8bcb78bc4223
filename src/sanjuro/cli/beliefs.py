"""`sanjuro beliefs`: what seats can infer about hidden roles and clans, and how accurate that is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import sanjuro
from sanjuro.bots.beliefs import HIDDEN, Beliefs
from sanjuro.cli.choices import game_named
from sanjuro.cli.extras import need
from sanjuro.core.match import Match
from sanjuro.core.record import begin
from sanjuro.lab import belief_plots, files, plots
from sanjuro.lab.beliefs import BINS, TURNS, Mean, Report, check, counts, judge, story


def beliefs(
    what: Annotated[
        str,
        typer.Argument(
            help="A game with hidden roles or clans, or the file of a recorded game.",
            metavar="GAME|RECORD",
        ),
    ],
    players: Annotated[int | None, typer.Option(help="Number of players; default: every possible number.")] = None,
    games: Annotated[int, typer.Option(help="Number of games for each number of players.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0 uses all cores.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: .png or .svg.")] = None,
    seat: Annotated[int | None, typer.Option(help="For a record: the seat to look from; default: a spectator.")] = None,
) -> None:
    """Measure what seats believe about hidden roles or clans, or show what a seat in a recorded game could know.

    The rule-based bots play, and at the beginning of some turns every belief of every seat is judged: Brier score and
    log loss beside those of the prior, and how often what was believed with a certain chance came true. Intervals count
    games.
    """
    console = Console(highlight=False, soft_wrap=True)
    if Path(what).is_file():
        _tell(sanjuro.replay(Path(what).read_text(encoding="utf-8"), events=False), seat, console)
        return
    if seat is not None:
        raise ValueError(f"--seat is for the file of a recorded game, and there is no file {what!r}")
    if Path(what).suffix:
        raise ValueError(f"there is no file {what!r}")
    game = game_named(what).key
    check(game)
    if plot is not None:
        files.check_name(plot, plots.ENDINGS)
        need("plots need")
    if players is not None and players not in counts(game):
        raise ValueError(f"something is hidden in {game} with {_listed(counts(game))} players, not with {players}")
    reports: list[Report] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for count in counts(game) if players is None else [players]:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(f"{game}, {count} players", total=games)
            report = judge(game, count, games, seed, jobs, lambda done: bar.update(task, completed=done))  # noqa: B023
        reports.append(report)
        show(report, console)
    if plot is not None:
        belief_plots.plot(reports, plot)
        console.print(f"drawn: {plot}")


def _listed(numbers: list[int]) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


def show(report: Report, console: Console) -> None:
    """Print the results as tables."""
    console.print(f"[bold]{report.game}[/], {report.players} players, {report.games:,} games of the rules bots")
    table = Table("", "Brier score", "", "prior", "log loss", "", "prior", box=None, pad_edge=False, header_style="dim")
    for turn in TURNS:
        if report.by_turn[turn].brier.count:
            table.add_row(f"turn {turn}", *_cells(report.by_turn[turn].all()))
    table.add_row("all", *_cells(report.whole.all()))
    console.print(table)
    table = Table("believed", "said", "came true", "", "how often", box=None, pad_edge=False, header_style="dim")
    for number in range(BINS):
        said, came = report.said[number], report.came[number]
        if came.count:
            low, high = came.interval
            table.add_row(
                f"{100 * number // BINS} to {100 * (number + 1) // BINS} %",
                f"{100 * said.rate:.1f} %",
                f"{100 * came.rate:.1f} %",
                f"{100 * max(0.0, low):.1f} – {100 * min(1.0, high):.1f}",
                f"{came.count:,.0f}",
            )
    console.print(table)
    console.print()


def _cells(means: list[Mean]) -> list[str]:
    brier, prior, log_loss, prior_log_loss = means
    cells = []
    for mean, before in ((brier, prior), (log_loss, prior_log_loss)):
        low, high = mean.interval
        cells += [f"{mean.rate:.3f}", f"{low:.3f} – {high:.3f}", f"{before.rate:.3f}"]
    return cells


def _tell(match: Match, seat: int | None, console: Console) -> None:
    """What a seat could know after each move, where it changed."""
    check(match.game.key)
    at = begin(match.game, match.players, match.options, match.origin)
    at.window(seat)  # says which seats there are, if this is none
    names = match.game.numbers()[HIDDEN[match.game.key]]
    before = ""
    whose = NOBODY
    for number, found in story(match, at, seat):
        if number:
            console.print(f"[dim]{number:>4}[/] seat {whose}: [bold]{match.history[number - 1].text}[/]")
        now = "\n".join(_lines(found, seat, names))
        if now != before:
            console.print(now)
        before, whose = now, at.asked


NOBODY = -1


def _lines(found: Beliefs, seat: int | None, names: list[str]) -> list[str]:
    lines = []
    for other in range(len(found.deals[0])):
        if other == seat:
            continue
        chances = sorted(((found.probability(other, role), name) for role, name in enumerate(names)), reverse=True)
        said = ", ".join(f"{name} {100 * chance:.0f} %" for chance, name in chances if chance >= 0.005)
        lines.append(f"       [dim]seat {other}:[/] {said}")
    return lines
