"""What each person is sent of a table: snapshots, updates, and the parts they are made of."""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import UNSET

from sanjuro.core.events import Event, visibility_key
from sanjuro.core.lines import continued, open_after
from sanjuro.core.rng import commitment, secret_of
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.protocol.messages import (
    PROTOCOL,
    Change,
    Clock,
    Decision,
    Eyes,
    Line,
    Offer,
    Origin,
    Presence,
    ProposalState,
    SeatState,
    Snapshot,
    Step,
    TableState,
    Update,
    You,
)
from sanjuro.server.tables.consent import waiting
from sanjuro.server.tables.entries import Carried, Logged, Said
from sanjuro.server.tables.permissions import may_hear, may_open, sets_pace, steps
from sanjuro.server.tables.table import MoveEvents, Table
from sanjuro.server.views.shared_views import SharedViews, encode

STORY_SHOWN: Final = 40


class Viewer:
    """A person viewing a table, and the eyes they chose to look through."""

    __slots__ = ("eye_shown", "look_open", "look_seat", "muted", "name", "person")

    def __init__(self, person: str, name: str, muted: list[str]) -> None:
        self.person = person
        self.name = name
        self.muted = muted
        self.look_seat: int | None = None
        self.look_open = False
        self.eye_shown = WATCHER

    def eye(self, table: Table) -> int:
        """A seat, WATCHER or EVERYTHING."""
        if self.look_open and may_open(table, self.person):
            return EVERYTHING
        seats = table.seats_of(self.person)
        if not seats:
            return WATCHER
        if self.look_seat in seats:
            return self.look_seat
        for seat in reversed(table.asked_lately):
            if seat in seats:
                return seat
        return seats[0]


def bit_of(table: Table, eye: int) -> int:
    if eye == EVERYTHING:
        return -1
    return 1 << (len(table.chairs) if eye == WATCHER else eye)


def eyes(eye: int) -> Eyes:
    return Eyes(seat=eye if eye >= 0 else None, open=eye == EVERYTHING)


