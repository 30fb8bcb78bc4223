"""What our connections rely on in uvicorn, beyond its public face: if an upgrade changes it, this fails first."""

from __future__ import annotations

import asyncio
import inspect
import tomllib

import pytest
import uvicorn
from repository import ROOT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState


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


def test_the_rest() -> None:
    assert STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")
    # A WebSocket gets its scope before `run_asgi`, and an HTTP request before its headers are complete.
    assert "self.scope" in inspect.getsource(WebSocketsSansIOProtocol.handle_connect)
    assert "self.scope" in inspect.getsource(HttpToolsProtocol.on_message_begin)
    # An upgraded connection is handed to the WebSocket's protocol with its transport.
    assert "set_protocol" in inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)


def test_the_version_is_capped() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    [named] = [name for name in extras["server"] if name.startswith("uvicorn")]
    assert "<" in named
