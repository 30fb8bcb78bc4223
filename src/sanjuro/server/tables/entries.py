"""The entries of a table's log: what each kind stores, and what it does to the table.

A row of the log has the columns `kind`, `seat` and `person` and a JSON object for everything else. The tag of a struct
is its kind; its other fields, in this order, are the members of the object, and a field that is None is left out. The
rows of every version must stay readable: a field may be added with a default, but none may be renamed or reordered.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, ClassVar, Final, get_args

import msgspec
from msgspec import Struct

from sanjuro.core.moves import Move
from sanjuro.server.protocol.messages import Line, Settings
from sanjuro.server.tables.chairs import Chair

if TYPE_CHECKING:
    from sanjuro.server.tables.table import Table

Outcome = dict[str, Any]


class Entry(Struct, tag_field="kind", tag=""):
    """Something that happened at a table, not yet numbered."""

    # Whether other people may sit at the table afterwards.
    seating: ClassVar[bool] = False

    def apply(self, table: Table, seq: int, at: int) -> None:
        """Change the table as this entry says; it is entry number `seq`, written at the time `at`."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def seat(self) -> int | None:
        return None

    @property
    def person(self) -> str | None:
        return None

    @property
    def why(self) -> str | None:
        return None


class Logged(Struct):
    """An entry with its place in the log."""

    seq: int
    at: int
    entry: Entry


# ---- the table --------------------------------------------------------------------------


class Created(Entry, tag="created"):
    """A person has opened the table."""

    person: str
    rematch_of: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.previous = self.rematch_of


class Arranged(Entry, tag="arranged"):
    """The host has changed the number of players, the options of the game or the settings."""

    seating = True
    person: str
    players: int
    options: dict[str, Any]
    settings: Settings

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.players = self.players
        table.options = self.options
        table.settings = self.settings
        table.set_chairs()


class HostChanged(Entry, tag="host"):
    """A person has become the host."""

    person: str

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.host = self.person


class Locked(Entry, tag="locked"):
    """The host has closed or reopened the invite link. People who are there may come back."""

    person: str
    on: bool
    people: list[str] | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.locked = self.on
        table.admitted.update(self.people or [])


class RematchOpened(Entry, tag="rematch"):
    """A person has opened the table of the rematch."""

    person: str
    code: str

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.next = self.code
        table.next_by = self.person


class Closed(Entry, tag="closed"):
    """The table is closed: everyone has left, nobody has come back, or its rules are gone."""

    why: str
    person: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.state = "closed"
        table.ended = at


# ---- seats ------------------------------------------------------------------------------


class Sat(Entry, tag="sat"):
    """A person has taken a seat."""

    seating = True
    seat: int
    person: str
    name: str
    account: bool

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.chairs[self.seat] = Chair(self.person, self.name, None, self.account)


class Stood(Entry, tag="stood"):
    """A person has given up a seat before the game."""

    seating = True
    seat: int
    person: str

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.chairs[self.seat] = Chair()


class BotAdded(Entry, tag="bot"):
    """A bot has been given a seat."""

    seating = True
    seat: int
    level: str
    name: str

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.chairs[self.seat] = Chair(None, self.name, self.level)


class BotRemoved(Entry, tag="no_bot"):
    """The bot has been taken off a seat."""

    seating = True
    seat: int

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.chairs[self.seat] = Chair()


class WentAway(Entry, tag="away"):
    """A bot stands in for a person from now on: they asked for it, their time is up, or they lost the connection."""

    seat: int
    why: str
    person: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.send_away(self.seat, self.why, at)


class CameBack(Entry, tag="back"):
    """A person plays their seat again."""

    seat: int
    person: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.bring_back(self.seat, self.person, at)


class Left(Entry, tag="left"):
    """A person has left for good: their seats are free before the game, a bot plays them afterwards."""

    seating = True
    person: str

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.remove(self.person, "left", at)


class Kicked(Entry, tag="kicked"):
    """The host has kicked a person. Newcomers from their network stay out too."""

    seating = True
    person: str
    by: str | None = None  # nobody at the table of a rematch
    networks: list[str] | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.banned.add(self.person)
        table.banned_networks.update(self.networks or [])
        table.remove(self.person, "kicked", at)


# ---- the game ---------------------------------------------------------------------------


class Started(Entry, tag="started"):
    """The game has started, with this version of its rules."""

    person: str
    rules: int
    over: Outcome | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.start(self.rules, seq, at)
        self.over = table.outcome


