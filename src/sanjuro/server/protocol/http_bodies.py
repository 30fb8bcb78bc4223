"""The bodies of HTTP requests and answers beside a table's own messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sanjuro.server.protocol.messages import (
    Event,
    Eyes,
    Millis,
    NameText,
    Number,
    Offer,
    Origin,
    Pace,
    Plain,
    Result,
    Seat,
    SeatState,
    Settings,
    Step,
    View,
    Word,
)

Password = Annotated[str, Meta(max_length=1000)]
SecretText = Annotated[str, Meta(max_length=4000)]


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(Struct, kw_only=True):
    """What the server sends."""


# ---- what there is ----------------------------------------------------------------------


class OptionInfo(Answer):
    """An option of a game: a switch (no `choices`), one of the choices, or `several` of them (null: any)."""

    name: str
    about: str
    default: Any
    choices: list[str]
    several: bool


class GameInfo(Answer):
    key: str
    rules: int
    players: list[int]
    usual: int
    seats: dict[str, int]  # how many seats so many players hold, with the usual options
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first
    rules_pages: list[str]  # the languages of the rules pages the game brings; empty for those clients contain
    art: list[str]  # what the game brings a drawing of


class ClockInfo(Answer):
    """A preset: time for each decision and in the bank; null for no limit."""

    key: str
    each: Millis | None
    bank: Millis | None


class Games(Answer):
    version: str
    protocol: int
    games: list[GameInfo]
    clocks: list[ClockInfo]
    paces: list[str]
    phrases: list[str]
    languages: list[str]
    passkeys: bool  # whether this server can keep names with passkeys
    share: str = ""  # the address for links, if this page may have been opened under one that only this computer knows


# ---- the person -------------------------------------------------------------------------


class Me(Answer):
    person: str
    name: str
    language: str
    account: bool
    password: bool
    passkeys: int
    muted: list[str]


class Session(Answer):
    """A browser that is signed in as me. `agent` is what it says of itself; `current`: the one that asks."""

    id: str
    agent: str
    created: Millis
    seen: Millis
    current: bool = False


class ChangeMe(Body):
    name: NameText | None = None
    language: Word | None = None


class DeviceLink(Answer):
    """Good once, for ten minutes. The link carries the token behind `#`, which browsers never send."""

    token: str
    until: Millis


class UseDevice(Body):
    token: SecretText


class KeepName(Body):
    """Make an account of the guest: the name, kept with a password."""

    name: NameText
    password: Password


class ChangePassword(Body):
    """Another password. Every other device, every token and every open connection is signed out."""

    old: Password
    new: Password


class Login(Body):
    name: NameText
    password: Password


class PasskeyBegun(Answer):
    """`options` is for navigator.credentials; `state` goes back with what it gave."""

    options: Plain
    state: str


class PasskeyName(Body):
    name: NameText


class PasskeyDone(Body):
    state: SecretText
    credential: Plain


class NewToken(Body):
    label: NameText


class Token(Answer):
    """A token lets a program act as its owner. The token itself is shown once."""

    id: str
    label: str
    created: Millis
    used: Millis | None = None
    token: str | None = None


# ---- tables -----------------------------------------------------------------------------


class NewTable(Body):
    """A table. `seat` is where its maker sits (null: nowhere yet); `bots` fills the others; `start` begins at once.

    `example` opens the position of an example of the rules page instead: its maker sits where the first question is
    asked, bots sit at the other seats, and the game is on at once.
    """

    game: Word
    players: Number | None = None
    options: Plain = {}
    settings: Settings = Settings()
    seat: Seat | None = 0
    bots: Word | None = None
    start: bool = False
    example: Word | None = None


class Opened(Answer):
    code: str


class TableSummary(Answer):
    """A table in a list. `labels` say who was who, seat by seat, once the game is over."""

    code: str
    game: str
    players: int
    options: Plain
    settings: Settings
    state: Literal["lobby", "playing", "over", "closed"]
    seats: list[SeatState]
    created: Millis
    moves: int
    mine: bool = False
    asked_me: bool = False
    winners: list[Seat] | None = None
    reason: str | None = None
    origin: Origin | None = None
    started: Millis | None = None
    ended: Millis | None = None
    labels: list[dict[str, str]] = []


class Lobby(Answer):
    """Tables with empty seats, running ones that may be watched, and those where I sit."""

    open: list[TableSummary]
    running: list[TableSummary]
    mine: list[TableSummary]


class Story(Answer):
    steps: list[Step]
    more: bool  # whether there are earlier ones


# ---- finished games ---------------------------------------------------------------------


class Records(Answer):
    games: list[TableSummary]
    next: int | None  # the `before` of the next page


class RecordInfo(Answer):
    """A finished game: who was who, and how it ended.

    `hides` is what was secret about the seats: role or clan; null if nothing was.
    """

    card: TableSummary
    moves: int
    outcome: Result
    labels: list[dict[str, str]]
    commitment: str | None
    secret: str | None
    started: Millis | None
    ended: Millis | None
    view: View  # the end, all cards open
    hides: str | None = None


class Replayed(Answer):
    """The game after so many moves: what the last one did, and what is seen then.

    `text` and `decision` are there for the eyes of who moves, and with open cards. `beliefs`, if they were asked for
    and the game hides roles or clans, has for each seat the chances of its role or clan, as far as these eyes can know;
    with open cards it is what a spectator could know.
    """

    move: int
    seat: Seat | None
    text: str | None
    say: Plain | None
    events: list[Event]
    view: View
    moves: list[Offer] | None
    beliefs: list[dict[str, float]] | None = None


class Replay(Answer):
    moves: int
    eyes: Eyes
    steps: list[Replayed]


class ChancePoint(Answer):
    """The win chances of the teams after so many moves: at the start of the `turn` of a seat, or at the end."""

    move: int
    turn: Seat | None
    chances: list[float]
    errors: list[float]  # the standard errors of the chances


class TurningPoint(Answer):
    """A decision that changed the win chances: who made it, what happened, and the chances with another move (`before`)
    and with this one (`after`), whatever was drawn then."""

    move: int
    seat: Seat
    events: list[Event]
    before: list[float]
    after: list[float]
    swing: float  # of the team whose chance changed most
    error: float  # its standard error


class Chances(Answer):
    """A finished game in win chances, as rule-based bots would have played on from each position.

    There is one chance for each of the teams, which are lists of seats.
    """

    teams: list[list[Seat]]
    points: list[ChancePoint]
    turning_points: list[TurningPoint]


class WhatIf(Body):
    """Go on from a finished game after `move` moves, on a seat, against bots."""

    move: Number
    seat: Seat
    bots: Word | None = None
    pace: Pace = "quick"


class Checked(Answer):
    """What was checked in a finished game; `problem` says what is wrong if it is not all right.

    A game that began from an example has no `commitment`: its position is compared with that of the `example`.
    """

    right: bool
    commitment: bool
    moves: int
    outcome: bool
    problem: str | None = None
    example: str | None = None


# ---- people -----------------------------------------------------------------------------


class Rating(Answer):
    game: str
    rating: float  # mu - 3 sigma, on openskill's scale
    mu: float
    sigma: float
    games: int


# ---- what the server keeps about me -----------------------------------------------------


class SeatTaken(Answer):
    table: str
    seat: Seat
    name: str
    at: Millis


class Said(Answer):
    table: str
    at: Millis
    text: str = ""
    phrase: str = ""


class GamePlayed(Answer):
    table: str
    game: str
    seat: Seat
    won: bool
    at: Millis


class Reported(Answer):
    table: str
    about: str
    reason: str
    text: str
    at: Millis


class PersonalData(Answer):
    """Everything the server keeps about me. `passkeys` are the times at which they were made."""

    exported: Millis
    person: str
    name: str
    language: str
    created: Millis
    account: bool
    password: bool
    passkeys: list[Millis]
    tokens: list[Token]
    sessions: list[Session]
    muted: list[str]
    seats: list[SeatTaken]
    chat: list[Said]
    results: list[GamePlayed]
    ratings: list[Rating]
    reports: list[Reported]


# ---- people to look at ------------------------------------------------------------------


class Tally(Answer):
    """Games and wins, all or of one role, clan or character."""

    game: str
    label: str  # "" for all, else what it counts: role, clan, character …
    value: str
    games: int
    wins: int


class Profile(Answer):
    person: str
    name: str
    account: bool
    since: Millis
    ratings: list[Rating]
    tallies: list[Tally]
    games: list[TableSummary]  # the latest


class LadderRow(Answer):
    person: str
    name: str
    rating: float
    games: int


class Ladder(Answer):
    game: str
    people: list[LadderRow]


class Problem(Answer):
    """Any error over HTTP."""

    error: str
    message: str
