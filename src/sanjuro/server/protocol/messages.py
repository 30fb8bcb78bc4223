"""Every message at a table, to it and from it; `docs/protocol.md` explains them.

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
    """Something a person asks of a table; `id` comes back in the answer."""

    id: Number | None = None


class Sit(Command):
    """Take an empty seat, also a second or third one (hot seat). `name` is who plays it, if another name is wanted."""

    seat: Seat
    name: NameText | None = None


class Stand(Command):
    """Give a seat up before the game begins."""

    seat: Seat


class AddBot(Command):
    """Put a bot on an empty seat, or change the level of the one that sits there (host)."""

    seat: Seat
    level: Word


class RemoveBot(Command):
    """Take a bot away before the game begins (host)."""

    seat: Seat


class Arrange(Command):
    """Change the table before the game begins (host); what is left out stays."""

    players: int | None = None
    options: Plain | None = None
    settings: Plain | None = None


class Start(Command):
    """Begin (host). Empty seats are filled with bots of the level `fill`, or the start is refused."""

    fill: Word | None = None


class Play(Command):
    """Play a move. `question` is the `question` of the decision it is for."""

    seat: Seat
    question: int
    text: MoveText


class WhyNot(Command):
    """Why a move is not on offer; answered with `reason`.

    Either its `text`, or `clicks`: what a person clicked, in order, as in `about` with a single id: `["card", 7]`,
    `["seat", 2]`, `["button", "pass"]`.
    """

    seat: Seat
    text: MoveText = ""
    clicks: Clicks = []


class Chat(Command):
    """Say something: a text of one's own, or one of the ready phrases, which each reader gets in his language."""

    text: ChatText = ""
    phrase: Word = ""


class Away(Command):
    """Let a bot play for me (all my seats, or one) until I take it back."""

    seat: Seat | None = None


class Back(Command):
    """Take my seats (or one) back from the bot standing in."""

    seat: Seat | None = None


class Leave(Command):
    """Go away for good: before the game the seats become empty, in it bots play on for them."""


class Pause(Command):
    """Stop the clocks and the bots. If other people are playing, this proposes a pause, which begins when all agree."""


class Resume(Command):
    """End a pause (anyone who plays)."""


class OneMove(Command):
    """While the game is paused: let the bot that is asked play one move (host, or the only person who plays). Someone
    who plays alone with bots can also have their own only move played."""


class SetPace(Command):
    """Set how long bots and forced answers take from now on. If other people are playing, this proposes the pace."""

    pace: Pace


class Vote(Command):
    """Agree to a proposal or refuse it (anyone who plays). The proposer withdraws it by refusing."""

    proposal: Number
    agree: bool


class Kick(Command):
    """Send somebody away from the table (host)."""

    person: PersonId


class Lock(Command):
    """Close the invite link, so that only people who are or were at the table can come in, or open it again (host)."""

    on: bool


class Mute(Command):
    """See no more chat of somebody, or see it again."""

    person: PersonId
    on: bool = True


class Report(Command):
    """Tell whoever runs the server about somebody."""

    person: PersonId
    reason: Literal["abuse", "cheating", "name", "spam", "other"]
    text: ReportText = ""


class Rematch(Command):
    """Open the next table for the same people; everybody gets its code. Asked again, it gives the same table."""


class Look(Command):
    """Choose whose eyes to look through: one of my seats, or everything (`open`, when out or after the end).

    With neither, the table chooses: the seat that is asked if it is mine. Answered with a `snapshot`.
    """

    seat: Seat | None = None
    open: bool = False


class Ping(Command):
    """Answered with `pong`: for clocks that differ and sockets that have died."""


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
    """What the host chooses beside the game's own options."""

    open: bool = False  # listed in the lobby; otherwise by link or code only
    language: Word = "en"
    clock: Word = "none"  # one of the presets of GET /api/games
    pace: Pace = "natural"  # how long bots and forced answers take
    watch: bool = True  # others may look on
    ghosts: bool = True  # who is out of the game may see everything
    forced: bool = True  # an answer without a choice is given for the player
    rated: bool = True  # the result changes ratings; then the host cannot kick players once the game has begun


class SeatState(Struct, kw_only=True):
    """A seat: empty, a person's, or a bot's. `away`: a bot stands in for the person; `stood_in`: how many moves it has
    played, kept until the next time."""

    seat: Seat
    holder: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    person: str | None = None
    level: str | None = None
    away: Literal["clock", "dropped", "left", "asked", "kicked"] | None = None
    account: bool = False  # the name is kept by an account
    stood_in: int = 0


