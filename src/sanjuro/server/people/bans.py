"""Bans by the operator: of people, guests or accounts, and of networks.

A ban of a person also covers the network they come from for a while, so that a new cookie does not help. A ban of a
network is for guests only: people with an account who share it are judged by what they do themselves.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, insert, select

from sanjuro.server.limits import source
from sanjuro.server.people.people import Person
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import Store

logger = logging.getLogger("sanjuro.bans")

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

# How long guests from the network of a banned person are refused.
FOLLOW_MILLIS: Final = 30 * 24 * 3_600_000


def as_network(text: str) -> Network:
    """Parse an address or a range of addresses; an IPv6 address means its /64. ValueError if it is neither."""
    return ipaddress.ip_network(source(text.strip()) if "/" not in text else text.strip(), strict=False)


class Bans:
    """The bans in force when they were last read."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._people: dict[str, int | None] = {}
        self._networks: list[tuple[Network, int | None]] = []

    async def load(self) -> None:
        """Read the bans: `sanjuro admin` changes them while the server runs."""
        rows = await self.store.read(_read)
        self._people = {row["value"]: row["until"] for row in rows if row["kind"] == "person"}
        self._networks = [(as_network(row["value"]), row["until"]) for row in rows if row["kind"] == "network"]

    def bans_person(self, person: str) -> bool:
        return person in self._people and self._in_force(self._people[person])

    def bans_network(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            parsed = ipaddress.ip_address(source(address).partition("/")[0])
        except ValueError:
            return False
        return any(parsed in network and self._in_force(until) for network, until in self._networks)

    def _in_force(self, until: int | None) -> bool:
        return until is None or self.now() < until

    async def check(self, person: Person, address: str, signs_in: bool) -> None:
        """Refuse requests of banned people. `signs_in`: a login, which guests from banned networks may try."""
        if self.bans_person(person.id):
            await self._follow(person.id, address)
            raise Refused("banned", "the operator of this server has banned you")
        if not person.account and not signs_in and self.bans_network(address):
            raise Refused("banned", "guests from your network are banned on this server; log in if you have an account")

    async def _follow(self, person: str, address: str) -> None:
        """Ban the network of a banned person, unless it is banned already."""
        if self.bans_network(address) or _is_local(address):
            return
        now, network = self.now(), source(address)
        self._networks.append((as_network(network), now + FOLLOW_MILLIS))
        reason = f"used by {person}, who is banned"
        await self.store.write(lambda c: add(c, "server", "network", network, reason, now, now + FOLLOW_MILLIS))
        logger.info("banned the network %s: %s", network, reason)


def _is_local(address: str) -> bool:
    """Whether an address is the server itself, or a local proxy that does not forward addresses."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True


def _read(connection: Connection) -> list[Any]:
    return list(connection.execute(select(schema.bans)).mappings())


def add(
    connection: Connection, actor: str, kind: str, value: str, reason: str, now: int, until: int | None = None
) -> None:
    """Store a ban and its entry in the audit log."""
    row = {"kind": kind, "value": value, "reason": reason, "at": now, "until": until}
    connection.execute(insert(schema.bans), row)
    note(connection, actor, "ban", value, reason, now)


def note(connection: Connection, actor: str, action: str, about: str, detail: str = "", now: int | None = None) -> None:
    """Add an entry to the audit log."""
    at = time.time_ns() // 1_000_000 if now is None else now
    row = {"at": at, "actor": actor, "action": action, "about": about, "detail": detail}
    connection.execute(insert(schema.audit), row)
