"""A table in memory. Changes happen one at a time: each is written to the log and then broadcast.

`LiveTable.table` is always the state that the log describes. A change is applied to a copy, which replaces it only
after the write, so that no reader, with or without the lock, can see anything that is not on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from sanjuro.server.live.changes import table_change
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.timer import TableTimer
from sanjuro.server.people.personal_data import anonymise_tables
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage.writer import Taken
from sanjuro.server.tables.commands import entries_for, judged, moved
from sanjuro.server.tables.entries import CameBack, Entry, Logged, Moved, Resumed, Said, WentAway
from sanjuro.server.tables.loading import load_table
from sanjuro.server.tables.permissions import SEE, check_newcomer, may_open, refusal
from sanjuro.server.tables.setup import Actor
from sanjuro.server.tables.table import Table
from sanjuro.server.views import table_views

if TYPE_CHECKING:
    from sanjuro.server.live.registry import Registry

logger = logging.getLogger("sanjuro.tables")

# Entries kept for clients that were disconnected for a moment.
RECENT_MOST = 64
# People whose chosen view is remembered after a lost connection.
REMEMBERED_MOST = 100
# Spectators whose names are sent to the others; the rest are only counted.
WATCHERS_NAMED = 12


class LiveTable:
    """A table that is being played or watched: its state, its connections, its timer."""

    def __init__(self, registry: Registry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.streams = 0  # connections that are closed when their owner is idle
        # Requests that are using this table: it must not be unloaded meanwhile.
        self.users = 0
        self.unloaded = False
        self.recent: list[Logged] = []
        self.timer = TableTimer(self)
        self.used = registry.now()
        self._looks: dict[str, tuple[int | None, bool]] = {}
        # The networks people were last connected from.
        self._networks: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- the log ------------------------------------------------------------------------

    async def carry_out(self, actor: Actor, command: messages.Command) -> None:
        """Write the entries of a command. The lock must be held, and the permission checked."""
        await self.commit(entries_for(self.table, actor, command, self.registry.now()))

    async def commit(self, made: list[Entry]) -> None:
        """Write entries and broadcast them; the lock must be held. If the write fails, nothing has changed."""
        if not made:
            return
        if self.unloaded:
            raise Refused("conflict", "the table has been unloaded; connect again")
        before = self.table
        after = before.copy()
        now = self.registry.now()
        entries = [after.append(entry, now) for entry in made]
        structural = (len(made) > 1 or not isinstance(made[0], Moved)) and not isinstance(made[-1], Said)
        structural = structural or before.state != after.state or _seats_out(before) != _seats_out(after)
        began = time.perf_counter()
        failed: BaseException | None = None
        try:
            await self.registry.store.append(table_change(before, after, entries, structural))
        except BaseException as error:
            # No await here: the compiled code would crash (docs/architecture.md, "Compiled").
            failed = error
        if isinstance(failed, Taken):
            # Another process has written to this table: its log is ahead of us.
            await self.reload()
            raise Refused("conflict", "the table has changed in the meantime; try again")
        if failed is not None:
            raise failed
        self.table = after
        if before.state != after.state:
            self.registry.open_tables.note(after.code, after.setup.host, after.state)
        self.registry.metrics.wrote(after, entries, time.perf_counter() - began)
        self.recent.extend(entries)
        del self.recent[:-RECENT_MOST]
        self.timer.set()
        if structural:
            self._close_forbidden()
        for logged in entries:
            self._broadcast(logged, structural, now)
        if any([entry.seating for entry in made]):
            self._broadcast_presence(None)

    async def reload(self) -> None:
        """Read the log again and send everyone a snapshot."""
        loaded = await self.registry.store.load(self.table.code)
        if loaded is None:
            return
        self.table, _, _ = load_table(*loaded)
        self.recent = []
        self.timer.forget()
        self.timer.set()
        for connection in self.connections:
            self.show(connection)

    async def anonymise(self, person: str, name: str) -> None:
        """Remove a person who has been erased from the table in memory; everyone gets a snapshot.

        The summary and the log are cleaned once more: something written in the meantime may contain the name.
        """
        async with self.lock:
            for connection in self.connections:
                if connection.viewer.person == person:
                    # It is being closed, but still counts as present.
                    connection.viewer.name = name
            if person not in self.table.known_people() and not any(
                [logged.entry.person == person for logged in self.recent]
            ):
                return
            await anonymise_tables(self.registry.people, person, [self.table.code])
            after = self.table.copy()
            after.anonymise(person, name)
            self.table = after
            # Clients that were disconnected get a snapshot too, not what they have missed.
            self.recent = []
            for connection in self.connections:
                self.show(connection)

    # ---- broadcasting -------------------------------------------------------------------

    def _broadcast(self, entry: Logged, structural: bool, now: int) -> None:
        if not self.connections:
            return
        broadcast = table_views.Broadcast(self.table, entry, self.timer.by_itself, now, structural)
        for connection in self.connections:
            eye = connection.viewer.eye(self.table)
            if eye != connection.viewer.eye_shown:
                self.show(connection)
            elif connection.seq < entry.seq:
                connection.seq = entry.seq
                connection.send(broadcast.message(connection.viewer, eye))

    def _close_forbidden(self) -> None:
        """Close the connections of people who may not see the table any more."""
        for connection in list(self.connections):
            refused = refusal(self.table, connection.viewer.person, SEE)
            if refused is not None:
                connection.close(refused.error, 4403)

    def show(self, connection: Connection) -> None:
        """Send a snapshot of the current state."""
        connection.seq = self.table.seq
        connection.send(msgspec.json.encode(self.snapshot(connection.viewer)))

    def snapshot(self, viewer: table_views.Viewer) -> messages.Snapshot:
        return table_views.snapshot(self.table, viewer, self.presence(), self.timer.by_itself, self.registry.now())

    def catch_up(self, connection: Connection, since: int | None) -> None:
        """Send the updates a person missed if they are still in memory; otherwise a snapshot.

        People who may see several views get a snapshot: nobody knows which view the client has seen so far.
        """
        table = self.table
        viewer = connection.viewer
        one_eye = len(table.seats_of(viewer.person)) <= 1 and not may_open(table, viewer.person)
        missed = [] if since is None else [entry for entry in self.recent if entry.seq > since]
        if since is None or since > table.seq or len(missed) != table.seq - since or not one_eye:
            self.show(connection)
            return
        eye = viewer.eye(table)
        viewer.eye_shown = eye
        connection.seq = table.seq
        now = self.registry.now()
        for entry in missed:
            update = table_views.missed(table, viewer, eye, entry, self.timer.by_itself, now)
            connection.send(msgspec.json.encode(update))
        connection.send(msgspec.json.encode(self.presence()))

    # ---- connections --------------------------------------------------------------------

    def present(self, person: str) -> bool:
        return any([connection.viewer.person == person for connection in self.connections])

    def presence(self) -> messages.Presence:
        here = {connection.viewer.person: connection.viewer.name for connection in self.connections}
        chairs = self.table.chairs
        seated = set(self.table.people())
        names = sorted([name for person, name in here.items() if person not in seated])
        gone: list[int | None] = []
        for chair in chairs:
            absent = chair.person is not None and chair.person not in here
            gone.append(self.timer.gone_since(chair.person) if absent and chair.person is not None else None)
        return messages.Presence(
            seats=[chair.level is not None or chair.person in here for chair in chairs],
            watchers=len(names),
            watching=names[:WATCHERS_NAMED],
            gone=gone,
            grace=None if self.table.preset.correspondence else int(self.registry.settings.grace * 1000),
            at_result=self._at_result(),
        )

    def _at_result(self) -> list[bool]:
        """For each seat, whether its person is still looking at the result of the previous game."""
        table = self.table
        before = None if table.previous is None else self.registry.live_tables.get(table.previous)
        if before is None or table.state != "lobby":
            return []
        return [c.person is not None and not self.present(c.person) and before.present(c.person) for c in table.chairs]

    def _tell_rematch(self) -> None:
        """Tell people at the table of the rematch who is still looking at this one."""
        after = None if self.table.next is None else self.registry.live_tables.get(self.table.next)
        if after is not None and after.table.state == "lobby":
            after._broadcast_presence(None)

    async def enter(self, connection: Connection, since: int | None) -> None:
        """Add the connection of a person who may see the table."""
        async with self.lock:
            refused = refusal(self.table, connection.viewer.person, SEE)
            if refused is not None:
                raise refused
            person = connection.viewer.person
            check_newcomer(self.table, person, connection.network)
            self._networks[person] = connection.network
            if len(self._networks) > REMEMBERED_MOST:
                del self._networks[next(iter(self._networks))]
            self.used = self.registry.now()
            self.look_again(connection.viewer)
            self.connections.add(connection)
            self.streams += connection.ends_when_idle
            self.catch_up(connection, since)
            self._broadcast_presence(connection)
            self._tell_rematch()
            table = self.table
            back = [s for s in table.seats_of(person) if table.chairs[s].away == "dropped"]
            if back and table.state == "playing":
                await self.commit([CameBack(seat, person) for seat in back])
            else:
                self.timer.set()

    def exit(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.streams -= connection.ends_when_idle
        self.used = self.registry.now()
        if not self.present(connection.viewer.person):
            self.timer.dropped(connection.viewer.person)
            self._broadcast_presence(None)
            self._tell_rematch()
            self.timer.set()

    def looked_at(self) -> None:
        """Note that someone has asked for the state: a table that waited for a spectator continues."""
        self.used = self.registry.now()
        if not self.timer.waits and not self.table.players_left():
            self.timer.set()

    def people_present(self) -> list[str]:
        """The people who are connected, up to the limit of what is remembered."""
        here = {connection.viewer.person for connection in self.connections}
        return sorted(here - self.table.banned)[:REMEMBERED_MOST]

    def networks_to_ban(self, person: str) -> list[str]:
        """The network of a person who is kicked, unless the host or a seated person shares it."""
        others = [other for other in [self.table.host, *self.table.people()] if other != person]
        shared = {self._networks.get(other, "") for other in others}
        return [network for network in [self._networks.get(person, "")] if network and network not in shared]

    def keep_streams_alive(self, person: str) -> None:
        for connection in self.connections:
            if connection.ends_when_idle and connection.viewer.person == person:
                connection.keep_alive()

    def look(self, connection: Connection, seat: int | None, everything: bool) -> None:
        """Switch to another view, and remember it for the next connection."""
        connection.viewer.look_seat = seat
        connection.viewer.look_open = everything
        self._looks[connection.viewer.person] = (seat, everything)
        if len(self._looks) > REMEMBERED_MOST:
            del self._looks[next(iter(self._looks))]
        self.show(connection)

    def look_again(self, viewer: table_views.Viewer) -> None:
        """Restore the view that a person has chosen at this table."""
        look = self._looks.get(viewer.person)
        if look is not None:
            viewer.look_seat, viewer.look_open = look

    def disconnect(self, person: str, only_tokens: bool, session: str | None = None) -> None:
        """Close the connections of a person who has signed out, or only those of tokens or of one session."""
        for connection in list(self.connections):
            if connection.viewer.person != person or (only_tokens and not connection.by_token):
                continue
            if session is None or connection.session == session:
                connection.close("signed_out", 4401)

    def _broadcast_presence(self, but: Connection | None) -> None:
        message = msgspec.json.encode(self.presence())
        for connection in self.connections:
            if connection is not but:
                connection.send(message)

    def host_is_gone(self) -> bool:
        """Whether the host has been disconnected for so long that someone else may take over."""
        host = self.table.host
        return not self.present(host) and self.timer.gone_for(host) > self.registry.settings.grace * 1000

    # ---- what the timer does ------------------------------------------------------------

    async def play_for(self, seat: int, question: int, text: str, paused: bool, by_bot: bool) -> None:
        """Play the move of a bot or a forced move, unless the game has moved on, was paused or resumed, or the seat has
        changed hands: a bot must not move for a person who is back, and a forced move must not be played for a bot."""
        async with self.lock:
            table = self.table
            asked = table.question == question and table.asked == seat
            if asked and table.paused == paused and table.chairs[seat].by_bot == by_bot:
                move, _ = judged(table, seat, text)
                if move is not None:
                    await self.commit([moved(table, seat, move, self.registry.now())])

    async def send_away(self, seat: int, question: int, why: str) -> None:
        """Let a bot stand in, unless the person has moved or come back, or has more time now."""
        async with self.lock:
            table = self.table
            asked = table.question == question and table.asked == seat
            if asked and not table.paused and not table.chairs[seat].by_bot:
                if self.timer.is_due(seat, why):
                    await self.commit([WentAway(seat, why, table.chairs[seat].person)])
                else:
                    self.timer.set()

    async def end_pause(self) -> None:
        """End a pause that has reached the time limit."""
        async with self.lock:
            ends = self.table.pause_ends()
            if self.table.paused and ends is not None and ends <= self.registry.now():
                await self.commit([Resumed(why="limit")])

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def busy(self) -> bool:
        """Whether the table is in use, or something is running or scheduled soon."""
        return self.users > 0 or len(self.connections) > 0 or len(self._tasks) > 0 or self.timer.waits_for_soon()

    def idle(self, before: int) -> bool:
        """Whether it can be unloaded: it is not busy and has not been used since `before`."""
        return not self.busy() and self.used < before


def _seats_out(table: Table) -> int:
    match = table.match
    return 0 if match is None else sum([match.is_out(seat) for seat in range(match.seats)])