class Origin(Struct, kw_only=True):
    """The finished game and the move a what-if table goes on from."""

    code: str
    move: int


class ProposalState(Struct, kw_only=True):
    """A pause or a pace that someone proposes. It takes effect when everyone in `waiting` has agreed; if anyone
    refuses, or it is not settled at the time `until`, nothing changes."""

    number: int
    person: str
    what: Literal["pause", "pace"]
    pace: Pace | None = None
    agreed: list[str]
    waiting: list[str]
    until: Millis


class TableState(Struct, kw_only=True):
    """All there is to know about a table beside the game itself; the same for everybody."""

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
    pause_ends: Millis | None = None  # when a pause among several people ends by itself
    proposal: ProposalState | None = None
    commitment: str | None = None  # the hash of the seed, from the beginning
    secret: str | None = None  # the seed, after the end
    created: Millis
    started: Millis | None = None
    ended: Millis | None = None
    origin: Origin | None = None
    example: str | None = None  # the example of the rules page it begins from
    next: str | None = None  # the table of the rematch
    next_by: str | None = None  # the person who has asked for it
    rated: bool = False


class Eyes(Struct, kw_only=True):
    """Whose eyes a view is seen with: a seat's, everything (`open`), or somebody's who looks on (neither)."""

    seat: Seat | None = None
    open: bool = False


class You(Struct, kw_only=True):
    """The one this message is for."""

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
    """Time: `each` for a decision, and what is left in the `banks` beyond it. None: no limit."""

    now: Millis
    seat: Seat | None = None  # whose clock runs; None while paused and after the end
    asked: Millis | None = None
    each: Millis | None = None
    due: Millis | None = None  # then the bank begins to run
    out: Millis | None = None  # then a bot stands in
    banks: list[Millis | None] = []
    held: Seat | None = None  # who was asked and whose clock stands, in a pause or because a bot plays for them
    spent: Millis = 0  # what they have spent on this question; it stays spent


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
    """A question to a seat of the receiver. A move names the number of its `question`."""

    seat: Seat
    question: int
    pending: list[Pending]
    moves: list[Offer]
    by_itself: Millis | None = None  # when the only move is played unless the player does


class Line(Struct, kw_only=True):
    """Something said at the table."""

    seq: int
    at: Millis
    person: str
    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""
    ghosts: bool = False  # only those who see everything hear it
    account: bool = False  # the name is registered, and its owner said it


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
    """What an entry of the log was: its kind, and whose doing.

    `arranged`, `sat`, `stood`, `bot`, `no_bot`, `started`, `moved`, `chat`, `away`, `back`, `left`, `kicked`,
    `locked`, `proposed`, `agreed`, `refused`, `paused`, `resumed`, `paced` (the pace was set), `rematch`, `host`,
    `carried` (a new version of the server took the game over), `closed`.
    """

    kind: str
    seat: Seat | None = None
    person: str | None = None
    why: str | None = None


class Message(Struct, kw_only=True, tag_field="type", tag=snake):
    """Something the table says."""


class Presence(Message):
    """Who is connected: a bool for each seat, how many look on, and the names of the first of those.

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
    """Everything, as of `seq`. Whatever was known before is to be forgotten."""

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
    """One entry of the log. What is left out has not changed; `decision` is null when the receiver is asked nothing."""

    seq: int
    at: Millis
    change: Change
    clock: Clock
    table: TableState | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: View | UnsetType = UNSET
    step: Step | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    chat: Line | UnsetType = UNSET  # what was said, if the receiver hears it


class Done(Message):
    """The command was carried out; `code` is the table a `rematch` opened."""

    id: int | None = None
    code: str | None = None


class Refusal(Struct, kw_only=True):
    """Why a move is not on offer: `key` and `facts` for clients that translate, and an English sentence."""

    key: str
    facts: Plain
    sentence: str


class Reason(Message):
    """The answer to `why_not`; `refusal` is null if the move is on offer, or no move is about what was clicked."""

    refusal: Refusal | None
    id: int | None = None


class Error(Message):
    """The command was refused and nothing has changed."""

    error: str  # a word, as listed in docs/protocol.md
    message: str  # an English sentence
    id: int | None = None
    refusal: Refusal | None = None  # for a move that is not on offer


class Pong(Message):
    now: Millis
    id: int | None = None


class Goodbye(Message):
    """The connection ends: `restart` (come again at once), `kicked`, `banned`, `not_allowed`, `slow`, `idle`, `flood`,
    `signed_out`, `bad_message`."""

    reason: str


AnyMessage: TypeAlias = Snapshot | Update | Presence | Done | Reason | Error | Pong | Goodbye
