"""What a table is opened with, and who acts at it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sanjuro import positions
from sanjuro.server.protocol.messages import Settings

Snapshot = tuple[str, int, int, bytes]  # code, seq, rules, the match in bytes


class TableSetup(Struct, kw_only=True):
    """What a table was opened with; never changed."""

    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    settings: Settings
    host: str
    origin: str  # as in a record: "secret …", "position …" or "example …"
    prefix: list[str] = []  # the moves after which a what-if table starts
    from_code: str | None = None
    from_move: int | None = None
    created: int

    @property
    def example(self) -> str | None:
        """The example of the rules page that the table starts from."""
        return positions.named_in(self.origin)

    @property
    def begun(self) -> bool:
        """Whether the game continues from a position (of a finished game or an example) instead of a new deal."""
        return self.from_code is not None or self.example is not None


class Actor(Struct):
    """The person who issues a command."""

    person: str
    name: str
    account: bool = False
    silenced: bool = False
    denied: str = ""  # the name at their seat, if someone else has registered it since
