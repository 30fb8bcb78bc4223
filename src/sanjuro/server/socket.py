"""A table over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from sanjuro.server import messages
from sanjuro.server.commands import Refused
from sanjuro.server.desk import Desk
from sanjuro.server.doorman import Visit
from sanjuro.server.ears import Ear
from sanjuro.server.house import House
from sanjuro.server.limits import Bucket, Limits
from sanjuro.server.people import Person
from sanjuro.server.room import Room

logger = logging.getLogger("sanjuro.socket")

FRAME_MOST: Final = 16 * 1024
# So many frames that are not the protocol, and the connection is closed.
BAD_MOST: Final = 20


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Commands in, what happens out."""
    house: House = socket.app.state["house"]
    limits: Limits = socket.app.state["limits"]
    visit: Visit = socket.scope["sanjuro"]  # type: ignore[typeddict-item]
    person = visit.person
    await socket.accept()
    room = await house.room(code)
    if room is None or person is None:
        await socket.close(4404)
        return
    ear = Ear(Desk.looker(person))
    try:
        await room.enter(ear, since(socket.query_params.get("since")))
    except Refused as refused:
        await socket.send_data(msgspec.json.encode(messages.Goodbye(reason=refused.error)).decode(), mode="text")
        await socket.close(4403)
        return
    talk = Conversation(socket, Desk(house, limits, room), person, ear)
    try:
        await talk.hold()
    finally:
        room.exit(ear)


def since(text: str | None) -> int | None:
    """The last entry a client has; nonsense means none."""
    return int(text) if text is not None and text.isdigit() and len(text) < 10 else None


class Conversation:
    """One open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, person: Person, ear: Ear) -> None:
        self.socket = socket
        self.desk = desk
        self.person = person
        self.ear = ear
        self.bucket = Bucket(*Limits.RATES["command"])
        self.bad = 0

    @property
    def room(self) -> Room:
        return self.desk.room

    async def hold(self) -> None:
        """Until either side ends it."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                if not task.done():
                    task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _write(self) -> None:
        send = self.socket.send
        try:
            while True:
                waiting = await self.ear.next()
                if waiting is None:
                    break
                for message in waiting:
                    await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            await self.socket.close(self.ear.close_code or 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # they are gone

    async def _read(self) -> None:
        while True:
            try:
                frame = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if frame["type"] != "websocket.receive":
                return
            data: str | bytes = frame.get("text") or frame.get("bytes") or b""
            if self.ear.close_code is not None:
                return
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
            answer = await self.desk.do(self.person, command, self.ear)
        except Refused as refused:
            self._refuse(command.id, refused)
        else:
            self.person = await self.desk.house.people.get(self.person.id) or self.person
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
