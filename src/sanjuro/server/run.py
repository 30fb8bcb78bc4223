"""The server as a process."""

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

GOODBYE_SECONDS: Final = 0.2  # for the last messages to go out
GRACEFUL_SECONDS: Final = 2  # for requests to be answered
EXIT_SECONDS: Final = 4.4  # from the signal to the end of the process, whatever hangs
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
        # A little more than a frame may have, so that one too big gets an answer and not only a closed socket.
        ws_max_size=4 * FRAME_MOST,
        # Compressed sizes could tell what is hidden, and cost more time than the wire.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


def _descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as it can get."""
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
            logger.info("the limit of %d open files could not be raised", soft)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


class Server(uvicorn.Server):
    """Says goodbye to the clients before uvicorn closes their connections."""

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
            # Port 0 stands for any that is free.
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else settings.port
            logger.info("Sanjuro is at http://%s:%d%s/", settings.host, port, settings.base_path)
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
        """Something hangs, such as a thread that waits for the database. Whatever anybody was told is in the log."""
        self._middleware.registry.thinkers.kill()
        # In a thread: perhaps nobody reads the log any more, and writing to it is what hangs.
        message = "the server could not be stopped in order within %.1f s; it exits at once"
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
    """Another server may have the database now: stop in order, as on SIGTERM."""
    logger.error("the server stops: %s", reason)
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: ServerSettings, new_registry: Callable[[ServerSettings], Registry] = Registry) -> None:
    """Serve until SIGTERM or Ctrl-C. Tests give a registry whose codes, deals and bots come from a seed."""
    logs.begin(settings.log, settings.log_level)
    # The writer's thread must get its turn between two messages, not after five milliseconds of them.
    sys.setswitchinterval(0.0005)
    with locked(settings.database_url, _lock_lost):
        app = create_app(settings, new_registry(settings))
        _tune_garbage_collector()
        Server(uvicorn_config(app, settings), app).run()
