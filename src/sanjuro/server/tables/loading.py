"""Rebuild a table from its log, even if the rules of its game have changed since."""

from __future__ import annotations

import base64
import logging
from collections.abc import Mapping
from typing import Any

import sanjuro
from sanjuro.core.errors import BadBytes, IllegalMove
from sanjuro.server.tables.entries import Carried, Closed, Entry, Logged, Moved, Started
from sanjuro.server.tables.setup import Snapshot, TableSetup
from sanjuro.server.tables.table import Table

logger = logging.getLogger("sanjuro.loading")


def load_table(
    setup: TableSetup, log: list[Logged], snapshot: Mapping[str, Any] | None
) -> tuple[Table, list[Entry], int]:
    """Load a table: its state, entries to write before play continues, and the number of moves that were lost."""
    table = Table(setup)
    rules = _rules_at_end(log)
    if rules is None or rules == table.game.rules:
        # Moves before a carried position are not replayed: the position already contains them.
        carried = [logged.seq for logged in log if isinstance(logged.entry, Carried)]
        table.skip_moves_to = carried[-1] if carried else 0
        for logged in log:
            table.apply(logged)
        return table, [], 0
    return _carried_over(table, log, snapshot)


def _rules_at_end(log: list[Logged]) -> int | None:
    rules = None
    for logged in log:
        if isinstance(logged.entry, (Started, Carried)):
            rules = logged.entry.rules
    return rules


def _carried_over(
    table: Table, log: list[Logged], snapshot: Mapping[str, Any] | None
) -> tuple[Table, list[Entry], int]:
    """The rules have changed: load the latest snapshot and play as many of the later moves as the new rules allow."""
    match = None
    if snapshot is not None:
        try:
            match = sanjuro.from_bytes(bytes(snapshot["data"]), older=True)
        except BadBytes as error:
            logger.warning("table %s: cannot read its snapshot: %s", table.code, error)
    table.skip_moves_to = log[-1].seq + 1
    for logged in log:
        table.apply(logged)
    if table.state != "playing":
        return table, [], 0
    if match is None or snapshot is None:
        return table, [Closed("rules")], 0
    lost = 0
    for logged in log:
        entry = logged.entry
        if not isinstance(entry, Moved) or logged.seq <= snapshot["seq"]:
            continue
        try:
            if lost or match.seat != entry.seat:
                raise IllegalMove("the game has taken a different course")
            match.play(entry.text)
        except IllegalMove:
            lost += 1
    position = base64.b64encode(match.to_bytes()).decode()
    return table, [Carried(table.game.rules, position)], lost


def snapshot_of(table: Table) -> Snapshot | None:
    """A snapshot of the running match, without its history: newer rules may not know the moves."""
    if table.match is None or table.state != "playing":
        return None
    bare = table.match.copy()
    bare.history = []
    bare.origin = ""
    return table.code, table.seq, table.game.rules, bare.to_bytes()
