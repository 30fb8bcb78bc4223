"""uvicorn's WebSocket with a fast path: messages go directly to the transport while nothing is queued.

It relies on private attributes of uvicorn's class, which `tests/server/http/test_uvicorn.py` lists; uvicorn's version
is capped for that reason.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sanjuro.server.realtime.asgi import ABORT, WRITE_NOW


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection. Other servers and test clients work without it, through ASGI's `send`."""

    # Called once when the connection is lost.
    when_lost: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.when_lost is not None:
            self.when_lost()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions = {WRITE_NOW: self.write_now, ABORT: self.transport.abort}
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), **extensions}  # type: ignore[dict-item]
        await super().run_asgi()

    def write_now(self, frames: bytes) -> bool:
        """Write frames; False if the client is slow or gone and they have to be queued."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        transport = self.transport
        if transport.is_closing():
            return False
        transport.write(frames)
        return True