class Moved(Entry, tag="moved"):
    """A seat has made a move. `bank` is the time left in its bank, `over` the outcome if the game has ended by it, so
    that the log alone says how it ended, whatever becomes of the rules.

    `move` is set if the move has just been validated; it is not stored.
    """

    seat: int
    text: str
    bank: int | None = None
    over: Outcome | None = None
    move: Move | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.play(self, seq, at)
        self.over = table.outcome


class Carried(Entry, tag="carried"):
    """A newer version of the rules continues the game from a position."""

    rules: int
    position: str  # the match in bytes, as Base64
    over: Outcome | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.rules = self.rules
        if table.skip_moves_to > seq:
            return
        table.carry(base64.b64decode(self.position))
        table.ask(seq, at)
        self.over = table.outcome


# ---- people -----------------------------------------------------------------------------


class Said(Entry, tag="chat"):
    """A person has written a line of chat. `at` is when, for a line that a rematch has taken over; `removed` means that
    its author has been erased."""

    person: str
    name: str
    seat: int | None = None
    account: bool | None = None
    at: int | None = None
    text: str | None = None
    phrase: str | None = None
    ghosts: bool | None = None
    removed: bool | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        if self.removed:
            return
        table.say(
            Line(
                seq=seq,
                at=at if self.at is None else self.at,
                person=self.person,
                name=self.name,
                seat=self.seat,
                text=self.text or "",
                phrase=self.phrase or "",
                ghosts=bool(self.ghosts),
                account=bool(self.account),
            )
        )


class Proposed(Entry, tag="proposed"):
    """A person has proposed a pause or a pace to the others."""

    person: str
    what: str
    pace: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.agreements.propose(seq, at, self.person, self.what, self.pace)


class Agreed(Entry, tag="agreed"):
    """A person has agreed to the proposal."""

    person: str
    proposal: int

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.agreements.agree(self.person)


class Declined(Entry, tag="refused"):
    """A person has declined the proposal, or withdrawn their own."""

    person: str
    proposal: int

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.agreements.decline(self.person, at)


class Paused(Entry, tag="paused"):
    """The game is paused, as these people have agreed, the proposer first.

    Logs of older versions don't name them; they have the `seat` that was asked, and its `bank` instead.
    """

    seat: int | None = None
    person: str | None = None
    agreed: list[str] | None = None
    bank: int | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.pause(self.seat, self.bank, at)
        table.agreements.pause(self.agreed or [], at)


class Resumed(Entry, tag="resumed"):
    """The pause has ended: by a person, or because it has reached the limit."""

    person: str | None = None
    why: str | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.paused = False
        table.asked_at = at
        table.agreements.resume(at)


class Paced(Entry, tag="paced"):
    """The pace has changed, as these people have agreed, the proposer first. Older versions don't name them."""

    pace: str
    person: str | None = None
    agreed: list[str] | None = None

    def apply(self, table: Table, seq: int, at: int) -> None:
        table.set_pace(self.pace)
        table.agreements.set_pace(self.agreed)


AnyEntry = (
    Created
    | Arranged
    | HostChanged
    | Locked
    | RematchOpened
    | Closed
    | Sat
    | Stood
    | BotAdded
    | BotRemoved
    | WentAway
    | CameBack
    | Left
    | Kicked
    | Started
    | Moved
    | Carried
    | Said
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Paced
)
KINDS: Final[tuple[type[Entry], ...]] = get_args(AnyEntry)

# ---- storage ----------------------------------------------------------------------------

_ELSEWHERE: Final = ("seat", "person", "move")
_BODY: Final = {kind: [name for name in kind.__struct_fields__ if name not in _ELSEWHERE] for kind in KINDS}
_BY_TAG: Final = {str(kind.__struct_config__.tag): kind for kind in KINDS}


def body(entry: Entry) -> dict[str, Any]:
    """What a row of the log stores of an entry besides its kind, its seat and its person."""
    values = [(name, getattr(entry, name)) for name in _BODY[type(entry)]]
    return {name: value for name, value in values if value is not None}


def restore(kind: str, seat: int | None, person: str | None, stored: dict[str, Any]) -> Entry:
    """The entry of a stored row; ValueError if this version has no such entry."""
    if kind not in _BY_TAG:
        raise ValueError(f"the log has an entry of the unknown kind {kind!r}; a newer version may have written it")
    return msgspec.convert({**stored, "kind": kind, "seat": seat, "person": person}, _BY_TAG[kind])
