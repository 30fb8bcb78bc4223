"""Stands before every request: the path, the origin, the size, how often, who it is; and headers on the way out."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import Struct

from sanjuro.server.bodies import Problem
from sanjuro.server.people import COOKIE, Person
from sanjuro.server.socket import PATH, table_socket

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

    from sanjuro.server.house import House
    from sanjuro.server.limits import Limits

logger = logging.getLogger("sanjuro.access")

BODY_MOST: Final = 64 * 1024
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
# A year and a bit: browsers keep no cookie longer than 400 days.
COOKIE_SECONDS: Final = 400 * 24 * 3600

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{sockets}; media-src 'self' data:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Visit(Struct):
    """A request: who makes it, and from where. `fresh`: a guest who gets a cookie with the answer."""

    person: Person | None
    fresh: bool
    by_token: bool
    bad_cookie: bool
    address: str
    new_cookie: Person | None = None
    forget: bool = False


class Turned(Exception):
    """A request that is not let in."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(error=error, message=message)


class Doorman:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, house: House, limits: Limits) -> None:
        self.app = app
        self.house = house
        self.limits = limits
        self.base = house.settings.base_path
        self.origins = {origin.strip().rstrip("/") for origin in house.settings.origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self._strip(scope)
        if str(scope["type"]) == "http":
            await self._request(cast("HTTPScope", scope), receive, send)
        else:
            await self._socket(scope, receive, send)

    def _strip(self, scope: Scope) -> None:
        """Whether the proxy takes the base path away or not, the routes are the same."""
        path = scope["path"]
        if self.base and (path == self.base or path.startswith(self.base + "/")):
            scope["path"] = path[len(self.base) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    # ---- HTTP ---------------------------------------------------------------------------

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = header_map(scope)
        status = 500
        visit = Visit(None, False, False, False, address(scope))

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, headers, visit, message)]
            await send(message)

        try:
            self._check(scope, headers)
            await self._recognise(headers, visit)
            scope["sanjuro"] = visit  # type: ignore[typeddict-unknown-key]
            if visit.bad_cookie and scope["path"] not in ("/api/me", "/api/games") and _api(scope):
                visit.forget = True
                raise Turned(401, "bad_cookie", "the cookie is not valid; GET /api/me gives another")
            await self.app(scope, receive, sent)
        except Turned as turned:
            await _answer(sent, turned.status, turned.problem)
        seconds = time.perf_counter() - began
        self.house.metrics.requests.labels(scope["method"], str(status)).inc()
        self.house.metrics.seconds.observe(seconds)
        logger.info(
            "%s %s %d",
            scope["method"],
            scope["path"],
            status,
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
                "address": visit.address,
                "person": visit.person.id if visit.person else None,
            },
        )

    def _check(self, scope: HTTPScope, headers: dict[str, str]) -> None:
        if self.house.closing:
            raise Turned(503, "restart", "the server is restarting; come again at once")
        if not self.limits.allows("request", address(scope)):
            raise Turned(429, "too_often", "too many requests; wait a little")
        if scope["method"] in SAFE:
            return
        if not self.own_origin(scope, headers):
            raise Turned(403, "foreign_origin", "requests from other sites are not accepted")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_MOST:
            raise Turned(413, "too_big", f"at most {BODY_MOST} bytes")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (length != "0" or "transfer-encoding" in headers):
            raise Turned(415, "bad_message", "the body must be application/json")

    def own_origin(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Browsers say where a page came from; programs say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.rstrip("/") in self.origins:
            return True
        _, _, host = origin.partition("://")
        return host.lower() == headers.get("host", "").lower()

    async def _recognise(self, headers: dict[str, str], visit: Visit) -> None:
        """By a token, by the cookie, or as a new guest."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            visit.person = await self.house.people.by_token(token.strip())
            if visit.person is None:
                raise Turned(401, "bad_token", "there is no such token")
            visit.by_token = True
            return
        value = cookie(headers)
        if value is not None:
            visit.person = await self.house.people.by_cookie(value)
            visit.bad_cookie = visit.person is None
        if visit.person is None:
            visit.person = self.house.people.guest()
            visit.fresh = True

    def _headers(
        self, scope: HTTPScope, headers: dict[str, str], visit: Visit, message: Any
    ) -> list[tuple[bytes, bytes]]:
        secure = scope["scheme"] == "https"
        host = headers.get("host", "")
        # Some browsers do not count sockets of the same host as 'self'.
        sockets = f" {'wss' if secure else 'ws'}://{host}" if host and ";" not in host and "," not in host else ""
        out = [*HEADERS, (b"content-security-policy", POLICY.format(sockets=sockets).encode("latin-1", "replace"))]
        present = {name.lower() for name, _ in message["headers"]}
        if b"cache-control" not in present:
            out.append((b"cache-control", b"no-store" if _api(scope) else b"no-cache"))
        if secure:
            out.append((b"strict-transport-security", b"max-age=31536000"))
        person = visit.new_cookie
        if person is None and visit.fresh and _api(scope) and not visit.forget:
            person = visit.person
        if person is not None and not visit.by_token:
            value = f"{COOKIE}={self.house.people.cookie(person)}; Max-Age={COOKIE_SECONDS}"
            out.append((b"set-cookie", (value + self._attributes(secure)).encode()))
        elif visit.forget:
            out.append((b"set-cookie", (f"{COOKIE}=; Max-Age=0" + self._attributes(secure)).encode()))
        return out

    def _attributes(self, secure: bool) -> str:
        safe = "; Secure" if secure or self.house.settings.secure_cookies else ""
        return f"; Path={self.base or '/'}; HttpOnly; SameSite=Lax{safe}"

    # ---- sockets ------------------------------------------------------------------------

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        visit = Visit(None, False, False, False, address(scope))
        refused = 0
        if not self.own_origin(scope, headers):
            refused = 4403
        elif not self.limits.allows("connect", visit.address):
            refused = 4429
        else:
            try:
                await self._recognise(headers, visit)
            except Turned:
                refused = 4401
            if visit.fresh:
                refused = 4401
        if refused:
            # A close code can only be given to a socket that was accepted.
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": refused, "reason": ""})
            return
        wanted = PATH.fullmatch(scope["path"])
        if wanted is None or visit.person is None:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": 4404, "reason": ""})
            return
        await table_socket(self.house, self.limits, visit.person, wanted[1], scope, receive, send)


def header_map(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def cookie(headers: dict[str, str]) -> str | None:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _api(scope: Scope) -> bool:
    return scope["path"].startswith("/api/")


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
