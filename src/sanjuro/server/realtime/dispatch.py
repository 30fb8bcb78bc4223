"""The dispatcher: every command of a client, over the socket or by POST, reaches its table here.

A command is decoded, rate-limited, authorised under the table's lock (`tables/permissions.py`), and carried out.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from sanjuro.server.limits import Limits, source
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.opening import carried_chat, open_rematch
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.accounts import check_free, seat_name
from sanjuro.server.people.people import Person
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import BadText, is_person
from sanjuro.server.tables.commands import entries_for, judged, judged_clicks
from sanjuro.server.tables.entries import HostChanged, Kicked, Locked, RematchOpened, body
from sanjuro.server.tables.permissions import action, check_ahead, check_command, may_take_over, steps_for_people
from sanjuro.server.tables.setup import Actor
from sanjuro.server.views.table_views import Viewer

logger = logging.getLogger("sanjuro.dispatch")

DECODER: Final = msgspec.json.Decoder(messages.AnyCommand)
CHANGES_NOTHING: Final = (messages.Ping, messages.Look, messages.WhyNot)
# Approximate size of a log entry without its text.
ENTRY_BYTES: Final = 200


def number_of(data: str | bytes) -> int | None:
    """The id of an invalid message, so that its sender knows which one was refused."""
    try:
        message: object = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def decode(data: str | bytes) -> messages.Command:
    try:
        command: messages.Command = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", f"not a valid command: {error}") from None
    if (b"\\u0000" in data) if isinstance(data, bytes) else ("\\u0000" in data):
        raise Refused("bad_message", "not a valid command: text must not contain the character NUL")
    return command


def viewer(person: Person) -> Viewer:
    return Viewer(person.id, person.name, person.muted)


class Dispatcher:
    """Carries out commands from one address for one table."""

    def __init__(self, registry: Registry, limits: Limits, live: LiveTable, address: str) -> None:
        self.registry = registry
        self.limits = limits
        self.live = live
        self.source = source(address)
        self.network = registry.people.network_mark(address)

    async def do(
        self, person: Person, command: messages.Command, connection: Connection | None
    ) -> messages.Message | None:
        """Carry out a command; returns the answer, or raises `Refused`."""
        if isinstance(command, messages.Play):
            self._limit_moves(person)
        seated_move = isinstance(command, messages.Play) and person.known
        if not seated_move and not isinstance(command, CHANGES_NOTHING):
            # Before anything is written for a person, even the row that says they exist.
            check_ahead(self.live.table, person.id, command, self.live.host_is_gone())
            self._limit(person, command)
            person = await self.registry.people.meet(person)
            if connection is not None:
                connection.viewer.name = person.name
        self.live.used = self.registry.now()
        if self.live.streams > 0:
            self.live.keep_streams_alive(person.id)
        failure: Exception | None = None
        try:
            async with self.live.lock:
                return await self._carry_out(person, command, connection)
        except Refused:
            raise
        except Exception as error:
            failure = error
        logger.error("table %s: %s failed", self.live.table.code, action(command), exc_info=failure)
        raise Refused("internal", "something went wrong and nothing has changed; try again")

    async def _carry_out(
        self, person: Person, command: messages.Command, connection: Connection | None
    ) -> messages.Message | None:
        """Carry out a command while the lock is held."""
        live = self.live
        now = await self.registry.people.now_as(person)
        if now.epoch != person.epoch:
            # Signed out or erased while the command waited for the lock.
            raise Refused("bad_cookie", "you have signed out")
        actor = now.actor()
        if may_take_over(live.table, person.id, command, live.host_is_gone()):
            await live.commit([HostChanged(person.id)])
        check_command(live.table, actor, command, self.network)
        if isinstance(command, messages.Ping):
            return messages.Pong(id=command.id, now=self.registry.now())
        if isinstance(command, messages.WhyNot):
            if command.clicks:
                refusal = judged_clicks(live.table, command.seat, command.clicks)
            else:
                refusal = judged(live.table, command.seat, command.text)[1]
            return messages.Reason(id=command.id, refusal=refusal)
        if isinstance(command, messages.Look):
            return self._look(person, command, connection)
        if isinstance(command, messages.Mute):
            await self._mute(person, command)
        elif isinstance(command, messages.Report):
            await self.registry.people.report(live.table, person.id, command)
        elif isinstance(command, messages.OneMove):
            live.timer.one_move(steps_for_people(live.table, person.id))
        elif isinstance(command, messages.Rematch):
            return messages.Done(id=command.id, code=await self._rematch(person, actor))
        else:
            if isinstance(command, messages.Start):
                self.registry.open_tables.check_start(live.table.code)
            elif isinstance(command, (messages.Sit, messages.Chat)):
                await self._check_names(actor, command)
            made = entries_for(live.table, actor, command, self.registry.now())
            if isinstance(command, messages.Kick):
                self._check_presence(command.person)
            for entry in made:
                if isinstance(entry, Kicked):
                    entry.networks = live.networks_to_ban(entry.person)
                elif isinstance(entry, Locked):
                    entry.people = live.people_present()
            await live.commit(made)
        return messages.Done(id=command.id)

    def _limit(self, person: Person, command: messages.Command) -> None:
        allows = self.limits.allows
        code = self.live.table.code
        often = False
        if isinstance(command, messages.Chat):
            by_person = allows("chat", person.id)
            often = not (by_person and allows("chat_address", self.source) and allows("chat_table", code))
        elif isinstance(command, messages.Report):
            often = not (allows("report", person.id) and allows("report_address", self.source))
        if often:
            raise Refused("too_often", "too fast: wait a little before the next message or report")
        if not isinstance(command, messages.Play):
            self.limit_bytes(person, ENTRY_BYTES + len(msgspec.json.encode(command)))

    def _limit_moves(self, person: Person) -> None:
        allows = self.limits.allows
        if not (allows("move", person.id) and allows("move_address", self.source)):
            raise Refused("too_often", "too fast: wait a little before the next move")

    def limit_bytes(self, person: Person, count: int) -> None:
        allows = self.limits.allows
        if not allows("bytes", person.id, count) or not allows("bytes_address", self.source, count):
            raise Refused("too_many", "you have reached the hourly limit of stored data; wait a little")

    async def _check_names(self, actor: Actor, command: messages.Command) -> None:
        """Registered names may only be used by their owners, at every seat and in the chat."""
        people = self.registry.people
        if isinstance(command, messages.Sit) and command.name is not None:
            try:
                await check_free(people, actor.person, command.name)
            except BadText as error:
                raise Refused("bad_value", str(error)) from None
        if isinstance(command, messages.Chat):
            for seat in self.live.table.seats_of(actor.person)[:1]:
                name = self.live.table.chairs[seat].name
                if name != actor.name and (await seat_name(people, actor.person, name))[0] != name:
                    actor.denied = name

    def _check_presence(self, person: str) -> None:
        """Refused unless the person to kick is at the table."""
        if person not in self.live.table.known_people() and not self.live.present(person):
            raise Refused("bad_value", "that person is not at this table")

    async def _rematch(self, person: Person, actor: Actor) -> str:
        table = self.live.table
        if table.next is not None:
            return table.next
        self.limit_bytes(
            person, sum([ENTRY_BYTES + len(msgspec.json.encode(body(said))) for said in carried_chat(table)])
        )
        code = await open_rematch(self.registry, table, actor, self.source)
        await self.live.commit([RematchOpened(actor.person, code)])
        return code

    async def _mute(self, person: Person, command: messages.Mute) -> None:
        if not is_person(command.person):
            raise Refused("bad_value", "no such person")
        person = await self.registry.people.mute(person, command.person, command.on)
        for other in self.live.connections:
            if other.viewer.person == person.id:
                other.viewer.muted = person.muted
                self.live.show(other)

    def _look(self, person: Person, command: messages.Look, connection: Connection | None) -> messages.Message | None:
        """Switch the view of a connection; over POST, return a single snapshot."""
        if connection is not None:
            self.live.look(connection, command.seat, command.open)
            return messages.Done(id=command.id)
        once = viewer(person)
        once.look_seat = command.seat
        once.look_open = command.open
        return self.live.snapshot(once)
