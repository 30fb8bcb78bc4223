"""People at the server, over HTTP and a socket, from any address of the loopback network.

They do no more than a simple attacker can do.
"""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from attacks.process import PATIENCE, Server, eventually

HOME = "127.0.0.1"


class Socket:
    """The socket of a table, with the messages received and the last `seq`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[dict[str, Any]] = []
        self.seq = 0
        self._number = 0

    def send(self, **command: Any) -> int:
        self._number += 1
        self.connection.send(json.dumps({"id": self._number, **command}))
        return self._number

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(seconds))
        self.messages.append(message)
        self.seq = message.get("seq", self.seq)
        return message

    def until(self, true: Callable[[dict[str, Any]], Any], seconds: float = PATIENCE) -> dict[str, Any]:
        """Return the next message that satisfies a condition."""
        end = time.monotonic() + seconds
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if true(message):
                return message

    def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = self.send(**command)
        return self.until(lambda message: message.get("id") == number)

    def drain(self, seconds: float = 0.2) -> list[dict[str, Any]]:
        """Return the messages that arrive until the socket is quiet for a while or closed."""
        came = []
        try:
            while True:
                came.append(self.next(seconds))
        except (TimeoutError, ConnectionClosed):
            return came

    def closed(self, seconds: float = PATIENCE) -> int:
        """Wait until the connection is closed. Return its close code."""
        end = time.monotonic() + seconds
        try:
            while True:
                self.next(max(0.01, end - time.monotonic()))
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    def close(self) -> None:
        self.connection.close()


class Person:
    """A person with a cookie."""

    def __init__(self, server: Server, address: str = HOME, cookie: str | None = None) -> None:
        self.server = server
        self.address = address
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address)
        )
        if cookie is not None:
            self.http.cookies.set("sanjuro", cookie, domain=HOME, path="/")
        me = self.http.get("/api/me")
        assert me.status_code == 200, me.text
        self.id: str = me.json()["person"]

    @property
    def cookie(self) -> str:
        """The cookie that the server set last."""
        return next(cookie.value or "" for cookie in reversed(list(self.http.cookies.jar)) if cookie.name == "sanjuro")

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body)

    def command(self, code: str, **command: Any) -> httpx.Response:
        return self.post(f"/api/tables/{code}/commands", command)

    def does(self, code: str, **command: Any) -> dict[str, Any]:
        """Send a command that must succeed."""
        answer = self.command(code, **command)
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done

    def open(self, game: str = "shinobi", **wanted: Any) -> str:
        settings = {"pace": "instant", **wanted.pop("settings", {})}
        answer = self.post("/api/tables", {"game": game, "settings": settings, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def table(self, code: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def socket(self, code: str, query: str = "") -> Socket:
        """Connect without waiting for the first message."""
        plain = socket.create_connection((HOME, self.server.port), PATIENCE, (self.address, 0))
        plain.settimeout(None)
        connection = connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket{query}",
            sock=plain,
            additional_headers={"Cookie": f"sanjuro={self.cookie}"},
            legacy=True,  # connects at once; the caller closes it
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
        )
        return Socket(connection)

    def enter(self, code: str) -> Socket:
        """Connect and wait for the snapshot."""
        entered = self.socket(code)
        entered.until(lambda message: message["type"] == "snapshot")
        return entered

    def decision(self, code: str) -> dict[str, Any]:
        """Wait until the server asks this person for a decision."""

        def asked() -> Any:
            shown = self.table(code)
            assert shown["table"]["state"] == "playing", "the game is over"
            return shown["decision"]

        found: dict[str, Any] = eventually(asked)
        return found

    def move(self, code: str, chance: random.Random | None = None) -> httpx.Response:
        """Play a legal move: the first one, or a random one."""
        decision = self.decision(code)
        offer = decision["moves"][0] if chance is None else chance.choice(decision["moves"])
        play = {"seat": decision["seat"], "question": decision["question"], "text": offer["text"]}
        return self.command(code, type="play", **play)


def to_the_end(lines: Iterator[str], seconds: float = 40.0) -> list[str]:
    """Return the lines of a stream, which must end.

    A stream that does not end sends a keep-alive line every few seconds.
    """
    end = time.monotonic() + seconds
    came = []
    for line in lines:
        assert time.monotonic() < end, f"the stream is still open after {seconds:.0f} s"
        if line:
            came.append(line)
    return came


def refused(answer: httpx.Response) -> str:
    """Return the error code of a well-formed error: a status of 4xx or 5xx, and a sentence for the reader."""
    assert answer.status_code >= 400, answer.text[:500]
    problem = answer.json()
    assert problem["error"] and len(problem["message"]) > 5, problem
    return str(problem["error"])
