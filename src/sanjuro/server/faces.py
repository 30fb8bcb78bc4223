"""What each person is shown of a table."""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import UNSET

from sanjuro.core.chance import commitment, secret_of
from sanjuro.core.events import visibility_key
from sanjuro.core.window import EVERYTHING, WATCHER
from sanjuro.server.entries import Entry
from sanjuro.server.messages import (
    PROTOCOL,
    Change,
    Clock,
    Decision,
    Eyes,
    Line,
    Offer,
    Origin,
    Presence,
    SeatState,
    Snapshot,
    Step,
    TableState,
    Update,
    You,
)
from sanjuro.server.sights import Sights, encode
from sanjuro.server.table import Table, Told

STORY_SHOWN: Final = 40


class Looker:
    """A person looking at a table, and what he chose to look through."""

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
        if self.look_open and table.may_open(self.person):
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
        )
        for seat, chair in enumerate(table.chairs)
    ]


def table_state(table: Table) -> TableState:
    founding = table.founding
    kind, _, secret = founding.origin.partition(" ")
    over = table.state == "over"
    return TableState(
        code=table.code,
        game=founding.game,
        rules=table.rules,
        players=table.players,
        options=table.options,
        settings=table.settings,
        state=table.state,  # type: ignore[arg-type]
        host=table.host,
        seats=seat_states(table),
        paused=table.paused,
        commitment=commitment(secret_of(secret)) if kind == "secret" else None,
        secret=secret if kind == "secret" and over else None,
        created=founding.created,
        started=table.started,
        ended=table.ended,
        origin=origin(table),
        next=table.next,
        rated=table.rated,
    )


def origin(table: Table) -> Origin | None:
    founding = table.founding
    if founding.from_code is None:
        return None
    return Origin(code=founding.from_code, move=founding.from_move or 0)


def you(table: Table, looker: Looker, eye: int) -> You:
    return You(
        person=looker.person,
        name=looker.name,
        seats=table.seats_of(looker.person),
        host=table.host == looker.person,
        eyes=eyes(eye),
        may_open=table.may_open(looker.person),
        muted=looker.muted,
    )


def clock(table: Table, now: int) -> Clock:
    preset = table.preset
    banks = [chair.bank for chair in table.chairs] if preset.each is not None else []
    shown = Clock(now=now, each=preset.each, banks=banks)
    seat = table.asked
    if seat is None or table.paused:
        return shown
    shown.seat = seat
    shown.asked = table.asked_at
    chair = table.chairs[seat]
    if preset.each is not None and not chair.by_bot:
        shown.due = table.asked_at + preset.each
        shown.out = shown.due + (chair.bank or 0)
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
    """The question, for who has to answer it."""
    seat = table.asked
    match = table.match
    if seat is None or match is None or decides(table) != person:
        return None
    window = match.window(seat)
    return Decision(
        seat=seat,
        answers=table.answers,
        pending=window.pending(),
        # Dicts with the fields of an Offer, as the engine gives them.
        moves=cast("list[Offer]", window.offers()),
        by_itself=by_itself,
    )


def step(table: Table, told: Told, eye: int) -> Step:
    bit = bit_of(table, eye)
    return Step(
        seq=told.seq,
        move=told.move,
        at=told.at,
        seat=told.seat,
        events=[event.seen_by(bit) for event in told.events],
    )


def hears(table: Table, looker: Looker, line: Line) -> bool:
    """What ghosts say is for ghosts until the end; what the muted say is for others."""
    if line.person in looker.muted:
        return False
    return not line.ghosts or line.person == looker.person or table.may_open(looker.person)


def snapshot(table: Table, looker: Looker, presence: Presence, by_itself: int | None, now: int) -> Snapshot:
    eye = looker.eye(table)
    looker.eye_shown = eye
    return Snapshot(
        protocol=PROTOCOL,
        seq=table.seq,
        table=table_state(table),
        you=you(table, looker, eye),
        presence=presence,
        clock=clock(table, now),
        view=view(table, eye),
        decision=decision(table, looker.person, by_itself),
        story=[step(table, told, eye) for told in table.told[-STORY_SHOWN:]],
        chat=[line for line in table.chat if hears(table, looker, line)],
    )


def change(entry: Entry) -> Change:
    """What everybody may know of an entry: never the text of a move, which can name a hidden card."""
    return Change(kind=entry.kind, seat=entry.seat, person=entry.person, why=entry.body.get("why"))


def told_of(table: Table, seq: int) -> Told | None:
    """The step an entry caused."""
    for told in reversed(table.told):
        if told.seq == seq:
            return told
        if told.seq < seq:
            return None
    return None


def missed(table: Table, looker: Looker, eye: int, entry: Entry, by_itself: int | None, now: int) -> Update:
    """An entry somebody was not there for; the last of them brings everything up to date."""
    update = Update(seq=entry.seq, at=entry.at, change=change(entry), clock=clock(table, now))
    told = told_of(table, entry.seq)
    if told is not None:
        update.step = step(table, told, eye)
    if entry.kind == "chat":
        for line in table.chat:
            if line.seq == entry.seq and hears(table, looker, line):
                update.chat = line
    if entry.seq == table.seq:
        update.table = table_state(table)
        update.you = you(table, looker, eye)
        update.decision = decision(table, looker.person, by_itself)
        shown = view(table, eye)
        update.view = UNSET if shown is None else shown
    return update


class Broadcast:
    """The messages about one entry: an `Update` for each, of which everything is encoded once for all who get the same.

    `structural`: more than the position has changed.
    """

    def __init__(self, table: Table, entry: Entry, by_itself: int | None, now: int, structural: bool) -> None:
        self.table = table
        self.entry = entry
        self.by_itself = by_itself
        self.structural = structural
        head = Update(seq=entry.seq, at=entry.at, change=change(entry), clock=clock(table, now))
        if structural:
            head.table = table_state(table)
        self._head = encode(head)[:-1]
        self._told = told_of(table, entry.seq)
        self._steps: dict[int, bytes] = {}
        changed = self._told is not None or entry.kind == "carried"
        self._sights = Sights(table.match) if changed and table.match is not None else None
        self._decider = decides(table)
        self._made: dict[tuple[int, bool], list[bytes]] = {}

    def message(self, looker: Looker, eye: int) -> bytes:
        key = (eye, looker.person == self._decider)
        made = self._made.get(key)
        if made is None:
            made = self._about_the_game(eye, looker)
            self._made[key] = made
        return b"".join([self._head, self._personal(looker, eye), *made, b"}"])

    def _personal(self, looker: Looker, eye: int) -> bytes:
        """What is for this one only."""
        if self.structural:
            return b',"you":' + encode(you(self.table, looker, eye))
        if self.entry.kind == "chat" and hears(self.table, looker, self.table.chat[-1]):
            return b',"chat":' + encode(self.table.chat[-1])
        return b""

    def _about_the_game(self, eye: int, looker: Looker) -> list[bytes]:
        """In pieces."""
        if self.entry.kind == "chat":
            return []
        pieces: list[bytes] = []
        if self._sights is not None:
            pieces.append(b',"view":')
            pieces += self._sights.view(eye)
        if self._told is not None:
            pieces.append(b',"step":')
            pieces.append(self._step(self._told, eye))
        pieces.append(b',"decision":')
        pieces.append(encode(decision(self.table, looker.person, self.by_itself)))
        return pieces

    def _step(self, told: Told, eye: int) -> bytes:
        same = visibility_key(told.events, bit_of(self.table, eye))
        made = self._steps.get(same)
        if made is None:
            made = encode(step(self.table, told, eye))
            self._steps[same] = made
        return made
