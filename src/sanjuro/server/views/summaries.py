"""Summaries of tables, as they appear in lists."""

from __future__ import annotations

from sanjuro.server.protocol.http_bodies import TableSummary
from sanjuro.server.tables.table import Table
from sanjuro.server.views.table_views import origin, seat_states


def summary(table: Table) -> TableSummary:
    outcome = table.outcome
    match = table.match
    labels: list[dict[str, str]] = []
    if match is not None and match.outcome is not None:
        labels = [table.game.labels(match, seat) for seat in range(match.seats)]
    return TableSummary(
        code=table.code,
        game=table.setup.game,
        players=table.players,
        options=table.options,
        settings=table.settings,
        state=table.state,  # type: ignore[arg-type]
        seats=seat_states(table),
        created=table.setup.created,
        moves=table.moves_played,
        winners=None if outcome is None else outcome["winners"],
        reason=None if outcome is None else outcome["reason"],
        origin=origin(table),
        started=table.started,
        ended=table.ended,
        labels=labels,
    )
