"""HTTP connections with limits that uvicorn lacks: on header size, idle time, and number of connections.

It relies on private attributes of uvicorn's class, which `tests/server/http/test_uvicorn.py` lists; uvicorn's version
is capped for that reason.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sanjuro.server.http.fast_socket import FastWebSocket
from sanjuro.server.limits import source
from sanjuro.server.protocol.http_bodies import Problem
from sanjuro.server.realtime.asgi import ABORT

logger = logging.getLogger("sanjuro.http")

REQUEST_LINE_MOST: Final = 4 * 1024
HEADER_MOST: Final = 8 * 1000  # below the line limit of the WebSocket library
HEADERS_MOST: Final = 100
HEAD_MOST: Final = 16 * 1024
# Seconds for a whole request to arrive, from its first byte or from when the connection was opened.
REQUEST_SECONDS: Final = 10.0
# After a refusal, how long and how many bytes are discarded before the connection is aborted.
DISCARD_SECONDS: Final = 2.0
DISCARD_MOST: Final = 16 * 1024 * 1024
# Descriptors kept free for the database, files and the log.
RESERVED_FILES: Final = 64

ERRORS: Final = {414: "too_big", 431: "too_big", 503: "too_many"}
TOO_MANY: Final = "there are too many connections from your address; close some and try again"
NO_ROOM: Final = "the server has no room for more connections; try again later"


class ConnectionCounts:
    """The number of connections per address, so that no address can keep others out."""

    def __init__(self, per_address: int, total: int, unlimited: set[str]) -> None:
        self.per_address = per_address
        self.total = total
        # Proxies represent many people; `*`: every address may be a proxy.
        self.unlimited = unlimited
        self._counts: dict[str, int] = {}
        self.open = 0

    def enter(self, address: str) -> str | None:
        """Count a connection; returns the reason if it is refused."""
        self._counts[address] = self._counts.get(address, 0) + 1
        self.open += 1
        if self.open > self.total:
            return NO_ROOM
        free = "*" in self.unlimited or address in self.unlimited
        return None if free or self._counts[address] <= self.per_address else TOO_MANY

    def leave(self, address: str) -> None:
        self.open -= 1
        left = self._counts.get(address, 0) - 1
        if left > 0:
            self._counts[address] = left
        else:
            self._counts.pop(address, None)


class HeadTooLarge(Exception):
    """The request line or the headers are larger than any valid request needs."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


LINE_TOO_LONG: Final = HeadTooLarge(414, f"the address of a request may have at most {REQUEST_LINE_MOST} bytes")
HEAD_TOO_LONG: Final = HeadTooLarge(431, f"the headers of a request may have at most {HEAD_MOST} bytes")
HEADER_TOO_LONG: Final = HeadTooLarge(431, f"a header of a request may have at most {HEADER_MOST} bytes")
TOO_MANY_HEADERS: Final = HeadTooLarge(431, f"a request may have at most {HEADERS_MOST} headers")


class LimitedHttp(HttpToolsProtocol):
    """One HTTP connection. `counts` is shared by all connections of a server (see `limited`)."""

    counts: ConnectionCounts | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._reading_head = True
        self._head_bytes = 0
        self._problem: HeadTooLarge | None = None
        # Bytes discarded after a refusal; None while requests are being read.
        self._discarded: int | None = None

    # ---- the connection -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = source(self.client[0]) if self.client else "?"
        self._expect(REQUEST_SECONDS)
        if self.counts is not None:
            reason = self.counts.enter(self._address)
            if reason is not None:
                self._answer(503, reason)
                transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.counts is not None:
            self.counts.leave(self._address)

    def _expect(self, seconds: float) -> None:
        """Abort the connection unless the expected data has arrived by then."""
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _answer(self, status: int, message: str) -> None:
        body = msgspec.json.encode(Problem(error=ERRORS[status], message=message))
        head = [
            STATUS_LINE[status],
            b"content-type: application/json\r\nconnection: close\r\n",
            b"content-length: %d\r\n\r\n" % len(body),
        ]
        self.transport.write(b"".join(head) + body)

    def _refuse(self, problem: HeadTooLarge) -> None:
        """Respond, then discard input for a moment; the client would not see the response if we closed at once."""
        logger.info("request refused: %s", problem.message, extra={"address": self._address})
        self._answer(problem.status, problem.message)
        self.transport.write_eof()
        self._discarded = 0
        self._expect(DISCARD_SECONDS)

    # ---- the request --------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._discarded is not None:
            self._discarded += len(data)
            if self._discarded > DISCARD_MOST:
                self.transport.abort()
            return
        if self._reading_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_MOST and not self._head_ends_in_time(data):
                self._problem = LINE_TOO_LONG if self._in_first_line(data) else HEAD_TOO_LONG
        if self._problem is None:
            super().data_received(data)
        if self._problem is not None:
            self._refuse(self._problem)

    def _head_ends_in_time(self, data: bytes) -> bool:
        """Count the bytes of the header only: a body can arrive together with its end."""
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self._head_bytes - len(data) + end <= HEAD_MOST

    def _in_first_line(self, data: bytes) -> bool:
        return not self.headers and b"\r\n" not in data[:REQUEST_LINE_MOST]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(REQUEST_SECONDS)
        self.scope["extensions"] = {ABORT: self.transport.abort}  # type: ignore[dict-item]

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > REQUEST_LINE_MOST:
            self._stop_parsing(LINE_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > HEADER_MOST:
            self._stop_parsing(HEADER_TOO_LONG)
        if len(self.headers) > HEADERS_MOST:
            self._stop_parsing(TOO_MANY_HEADERS)

    def _stop_parsing(self, problem: HeadTooLarge) -> None:
        """The parser reports an error in a callback to `data_received` as an invalid request."""
        self._problem = problem
        raise problem

    def on_headers_complete(self) -> None:
        self._reading_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading_head = True
        self._head_bytes = 0
        self._cancel_deadline()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._problem is None:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket protocol; it counts until that loses it."""
        self._cancel_deadline()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, FastWebSocket):
            upgraded.when_lost = self._leave


def limited(counts: ConnectionCounts | None) -> type[LimitedHttp]:
    """The protocol class for one server, with its counts."""
    return type("CountedHttp", (LimitedHttp,), {"counts": counts})
