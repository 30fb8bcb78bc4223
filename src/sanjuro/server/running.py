"""The server as a process."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from typing import Final

import uvicorn

from sanjuro.server import logs
from sanjuro.server.app import create_app
from sanjuro.server.doorman import Doorman
from sanjuro.server.settings import ServerSettings
from sanjuro.server.socket import FRAME_MOST
from sanjuro.server.storage.alone import alone
from sanjuro.server.wire import Wire

logger = logging.getLogger("sanjuro")

GOODBYE_SECONDS: Final = 0.2  # for the last messages to go out


def uvicorn_config(app: Doorman, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=Wire,
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

    def __init__(self, config: uvicorn.Config, app: Doorman) -> None:
        super().__init__(config)
        self._ours = app

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            settings = self._ours.house.settings
            # Port 0 stands for any that is free.
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else settings.port
            logger.info("Sanjuro is at http://%s:%d%s/", settings.host, port, settings.base_path)

    async def shutdown(self, sockets: object = None) -> None:
        self._ours.house.farewell()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)  # type: ignore[arg-type]


def _collect_seldom() -> None:
    """What the modules made stays for ever, and hardly anything a table makes is cyclic: seldom look for rubbish."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(settings: ServerSettings) -> None:
    """Until SIGTERM or Ctrl-C."""
    logs.begin(settings.log, settings.log_level)
    # The writer must get its turn between two messages, not after five milliseconds of them.
    sys.setswitchinterval(0.0005)
    with alone(settings.database_url):
        app = create_app(settings)
        _collect_seldom()
        Server(uvicorn_config(app, settings), app).run()
