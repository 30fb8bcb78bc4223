"""Shared by the routes: the visit behind a request, and its limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request
from msgspec import Struct

from sanjuro.server.limits import Limits, source
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.people import Person
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.tables.permissions import check, check_newcomer

AnyRequest = Request[Any, Any, Any]
# The key under which the middleware stores the visit in the ASGI scope.
VISIT = "sanjuro.visit"


class Visit(Struct):
    """Who makes a request, and from where. `new_guest`: the response sets the cookie of a new guest."""

    address: str
    person: Person | None = None
    new_guest: bool = False
    by_token: bool = False
    session: str = ""  # of the cookie, or of the one that the response sets
    bad_cookie: bool = False
    renew: bool = False  # the cookie is old: the response sets a new one
    new_cookie: Person | None = None
    forget: bool = False


def registry_of(request: AnyRequest) -> Registry:
    registry: Registry = request.app.state["registry"]
    return registry


def limits_of(request: AnyRequest) -> Limits:
    limits: Limits = request.app.state["limits"]
    return limits


def visit_of(request: AnyRequest) -> Visit:
    visit: Visit = request.scope[VISIT]  # type: ignore[literal-required]
    return visit


def person_of(request: AnyRequest) -> Person:
    person = visit_of(request).person
    assert person is not None
    return person


def limited(request: AnyRequest, kind: str, whom: str | None = None, cost: float = 1.0) -> None:
    """Refuse requests above the rate limit, by address or by `whom`."""
    if not limits_of(request).allows(kind, whom or source(visit_of(request).address), cost):
        raise Refused("too_often", "too fast: wait a little")


def limit_bytes(request: AnyRequest, count: int) -> None:
    """Refuse to store more than the hourly limit."""
    limits = limits_of(request)
    address = source(visit_of(request).address)
    if not limits.allows("bytes", person_of(request).id, count) or not limits.allows("bytes_address", address, count):
        raise Refused("too_many", "you have reached the hourly limit of stored data; wait a little")


@asynccontextmanager
async def permitted_table(request: AnyRequest, code: str, action: str) -> AsyncIterator[LiveTable]:
    """The table with this code; `Refused` unless the person may do this there."""
    async with registry_of(request).table(code) as live:
        check(live.table, person_of(request).id, action)
        if live.table.guarded:
            mark = registry_of(request).people.network_mark(visit_of(request).address)
            check_newcomer(live.table, person_of(request).id, mark)
        yield live
