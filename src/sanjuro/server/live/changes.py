"""What the database is told of a change of a table."""

from __future__ import annotations

from typing import Final

from sanjuro.server.people import ratings
from sanjuro.server.storage.changes import FinishedGame, TableChange
from sanjuro.server.tables.entries import Kicked, Left, Logged, Moved, Sat, Stood
from sanjuro.server.tables.loading import snapshot_of
from sanjuro.server.tables.table import Table
from sanjuro.server.views.summaries import summary

SNAPSHOT_EVERY: Final = 16


def table_change(before: Table, after: Table, log: list[Logged], structural: bool) -> TableChange:
    """The facts of a change. `structural`: more than the position has changed, so that lists show something else."""
    change = TableChange(after.code, log)
    if isinstance(log[-1].entry, Moved) and after.moves_played % SNAPSHOT_EVERY == 0:
        change.snapshot = snapshot_of(after)
    if not structural:
        return change
    change.summary = summary(after)
    for logged in log:
        entry = logged.entry
        if isinstance(entry, Sat):
            change.seated.append(entry.person)
        elif isinstance(entry, (Left, Kicked, Stood)) and after.state == "lobby" and not after.seats_of(entry.person):
            change.unseated.append(entry.person)
    if after.state == "over" and before.state == "playing":
        change.finished = finished_game(after)
    return change


def finished_game(table: Table) -> FinishedGame:
    match = table.match
    assert match is not None
    labels = [table.game.labels(match, seat) for seat in range(match.seats)]
    return FinishedGame(match.record(), labels, ratings.results(table))
