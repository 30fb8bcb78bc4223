"""Tries an installed `sanjuro[server]` as a user would: the command, a page, a game over the socket.

tools/dist.py runs it with the Python of a new environment; it uses only what is installed there.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

import sanjuro
from sanjuro.games import FIRST_GAME


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ask(address: str, body: Any = None, cookie: str = "") -> tuple[str, str]:
    """Return the text of the response, and the cookie it set."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=30) as answer:
        return answer.read().decode(), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


def wait(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert server.poll() is None, "the server has exited"
        try:
            ask(f"{address}/readyz")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def see_page(address: str) -> None:
    page, _ = ask(f"{address}/")
    scripts = re.findall(r'src="\./(assets/[^"]+\.js)"', page)
    assert scripts, "the page has no script: the browser client is not in the package"
    for script in scripts:
        assert ask(f"{address}/{script}")[0]


def play(address: str) -> str:
    """Play a whole game against bots and return why it ended."""
    _, cookie = ask(f"{address}/api/me")
    wanted = {"game": FIRST_GAME, "bots": "rules", "start": True, "settings": {"pace": "instant"}}
    code = json.loads(ask(f"{address}/api/tables", wanted, cookie)[0])["code"]
    place = address.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    with connect(place, additional_headers={"Cookie": cookie}, compression=None) as table:
        asked: dict[str, Any] = {}
        state: dict[str, Any] = {}
        while state.get("state") != "over":
            message = json.loads(table.recv(timeout=30))
            state = message.get("table") or state
            asked = message.get("view") or asked
            decision = message.get("decision")
            if decision and state.get("state") != "over":
                text = decision["moves"][0]["text"]
                table.send(
                    json.dumps({"type": "play", "seat": asked["asked"], "question": decision["question"], "text": text})
                )
    return str(json.loads(ask(f"{address}/api/records/{code}", cookie=cookie)[0])["outcome"]["reason"])


def main() -> None:
    command = shutil.which("sanjuro", path=str(Path(sys.executable).parent))
    assert command is not None, "the command sanjuro is missing"
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([command, "serve", "--port", str(port), "--no-browser", "--log-level", "warning"])
    try:
        wait(address, server)
        see_page(address)
        reason = play(address)
    finally:
        server.terminate()
        server.wait(30)
    assert sanjuro.compiled == ("(compiled)" in said)
    assert "<symbol" in sanjuro.new(FIRST_GAME)._repr_html_(), "the drawings for notebooks are missing"
    print(
        f"== Python {platform.python_version()}: {said}: served a page and played {FIRST_GAME} to the end ({reason})",
        flush=True,
    )


if __name__ == "__main__":
    main()
