"""A WebSocket client with minimal overhead, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """A connection that calls `heard` with each text frame."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's is one in all but its base class.
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.ready.done():
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(bytes(self._data[:200]).decode("latin-1")))
                return
            del self._data[: end + 4]
            self.ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Remove one complete frame from the data."""
        data = self._data
        if len(data) < 2:
            return False
        length, at = data[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + length or (data[1] & 127 >= 126 and len(data) < 4):
            return False
        body = bytes(data[at : at + length])
        kind = data[0] & 15
        del data[: at + length]
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self._send(10, body)
        elif kind == 8:
            self.close()
        return True

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask.
        head = bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else bytes([128 | kind, 254])
        size = b"" if len(body) < 126 else len(body).to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + size + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None and not self.closed:
            self.closed = True
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True


async def dial(host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, cookie, heard), host, port)
    await wire.ready
    return wire
