"""Requests written by hand, byte by byte, that no library would send."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from typing import Any

from attacks.process import PATIENCE, Server


class Answer:
    """A response: its status (0 if the connection was closed without one), its body, and how long it took."""

    def __init__(self, status: int, head: bytes, body: bytes, seconds: float) -> None:
        self.status = status
        self.head = head
        self.body = body
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"{self.status} in {self.seconds:.2f} s: {self.body[:200]!r}"

    @property
    def problem(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def exchange(server: Server, request: bytes, address: str = "127.0.0.1", seconds: float = PATIENCE) -> Answer:
    """Send all of it, or as much as the server accepts, and read the answer. Raise `TimeoutError` if there is none."""
    began = time.monotonic()
    with connected(server, address) as plain:
        plain.settimeout(seconds)
        # A server that has read enough answers and closes. The unread rest shows up as a socket error.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            plain.sendall(request)
        return answered(plain, began)


def answered(plain: socket.socket, began: float) -> Answer:
    """Read one response, up to its length or to the end of the connection."""
    came = b""
    with contextlib.suppress(ConnectionResetError):
        while b"\r\n\r\n" not in came:
            more = plain.recv(65536)
            if not more:
                break
            came += more
        head, _, body = came.partition(b"\r\n\r\n")
        length = _length(head)
        while length is not None and len(body) < length:
            more = plain.recv(65536)
            if not more:
                break
            body += more
        return Answer(_status(head), head, body, time.monotonic() - began)
    return Answer(_status(came), came, b"", time.monotonic() - began)


def _status(head: bytes) -> int:
    words = head.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[1][:3].isdigit() else 0


def _length(head: bytes) -> int | None:
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            return int(value)
    return None


def get(path: bytes = b"/api/me", *headers: bytes) -> bytes:
    """Build a GET request with these headers."""
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: localhost", *headers, b"", b""])


def post(path: bytes, body: bytes, *headers: bytes) -> bytes:
    lines = [b"POST " + path + b" HTTP/1.1", b"Host: localhost", b"Content-Type: application/json"]
    lines += [b"Content-Length: " + str(len(body)).encode(), *headers, b"", body]
    return b"\r\n".join(lines)


def upgrade(path: bytes, *headers: bytes) -> bytes:
    """Build the opening handshake of a WebSocket."""
    return get(
        path,
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    )
