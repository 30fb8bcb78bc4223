"""The parts of ASGI that a socket needs, without a web framework or a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

# Extensions that `http/fast_socket.py` adds to the ASGI scope.
WRITE_NOW: Final = "sanjuro.write_now"
ABORT: Final = "sanjuro.abort"
