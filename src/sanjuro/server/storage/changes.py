"""What a change of a table adds to the database, as facts. `Store` turns them into SQL, in one transaction."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sanjuro.server.protocol.http_bodies import TableSummary
from sanjuro.server.tables.entries import Logged
from sanjuro.server.tables.setup import Snapshot


class FinishedGame(Struct):
    """A game that has just ended. The record is kept as these rules write it: later ones may not be able to."""

    record: str
    labels: list[dict[str, str]]
    results: list[dict[str, Any]]  # rows of `schema.results`


class TableChange(Struct):
    """New entries of a table's log, and everything that changes with them."""

    code: str
    log: list[Logged]
    snapshot: Snapshot | None = None
    summary: TableSummary | None = None  # if the lists of tables show something else now
    seated: list[str] = []  # people who have sat down
    unseated: list[str] = []  # people who have no seat any more and never played
    finished: FinishedGame | None = None
