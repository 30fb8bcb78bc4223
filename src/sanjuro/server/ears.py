"""A connection that hears a table: a queue of messages that must not grow without end."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from sanjuro.server.faces import Looker
from sanjuro.server.messages import Goodbye

logger = logging.getLogger("sanjuro.ears")

MOST: Final = 512
TEXT_FRAME: Final = b"\x81"  # whole, not compressed


def frame_of(length: int) -> bytes:
    """What goes before a text message of so many bytes on the wire from a server."""
    if length < 126:
        return TEXT_FRAME + length.to_bytes(1, "big")
    if length < 65536:
        return TEXT_FRAME + b"\x7e" + length.to_bytes(2, "big")
    return TEXT_FRAME + b"\x7f" + length.to_bytes(8, "big")


class Outbox:
    """The connections with something to send. When the loop has done all it has at hand, they are written to in one go:
    each once, however much there is for it, and readers are woken while the next ones are being served."""

    def __init__(self) -> None:
        self._ears: list[Ear] = []

    def add(self, ear: Ear) -> None:
        if not self._ears:
            asyncio.get_running_loop().call_soon(self._flush)
        self._ears.append(ear)

    def _flush(self) -> None:
        ears = self._ears
        self._ears = []
        for ear in ears:
            try:
                ear.flush()
            except Exception:
                logger.exception("a connection could not be written to")


class Ear:
    """What is to be sent to one connection, in order. Who does not read for too long is cut off."""

    def __init__(
        self, looker: Looker, at_once: Callable[[bytes], bool] | None = None, outbox: Outbox | None = None
    ) -> None:
        self.looker = looker
        # Writes frames if the connection can take them now; only when nothing before them is still to be sent.
        self._at_once = at_once
        self._outbox = outbox
        self._in_hand = True
        self._soon: list[bytes] = []
        self.seq = 0
        self.close_code: int | None = None
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        if self.close_code is not None:
            return
        if self._soon:
            self._soon.append(message)
        elif self._outbox is not None and not self._waiting and not self._in_hand:
            self._soon.append(message)
            self._outbox.add(self)
        else:
            self._queue(message)

    def flush(self) -> None:
        """Write what came together, or queue it if the connection cannot take it."""
        soon = self._soon
        if not soon:
            return
        self._soon = []
        pieces: list[bytes] = []
        for message in soon:
            pieces.append(frame_of(len(message)))
            pieces.append(message)
        if self._at_once is not None and self._at_once(b"".join(pieces)):
            return
        for message in soon:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self.farewell("slow", 4408)
            return
        self._waiting.append(message)
        self._stir()

    def farewell(self, reason: str, code: int) -> None:
        """Say goodbye and close."""
        if self.close_code is None:
            self._waiting.extend(self._soon)
            self._soon = []
            self._waiting.append(msgspec.json.encode(Goodbye(reason=reason)))
            self.close_code = code
            self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self, timeout: float | None = None) -> list[bytes] | None:
        """What is waiting, as soon as there is something; None when all is said and the connection is to be closed."""
        self._in_hand = False
        if not self._waiting:
            if self.close_code is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            if timeout is None:
                await self._wake
            else:
                try:
                    await asyncio.wait_for(self._wake, timeout)
                except TimeoutError:
                    return []
        waiting = list(self._waiting)
        self._waiting.clear()
        self._in_hand = True
        return waiting
