"""The peer of the load test: a bare Litestar socket that sends recorded messages to everyone at a table."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket

# Game after game, what each of the five got for each move.
RECORDED: list[list[list[str]]] = []
TABLES: dict[str, list[Any]] = {}
AT: dict[str, list[int]] = {}


@get("/readyz", sync_to_thread=False)
def ready() -> str:
    return "ok"


@websocket("/{table:str}/{seat:int}")
async def sit(socket: WebSocket[Any, Any, Any], table: str, seat: int) -> None:
    await socket.accept()
    at = AT.setdefault(table, [len(AT) % len(RECORDED), 0])
    members = TABLES.setdefault(table, [None] * 5)
    members[seat] = socket
    await socket.send_data("{}")
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        game = RECORDED[at[0]]
        if at[1] >= len(game):
            continue
        step = game[at[1]]
        at[1] += 1
        await asyncio.gather(*[member.send_data(text) for member, text in zip(members, step, strict=True)])


if __name__ == "__main__":
    RECORDED.extend(json.loads(Path(sys.argv[2]).read_text()))
    uvicorn.run(
        Litestar([ready, sit], openapi_config=None),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        ws_per_message_deflate=False,
    )
