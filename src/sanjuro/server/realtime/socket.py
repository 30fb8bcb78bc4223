"""A table over a WebSocket.

This uses plain ASGI without the web framework: every layer around `send` would cost time per message.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from sanjuro.server.limits import Limits
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.people import Person
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import whole_number
from sanjuro.server.realtime.asgi import ABORT, WRITE_NOW, Receive, Send
from sanjuro.server.realtime.dispatch import Dispatcher, decode, number_of, viewer

logger = logging.getLogger("sanjuro.socket")

FRAME_MOST: Final = 16 * 1024
# After this many invalid frames the connection is closed.
BAD_MOST: Final = 20
SEQ_MOST: Final = 2**31


async def table_socket(
    registry: Registry,
    limits: Limits,
    person: Person,
    by_token: bool,
    session: str,
    code: str,
    scope: Any,
    receive: Receive,
    send: Send,
) -> None:
    """Read commands and send updates until either side closes the connection."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions = scope.get("extensions") or {}
    write_now = extensions.get(WRITE_NOW)
    connection = Connection(
        viewer(person), write_now, None if write_now is None else registry.outbox, extensions.get(ABORT)
    )
    connection.by_token = by_token
    connection.session = session
    client = scope.get("client")
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    since = whole_number(query.get("since", [None])[0], SEQ_MOST)
    not_found = False
    try:
        async with registry.table(code) as live:
            try:
                connection.network = registry.people.network_mark(client[0] if client else "?")
                await live.enter(connection, since)
            except Refused as refused:
                connection.close(refused.error, 4403)
            dispatcher = Dispatcher(registry, limits, live, client[0] if client else "?")
            conversation = Conversation(dispatcher, person, connection, receive, send)
            try:
                await conversation.hold()
            finally:
                live.exit(connection)
    except Refused:
        not_found = True
    if not_found:
        await _close(send, 4404)


async def refuse_socket(receive: Receive, send: Send, code: int) -> None:
    """Accept a socket and close it at once: a close code can only be sent to a socket that was accepted."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await _close(send, code)


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code, "reason": ""})


class Conversation:
    """One open socket."""

    def __init__(
        self, dispatcher: Dispatcher, person: Person, connection: Connection, receive: Receive, send: Send
    ) -> None:
        self.dispatcher = dispatcher
        self.person = person
        self.connection = connection
        self.receive = receive
        self.send = send
        self.bucket = dispatcher.limits.bucket("command")
        self.bad = 0
        self._busy = asyncio.Lock()

    async def hold(self) -> None:
        """Read and write until the connection ends. A command in progress is always finished."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        failed: BaseException | None = None
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        except BaseException as error:
            # No await here: the compiled code would crash (docs/architecture.md, "Compiled").
            failed = error
        await self._busy.acquire()
        reading.cancel()
        writing.cancel()
        self._busy.release()
        await asyncio.gather(reading, writing, return_exceptions=True)
        if failed is not None:
            raise failed

    async def _write(self) -> None:
        try:
            while True:
                queued = await self.connection.next()
                if queued is None:
                    break
                for message in queued:
                    await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            await _close(self.send, self.connection.close_code or 1000)
        except (RuntimeError, OSError):
            pass  # the client is gone

    async def _read(self) -> None:
        while True:
            frame: Any = await self.receive()
            if frame["type"] != "websocket.receive" or self.connection.close_code is not None:
                return
            data: str | bytes = frame.get("text") or frame.get("bytes") or b""
            async with self._busy:
                await self._received(data)

    async def _received(self, data: str | bytes) -> None:
        if self.dispatcher.limits.on and not self.bucket.take():
            self._refuse(None, Refused("too_often", "too many messages; wait a little"))
            self._strike(4429, "flood")
            return
        if len(data) > FRAME_MOST:
            self._refuse(None, Refused("too_big", f"a message may have at most {FRAME_MOST} bytes"))
            self._strike(4400, "bad_message")
            return
        try:
            command = decode(data)
        except Refused as refused:
            self._refuse(number_of(data), refused)
            self._strike(4400, "bad_message")
            return
        try:
            person = await self.dispatcher.registry.people.now_as(self.person)
            if person.epoch != self.person.epoch:
                self.connection.close("signed_out", 4401)
                return
            self.person = person
            answer = await self.dispatcher.do(self.person, command, self.connection)
        except Refused as refused:
            self._refuse(command.id, refused)
        else:
            if answer is not None:
                self.connection.send(msgspec.json.encode(answer))

    def _refuse(self, number: int | None, refused: Refused) -> None:
        self.dispatcher.registry.metrics.refused.labels(refused.error).inc()
        error = messages.Error(id=number, error=refused.error, message=refused.message, refusal=refused.refusal)
        self.connection.send(msgspec.json.encode(error))

    def _strike(self, code: int, reason: str) -> None:
        self.bad += 1
        if self.bad >= BAD_MOST:
            self.connection.close(reason, code)
