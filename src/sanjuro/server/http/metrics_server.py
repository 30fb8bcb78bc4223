"""The metrics, at a separate address that a proxy for the application does not expose."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from sanjuro.server.http.hosts import Hosts
from sanjuro.server.metrics import Metrics
from sanjuro.server.settings import ServerSettings, metrics_host_and_port

logger = logging.getLogger("sanjuro.metrics")

HEAD_MOST: Final = 8 * 1024
SECONDS: Final = 5.0
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


class MetricsServer:
    """Answers only `GET /metrics`, one request per connection."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._address = metrics_host_and_port(settings)
        self._hosts = Hosts(settings)
        self._metrics = metrics
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        if self._address is None:
            return
        try:
            self._server = await asyncio.start_server(self._serve, *self._address, limit=HEAD_MOST)
        except OSError as error:
            logger.error("cannot serve metrics at %s port %d: %s", *self._address, error)

    def stop(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
            status, body = self._answer(head.decode("latin-1").split("\r\n"))
            lines = [
                f"HTTP/1.1 {status}",
                f"Content-Type: {KIND}",
                f"Content-Length: {len(body)}",
                "Cache-Control: no-store",
                "Connection: close",
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await asyncio.wait_for(writer.drain(), SECONDS)
        writer.close()

    def _answer(self, lines: list[str]) -> tuple[str, bytes]:
        hosts = [line.partition(":")[2] for line in lines[1:] if line.lower().startswith("host:")]
        if not all(self._hosts.answers(host) for host in hosts):
            return "421 Misdirected Request", b"this server does not answer to that name\n"
        if lines[0].split(" ")[:2] != ["GET", "/metrics"]:
            return "404 Not Found", b"there is only /metrics here\n"
        return "200 OK", self._metrics.text()
