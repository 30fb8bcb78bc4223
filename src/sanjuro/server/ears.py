"""A connection that hears a table: a queue of messages that must not grow without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from sanjuro.server.faces import Looker
from sanjuro.server.messages import Goodbye
from sanjuro.server.wire import framed

MOST: Final = 512


class Ear:
    """What is to be sent to one connection, in order. Who does not read for too long is cut off."""

    def __init__(self, looker: Looker, at_once: Callable[[bytes], bool] | None = None) -> None:
        self.looker = looker
        # Writes a frame if the connection can take it now; only when nothing before it is still to be sent.
        self._at_once = at_once
        self._in_hand = True
        self._soon: list[bytes] = []
        self.seq = 0
        self.close_code: int | None = None
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes, more: bool = False) -> None:
        """`more`: something else will follow at once, and both can go out together."""
        if self.close_code is not None:
            return
        if self._soon:
            self._soon.append(message)
            return
        if self._at_once is not None and not self._waiting and not self._in_hand:
            if more:
                self._soon.append(message)
                asyncio.get_running_loop().call_soon(self._flush)
                return
            if self._at_once(framed(message)):
                return
        self._queue(message)

    def _flush(self) -> None:
        soon, self._soon = self._soon, []
        if soon and self._at_once is not None and self._at_once(b"".join([framed(message) for message in soon])):
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
            self._soon.clear()
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
