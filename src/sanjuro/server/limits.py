"""Rate limits."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from typing import Final

KEPT: Final = 50_000
HOUR: Final = 3600.0


class Bucket:
    """A token bucket: refill rate per second and burst size."""

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


@lru_cache(4096)
def source(address: str) -> str:
    """The key that limits use for an address: itself, or its /64 network for IPv6, which one household can have."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class Limits:
    """Buckets by kind and by whom: a person, an address, or a table.

    People are limited by address too, because anyone can be a new guest with every request.
    """

    # Action: refill rate per second, burst size.
    RATES: Final = {
        "request": (30.0, 150.0),
        "open": (0.2, 12.0),  # new tables and what-ifs
        "login": (0.1, 10.0),  # by address, and by address and name
        "account": (0.05, 10.0),
        "connect": (5.0, 60.0),
        "command": (20.0, 60.0),
        # Moves. People need one in a second or two; programs may be faster.
        "move": (10.0, 100.0),
        "move_address": (30.0, 300.0),
        "chat": (0.5, 6.0),
        "chat_address": (1.0, 15.0),
        "chat_table": (3.0, 30.0),
        "report": (0.05, 5.0),
        "report_address": (0.1, 10.0),
        "record": (5.0, 60.0),
        "analysis": (0.1, 10.0),  # of games that have not been analysed yet
    }

    def __init__(self, on: bool, person_kb: int = 512, address_kb: int = 4096) -> None:
        self.on = on
        self._rates = {
            **self.RATES,
            # Bytes per hour that a person, and an address, may store in the database, not counting moves.
            "bytes": (person_kb * 1024 / HOUR, person_kb * 1024.0),
            "bytes_address": (address_kb * 1024 / HOUR, address_kb * 1024.0),
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def bucket(self, kind: str) -> Bucket:
        """A new bucket of this kind, for callers that keep it themselves."""
        return Bucket(*self._rates[kind])

    def allows(self, kind: str, whom: str, cost: float = 1.0) -> bool:
        if not self.on:
            return True
        key = (kind, whom)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            bucket = self.bucket(kind)
            self._buckets[key] = bucket
        return bucket.take(cost)

    def _forget(self) -> None:
        """Drop full buckets, which equal new ones; if that is not enough, drop the oldest half."""
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(kept[-KEPT // 2 :])
