"""Middleware: identity, host and origin checks, limits on rate and size, response headers."""

from __future__ import annotations

import logging
import re
import time
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from sanjuro.server.http.errors import STATUS
from sanjuro.server.http.hosts import Hosts, host_name
from sanjuro.server.http.requests import VISIT, Visit
from sanjuro.server.limits import source
from sanjuro.server.people.people import COOKIE, COOKIE_SECONDS
from sanjuro.server.people.sessions import new_session, shown_agent
from sanjuro.server.protocol.http_bodies import Problem
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.realtime.socket import refuse_socket

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

    from sanjuro.server.limits import Limits
    from sanjuro.server.live.registry import Registry

logger = logging.getLogger("sanjuro.access")

BODY_MOST: Final = 64 * 1024
# Maximum nesting depth of a JSON body; valid ones need at most five.
DEPTH_MOST: Final = 20
# The tokens that matter for nesting depth. The pattern has no repetition, so it cannot backtrack.
SIGNS: Final = re.compile(rb'\\.|["\[\]{}]', re.DOTALL)
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
# These reveal nothing, and container orchestrators request them under other host names.
ANY_HOST: Final = {"/healthz", "/readyz"}
# Guests from a banned network may still log in here.
SIGNS_IN = {"/api/login", "/api/passkeys/login", "/api/passkeys/login/done"}
# These also answer requests with an invalid cookie: with a new one, or with nothing personal.
WITHOUT_COOKIE: Final = {"/api/me", "/api/games"}

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


