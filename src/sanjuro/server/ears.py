"""A connection that hears a table: a queue of messages that must not grow without end."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from sanjuro.server.faces import Looker
from sanjuro.server.messages import Goodbye

MOST: Final = 512


class Ear:
    """What is to be sent to one connection, in order. Who does not read for too long is cut off."""

    def __init__(self, looker: Looker) -> None:
        self.looker = looker
        self.seq = 0
        self.close_code: int | None = None
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        if self.close_code is not None:
            return
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self.farewell("slow", 4408)
            return
        self._waiting.append(message)
        self._stir()

    def farewell(self, reason: str, code: int) -> None:
        """Say goodbye and close."""
        if self.close_code is None:
            self._waiting.append(msgspec.json.encode(Goodbye(reason=reason)))
            self.close_code = code
            self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self, timeout: float | None = None) -> list[bytes] | None:
        """What is waiting, as soon as there is something; None when all is said and the connection is to be closed."""
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
        return waiting
