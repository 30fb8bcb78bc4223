"""Win probabilities over a recorded game and its turning points, as `sanjuro replay --chances` prints them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.markup import escape
from rich.table import Table

from sanjuro import EVERYTHING, Match
from sanjuro.analysis import Report, TurningPoint, analyse
from sanjuro.core.record import begin
from sanjuro.locale import Words


def told_chances(match: Match, words: Words) -> Iterator[Table | str]:
    """The win probabilities at the start of every turn, then the moves that changed them most."""
    report = analyse(match)
    teams = [_called(match, team, words) for team in report.teams]
    yield words.tell("cli-chances-title", error=_percent(max(max(point.errors) for point in report.points)))
    yield _table(report, teams, words)
    yield words.tell("cli-chances-turning" if report.turning_points else "cli-chances-none")
    for one in report.turning_points:
        yield from _told(match, one, teams, words)


def _called(match: Match, team: list[int], words: Words) -> str:
    """Who is in a team, with their role, clan or samurai."""
    return ", ".join(
        f"{words.seat(seat)} ({words.name(next(iter(match.game.labels(match, seat).values())))})" for seat in team
    )


def _table(report: Report, teams: list[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.tell("cli-chances-move"), justify="right", vertical="bottom")
    table.add_column(words.tell("cli-chances-turn"), vertical="bottom")
    for team in teams:
        table.add_column(escape(team), justify="right", max_width=28)
    for point in report.points:
        turn = words.tell("cli-chances-end") if point.turn is None else words.seat(point.turn)
        table.add_row(str(point.move), escape(turn), *map(_percent, point.chances))
    return table


def _told(match: Match, one: TurningPoint, teams: list[str], words: Words) -> Iterator[str]:
    """The move, what happened, and the win probability of each team for which it changed."""
    yield f"[dim]{one.move:>4}[/] {escape(words.seat(one.seat))}: [bold]{escape(match.history[one.move - 1].text)}[/]"
    for line in words.lines(_events(match, one.move)):
        yield f"       [dim]{escape(line)}[/]"
    for team, before, after in zip(teams, one.before, one.after, strict=True):
        if _percent(before) != _percent(after):
            change = {"team": team, "before": _percent(before), "after": _percent(after)}
            yield "       " + escape(words.tell("cli-chances-changed", **change))


def _events(match: Match, number: int) -> list[dict[str, object]]:
    at = begin(match.game, match.players, match.options, match.origin, events=True)
    for move in match.history[:number]:
        at.carry_out(move)
    return at.events_for(EVERYTHING)


def _percent(share: float) -> str:
    return f"{share:.0%}"
