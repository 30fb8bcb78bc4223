"""What a table's log is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sanjuro.server.messages import Settings


class Entry(Struct, kw_only=True):
    """One line of a table's log."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = {}


class Founding(Struct, kw_only=True):
    """What a table was opened with; never changed."""

    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    settings: Settings
    host: str
    origin: str  # as a record has it: "secret …" or "position …"
    prefix: list[str] = []  # the moves a what-if table starts after
    from_code: str | None = None
    from_move: int | None = None
    created: int


class Draft(Struct):
    """An entry that has no number yet."""

    kind: str
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = {}


class Asker(Struct):
    """Who asks."""

    person: str
    name: str
    account: bool = False
    silenced: bool = False
