"""Run the server as a process."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from sanjuro.server import logs
from sanjuro.server.app import create_app
from sanjuro.server.http.connection_limits import RESERVED_FILES, ConnectionCounts, limited
from sanjuro.server.http.fast_socket import FastWebSocket
from sanjuro.server.http.metrics_server import MetricsServer
from sanjuro.server.http.middleware import Middleware
from sanjuro.server.live.registry import Registry
from sanjuro.server.reach import share_url
from sanjuro.server.realtime.socket import FRAME_MOST
from sanjuro.server.settings import ServerSettings
from sanjuro.server.storage.lock import locked

logger = logging.getLogger("sanjuro")

GOODBYE_SECONDS: Final = 0.2  # to send the last messages
GRACEFUL_SECONDS: Final = 2  # to answer requests in progress
EXIT_SECONDS: Final = 4.4  # from the signal to the forced exit
LAST_WORDS_SECONDS: Final = 0.2
UNLIMITED: Final = 1_000_000


def uvicorn_config(app: Middleware, settings: ServerSettings) -> uvicorn.Config:
    proxies = {proxy.strip() for proxy in settings.proxies.split(",") if proxy.strip()}
    per_address = settings.connections if settings.limits else UNLIMITED
    counts = ConnectionCounts(per_address, _descriptors() - RESERVED_FILES, proxies)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        http=limited(counts),
        ws=FastWebSocket,
        # Above our own limit, so that a message that is too big gets an error and not only a closed socket.
        ws_max_size=4 * FRAME_MOST,
        # Compressed sizes could leak hidden information, and compression costs more time than it saves.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


def _descriptors() -> int:
    """Raise the limit of open file descriptors as far as possible, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            logger.info("could not raise the limit of %d open files", soft)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


class Server(uvicorn.Server):
    """Tells clients to reconnect before uvicorn closes their connections."""

    def __init__(self, config: uvicorn.Config, app: Middleware) -> None:
        super().__init__(config)
        self._middleware = app
        self._exiting = False
        registry = app.registry
        self._metrics = MetricsServer(registry.settings, registry.metrics)

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            settings = self._middleware.registry.settings
            # Port 0 means any free port.
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else settings.port
            logger.info("Sanjuro is listening at http://%s:%d%s/", settings.host, port, settings.base_path)
            self._middleware.registry.share = share_url(settings, port)
            await self._metrics.start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self._exiting:
            self._exiting = True
            deadline = threading.Timer(EXIT_SECONDS, self._exit_at_once)
            deadline.daemon = True
            deadline.start()
        super().handle_exit(sig, frame)

    def _exit_at_once(self) -> None:
        """Exit although something hangs, such as a thread waiting for the database. Acknowledged moves are stored."""
        self._middleware.registry.thinkers.kill()
        # In a thread, because writing the log may be what hangs.
        message = "could not shut down within %.1f s; exiting now"
        telling = threading.Thread(target=logger.error, args=(message, EXIT_SECONDS), daemon=True)
        telling.start()
        telling.join(LAST_WORDS_SECONDS)
        os._exit(1)

    async def shutdown(self, sockets: object = None) -> None:
        self._metrics.stop()
        self._middleware.registry.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)  # type: ignore[arg-type]


def _tune_garbage_collector() -> None:
    """Freeze the objects made at start-up and raise the thresholds: hardly anything a table makes is cyclic, and every
    move makes a copy of the match."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)


def _lock_lost(reason: str) -> None:
    """Shut down as on SIGTERM: another server may hold the database now."""
    logger.error("shutting down: %s", reason)
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: ServerSettings, new_registry: Callable[[ServerSettings], Registry] = Registry) -> None:
    """Serve until SIGTERM or Ctrl-C. Tests pass a registry whose codes, deals and bots come from a seed."""
    logs.begin(settings.log, settings.log_level)
    # The default of 5 ms would delay the writer thread too much.
    sys.setswitchinterval(0.0005)
    with locked(settings.database_url, _lock_lost):
        app = create_app(settings, new_registry(settings))
        _tune_garbage_collector()
        Server(uvicorn_config(app, settings), app).run()
