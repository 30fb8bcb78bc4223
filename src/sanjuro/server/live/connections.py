"""One connection to a table: a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from sanjuro.server.protocol.messages import Goodbye
from sanjuro.server.views.table_views import Viewer

logger = logging.getLogger("sanjuro.connections")

QUEUE_MOST: Final = 512
TEXT_FRAME: Final = b"\x81"  # a whole message, not compressed


def frame_header(length: int) -> bytes:
    """The WebSocket header of a text message of this length, sent by a server."""
    if length < 126:
        return TEXT_FRAME + length.to_bytes(1, "big")
    if length < 65536:
        return TEXT_FRAME + b"\x7e" + length.to_bytes(2, "big")
    return TEXT_FRAME + b"\x7f" + length.to_bytes(8, "big")


class Outbox:
    """The connections with something to send. They are flushed together at the end of the event loop's iteration: each
    is written to once, however many messages there are for it, and clients are woken while others are being served."""

    def __init__(self) -> None:
        self._connections: list[Connection] = []

    def add(self, connection: Connection) -> None:
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._flush)
        self._connections.append(connection)

    def _flush(self) -> None:
        connections = self._connections
        self._connections = []
        for connection in connections:
            try:
                connection.flush()
            except Exception:
                logger.exception("writing to a connection failed")


class Connection:
    """The messages for one viewer, in order. A connection that does not keep up is closed."""

    def __init__(
        self,
        viewer: Viewer,
        write_now: Callable[[bytes], bool] | None = None,
        outbox: Outbox | None = None,
        abort: Callable[[], None] | None = None,
    ) -> None:
        self.viewer = viewer
        # Writes frames directly to the transport if it can take them; used only while the queue is empty.
        self._write_now = write_now
        self._outbox = outbox
        # Aborts the connection without waiting for the client to read.
        self._abort = abort
        # Whether messages are being sent by whoever called `next`; until the first call they are queued.
        self._sending = True
        self._started = False
        self._unflushed: list[bytes] = []
        self.seq = 0
        self.close_code: int | None = None
        self._queue: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        # Whether it was authenticated with a token: it is closed when its owner revokes a token.
        self.by_token = False
        # The session of its cookie: the connection is closed when the session ends.
        self.session = ""
        # The network it comes from, so that a kick can keep new guests from there out.
        self.network = ""
        # A stream is one-way: it is closed unless its owner sends requests by other means.
        self.ends_when_idle = False
        # When the client last read something, and when it was last active, by the monotonic clock.
        self._sent_at = time.monotonic()
        self._alive_at = time.monotonic()

    def send(self, message: bytes) -> None:
        if self.close_code is not None:
            return
        if self._unflushed:
            self._unflushed.append(message)
        elif self._outbox is not None and not self._queue and not self._sending:
            self._unflushed.append(message)
            self._outbox.add(self)
        else:
            self._enqueue(message)

    def flush(self) -> None:
        """Write the collected messages, or queue them if the transport cannot take them."""
        messages = self._unflushed
        if not messages:
            return
        self._unflushed = []
        chunks: list[bytes] = []
        for message in messages:
            chunks.append(frame_header(len(message)))
            chunks.append(message)
        if self._write_now is not None and self._write_now(b"".join(chunks)):
            return
        for message in messages:
            self._enqueue(message)

    def _enqueue(self, message: bytes) -> None:
        if len(self._queue) >= QUEUE_MOST:
            self._queue.clear()
            self.close("slow", 4408)
            return
        self._queue.append(message)
        self._wake_up()

    def close(self, reason: str, code: int) -> None:
        """Send the reason and close."""
        if self.close_code is None:
            self._queue.extend(self._unflushed)
            self._unflushed = []
            self._queue.append(msgspec.json.encode(Goodbye(reason=reason)))
            self.close_code = code
            self._wake_up()

    def abort(self) -> None:
        """Abort the connection of a client that does not read."""
        if self._abort is not None:
            self._abort()

    def stuck_for(self) -> float:
        """For how many seconds the client has not read anything; 0 if nothing is being sent."""
        return time.monotonic() - self._sent_at if self._sending and self._started else 0.0

    def idle_for(self) -> float:
        """For how many seconds the client has been inactive."""
        return time.monotonic() - self._alive_at

    def keep_alive(self) -> None:
        self._alive_at = time.monotonic()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self, timeout: float | None = None) -> list[bytes] | None:
        """Wait for queued messages; None if there are no more and the connection must be closed."""
        self._sending = False
        self._started = True
        if not self._queue:
            if self.close_code is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            if timeout is None:
                await self._wake
            else:
                await asyncio.wait([self._wake], timeout=timeout)
        queued = list(self._queue)
        self._queue.clear()
        self._sending = True
        self._sent_at = time.monotonic()
        return queued
