"""The bodies of HTTP requests and responses, apart from the messages of a table."""

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
    Phrase,
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
    """The body of a request."""


class Answer(Struct, kw_only=True):
    """The body of a response."""


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
    seats: dict[str, int]  # seats by number of players, with the default options
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first
    rules_pages: list[str]  # the languages of the rules pages the game brings; empty for those clients contain
    art: list[str]  # what the game brings a drawing of


class ClockInfo(Answer):
    """A clock preset: time per decision and in the bank; null for no limit."""

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
    passkeys: bool  # whether this server supports passkeys
    share: str = ""  # the address for links, if the address of this page may be unreachable for others


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
    """A browser that is signed in. `agent` is its user agent; `current`: it made this request."""

    id: str
    agent: str
    created: Millis
    seen: Millis
    current: bool = False


class ChangeMe(Body):
    name: NameText | None = None
    language: Word | None = None


class DeviceLink(Answer):
    """Valid once, for ten minutes. The link has the token behind `#`, which browsers never send."""

    token: str
    until: Millis


class UseDevice(Body):
    token: SecretText


class KeepName(Body):
    """Turn the guest into an account: a registered name with a password."""

    name: NameText
    password: Password


class ChangePassword(Body):
    """Change the password. Every other device, every token and every open connection is signed out."""

    old: Password
    new: Password


class Login(Body):
    name: NameText
    password: Password


class PasskeyBegun(Answer):
    """`options` is for navigator.credentials; send `state` back with its result."""

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
    """A token, with which a program acts as its owner. The token itself is shown only once."""

    id: str
    label: str
    created: Millis
    used: Millis | None = None
    token: str | None = None


# ---- tables -----------------------------------------------------------------------------


class NewTable(Body):
    """Open a table. `seat` is your seat (null: none yet); `bots` fills the others; `start` starts the game at once.

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
    """A table in a list. `labels` are the roles, seat by seat, when the game is over."""

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
    """Tables with empty seats, running games that can be watched, and tables where you have a seat."""

    open: list[TableSummary]
    running: list[TableSummary]
    mine: list[TableSummary]


class Story(Answer):
    steps: list[Step]
    more: bool  # whether there are more


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
    view: View  # the end, with all cards face up
    hides: str | None = None


class Replayed(Answer):
    """The game after a number of moves: the events of the last one, and the view afterwards.

    `text` and `decision` are set for the view of the seat that moves, and with open cards. `beliefs`, if requested for
    a game with hidden roles or clans, has for each seat the probabilities of its role or clan as this view knows them;
    with open cards, as far as a spectator knows.
    """

    move: int
    seat: Seat | None
    text: str | None
    say: Plain | None
    events: list[Event]
    phrases: list[Phrase]
    view: View
    moves: list[Offer] | None
    beliefs: list[dict[str, float]] | None = None


class Replay(Answer):
    moves: int
    eyes: Eyes
    steps: list[Replayed]


class ChancePoint(Answer):
    """Win probabilities of the teams after a number of moves: at the start of a seat's `turn`, or at the end."""

    move: int
    turn: Seat | None
    chances: list[float]
    errors: list[float]  # the standard errors


class TurningPoint(Answer):
    """A decision that changed the win probabilities: who made it, what happened, and the probabilities with another
    move (`before`) and with this one (`after`), averaged over later draws."""

    move: int
    seat: Seat
    events: list[Event]
    phrases: list[Phrase]
    before: list[float]
    after: list[float]
    swing: float  # of the team whose probability changed most
    error: float  # its standard error


class Chances(Answer):
    """Win probabilities of a finished game, if rule-based bots had played on from each position.

    There is one chance for each of the teams, which are lists of seats.
    """

    teams: list[list[Seat]]
    points: list[ChancePoint]
    turning_points: list[TurningPoint]


class WhatIf(Body):
    """Continue from a finished game after `move` moves, on a seat, against bots."""

    move: Number
    seat: Seat
    bots: Word | None = None
    pace: Pace = "quick"


class Checked(Answer):
    """The verification of a finished game; `problem` says what is wrong, if anything.

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
    """Everything the server stores about you. `passkeys` are the times at which they were created."""

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
    """Games and wins: in total, or for one role, clan or character."""

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
