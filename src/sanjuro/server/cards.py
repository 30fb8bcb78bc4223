"""A table as it appears in lists."""

from __future__ import annotations

from sanjuro.server.bodies import TableCard
from sanjuro.server.faces import origin, seat_states
from sanjuro.server.table import Table


def card(table: Table) -> TableCard:
    outcome = table.outcome
    return TableCard(
        code=table.code,
        game=table.founding.game,
        players=table.players,
        options=table.options,
        settings=table.settings,
        state=table.state,  # type: ignore[arg-type]
        seats=seat_states(table),
        created=table.founding.created,
        moves=table.moves_played,
        winners=None if outcome is None else outcome["winners"],
        reason=None if outcome is None else outcome["reason"],
        origin=origin(table),
    )
