"""A table over a WebSocket.

The framework is left out here: every layer around `send` would be paid for with every message to everybody.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

import msgspec

from sanjuro.server import messages
from sanjuro.server.commands import Refused
from sanjuro.server.desk import Desk
from sanjuro.server.ears import Ear
from sanjuro.server.house import House
from sanjuro.server.limits import Bucket, Limits
from sanjuro.server.people import Person
from sanjuro.server.wire import AT_ONCE

if TYPE_CHECKING:
    from litestar.types import Receive, Send

logger = logging.getLogger("sanjuro.socket")

PATH: Final = re.compile(r"/api/tables/([^/]{1,20})/socket")
FRAME_MOST: Final = 16 * 1024
# So many frames that are not the protocol, and the connection is closed.
BAD_MOST: Final = 20


async def table_socket(
    house: House, limits: Limits, person: Person, code: str, scope: Any, receive: Receive, send: Send
) -> None:
    """Commands in, what happens out, until either side ends it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    room = await house.room(code)
    if room is None:
        await _close(send, 4404)
        return
    at_once = (scope.get("extensions") or {}).get(AT_ONCE)
    ear = Ear(Desk.looker(person), at_once, None if at_once is None else house.outbox)
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    try:
        await room.enter(ear, since(query.get("since", [None])[0]))
    except Refused as refused:
        ear.farewell(refused.error, 4403)
    conversation = Conversation(Desk(house, limits, room), person, ear, receive, send)
    try:
        await conversation.hold()
    finally:
        room.exit(ear)


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code, "reason": ""})


def since(text: str | None) -> int | None:
    """The last entry a client has; nonsense means none."""
    return int(text) if text is not None and text.isdigit() and len(text) < 10 else None


class Conversation:
    """One open socket."""

    def __init__(self, desk: Desk, person: Person, ear: Ear, receive: Receive, send: Send) -> None:
        self.desk = desk
        self.person = person
        self.ear = ear
        self.receive = receive
        self.send = send
        self.bucket = Bucket(*Limits.RATES["command"])
        self.bad = 0
        self._busy = asyncio.Lock()

    async def hold(self) -> None:
        """A command that has been begun is finished, whatever becomes of the connection."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with self._busy:
                reading.cancel()
                writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                waiting = await self.ear.next()
                if waiting is None:
                    break
                for message in waiting:
                    await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            await _close(self.send, self.ear.close_code or 1000)
        except (RuntimeError, OSError):
            pass  # they are gone

    async def _read(self) -> None:
        while True:
            frame: Any = await self.receive()
            if frame["type"] != "websocket.receive" or self.ear.close_code is not None:
                return
            data: str | bytes = frame.get("text") or frame.get("bytes") or b""
            async with self._busy:
                await self._heard(data)

    async def _heard(self, data: str | bytes) -> None:
        if self.desk.limits.on and not self.bucket.take():
            self._refuse(None, Refused("too_often", "too many messages; wait a little"))
            self._strike(4429, "flood")
            return
        if len(data) > FRAME_MOST:
            self._refuse(None, Refused("too_big", f"at most {FRAME_MOST} bytes a message"))
            self._strike(4400, "bad_message")
            return
        try:
            command = self.desk.decode(data)
        except Refused as refused:
            self._refuse(None, refused)
            self._strike(4400, "bad_message")
            return
        try:
            self.person = await self.desk.house.people.now_as(self.person)
            answer = await self.desk.do(self.person, command, self.ear)
        except Refused as refused:
            self._refuse(command.id, refused)
        else:
            if answer is not None:
                self.ear.send(msgspec.json.encode(answer))

    def _refuse(self, number: int | None, refused: Refused) -> None:
        self.desk.house.metrics.refused.labels(refused.error).inc()
        error = messages.Error(id=number, error=refused.error, message=refused.message, refusal=refused.refusal)
        self.ear.send(msgspec.json.encode(error))

    def _strike(self, code: int, reason: str) -> None:
        self.bad += 1
        if self.bad >= BAD_MOST:
            self.ear.farewell(reason, code)