def seat_states(table: Table) -> list[SeatState]:
    return [
        SeatState(
            seat=seat,
            holder="nobody" if chair.empty else "person" if chair.person is not None else "bot",
            name=chair.name,
            person=chair.person,
            level=chair.level,
            away=chair.away,  # type: ignore[arg-type]
            account=chair.account,
            stood_in=chair.stood_in,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def table_state(table: Table) -> TableState:
    setup = table.setup
    kind, _, secret = setup.origin.partition(" ")
    over = table.state == "over"
    return TableState(
        code=table.code,
        game=setup.game,
        rules=table.rules,
        players=table.players,
        options=table.options,
        settings=table.settings,
        state=table.state,  # type: ignore[arg-type]
        host=table.host,
        seats=seat_states(table),
        locked=table.locked,
        paused=table.paused,
        pause_ends=table.pause_ends(),
        proposal=proposal(table),
        commitment=commitment(secret_of(secret)) if kind == "secret" else None,
        secret=secret if kind == "secret" and over else None,
        created=setup.created,
        started=table.started,
        ended=table.ended,
        origin=origin(table),
        example=setup.example,
        next=table.next,
        next_by=table.next_by,
        rated=table.rated,
    )


def proposal(table: Table) -> ProposalState | None:
    """The latest open proposal. Nothing is sent when it lapses: clients compare `until` with the
    clock."""
    proposed = table.agreements.proposal
    if proposed is None or table.state != "playing":
        return None
    return ProposalState(
        number=proposed.number,
        person=proposed.person,
        what=proposed.what,  # type: ignore[arg-type]
        pace=proposed.pace,  # type: ignore[arg-type]
        agreed=list(proposed.agreed),
        waiting=waiting(table, proposed),
        until=table.agreements.until(table.preset),
    )


def origin(table: Table) -> Origin | None:
    setup = table.setup
    if setup.from_code is None:
        return None
    return Origin(code=setup.from_code, move=setup.from_move or 0)


def you(table: Table, viewer: Viewer, eye: int) -> You:
    asks = table.state == "playing" and bool(table.others_playing(viewer.person))
    return You(
        person=viewer.person,
        name=viewer.name,
        seats=table.seats_of(viewer.person),
        host=table.host == viewer.person,
        eyes=eyes(eye),
        may_open=may_open(table, viewer.person),
        sets_pace=sets_pace(table, viewer.person),
        asks=asks,
        steps=steps(table, viewer.person),
        pauses_left=table.agreements.pauses_left(viewer.person) if asks else None,
        muted=viewer.muted,
    )


def clock(table: Table, now: int) -> Clock:
    preset = table.preset
    banks = [chair.bank for chair in table.chairs] if preset.each is not None else []
    shown = Clock(now=now, each=preset.each, banks=banks)
    seat = table.asked
    if seat is not None and (table.paused or table.chairs[seat].away is not None):
        shown.held = seat
        shown.spent = table.spent
    if seat is None or table.paused:
        return shown
    shown.seat = seat
    shown.asked = table.asked_at
    shown.out = table.runs_out()
    if shown.out is not None and preset.each is not None:
        shown.due = table.asked_at - table.spent + preset.each
    return shown


def view(table: Table, eye: int) -> dict[str, Any] | None:
    """The engine's view; the moves go with the decision."""
    if table.match is None:
        return None
    shown = table.match.window(eye).view()
    shown.pop("moves", None)
    return shown


def decides(table: Table) -> str | None:
    """The person who has to answer."""
    seat = table.asked
    chair = None if seat is None else table.chairs[seat]
    return None if chair is None or chair.away is not None else chair.person


def decision(table: Table, person: str, by_itself: int | None) -> Decision | None:
    """The question, for the person who has to answer it."""
    seat = table.asked
    match = table.match
    if seat is None or match is None or decides(table) != person:
        return None
    window = match.window(seat)
    return Decision(
        seat=seat,
        question=table.question,
        pending=window.pending(),
        # Dicts with the fields of an Offer, as the engine gives them.
        moves=cast("list[Offer]", window.offers()),
        by_itself=by_itself,
    )


def open_line(table: Table, move: MoveEvents) -> list[Event]:
    """The events that the last line of the log tells when a move begins: those of the move may be added to it."""
    if move.open_line is not None:
        return move.open_line
    story = table.story
    last = len(story) - 1
    while story[last] is not move:
        last -= 1
    first = last
    told: list[Event] | None = None
    while told is None and first > 0:
        first -= 1
        told = story[first].open_line
    if told is None:
        told = []
    for number in range(first, last):
        story[number].open_line = told
        told = open_after(table.game.lines, told, story[number].events)
    move.open_line = told
    return told


def step(table: Table, move: MoveEvents, eye: int) -> Step:
    """What a move did, through one pair of eyes. What is said about it is made only from what these eyes see."""
    bit = bit_of(table, eye)
    events = [event.seen_by(bit) for event in move.events]
    return Step(
        seq=move.seq,
        move=move.move,
        at=move.at,
        seat=move.seat,
        events=events,
        phrases=continued(table.game.lines, open_line(table, move), events, bit),
    )


def hears(table: Table, viewer: Viewer, line: Line) -> bool:
    """Whether a viewer is sent a line of chat: players who are out are heard by each other only, until the end,
    and people whom the viewer has muted are not heard."""
    if line.person in viewer.muted:
        return False
    return may_hear(table, viewer.person, line)


def snapshot(table: Table, viewer: Viewer, presence: Presence, by_itself: int | None, now: int) -> Snapshot:
    eye = viewer.eye(table)
    viewer.eye_shown = eye
    return Snapshot(
        protocol=PROTOCOL,
        seq=table.seq,
        table=table_state(table),
        you=you(table, viewer, eye),
        presence=presence,
        clock=clock(table, now),
        view=view(table, eye),
        decision=decision(table, viewer.person, by_itself),
        story=[step(table, move, eye) for move in table.story[-STORY_SHOWN:]],
        chat=[line for line in table.chat if hears(table, viewer, line)],
    )


def change(logged: Logged) -> Change:
    """What everybody may know of an entry. The text of a move is left out: it can name a hidden card."""
    entry = logged.entry
    return Change(kind=entry.kind, seat=entry.seat, person=entry.person, why=entry.why)


def move_events(table: Table, seq: int) -> MoveEvents | None:
    """The step an entry caused."""
    for move in reversed(table.story):
        if move.seq == seq:
            return move
        if move.seq < seq:
            return None
    return None


def missed(table: Table, viewer: Viewer, eye: int, entry: Logged, by_itself: int | None, now: int) -> Update:
    """The update about an entry that a viewer missed; the last of several contains the current state."""
    update = Update(seq=entry.seq, at=entry.at, change=change(entry), clock=clock(table, now))
    move = move_events(table, entry.seq)
    if move is not None:
        update.step = step(table, move, eye)
    if isinstance(entry.entry, Said):
        for line in table.chat:
            if line.seq == entry.seq and hears(table, viewer, line):
                update.chat = line
    if entry.seq == table.seq:
        update.table = table_state(table)
        update.you = you(table, viewer, eye)
        update.decision = decision(table, viewer.person, by_itself)
        shown = view(table, eye)
        update.view = UNSET if shown is None else shown
    return update


class Broadcast:
    """The updates about one entry. Each part is encoded once for all viewers who are sent the same.

    `structural`: more than the position has changed, so everybody is sent the state of the table too.
    """

    def __init__(self, table: Table, entry: Logged, by_itself: int | None, now: int, structural: bool) -> None:
        self.table = table
        self.entry = entry
        self.by_itself = by_itself
        self.structural = structural
        head = Update(seq=entry.seq, at=entry.at, change=change(entry), clock=clock(table, now))
        if structural:
            head.table = table_state(table)
        self._head = encode(head)[:-1]
        self._move = move_events(table, entry.seq)
        self._steps: dict[int, bytes] = {}
        changed = self._move is not None or isinstance(entry.entry, Carried)
        self._shared = SharedViews(table.match) if changed and table.match is not None else None
        self._decider = decides(table)
        self._made: dict[tuple[int, bool], list[bytes]] = {}

    def message(self, viewer: Viewer, eye: int) -> bytes:
        key = (eye, viewer.person == self._decider)
        made = self._made.get(key)
        if made is None:
            made = self._game_part(eye, viewer)
            self._made[key] = made
        return b"".join([self._head, self._personal(viewer, eye), *made, b"}"])

    def _personal(self, viewer: Viewer, eye: int) -> bytes:
        """The part of the message that only this viewer gets."""
        if self.structural:
            return b',"you":' + encode(you(self.table, viewer, eye))
        if isinstance(self.entry.entry, Said) and hears(self.table, viewer, self.table.chat[-1]):
            return b',"chat":' + encode(self.table.chat[-1])
        return b""

    def _game_part(self, eye: int, viewer: Viewer) -> list[bytes]:
        """The part of the message about the game, as chunks of JSON."""
        if isinstance(self.entry.entry, Said):
            return []
        chunks: list[bytes] = []
        if self._shared is not None:
            chunks.append(b',"view":')
            chunks += self._shared.view(eye)
        if self._move is not None:
            chunks.append(b',"step":')
            chunks.append(self._step(self._move, eye))
        chunks.append(b',"decision":')
        chunks.append(encode(decision(self.table, viewer.person, self.by_itself)))
        return chunks

    def _step(self, move: MoveEvents, eye: int) -> bytes:
        # The line that the move goes on with counts too: cards are named to some and counted for others.
        same = visibility_key(open_line(self.table, move) + move.events, bit_of(self.table, eye))
        made = self._steps.get(same)
        if made is None:
            made = encode(step(self.table, move, eye))
            self._steps[same] = made
        return made
