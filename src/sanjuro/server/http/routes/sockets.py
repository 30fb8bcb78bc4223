"""The WebSocket of a table, as a route of the application."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import WebSocket, get, websocket
from litestar.params import FromPath

from sanjuro.server.http.requests import VISIT, Visit
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.realtime.socket import table_socket

logger = logging.getLogger("sanjuro.socket")

PATH: Final = "/api/tables/{code:str}/socket"


@websocket(PATH)
async def connect(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Commands in, updates out. The middleware has let the person in."""
    visit: Visit = socket.scope[VISIT]  # type: ignore[literal-required]
    assert visit.person is not None
    session = "" if visit.by_token else visit.session
    state = socket.app.state
    try:
        await table_socket(
            state["registry"],
            state["limits"],
            visit.person,
            visit.by_token,
            session,
            code,
            socket.scope,
            socket.receive,
            socket.send,
        )
    except Exception:
        # The framework closes the socket without logging anything.
        logger.exception("a socket of table %s failed", code)
        raise


@get(PATH, include_in_schema=False, sync_to_thread=False)
def no_page(code: FromPath[str]) -> None:
    """Answer plain HTTP requests for the address of a socket."""
    raise Refused("not_found", "nothing was found at this address")


ROUTES = [connect, no_page]
