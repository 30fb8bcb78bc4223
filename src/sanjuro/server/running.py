"""The server as a process."""

from __future__ import annotations

import uvicorn

from sanjuro.server import logs
from sanjuro.server.app import create_app
from sanjuro.server.settings import ServerSettings
from sanjuro.server.socket import FRAME_MOST


def uvicorn_config(app: object, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        # A little more than a frame may have, so that one too big gets an answer and not only a closed socket.
        ws_max_size=4 * FRAME_MOST,
        # Compressed sizes could tell what is hidden, and cost more time than the wire.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Says goodbye to the sockets before uvicorn closes them."""

    def __init__(self, config: uvicorn.Config, app: object) -> None:
        super().__init__(config)
        self._ours = app

    async def shutdown(self, sockets: object = None) -> None:
        house = getattr(self._ours, "house", None)
        if house is not None:
            house.farewell()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def serve(settings: ServerSettings) -> None:
    """Until SIGTERM or Ctrl-C."""
    logs.begin(settings.log, settings.log_level)
    app = create_app(settings)
    Server(uvicorn_config(app, settings), app).run()