class Middleware:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, registry: Registry, limits: Limits) -> None:
        self.app = app
        self.registry = registry
        self.limits = limits
        self.base = registry.settings.base_path
        self.hosts = Hosts(registry.settings)
        named = registry.settings.origins.split(",")
        self.origins = {origin.strip().rstrip("/") for origin in named if origin.strip()}

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
        """Remove the base path, so that the routes are the same whether or not the proxy strips it."""
        path = scope["path"]
        if self.base and (path == self.base or path.startswith(self.base + "/")):
            scope["path"] = path[len(self.base) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    # ---- HTTP ---------------------------------------------------------------------------

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = header_map(scope)
        status = 500
        visit = Visit(address_of(scope))

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, headers, visit, message)]
            await send(message)

        try:
            self._check(scope, headers)
            await self._recognise(headers, visit)
            if visit.person is not None and _is_api(scope):
                await self.registry.bans.check(visit.person, visit.address, scope["path"] in SIGNS_IN)
            scope[VISIT] = visit  # type: ignore[literal-required]
            if visit.bad_cookie and scope["path"] not in WITHOUT_COOKIE and _is_api(scope):
                visit.forget = True
                raise Refused("bad_cookie", "the cookie is invalid; GET /api/me sets a new one")
            if scope["method"] not in SAFE:
                receive = _replay(await _checked_body(receive), receive)
            await self.app(scope, receive, sent)
        except Refused as refused:
            await _answer(sent, refused)
        seconds = time.perf_counter() - began
        self.registry.metrics.requests.labels(scope["method"], str(status)).inc()
        self.registry.metrics.seconds.observe(seconds)
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
        if self.registry.closing:
            raise Refused("restart", "the server is restarting; reconnect in a moment")
        if not self.limits.allows("request", source(address_of(scope))):
            raise Refused("too_often", "too many requests; wait a little")
        if not self.hosts.answers(headers.get("host")) and scope["path"] not in ANY_HOST:
            name = "".join([letter for letter in host_name(headers["host"])[:80] if letter.isalnum() or letter in ".-"])
            raise Refused(
                "wrong_host",
                f"this server does not answer to the host name {name}; the operator can allow it with SANJURO_HOSTS",
            )
        if "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
            raise Refused("bad_message", "an address must not contain the character NUL")
        if scope["method"] in SAFE:
            return
        if not self.own_origin(headers):
            raise Refused("foreign_origin", "requests from other sites are not accepted")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 10 and int(length) <= BODY_MOST):
            raise Refused("too_big", f"the body may have at most {BODY_MOST} bytes")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (length != "0" or "transfer-encoding" in headers):
            raise Refused("not_json", "the body must be application/json")

    def own_origin(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from our own pages. Browsers send the origin; other clients send none."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.rstrip("/") in self.origins:
            return True
        _, _, host = origin.partition("://")
        return host.lower() == headers.get("host", "").lower()

    async def _recognise(self, headers: dict[str, str], visit: Visit) -> None:
        """Identify the person: by a token, by the cookie, or as a new guest."""
        people = self.registry.people
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            visit.person = await people.by_token(token.strip())
            if visit.person is None:
                raise Refused("bad_token", "unknown token")
            visit.by_token = True
            self.registry.addresses.seen(visit.person.id, visit.address)
            return
        value = cookie(headers)
        if value is not None:
            visit.person = await people.by_cookie(value)
            visit.bad_cookie = visit.person is None
            visit.renew = visit.person is not None and people.cookie_is_old(value)
        if visit.person is None:
            visit.person = people.guest()
            visit.new_guest = True
        elif value is not None:
            visit.session = people.session_of(value)
        self.registry.addresses.seen(visit.person.id, visit.address)
        visit.session = visit.session or new_session()
        if not visit.renew:
            agent = shown_agent(headers.get("user-agent", ""))
            self.registry.sessions.touch(visit.person, visit.session, agent)

    def _headers(
        self, scope: HTTPScope, headers: dict[str, str], visit: Visit, message: Any
    ) -> list[tuple[bytes, bytes]]:
        secure = scope["scheme"] == "https"
        host = headers.get("host", "")
        # Some browsers do not include WebSockets of the same host in 'self'.
        sockets = f" {'wss' if secure else 'ws'}://{host}" if host and ";" not in host and "," not in host else ""
        out = [*HEADERS, (b"content-security-policy", POLICY.format(sockets=sockets).encode("latin-1", "replace"))]
        present = {name.lower(): value for name, value in message["headers"]}
        if b"cache-control" not in present:
            out.append((b"cache-control", b"no-store" if _is_api(scope) else b"no-cache"))
        if secure:
            out.append((b"strict-transport-security", b"max-age=31536000"))
        if _cacheable(present.get(b"cache-control", b"")):
            # A shared cache would hand one person's cookie to others.
            return out
        person = visit.new_cookie
        if person is None and (visit.new_guest or visit.renew) and _is_api(scope) and not visit.forget:
            person = visit.person
        if person is not None and not visit.by_token:
            value = f"{COOKIE}={self.registry.people.cookie(person, visit.session)}; Max-Age={COOKIE_SECONDS}"
            out.append((b"set-cookie", (value + self._attributes(secure)).encode()))
        elif visit.forget:
            out.append((b"set-cookie", (f"{COOKIE}=; Max-Age=0" + self._attributes(secure)).encode()))
        return out

    def _attributes(self, secure: bool) -> str:
        safe = "; Secure" if secure or self.registry.settings.secure_cookies else ""
        return f"; Path={self.base or '/'}; HttpOnly; SameSite=Lax{safe}"

    # ---- sockets ------------------------------------------------------------------------

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        visit = Visit(address_of(scope))
        close_code = 0
        if not self.hosts.answers(headers.get("host")) or not self.own_origin(headers):
            close_code = 4403
        elif not self.limits.allows("connect", source(visit.address)):
            close_code = 4429
        else:
            try:
                await self._recognise(headers, visit)
                if visit.person is not None:
                    await self.registry.bans.check(visit.person, visit.address, False)
            except Refused as refused:
                close_code = 4403 if refused.error == "banned" else 4401
            if visit.new_guest:
                close_code = 4401
        if close_code:
            await refuse_socket(receive, send, close_code)
            return
        scope[VISIT] = visit
        accepted = False

        async def sent(message: Any) -> None:
            nonlocal accepted
            if accepted or message["type"] == "websocket.accept":
                accepted = True
                await send(message)
            else:
                # The application has no socket at this address.
                await refuse_socket(receive, send, 4404)

        await self.app(scope, receive, sent)


def header_map(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def cookie(headers: dict[str, str]) -> str | None:
    """The value of our cookie; None if there is none."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip().strip('"')
    return None


def _cacheable(control: bytes) -> bool:
    """Whether a cache may answer others with a response that has this Cache-Control."""
    return bool(control) and not any(word in control.lower() for word in (b"no-store", b"private"))


def _is_api(scope: Scope) -> bool:
    return scope["path"].startswith("/api/")


async def _checked_body(receive: Receive) -> bytes:
    """Read the whole body and check its size, encoding, nesting depth, and NUL characters."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("bad_message", "the connection ended before the body did")
        part = message.get("body", b"")
        size += len(part)
        if size > BODY_MOST:
            raise Refused("too_big", f"the body may have at most {BODY_MOST} bytes")
        parts.append(part)
        if not message.get("more_body", False):
            break
    body = b"".join(parts)
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Refused("bad_message", "the body must be UTF-8") from None
    if b"\\u0000" in body:
        raise Refused("bad_message", "text must not contain the character NUL")
    if too_deep(body):
        raise Refused("bad_message", "the body is nested too deeply")
    return body


def too_deep(body: bytes) -> bool:
    """Whether lists and objects are nested deeper than allowed, found in one pass over the body.

    This runs on every body before anything is known about its sender, so its time must be linear in the length.
    """
    if body.count(b"[") + body.count(b"{") <= DEPTH_MOST:
        return False
    depth = 0
    in_text = False
    for sign in SIGNS.findall(body):
        if sign == b'"':
            in_text = not in_text
        elif in_text:
            continue
        elif sign in b"[{":
            depth += 1
            if depth > DEPTH_MOST:
                return True
        elif sign in b"]}":
            depth -= 1
    return False


def _replay(body: bytes, further: Receive) -> Receive:
    """A `receive` for the application: first the body that was read, then whatever follows."""
    messages: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return messages.pop() if messages else await further()

    return receive


async def _answer(send: Send, refused: Refused) -> None:
    body = msgspec.json.encode(Problem(error=refused.error, message=refused.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refused.error], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
