"""The socket as uvicorn has it, with a shorter way out: straight to the transport while nothing waits."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# The name of the way in the ASGI scope's extensions.
AT_ONCE: Final = "sanjuro.at_once"


class Wire(WebSocketsSansIOProtocol):
    """One connection. Without it (another server, a test client) everything goes the ordinary way."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), AT_ONCE: self.at_once}  # type: ignore[dict-item]
        await super().run_asgi()

    def at_once(self, frames: bytes) -> bool:
        """Write frames, unless the other side is slow or gone: then they have to wait for their turn."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        transport = self.transport
        if transport.is_closing():
            return False
        transport.write(frames)
        return True
