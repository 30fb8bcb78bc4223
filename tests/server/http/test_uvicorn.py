"""What our connections rely on in uvicorn beyond its public API: if an upgrade changes it, this test fails first."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from typing import Any

import pytest
import uvicorn
from repository import ROOT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect


def made(protocol: type[HttpToolsProtocol] | type[WebSocketsSansIOProtocol]) -> object:
    async def make() -> object:
        return protocol(config=uvicorn.Config(app=lambda: None), server_state=ServerState(), app_state={})

    return asyncio.run(make())


@pytest.mark.parametrize(
    ("protocol", "attributes", "methods"),
    [
        (
            WebSocketsSansIOProtocol,
            ["transport", "writable", "handshake_complete", "close_sent", "disconnected"],
            ["run_asgi", "connection_lost"],
        ),
        (
            HttpToolsProtocol,
            ["transport", "loop", "client", "headers", "scope"],
            [
                "connection_made",
                "connection_lost",
                "data_received",
                "on_message_begin",
                "on_url",
                "on_header",
                "on_headers_complete",
                "on_message_complete",
                "send_400_response",
                "handle_websocket_upgrade",
            ],
        ),
    ],
)
def test_what_we_override_and_read(
    protocol: type[HttpToolsProtocol] | type[WebSocketsSansIOProtocol], attributes: list[str], methods: list[str]
) -> None:
    one = made(protocol)
    assert [name for name in attributes if not hasattr(one, name)] == []
    assert [name for name in methods if not inspect.isfunction(getattr(protocol, name, None))] == []


def test_refusals_use_the_status_lines() -> None:
    assert STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")


seen: list[object] = []


class RecordingWebSocket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        seen.append(("websocket scope before run_asgi", self.scope["path"]))
        await super().run_asgi()


class RecordingHttp(HttpToolsProtocol):
    def on_message_begin(self) -> None:
        super().on_message_begin()
        seen.append(("scope when a request begins", self.scope["type"]))

    def handle_websocket_upgrade(self) -> None:
        transport = self.transport
        super().handle_websocket_upgrade()
        seen.append(("protocol after the upgrade", type(transport.get_protocol())))


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept a WebSocket, echo one message, and close it."""
    await receive()
    await send({"type": "websocket.accept"})
    message = await receive()
    await send({"type": "websocket.send", "text": message["text"]})
    await send({"type": "websocket.close"})


def test_when_the_scope_is_there_and_who_has_the_transport() -> None:
    """`FastWebSocket` and the connection limits depend on this order of events."""

    async def talk() -> object:
        config = uvicorn.Config(
            echo, port=0, http=RecordingHttp, ws=RecordingWebSocket, lifespan="off", log_level="error"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 (uvicorn has no event for it)
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/path", proxy=None) as connection:
            await connection.send("hello")
            heard = await connection.recv()
        server.should_exit = True
        await serving
        return heard

    seen.clear()
    assert asyncio.run(talk()) == "hello"
    assert ("scope when a request begins", "http") in seen
    assert ("websocket scope before run_asgi", "/path") in seen
    assert ("protocol after the upgrade", RecordingWebSocket) in seen


def test_the_version_is_capped() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    [named] = [name for name in extras["server"] if name.startswith("uvicorn")]
    assert "<" in named
