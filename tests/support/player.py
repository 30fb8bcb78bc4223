"""A server in a process of its own, and people who play there over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import IO, Any

import httpx
import websockets

import sanjuro
from sanjuro.server.app import create_app
from sanjuro.server.live.registry import Registry
from sanjuro.server.run import Server, uvicorn_config
from sanjuro.server.settings import ServerSettings

# Seconds. A busy machine is slow, but only a server that hangs takes this long.
PATIENCE = 90.0
# The server is the same package these tests have imported, compiled or not.
SOURCE = Path(sanjuro.__file__).resolve().parents[1]


def free_port() -> int:
    """Return a free port outside the ephemeral range, where another process could take it before the server is up.

    Each worker of a parallel run has a range of its own.
    """
    chance = random.SystemRandom()
    first = 20_000 + 1_500 * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
    while True:
        port = chance.randrange(first, first + 1_500)
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


def eventually(true: Callable[[], Any]) -> None:
    """Wait until a condition is true; fail if it never is."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.05)


class Served:
    """`python -m sanjuro.server`, which can be stopped, killed and started again on the same database."""

    def __init__(self, database: str, **settings: object) -> None:
        self.port = free_port()
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "SANJURO_DATABASE_URL": database,
            "SANJURO_PORT": str(self.port),
            "SANJURO_LIMITS": "false",
            **{f"SANJURO_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, stderr: IO[bytes] | None = None) -> Served:
        self.process = subprocess.Popen([sys.executable, "-m", "sanjuro.server"], env=self.environment, stderr=stderr)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200:
                    return self
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.05)
        self.kill()
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def registry(tmp_path: Path, **settings: Any) -> Registry:
    """Return a registry on a new SQLite database, without limits."""
    return Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False, **settings))


class Inside:
    """A server in a thread of this process, so that tests can reach its registry. A Player can use it like `Served`."""

    def __init__(self, registry: Registry, **settings: Any) -> None:
        self.registry = registry
        self.port = free_port()
        registry.settings.port = self.port
        app = create_app(registry.settings, registry)
        self.server = Server(uvicorn_config(app, registry.settings), app)
        # Signals belong to the test runner.
        self.server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        self._thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Inside:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine on the server's own event loop."""
        loop = self.registry._background[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)


class Player:
    """A person with a cookie at one table, who checks that the messages are consistent."""

    def __init__(self, served: Served | Inside, seed: int = 0) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.url, timeout=PATIENCE)
        self.me = self.http.get("/api/me").json()
        self.chance = random.Random(seed)
        self.code = ""
        self.socket: Any = None
        self.seq = 0
        self.snapshot: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.decision: dict[str, Any] | None = None
        self.chat: list[dict[str, Any]] = []
        self.steps: dict[int, list[dict[str, Any]]] = {}
        self.heard: list[str] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.presence: dict[str, Any] = {}
        self.goodbye = ""
        self.clock: dict[str, Any] = {}
        self._number = 0

    # ---- HTTP ---------------------------------------------------------------------------

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def command(self, **command: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{self.code}/commands", command)

    def open(self, game: str, **wanted: Any) -> str:
        settings = {"pace": "instant", **wanted.pop("settings", {})}
        self.code = self.post("/api/tables", {"game": game, "settings": settings, **wanted})["code"]
        return self.code

    # ---- the socket ---------------------------------------------------------------------

    async def connect(self, again: bool = False) -> None:
        since = f"?since={self.seq}" if again else ""
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.code}/socket{since}"
        cookie = f"sanjuro={self.http.cookies['sanjuro']}"
        self.socket = await websockets.connect(
            address,
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        if not again:
            await self.until(lambda: bool(self.snapshot))

    async def drop(self) -> None:
        """Drop the connection without a close frame."""
        transport = self.socket.transport
        transport.abort()
        with contextlib.suppress(Exception):
            await self.socket.wait_closed()

    async def send(self, **command: Any) -> int:
        self._number += 1
        await self.socket.send(json.dumps({"id": self._number, **command}))
        return self._number

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = await self.send(**command)
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        getattr(self, f"_{message['type']}", self._answer)(message)
        return message

    async def until(self, done: Any, timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not done():
            await self.hear(max(0.01, end - time.monotonic()))

    def _snapshot(self, message: dict[str, Any]) -> None:
        self.snapshot = message
        self.seq = message["seq"]
        self.clock = message["clock"]
        self.table = message["table"]
        self.you = message["you"]
        self.view = message["view"]
        self.decision = message["decision"]
        self.chat = message["chat"]
        self.presence = message["presence"]
        for step in message["story"]:
            self.steps[step["move"]] = step["events"]

    def _update(self, message: dict[str, Any]) -> None:
        assert message["seq"] == self.seq + 1, f"{message['seq']} after {self.seq}"
        self.seq = message["seq"]
        self.clock = message["clock"]
        self.table = message.get("table", self.table)
        self.you = message.get("you", self.you)
        self.view = message.get("view", self.view)
        self.decision = message.get("decision", self.decision)
        if "chat" in message:
            self.chat.append(message["chat"])
        if "step" in message:
            self.steps[message["step"]["move"]] = message["step"]["events"]

    def _presence(self, message: dict[str, Any]) -> None:
        self.presence = message

    def _goodbye(self, message: dict[str, Any]) -> None:
        self.goodbye = message["reason"]

    def _answer(self, message: dict[str, Any]) -> None:
        if message.get("id") is not None:
            self.answers[message["id"]] = message

    # ---- playing ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.get("state") == "over"

    async def move(self) -> None:
        """Play a random legal move."""
        assert self.decision is not None
        offer = self.chance.choice(self.decision["moves"])
        question = self.decision["question"]
        self.decision = None
        await self.send(type="play", seat=self.seat_of(question), question=question, text=offer["text"])

    def seat_of(self, question: int) -> int:
        return int(self._asked)

    @property
    def _asked(self) -> int:
        assert self.view is not None
        return int(self.view["asked"])

    async def play_on(self, most: int = 100_000) -> None:
        """Play to the end, or for this many moves."""
        made = 0
        while not self.over and made < most:
            if self.decision is not None:
                await self.move()
                made += 1
            else:
                await self.hear()
