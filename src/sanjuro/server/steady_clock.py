"""The server's clock: the time of day, without jumps."""

from __future__ import annotations

import logging
import time
from typing import Final

logger = logging.getLogger("sanjuro.clock")

JUMP_MILLIS: Final = 2000


class SteadyClock:
    """Milliseconds since 1970, counted by the monotonic clock from the moment the server started.

    Time limits and banks are differences of these times. If the system's clock is set while games are on, nobody gains
    or loses time; the clock follows only when no time limit is running (`follow`).
    """

    def __init__(self) -> None:
        self._offset = self._wall() - self._monotonic()

    @staticmethod
    def _wall() -> int:
        return time.time_ns() // 1_000_000

    @staticmethod
    def _monotonic() -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._monotonic() + self._offset

    def follow(self) -> None:
        """Follow the system clock again after it was set; call this only while no time limit is running."""
        skew = self._wall() - self.now()
        if abs(skew) >= JUMP_MILLIS:
            logger.warning("the system clock was changed by %+d s; following it", skew // 1000)
            self._offset += skew
