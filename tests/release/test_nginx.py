"""The nginx configuration in docs/server.md, in a real nginx in front of a real server, on a port other than 80."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest
import websockets
from repository import ROOT

DOCS = ROOT / "docs" / "server.md"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise TimeoutError(address)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server behind the proxy."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        if os.environ.get("CI"):
            pytest.fail("nginx is not installed", pytrace=False)
        pytest.skip("nginx is not installed")
    folder = tmp_path_factory.mktemp("nginx")
    inner, outer, apart = free_port(), free_port(), free_port()
    blocks = re.findall(r"^    location .*?^    }$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    block = "\n".join(blocks).replace("http://127.0.0.1:8000", f"http://127.0.0.1:{inner}")
    places = " ".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places} server {{ listen 127.0.0.1:{outer};\n{block}\n}} }}\n"
    )
    environment = {
        **os.environ,
        "SANJURO_BASE_PATH": "/sanjuro",
        "SANJURO_PROXIES": "127.0.0.1",
        "SANJURO_DATABASE_URL": str(folder / "sanjuro.db"),
        "SANJURO_LOG_LEVEL": "warning",
        "SANJURO_METRICS_ADDRESS": f"127.0.0.1:{apart}",
    }
    server = [sys.executable, "-m", "sanjuro.cli", "serve", "--no-browser", "--port", str(inner)]
    processes = [
        subprocess.Popen(server, env=environment),
        subprocess.Popen([nginx, "-c", folder / "nginx.conf", "-e", folder / "error.log"]),
    ]
    address = f"http://127.0.0.1:{outer}/sanjuro"
    wait(f"{address}/readyz")
    wait(f"http://127.0.0.1:{apart}/metrics")
    yield address
    for process in reversed(processes):
        process.terminate()
        process.wait(30)


@pytest.fixture
def somebody(proxied: str) -> Iterator[httpx.Client]:
    """Create a client that sends requests like a browser: with the origin of the page, including the port."""
    origin = proxied.removesuffix("/sanjuro")
    with httpx.Client(base_url=proxied, headers={"Origin": origin}, timeout=30) as client:
        assert client.get("/api/me").status_code == 200
        yield client


def table(somebody: httpx.Client) -> str:
    wanted = {"game": "shinobi", "bots": "rules", "start": True, "settings": {"pace": "instant"}}
    answer = somebody.post("/api/tables", json=wanted)
    assert answer.status_code < 300, answer.text
    return str(answer.json()["code"])


def test_a_table_is_opened_and_its_socket_speaks(somebody: httpx.Client, proxied: str) -> None:
    code = table(somebody)

    async def first() -> str:
        address = proxied.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
        cookie = f"sanjuro={somebody.cookies['sanjuro']}"
        origin = proxied.removesuffix("/sanjuro")
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, origin=origin) as connection:  # type: ignore[arg-type]
            return str(await asyncio.wait_for(connection.recv(), 30))

    assert '"snapshot"' in asyncio.run(first())


def test_events_come_at_once(somebody: httpx.Client) -> None:
    with somebody.stream("GET", f"/api/tables/{table(somebody)}/events") as answer:
        assert answer.status_code == 200
        began = time.monotonic()
        assert next(answer.iter_lines())
        assert time.monotonic() - began < 20


SPELLINGS = [
    "metrics",
    "metrics/",
    "/metrics",
    "metrics%2f",
    "%6Detrics",
    "./metrics",
    "x/../metrics",
    "metrics?x",
    "METRICS",
]


def test_metrics_are_not_shown_under_any_spelling(somebody: httpx.Client, proxied: str) -> None:
    host, port = proxied.removeprefix("http://").removesuffix("/sanjuro").split(":")
    for spelling in SPELLINGS:
        # Sent unchanged, without a client that normalises the path.
        with socket.create_connection((host, int(port))) as connection:
            head = f"GET /sanjuro/{spelling} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n"
            connection.sendall(head.encode())
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        assert answer.startswith(b"HTTP/1.1 "), spelling
        assert b"sanjuro_tables" not in answer and b"# HELP" not in answer, spelling


def test_another_name_is_refused_through_the_proxy(somebody: httpx.Client) -> None:
    assert somebody.get("/api/me", headers={"Host": "rebound.example"}).status_code == 421
