"""All messages to and from a table; `docs/protocol.md` explains them.

Commands come over the socket or by `POST …/commands`; the answers and what happens go out over
the socket or the bots' stream. The browser's types are generated from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 2

Plain: TypeAlias = dict[str, Any]
# What the engine makes. The types are in `view.py` of the core and of each game; in TypeScript they have these names.
View: TypeAlias = Annotated[Plain, Meta(extra={"typescript": "View"})]
Pending: TypeAlias = Annotated[Plain, Meta(extra={"typescript": "Pending"})]
Event: TypeAlias = Annotated[Plain, Meta(extra={"typescript": "SeenEvent"})]
Phrase: TypeAlias = Annotated[Plain, Meta(extra={"typescript": "Phrase"})]
Result: TypeAlias = Annotated[Plain, Meta(extra={"typescript": "Outcome"})]
Seat: TypeAlias = int
Millis: TypeAlias = int  # since 1970, or a length of time

# Text from outside. What is longer is refused while it is decoded, before anything is done with it; the limits people
# meet are lower and come with a sentence (`protocol/text.py`).
Word = Annotated[str, Meta(max_length=40)]
NameText = Annotated[str, Meta(max_length=96)]
PersonId = Annotated[str, Meta(max_length=20)]
MoveText = Annotated[str, Meta(max_length=200)]
Click: TypeAlias = tuple[Word, int | MoveText]
Clicks = Annotated[list[Click], Meta(max_length=8)]
ChatText = Annotated[str, Meta(max_length=2000)]
ReportText = Annotated[str, Meta(max_length=4000)]
# How long bots and forced answers take.
Pace: TypeAlias = Literal["slow", "natural", "quick", "instant"]
# Whole numbers a database can hold.
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

# ---- what a person may ask of a table ---------------------------------------------------


def snake(name: str) -> str:
    """AddBot is `add_bot`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Command(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """A command to a table; the answer repeats its `id`."""

    id: Number | None = None


class Sit(Command):
    """Take an empty seat, or another one (hot seat). `name` is the name to show there instead of your own."""

    seat: Seat
    name: NameText | None = None


class Stand(Command):
    """Give up a seat before the game starts."""

    seat: Seat


class AddBot(Command):
    """Put a bot on an empty seat, or change the level of the bot there (host)."""

    seat: Seat
    level: Word


class RemoveBot(Command):
    """Remove a bot before the game starts (host)."""

    seat: Seat


class Arrange(Command):
    """Change the table before the game starts (host); omitted fields stay as they are."""

    players: int | None = None
    options: Plain | None = None
    settings: Plain | None = None


class Start(Command):
    """Start the game (host). Empty seats get bots of the level `fill`; without it they prevent the start."""

    fill: Word | None = None


class Play(Command):
    """Play a move. `question` is the `question` of the decision it answers."""

    seat: Seat
    question: int
    text: MoveText


class WhyNot(Command):
    """Ask why a move is not legal; answered with `reason`.

    Either its `text`, or `clicks`: what a person clicked, in order, as in `about` with a single id: `["card", 7]`,
    `["seat", 2]`, `["button", "pass"]`.
    """

    seat: Seat
    text: MoveText = ""
    clicks: Clicks = []


class Chat(Command):
    """Send a line of chat: your own text, or a predefined phrase, which readers get in their own language."""

    text: ChatText = ""
    phrase: Word = ""


class Away(Command):
    """Let a bot play your seats (or one of them) until you come back."""

    seat: Seat | None = None


class Back(Command):
    """Take your seats (or one of them) back from the bot that stands in."""

    seat: Seat | None = None


class Leave(Command):
    """Leave for good: before the game your seats become empty, afterwards bots play them."""


class Pause(Command):
    """Stop the clocks and the bots. If other people are playing, this proposes a pause, which begins when all agree."""


class Resume(Command):
    """End a pause (anyone who plays)."""


class OneMove(Command):
    """While the game is paused: let the bot whose turn it is play one move (host, or the only person who plays). If you
    play alone with bots, this also plays your own move if it is the only legal one."""


class SetPace(Command):
    """Set the delay of bots and forced moves. If other people are playing, this proposes the pace."""

    pace: Pace


class Vote(Command):
    """Accept or decline a proposal (anyone who plays). The proposer withdraws it by declining."""

    proposal: Number
    agree: bool


class Kick(Command):
    """Kick a person from the table (host)."""

    person: PersonId


class Lock(Command):
    """Close the invite link, so that only people who are or were at the table can join, or reopen it (host)."""

    on: bool


class Mute(Command):
    """Hide a person's chat, or show it again."""

    person: PersonId
    on: bool = True


class Report(Command):
    """Report a person to the operator of the server."""

    person: PersonId
    reason: Literal["abuse", "cheating", "name", "spam", "other"]
    text: ReportText = ""


class Rematch(Command):
    """Open the next table for the same people; everyone gets its code. Repeated requests return the same table."""


class Look(Command):
    """Choose a view: one of your seats, or everything (`open`, if you are out or the game is over).

    With neither, the table chooses: the seat that is asked if it is mine. Answered with a `snapshot`.
    """

    seat: Seat | None = None
    open: bool = False


class Ping(Command):
    """Answered with `pong`, to synchronise clocks and to detect dead sockets."""


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | AddBot
    | RemoveBot
    | Arrange
    | Start
    | Play
    | WhyNot
    | Chat
    | Away
    | Back
    | Leave
    | Pause
    | Resume
    | OneMove
    | SetPace
    | Vote
    | Kick
    | Lock
    | Mute
    | Report
    | Rematch
    | Look
    | Ping
)

