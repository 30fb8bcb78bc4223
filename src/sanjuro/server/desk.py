"""Where commands come in, over the socket or by POST."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from sanjuro.server import messages
from sanjuro.server.commands import Refused
from sanjuro.server.ears import Ear
from sanjuro.server.faces import Looker
from sanjuro.server.house import House
from sanjuro.server.limits import Limits
from sanjuro.server.people import Person
from sanjuro.server.room import Room

logger = logging.getLogger("sanjuro.desk")

DECODER: Final = msgspec.json.Decoder(messages.AnyCommand)
CHANGES_NOTHING: Final = (messages.Ping, messages.Look, messages.WhyNot)


class Desk:
    """Takes the commands for one table."""

    def __init__(self, house: House, limits: Limits, room: Room) -> None:
        self.house = house
        self.limits = limits
        self.room = room

    @staticmethod
    def looker(person: Person) -> Looker:
        return Looker(person.id, person.name, person.muted)

    @staticmethod
    def decode(data: str | bytes) -> messages.Command:
        try:
            command: messages.Command = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad_message", f"that is not a command: {error}") from None
        return command

    async def do(self, person: Person, command: messages.Command, ear: Ear | None) -> messages.Message | None:
        """The answer; None where the answer is the snapshot already sent."""
        if isinstance(command, messages.Look):
            return await self._look(person, command, ear)
        if not isinstance(command, CHANGES_NOTHING):
            person = await self.house.people.meet(person)
            if ear is not None:
                ear.looker.name = person.name
        if isinstance(command, messages.Chat) and not self.limits.allows("chat", person.id):
            raise Refused("too_often", "not so fast: wait a little before the next line")
        if isinstance(command, messages.Report) and not self.limits.allows("report", person.id):
            raise Refused("too_often", "not so fast: wait a little before the next report")
        if isinstance(command, messages.Mute):
            person = await self.house.people.mute(person, command.person[:10], command.on)
            for other in self.room.ears:
                if other.looker.person == person.id:
                    other.looker.muted = person.muted
                    self.room.show(other)
            return messages.Done(id=command.id)
        try:
            return await self.room.do(person.asker(), command)
        except Refused:
            raise
        except Exception:
            logger.exception("table %s: a %s failed", self.room.table.code, type(command).__name__)
            raise Refused("internal", "something went wrong; it has been written down") from None

    async def _look(self, person: Person, command: messages.Look, ear: Ear | None) -> messages.Message | None:
        """Change the eyes of a connection; by POST, look once."""
        async with self.room.lock:
            table = self.room.table
            looker = ear.looker if ear is not None else self.looker(person)
            if command.open and not table.may_open(person.id):
                raise Refused("not_allowed", "all cards are shown only to who is out, and to all when the game is over")
            if command.seat is not None and command.seat not in table.seats_of(person.id):
                raise Refused("not_yours", f"seat {command.seat} is not yours")
            looker.look_open = command.open
            looker.look_seat = command.seat
            if ear is None:
                return self.room.snapshot(looker)
            self.room.show(ear)
            return messages.Done(id=command.id)
