"""Host names that the server does not have, caches between it and people, and metrics for the operator only."""

from __future__ import annotations

import re
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from attacks.conftest import Start
from attacks.people import Person
from attacks.process import Server
from sanjuro.server.http.routes import game_files, me, people, records, tables
from sanjuro.server.http.static_files import FOLDER
from sanjuro.server.http.static_files import ROUTES as STATIC_ROUTES

FOREIGN = ["rebound.example", "rebound.example:8000", "127.0.0.1.nip.example", "localhost.evil.example", "evil"]
OWN = ["127.0.0.1", "localhost", "LOCALHOST:1", "sanjuro.localhost", "[::1]:8000", "192.168.1.20:8000", "localhost."]


def status(server: Server, host: str, path: str = "/api/me", **headers: str) -> int:
    return httpx.get(server.url + path, headers={"Host": host, **headers}).status_code


# ---- hosts ------------------------------------------------------------------------------


def test_only_known_names_are_answered(shared: Server) -> None:
    assert {host: status(shared, host) for host in OWN} == dict.fromkeys(OWN, 200)
    assert {host: status(shared, host) for host in FOREIGN} == dict.fromkeys(FOREIGN, 421)
    refused = httpx.get(f"{shared.url}/api/me", headers={"Host": "rebound.example"})
    assert refused.json()["error"] == "wrong_host" and "set-cookie" not in refused.headers
    for path in ("/", "/t/ABCDEF", "/api/games"):
        assert status(shared, "rebound.example", path) == 421, path
    # After DNS rebinding, the page's origin has the same name.
    origin = {"Origin": "http://rebound.example", "Host": "rebound.example"}
    assert httpx.post(f"{shared.url}/api/tables", json={"game": "shinobi"}, headers=origin).status_code == 421
    for path in ("/healthz", "/readyz"):
        assert status(shared, "sanjuro-container", path) == 200


def test_a_socket_under_a_foreign_name_is_closed(shared: Server) -> None:
    ann = Person(shared)
    code = ann.open("shinobi")
    with socket.create_connection(("127.0.0.1", shared.port)) as connection:
        url = f"ws://rebound.example/api/tables/{code}/socket"
        cookie = {"Cookie": f"sanjuro={ann.cookie}"}
        origin = Origin("http://rebound.example")
        with connect(url, sock=connection, additional_headers=cookie, origin=origin) as opened:
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(30)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_a_program_that_names_no_host_is_answered(shared: Server) -> None:
    with socket.create_connection(("127.0.0.1", shared.port)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in connection.recv(1000)


def test_names_can_be_allowed(start: Start) -> None:
    server = start(limits=False, hosts="games.example.org, second.example.org", public_url="https://play.example.org/x")
    for host in ("games.example.org", "second.example.org:8000", "PLAY.example.org"):
        assert status(server, host) == 200, host
    assert status(server, "third.example.org") == 421
    assert httpx.get(f"{server.url}/api/games").json()["share"] == "https://play.example.org/x/"


# ---- metrics ----------------------------------------------------------------------------

SPELLINGS = [
    "/metrics",
    "/metrics/",
    "//metrics",
    "/metrics%2f",
    "/%6detrics",
    "/x/../metrics",
    "/METRICS",
    "/api/metrics",
]


def test_metrics_have_an_address_of_their_own(shared: Server) -> None:
    for path in SPELLINGS:
        assert "sanjuro_tables" not in httpx.get(shared.url + path).text, path
    own = f"http://127.0.0.1:{shared.metrics_port}"
    assert "sanjuro_tables" in httpx.get(f"{own}/metrics").text
    for path in ("/", "/api/me", "/metrics/", "/healthz"):
        assert httpx.get(own + path).status_code == 404, path
    assert httpx.post(f"{own}/metrics").status_code == 404
    assert httpx.get(f"{own}/metrics", headers={"Host": "rebound.example"}).status_code == 421


def test_metrics_are_off_unless_they_have_an_address(start: Start) -> None:
    server = start(limits=False, metrics_address="")
    for path in SPELLINGS:
        assert "sanjuro_tables" not in httpx.get(server.url + path).text, path
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{server.metrics_port}/metrics")


# ---- caches -----------------------------------------------------------------------------


def get_paths(code: str) -> list[str]:
    """Return the path of every GET route, for a game, a language, or else with a table's code for each parameter."""
    routes = [tables.ROUTES, game_files.ROUTES, me.ROUTES, people.ROUTES, records.ROUTES, STATIC_ROUTES]
    handlers: list[Any] = [handler for some in routes for handler in some]
    paths = {path for handler in handlers if "GET" in handler.http_methods for path in handler.paths}
    assert "/api/games" in paths and "/api/lobby" in paths and "/" in paths
    named = {path.replace("{game:str}", "shinobi").replace("{language:str}", "en") for path in paths}
    assert "/api/games/shinobi/words/en" in named
    return sorted({re.sub(r"\{[^}]*\}", code, path) for path in named if not path.endswith("/events")})


def test_no_answer_that_can_be_cached_sets_a_cookie(shared: Server) -> None:
    code = Person(shared).open("shinobi", seat=0)
    built = [f"/{file.relative_to(FOLDER).as_posix()}" for file in sorted(FOLDER.rglob("*.*"))[:40] if file.is_file()]
    cookies: list[dict[str, str]] = [{}, {"Cookie": "sanjuro=nobody.0.1.x.y"}]
    kept = 0
    for path in [*get_paths(code), "/api/schema/openapi.json", "/t/ABCDEF", "/nothing.js", "/favicon.ico", *built]:
        for cookie in cookies:
            plain = httpx.get(shared.url + path, headers={**cookie, "Accept-Encoding": "identity"})
            packed = httpx.get(shared.url + path, headers={**cookie, "Accept-Encoding": "gzip"})
            for answer in (plain, packed):
                control = answer.headers["cache-control"]
                assert "set-cookie" not in answer.headers or "no-store" in control, path
                kept += "max-age" in control
            if "content-encoding" in packed.headers:
                assert "Accept-Encoding" in plain.headers["vary"] and "Accept-Encoding" in packed.headers["vary"], path
    assert kept >= 2, "nothing was cacheable: the test looks in the wrong place"
    assert "set-cookie" in httpx.get(f"{shared.url}/api/me").headers
