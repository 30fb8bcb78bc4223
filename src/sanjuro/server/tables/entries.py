"""What a table's log is made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sanjuro import positions
from sanjuro.core.moves import Move
from sanjuro.server.protocol.messages import Settings

Snapshot = tuple[str, int, int, bytes]  # code, seq, rules, the match in bytes


class Entry(Struct, kw_only=True):
    """One line of a table's log. `move` is the move of a `moved` entry that has just been judged; it is not stored."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = {}
    move: Move | None = None


class TableSetup(Struct, kw_only=True):
    """What a table was opened with; never changed."""

    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    settings: Settings
    host: str
    origin: str  # as a record has it: "secret …", "position …" or "example …"
    prefix: list[str] = []  # the moves a what-if table starts after
    from_code: str | None = None
    from_move: int | None = None
    created: int

    @property
    def example(self) -> str | None:
        """The example of the rules page it begins from."""
        return positions.named_in(self.origin)

    @property
    def begun(self) -> bool:
        """Whether it goes on from a position, a finished game's or an example's, instead of a new deal."""
        return self.from_code is not None or self.example is not None


class Draft(Struct):
    """An entry that has no number yet."""

    kind: str
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = {}
    move: Move | None = None

    def numbered(self, seq: int, at: int) -> Entry:
        return Entry(seq=seq, at=at, kind=self.kind, seat=self.seat, person=self.person, body=self.body, move=self.move)


class Proposal(Struct, frozen=True):
    """A pause or a pace that someone proposes to the others, and who has agreed so far, the proposer first."""

    number: int  # of the entry that made it
    at: int
    person: str
    what: str  # "pause" or "pace"
    pace: str | None
    agreed: tuple[str, ...]

    def same(self, what: str, pace: str | None) -> bool:
        return self.what == what and self.pace == pace


class Actor(Struct):
    """Who gives a command."""

    person: str
    name: str
    account: bool = False
    silenced: bool = False
    denied: str = ""  # the name at their seat, if somebody else has registered it since
