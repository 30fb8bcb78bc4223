"""A table in memory: one thing at a time happens to it, is written down, and then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from sanjuro.server import faces, messages, ratings
from sanjuro.server.cards import card
from sanjuro.server.commands import Refused, drafts, moved, why_not
from sanjuro.server.ears import Ear
from sanjuro.server.entries import Asker, Draft, Entry
from sanjuro.server.loading import packed, unfold
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import SAT, UNSAT, as_json, noted
from sanjuro.server.storage.writer import Snapshot, Taken, Work
from sanjuro.server.table import Table
from sanjuro.server.waiting import Alarm

if TYPE_CHECKING:
    from sanjuro.server.house import House

logger = logging.getLogger("sanjuro.room")

SNAPSHOT_EVERY = 16
HOST_ONLY = (
    messages.Start,
    messages.Arrange,
    messages.AddBot,
    messages.RemoveBot,
    messages.Pause,
    messages.Resume,
    messages.Kick,
)
# Entries after which others may sit at the table.
SEATING = {"arranged", "sat", "stood", "bot", "no_bot", "left", "kicked"}
# Entries kept for those who were away for a moment.
MISSED_MOST = 64


class Room:
    """The people, the bots and the log of one table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.recent: list[Entry] = []
        self.alarm = Alarm(self)
        self.used = house.now()
        # Set when memory and log could not be brought together: nothing more is done here.
        self.abandoned = False
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- commands -----------------------------------------------------------------------

    async def do(self, asker: Asker, command: messages.Command) -> messages.Message:
        """Carry a command out; the answer, or `Refused`."""
        self.used = self.house.now()
        if isinstance(command, messages.Ping):
            return messages.Pong(id=command.id, now=self.house.now())
        async with self.lock:
            if isinstance(command, messages.WhyNot):
                refusal = why_not(self.table, asker, command.seat, command.text)
                return messages.Reason(id=command.id, refusal=refusal)
            if isinstance(command, messages.Rematch):
                return messages.Done(id=command.id, code=await self._rematch(asker))
            if isinstance(command, messages.Report):
                await self.house.people.report(self.table, asker.person, command)
                return messages.Done(id=command.id)
            if isinstance(command, HOST_ONLY) and self._host_is_gone(asker):
                await self.commit([Draft("host", None, asker.person)])
            await self.commit(drafts(self.table, asker, command, self.house.now()))
            if isinstance(command, messages.Kick):
                await self._turn_out(command.person)
        return messages.Done(id=command.id)

    def _host_is_gone(self, asker: Asker) -> bool:
        """The table must not wait for a host who has not been seen for a while: who sits there takes over."""
        table = self.table
        if table.host == asker.person or not table.seats_of(asker.person) or asker.person in table.banned:
            return False
        return not self.present(table.host) and self.alarm.gone_for(table.host) > self.house.settings.grace * 1000

    async def _rematch(self, asker: Asker) -> str:
        table = self.table
        if table.next is not None:
            return table.next
        if table.state != "over":
            raise Refused("not_now", "a rematch comes after the end of the game")
        if not table.seats_of(asker.person):
            raise Refused("not_yours", "you did not play at this table")
        code = await self.house.open_rematch(table, asker)
        await self.commit([Draft("rematch", None, asker.person, {"code": code})])
        return code

    async def _turn_out(self, person: str) -> None:
        for ear in list(self.ears):
            if ear.looker.person == person:
                ear.farewell("kicked", 4403)

    # ---- the log ------------------------------------------------------------------------

    async def commit(self, made: list[Draft]) -> None:
        """Write entries and tell them; the lock must be held. What cannot be written has not happened."""
        if not made:
            return
        if self.abandoned:
            raise Refused("conflict", "the table has been put away; connect again")
        table = self.table
        now = self.house.now()
        before = (table.state, self._ghosts())
        entries: list[Entry] = []
        try:
            for draft in made:
                entry = Entry(
                    seq=table.seq + 1, at=now, kind=draft.kind, seat=draft.seat, person=draft.person, body=draft.body
                )
                table.apply(entry)
                entries.append(entry)
            structural = [entry.kind for entry in entries] != ["moved"] and entries[-1].kind != "chat"
            structural = structural or before != (table.state, self._ghosts())
            seating = any([entry.kind in SEATING for entry in entries])
            began = time.perf_counter()
            kept = self._snapshot_due(entries)
            await self.house.store.append(table.code, entries, self._beside(entries, structural, before[0]), kept)
        except Taken:
            # Another worker was quicker: its entries are the truth.
            await self._forget_and_reload()
            raise Refused("conflict", "the table has changed meanwhile; try again") from None
        except BaseException:
            await self._forget_and_reload()
            raise
        self.house.metrics.wrote(table, entries, time.perf_counter() - began)
        self.recent.extend(entries)
        del self.recent[:-MISSED_MOST]
        self.alarm.set()
        for entry in entries:
            self._tell(entry, structural, now)
        if seating:
            self._tell_presence(None)

    def _ghosts(self) -> int:
        match = self.table.match
        return 0 if match is None else sum(match.is_out(seat) for seat in range(match.seats))

    def _snapshot_due(self, entries: list[Entry]) -> Snapshot | None:
        due = entries[-1].kind == "moved" and self.table.moves_played % SNAPSHOT_EVERY == 0
        return packed(self.table) if due else None

    def _beside(self, entries: list[Entry], structural: bool, state_before: str) -> Work | None:
        """What else is written in the same transaction: lists, who sits where, results."""
        table = self.table
        works: list[Work] = []
        if structural:
            values = {
                "state": table.state,
                "open": table.settings.open,
                "watch": table.settings.watch,
                "card": msgspec.json.encode(card(table)).decode(),
                "changed": entries[-1].at,
                "ended": table.ended,
            }
            works.append(noted(table.code, values))
        for entry in entries:
            row = {"code": table.code, "person": entry.person}
            if entry.kind == "sat":
                works.append(_execute(SAT, row))
            elif entry.kind in ("left", "kicked", "stood") and table.state == "lobby":
                assert entry.person is not None
                if not table.seats_of(entry.person):
                    works.append(_execute(UNSAT, row))
        if table.state == "over" and state_before == "playing":
            rows = ratings.results(table)
            works.append(lambda connection: ratings.keep(connection, rows))
            works.append(self._keep_record)
        if not works:
            return None

        def work(connection: Connection) -> None:
            for part in works:
                part(connection)

        return work

    def _keep_record(self, connection: Connection) -> None:
        """The record as these rules write it: later ones may not be able to."""
        table = self.table
        assert table.match is not None
        labels = [table.game.labels(table.match, seat) for seat in range(table.match.seats)]
        connection.execute(
            schema.records.insert(),
            {"code": table.code, "record": table.match.record(), "labels": as_json(labels)},
        )

    async def _forget_and_reload(self) -> None:
        """Back to what the log says; if not even that can be read, everybody has to come again."""
        try:
            await self.reload()
        except Exception:
            logger.exception("table %s cannot be read", self.table.code)
            self.abandoned = True
            self.house.rooms.pop(self.table.code, None)
            self.alarm.stop()
            for ear in list(self.ears):
                ear.farewell("restart", 1012)

    async def reload(self) -> None:
        """Forget what is in memory and read the log again; everybody gets a snapshot."""
        loaded = await self.house.store.load(self.table.code)
        if loaded is None:
            return
        self.table, _, _ = unfold(*loaded)
        self.recent = []
        self.alarm.forget()
        self.alarm.set()
        for ear in self.ears:
            self.show(ear)

    # ---- telling ------------------------------------------------------------------------

    def _tell(self, entry: Entry, structural: bool, now: int) -> None:
        if not self.ears:
            return
        broadcast = faces.Broadcast(self.table, entry, self.alarm.by_itself, now, structural)
        for ear in self.ears:
            eye = ear.looker.eye(self.table)
            if eye != ear.looker.eye_shown:
                self.show(ear)
            elif ear.seq < entry.seq:
                ear.seq = entry.seq
                ear.send(broadcast.message(ear.looker, eye))

    def show(self, ear: Ear) -> None:
        """Everything, as of now."""
        ear.seq = self.table.seq
        ear.send(msgspec.json.encode(self.snapshot(ear.looker)))

    def snapshot(self, looker: faces.Looker) -> messages.Snapshot:
        return faces.snapshot(self.table, looker, self.presence(), self.alarm.by_itself, self.house.now())

    def catch_up(self, ear: Ear, since: int | None) -> None:
        """What somebody missed, if it is still at hand; else everything."""
        table = self.table
        missed = [] if since is None else [entry for entry in self.recent if entry.seq > since]
        if since is None or since > table.seq or len(missed) != table.seq - since:
            self.show(ear)
            return
        eye = ear.looker.eye(table)
        ear.looker.eye_shown = eye
        ear.seq = table.seq
        now = self.house.now()
        for entry in missed:
            ear.send(msgspec.json.encode(faces.missed(table, ear.looker, eye, entry, self.alarm.by_itself, now)))
        ear.send(msgspec.json.encode(self.presence()))

    # ---- presence -----------------------------------------------------------------------

    def present(self, person: str) -> bool:
        return any(ear.looker.person == person for ear in self.ears)

    def presence(self) -> messages.Presence:
        here = {ear.looker.person for ear in self.ears}
        seats = [chair.level is not None or chair.person in here for chair in self.table.chairs]
        seated = set(self.table.people())
        return messages.Presence(seats=seats, watchers=len(here - seated))

    async def enter(self, ear: Ear, since: int | None) -> None:
        async with self.lock:
            table = self.table
            person = ear.looker.person
            if person in table.banned:
                raise Refused("kicked", "the host has sent you away from this table")
            seated = bool(table.seats_of(person)) or table.host == person
            if not seated and table.state != "lobby" and not table.settings.watch:
                raise Refused("not_allowed", "this table is not for onlookers")
            self.used = self.house.now()
            self.ears.add(ear)
            self.catch_up(ear, since)
            self._tell_presence(ear)
            back = [s for s in table.seats_of(person) if table.chairs[s].away == "dropped"]
            if back and table.state == "playing":
                await self.commit([Draft("back", seat, person) for seat in back])
            else:
                self.alarm.set()

    def exit(self, ear: Ear) -> None:
        if ear not in self.ears:
            return
        self.ears.discard(ear)
        self.used = self.house.now()
        if not self.present(ear.looker.person):
            self.alarm.dropped(ear.looker.person)
            self._tell_presence(None)
            self.alarm.set()

    def _tell_presence(self, but: Ear | None) -> None:
        message = msgspec.json.encode(self.presence())
        for ear in self.ears:
            if ear is not but:
                ear.send(message)

    # ---- what happens by itself ---------------------------------------------------------

    async def play_for(self, seat: int, answers: int, text: str) -> None:
        """A bot's or a forced move, unless the table has gone on."""
        async with self.lock:
            table = self.table
            if table.answers == answers and table.asked == seat and not table.paused:
                await self.commit([moved(table, seat, text, self.house.now())])

    async def send_away(self, seat: int, answers: int, why: str) -> None:
        """A bot stands in from now on, unless the person has moved."""
        async with self.lock:
            table = self.table
            if table.answers == answers and table.asked == seat and not table.paused and not table.chairs[seat].by_bot:
                await self.commit([Draft("away", seat, table.chairs[seat].person, {"why": why})])

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def idle(self, before: int) -> bool:
        """Whether it can be put away: nobody looks, nothing will happen by itself."""
        return not self.ears and not self.alarm.waits and self.used < before and not self.lock.locked()


def _execute(statement: Any, row: dict[str, Any]) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(statement, row)

    return work