# ---- what a table is --------------------------------------------------------------------


class Settings(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The settings of a table, besides the options of the game."""

    open: bool = False  # listed in the lobby; otherwise by link or code only
    language: Word = "en"
    clock: Word = "none"  # one of the presets of GET /api/games
    pace: Pace = "natural"  # the delay of bots and forced moves
    watch: bool = True  # spectators are allowed
    ghosts: bool = True  # players who are out may see everything
    forced: bool = True  # a move without alternatives is played automatically
    rated: bool = True  # the result changes ratings; then the host can't kick players after the start


class SeatState(Struct, kw_only=True):
    """A seat: empty, a person's, or a bot's. `away`: why a bot stands in for the person; `stood_in`: how many moves it
    has played, kept until the next time."""

    seat: Seat
    holder: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    person: str | None = None
    level: str | None = None
    away: Literal["clock", "dropped", "left", "asked", "kicked"] | None = None
    account: bool = False  # the name is registered
    stood_in: int = 0


class Origin(Struct, kw_only=True):
    """The finished game and the move from which a what-if table continues."""

    code: str
    move: int


class ProposalState(Struct, kw_only=True):
    """A pause or a pace that someone proposes. It takes effect when everyone in `waiting` has agreed; if anyone
    declines, or it is not settled by `until`, nothing changes."""

    number: int
    person: str
    what: Literal["pause", "pace"]
    pace: Pace | None = None
    agreed: list[str]
    waiting: list[str]
    until: Millis


class TableState(Struct, kw_only=True):
    """The state of a table, apart from the game itself; the same for everyone."""

    code: str
    game: str
    rules: int
    players: int
    options: Plain
    settings: Settings
    state: Literal["lobby", "playing", "over", "closed"]
    host: str
    seats: list[SeatState]
    locked: bool = False  # the invite link is closed to newcomers
    paused: bool = False
    pause_ends: Millis | None = None  # when a pause among several people ends automatically
    proposal: ProposalState | None = None
    commitment: str | None = None  # the hash of the seed, published before the deal
    secret: str | None = None  # the seed, after the end
    created: Millis
    started: Millis | None = None
    ended: Millis | None = None
    origin: Origin | None = None
    example: str | None = None  # the example of the rules page it starts from
    next: str | None = None  # the table of the rematch
    next_by: str | None = None  # the person who opened it
    rated: bool = False


class Eyes(Struct, kw_only=True):
    """The point of view: a seat, everything (`open`), or a spectator (neither)."""

    seat: Seat | None = None
    open: bool = False


class You(Struct, kw_only=True):
    """The person this message is for."""

    person: str
    name: str
    seats: list[Seat]
    host: bool
    eyes: Eyes
    may_open: bool  # out of the game, or the game is over
    sets_pace: bool = False  # may pause and set the pace, or propose it if `asks`
    asks: bool = False  # other people are playing, so a pause or another pace needs their consent
    steps: bool = False  # may let the bots play step by step in a pause
    pauses_left: int | None = None  # how many more pauses they may propose; None: no limit
    muted: list[str] = []


class Clock(Struct, kw_only=True):
    """The clock: `each` per decision, and the time left in the `banks`. None: no limit."""

    now: Millis
    seat: Seat | None = None  # the seat whose clock is running; None while paused and after the end
    asked: Millis | None = None
    each: Millis | None = None
    due: Millis | None = None  # when the bank starts to run
    out: Millis | None = None  # when a bot stands in
    banks: list[Millis | None] = []
    held: Seat | None = None  # the seat whose clock is stopped, by a pause or because a bot stands in
    spent: Millis = 0  # the time they have spent on this question; it stays spent


class Offer(Struct, kw_only=True):
    """A legal move: its text, what a person clicks for it in order, and the key and facts of its words.

    `about` holds `["card", id, …]` (any one of these cards), `["seat", n]` and `["button", word]`. `then` are the key
    and facts of what the move would lead to, as far as the seat may know; left out where its words say it all.
    """

    text: str
    about: list[list[int | str]]
    say: Plain
    then: Plain | UnsetType = UNSET


class Decision(Struct, kw_only=True):
    """A question to a seat of the receiver. `play` must repeat its `question`."""

    seat: Seat
    question: int
    pending: list[Pending]
    moves: list[Offer]
    by_itself: Millis | None = None  # when the only legal move is played automatically


class Line(Struct, kw_only=True):
    """A line of chat."""

    seq: int
    at: Millis
    person: str
    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""
    ghosts: bool = False  # visible only to people who may see everything
    account: bool = False  # the name is registered, and the author owns it


class Step(Struct, kw_only=True):
    """What one move did, as far as the receiver may know it. Move 0 is the deal."""

    seq: int
    move: int
    at: Millis
    seat: Seat | None
    events: list[Event]
    phrases: list[Phrase]  # what the log says about the events


# ---- what happened ----------------------------------------------------------------------


class Change(Struct, kw_only=True):
    """An entry of the log: its kind, seat and person.

    `arranged`, `sat`, `stood`, `bot`, `no_bot`, `started`, `moved`, `chat`, `away`, `back`, `left`, `kicked`,
    `locked`, `proposed`, `agreed`, `refused`, `paused`, `resumed`, `paced` (the pace was set), `rematch`, `host`,
    `carried` (a new version of the server took the game over), `closed`.
    """

    kind: str
    seat: Seat | None = None
    person: str | None = None
    why: str | None = None


class Message(Struct, kw_only=True, tag_field="type", tag=snake):
    """A message from the table."""


class Presence(Message):
    """Who is connected: a bool for each seat, the number of spectators, and the names of the first of them.

    `gone` is for each seat since when its person has not been connected. When such a seat has been asked and its
    person gone for `grace`, a bot stands in, if others wait; None where a bot never does so. `at_result` is for each
    seat whether its person is still at the table this one is the rematch of.
    """

    seats: list[bool]
    watchers: int
    watching: list[str] = []
    gone: list[Millis | None] = []
    grace: Millis | None = None
    at_result: list[bool] = []


class Snapshot(Message):
    """The complete state as of `seq`. It replaces all earlier state."""

    protocol: int
    seq: int
    table: TableState
    you: You
    presence: Presence
    clock: Clock
    view: View | None = None
    decision: Decision | None = None
    story: list[Step] = []  # the last moves; earlier ones by GET …/story
    chat: list[Line] = []


class Update(Message):
    """One entry of the log. Omitted fields have not changed; `decision` is null if the receiver is not asked."""

    seq: int
    at: Millis
    change: Change
    clock: Clock
    table: TableState | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: View | UnsetType = UNSET
    step: Step | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    chat: Line | UnsetType = UNSET  # the line of chat, if the receiver may see it


class Done(Message):
    """The command was carried out; `code` is the table a `rematch` opened."""

    id: int | None = None
    code: str | None = None


class Refusal(Struct, kw_only=True):
    """Why a move is not legal: `key` and `facts` for clients that translate, and an English sentence."""

    key: str
    facts: Plain
    sentence: str


class Reason(Message):
    """The answer to `why_not`; `refusal` is null if the move is legal, or if no move involves what was clicked."""

    refusal: Refusal | None
    id: int | None = None


class Error(Message):
    """The command was refused and nothing has changed."""

    error: str  # an error code, as listed in docs/protocol.md
    message: str  # an English sentence
    id: int | None = None
    refusal: Refusal | None = None  # for an illegal move


class Pong(Message):
    now: Millis
    id: int | None = None


class Goodbye(Message):
    """The connection is closed: `restart` (reconnect at once), `kicked`, `banned`, `not_allowed`, `slow`, `idle`,
    `flood`, `signed_out`, `bad_message`."""

    reason: str


AnyMessage: TypeAlias = Snapshot | Update | Presence | Done | Reason | Error | Pong | Goodbye
