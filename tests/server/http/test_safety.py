"""Bad input over sockets and HTTP: a clear error, no effect, and no impact on anybody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from player import Inside, Player, Served
from repository import ROOT

from sanjuro.server.http import static_files
from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings, from_environment, table


async def close_code(url: str, **headers: str) -> int:
    """Return the close code of a socket that is not accepted."""
    async with websockets.connect(url, additional_headers=headers) as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)


def test_sockets_that_are_not_let_in(sqlite_served: Served) -> None:
    ann = Player(sqlite_served)
    code = ann.open("shinobi")
    base = f"ws://127.0.0.1:{sqlite_served.port}/api/tables"
    cookie = f"sanjuro={ann.http.cookies['sanjuro']}"

    async def tries() -> list[int]:
        return [
            await close_code(f"{base}/{code}/socket"),
            await close_code(f"{base}/{code}/socket", Cookie="sanjuro=forged.0.1.AAAA"),
            await close_code(f"{base}/{code}/socket", Cookie=cookie[:-3] + "abc"),
            await close_code(f"{base}/{code}/socket", Authorization="Bearer nonsense"),
            await close_code(f"{base}/{code}/socket", Cookie=cookie, Origin="https://evil.example"),
            await close_code(f"{base}/NOSUCH/socket", Cookie=cookie),
            await close_code(f"{base}/{code}/other", Cookie=cookie),
        ]

    assert asyncio.run(tries()) == [4401, 4401, 4401, 4401, 4403, 4404, 4404]


def test_frames_that_are_not_the_protocol(sqlite_served: Served) -> None:
    ann, ben = Player(sqlite_served), Player(sqlite_served)
    ben.code = ann.open("shinobi", players=3)
    ben.command(type="sit", seat=1)
    frames: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        b"\xff\xfe\x00",
        '{"type":"nothing"}',
        '{"type":"play"}',
        '{"type":"play","seat":"0","question":1,"text":"x"}',
        '{"type":"play","seat":0,"question":1e99,"text":"x"}',
        '{"type":"chat","text":5}',
        '{"type":"chat","text":"x","extra":1}',
        "[" * 5000,
        "x" * 20_000,
    ]

    async def talk() -> None:
        await ann.connect()
        await ben.connect()
        quiet = len(ben.heard)
        for frame in frames:
            await ann.socket.send(frame)
            message = await ann.hear()
            while message["type"] == "presence":
                message = await ann.hear()
            assert message["type"] == "error" and message["error"] in ("bad_message", "too_big"), frame[:50]
        assert (await ann.ask(type="ping"))["type"] == "pong"
        with pytest.raises(TimeoutError):
            await ben.hear(0.2)
        assert len(ben.heard) == quiet
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await persist(ann)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400

    async def persist(player: Player) -> None:
        for _ in range(40):
            await player.socket.send("{")
            await player.hear()

    asyncio.run(talk())

    async def huge() -> int:
        ann.snapshot = {}
        await ann.connect()
        await ann.socket.send("x" * 200_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ann.until(lambda: False)
        return closed.value.rcvd.code if closed.value.rcvd else 0

    assert asyncio.run(huge()) == 1009


def test_floods(tmp_path: Path) -> None:
    """Too many messages, chat lines, tables or logins are refused, and the connection is closed eventually."""
    served = Served(str(tmp_path / "db"), limits="true").start()
    try:
        ann = Player(served)
        ann.open("shinobi")

        async def flood() -> int:
            await ann.connect()
            numbers = [await ann.send(type="chat", text="x") for _ in range(20)]
            await ann.until(lambda: numbers[-1] in ann.answers)
            errors = [ann.answers[number].get("error") for number in numbers]
            assert errors[:3] == [None] * 3 and "too_often" in errors
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await pour()
            return closed.value.rcvd.code if closed.value.rcvd else 0

        async def pour() -> None:
            for _ in range(400):
                await ann.socket.send('{"type":"ping"}')
            await ann.until(lambda: False)

        assert asyncio.run(flood()) == 4429
        answers = [ann.http.post("/api/tables", json={"game": "shinobi"}).status_code for _ in range(20)]
        assert 429 in answers
        wrong: list[int] = []
        while len(wrong) < 50 and wrong[-1:] != [429]:
            wrong.append(ann.http.post("/api/login", json={"name": "x", "password": "x"}).status_code)
        assert wrong[0] == 401 and wrong[-1] == 429
    finally:
        served.end()


def test_requests_that_are_not_let_in(sqlite_served: Served) -> None:
    ann = Player(sqlite_served)

    def error(status: int, **request: Any) -> str:
        answer = ann.http.request(request.pop("method", "POST"), request.pop("url", "/api/tables"), **request)
        assert answer.status_code == status, answer.text
        return str(answer.json()["error"])

    good = {"game": "shinobi"}
    assert error(403, json=good, headers={"Origin": "https://evil.example"}) == "foreign_origin"
    assert ann.http.post("/api/tables", json=good, headers={"Origin": sqlite_served.url}).status_code == 201
    assert error(415, content="game=shinobi", headers={"Content-Type": "text/plain"}) == "not_json"
    assert error(415, data={"game": "shinobi"}) == "not_json"
    assert error(413, content=b"x" * 70_000, headers={"Content-Type": "application/json"}) == "too_big"
    assert error(400, content=b"{", headers={"Content-Type": "application/json"}) == "bad_message"
    assert error(400, json=[]) == "bad_message"
    assert error(400, json={"game": "chess"}) == "bad_value"
    assert error(400, json={"game": "shinobi", "players": 99}) == "bad_value"
    assert error(400, json={"game": "shinobi", "seat": 44}) == "bad_value"
    assert error(400, json={"game": "shinobi", "bots": "genius"}) == "bad_value"
    assert error(400, json={"game": "shinobi", "options": {"x": 1}}) == "bad_value"
    assert error(409, json={"game": "shinobi", "start": True}) == "not_now"
    assert error(405, url="/api/tables", method="DELETE") == "bad_message"
    assert error(404, url="/api/nothing", method="GET") == "not_found"
    assert error(404, url="/api/tables/ABCDEF", method="GET") == "not_found"
    assert error(400, url="/api/tables/%00%ff/commands", json={"type": "ping"}) == "bad_message"
    bad = httpx.get(f"{sqlite_served.url}/api/lobby", headers={"Cookie": "sanjuro=a.b.c.d"})
    assert bad.status_code == 401 and "Max-Age=0" in bad.headers["set-cookie"]
    assert httpx.get(f"{sqlite_served.url}/api/me", headers={"Cookie": "sanjuro=a.b.c.d"}).status_code == 200


def test_headers(sqlite_served: Served) -> None:
    for path in ("/", "/api/me", "/t/ABCDEF", "/healthz", "/nothing.js"):
        answer = httpx.get(sqlite_served.url + path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = httpx.get(f"{sqlite_served.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert httpx.get(f"{sqlite_served.url}/").text.count("not built") + static_files.FOLDER.is_dir() >= 1
    assert httpx.get(f"{sqlite_served.url}/healthz").text == "ok\n"


def test_behind_a_proxy(tmp_path: Path) -> None:
    """The server works under a path prefix, whether or not the proxy strips it, and over HTTPS if the proxy says so."""
    served = Served(
        str(tmp_path / "db"), base_path="/games/sanjuro/", proxies="127.0.0.1", hosts="play.example"
    ).start()
    try:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        for path in ("/api/me", "/games/sanjuro/api/me"):
            answer = httpx.get(served.url + path, headers=forwarded)
            assert answer.status_code == 200
            assert "Path=/games/sanjuro;" in answer.headers["set-cookie"]
            assert "Secure" in answer.headers["set-cookie"]
            assert "strict-transport-security" in answer.headers
        cookie = answer.headers["set-cookie"].partition(";")[0]
        headers = {"Cookie": cookie, "Origin": "https://play.example", "Host": "play.example", **forwarded}
        opened = httpx.post(f"{served.url}/games/sanjuro/api/tables", json={"game": "shinobi"}, headers=headers)
        assert opened.status_code == 201

        async def first_word(path: str) -> str:
            # As a proxy forwards it: the Host of the page and the Origin that a browser sends.
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            lines = [f"GET {path}/api/tables/{opened.json()['code']}/socket HTTP/1.1", "Upgrade: websocket"]
            lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            answer = await reader.readuntil(b"\r\n\r\n") + await reader.readexactly(30)
            writer.close()
            return answer.decode("latin-1")

        for path in ("", "/games/sanjuro"):
            word = asyncio.run(first_word(path))
            assert word.startswith("HTTP/1.1 101") and '"type":"snapshot"' in word
    finally:
        served.end()


def test_static_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The built client: its page for all its addresses, files with their content type, nothing outside the folder."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><base href="/"><script src="assets/a-1.js"></script>')
    (folder / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "FOLDER", folder)
    registry = Registry(ServerSettings(database_url=str(tmp_path / "db"), base_path="/games"))
    with Inside(registry) as served:
        page = httpx.get(f"{served.url}/t/ABCDEF")
        assert '<base href="/games/"' in page.text and page.headers["cache-control"] == "no-cache"
        script = httpx.get(f"{served.url}/games/assets/a-1.js")
        assert script.text == "1" and "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        again = httpx.get(f"{served.url}/assets/a-1.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        assert httpx.get(f"{served.url}/assets/none.js").status_code == 404
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in httpx.get(served.url + path).text


def test_a_link_shows_the_game_in_a_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text('<!doctype html><html><head><base href="/"></head></html>')
    monkeypatch.setattr(static_files, "FOLDER", folder)
    registry = Registry(ServerSettings(database_url=str(tmp_path / "db"), base_path="/games"))
    with Inside(registry) as served:
        code = Player(served).open("shinobi")
        link = httpx.get(f"{served.url}/t/{code.lower()}").text
        assert 'property="og:title" content="Shinobi · Sanjuro"' in link
        assert f'property="og:image" content="{served.url}/games/preview/shinobi.png"' in link
        for path in ("/", "/t/ABCDEF", "/r/ABCDEF"):
            assert 'property="og:title" content="Sanjuro"' in httpx.get(served.url + path).text
        strange = httpx.get(f"{served.url}/t/{code}", headers={"Host": 'a"><script>x'}).text
        assert "<script>x" not in strange


def test_settings() -> None:
    assert from_environment({}).host == "127.0.0.1"
    chosen = from_environment({"SANJURO_PORT": "81", "SANJURO_LIMITS": "false", "SANJURO_GRACE": "2.5"}, port=82)
    assert (chosen.port, chosen.limits, chosen.grace) == (82, False, 2.5)
    wrongs = [{"SANJURO_PORT": "x"}, {"SANJURO_LOG": "xml"}, {"SANJURO_SECRET": "short"}]
    for wrong in [*wrongs, {"SANJURO_PORT": "65536"}, {"SANJURO_LOG_LEVEL": "loud"}]:
        with pytest.raises(ValueError, match="SANJURO_"):
            from_environment(wrong)
    page = ROOT / "docs" / "server.md"
    assert table() in page.read_text("utf-8"), "docs/server.md has another table of settings than the server"


def test_logs_hold_no_secret(tmp_path: Path) -> None:
    """Structured lines contain neither cookies, tokens nor queries."""
    served = Served(str(tmp_path / "db"), log="json", log_level="info")
    file = tmp_path / "log"
    with file.open("wb") as out:
        try:
            served.start(stderr=out)
            ann = Player(served)
            token = ann.post("/api/tokens", {"label": "bot"})["token"]
            httpx.get(f"{served.url}/api/me?token=hush", headers={"Authorization": f"Bearer {token}"})
            served.stop()
        finally:
            served.end()
    text = file.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    paths = [line["path"] for line in lines if "path" in line]
    assert "/api/tokens" in paths and all({"at", "level", "message"} <= set(line) for line in lines)
    for secret in (token, ann.http.cookies["sanjuro"], "hush"):
        assert secret not in text
