"""How often somebody may do something."""

from __future__ import annotations

import time
from typing import Final

KEPT: Final = 50_000


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limits:
    """Buckets by kind and by whom."""

    # What is done, how often a second, how many at once.
    RATES: Final = {
        "request": (30.0, 150.0),
        "open": (0.2, 12.0),  # new tables and what-ifs
        "login": (0.1, 10.0),
        "account": (0.05, 10.0),
        "connect": (5.0, 60.0),
        "command": (20.0, 60.0),
        "chat": (0.5, 6.0),
        "report": (0.05, 5.0),
        "record": (5.0, 60.0),
    }

    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, kind: str, whom: str) -> bool:
        if not self.on:
            return True
        key = (kind, whom)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
            bucket = Bucket(*self.RATES[kind])
            self._buckets[key] = bucket
        return bucket.take()
