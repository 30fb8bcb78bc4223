"""After people delete their data, nothing of it is left: not in the bytes of the database, and in no answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from attacks.conftest import Start
from attacks.databases import StoppablePostgres, sqlite_file
from attacks.people import Person
from attacks.process import Server, eventually

PASSWORD = "a very big sword"
NAMES = ["Tsurumaru", "Hidetora", "Saburo-san"]
SAID = "Kurosawa-thing-to-say"


def stored(database: str) -> bytes:
    """Return everything the database holds: SQLite's files byte by byte, PostgreSQL's tables as text."""
    if not database.startswith("postgresql"):
        folder = Path(database).parent
        return b"".join(file.read_bytes() for file in sorted(folder.glob(f"{Path(database).name}*")))
    with psycopg.connect(database) as connection:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        tables = [row[0] for row in connection.execute(query).fetchall()]
        assert "log" in tables
        rows = [connection.execute(f'SELECT * FROM "{table}"').fetchall() for table in tables]
    return repr(rows).encode()


def leaks(text: bytes | str) -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return [word for word in [*NAMES, SAID] if word.lower().encode() in data.lower()]


def a_life(server: Server, account: bool) -> tuple[Person, Person, list[str]]:
    """Create a person who has left traces everywhere, and a friend.

    The traces are in a lobby, in a running and a finished game, and at a table that the person only watches.
    """
    ann, ben = Person(server), Person(server)
    assert ann.http.patch("/api/me", json={"name": NAMES[0]}).status_code == 200
    early = ann.open("shinobi", seat=0)
    ann.does(early, type="chat", text=f"{SAID} as {NAMES[0]}")
    if account:
        made = ann.post("/api/account", {"name": NAMES[1], "password": PASSWORD})
        assert made.status_code == 201, made.text
        assert ann.post("/api/tokens", {"label": NAMES[2]}).status_code == 201
    running = ben.open("shinobi", players=3, seat=0, bots=None)
    ann.does(running, type="sit", seat=1, name=NAMES[2])
    ben.does(running, type="add_bot", seat=2, level="rules")
    ben.does(running, type="start")
    ann.does(running, type="chat", text=SAID)
    ben.does(running, type="chat", text="not hers")
    over = ann.open("shinobi", seat=0, bots="rules", start=True)
    ann.does(over, type="chat", text=SAID)
    ann.does(over, type="leave")
    eventually(lambda: ben.get(f"/api/records/{over}").status_code == 200)
    other = ben.open("shinobi")
    ann.does(other, type="chat", text=SAID)
    report = {"type": "report", "person": ben.id, "reason": "abuse", "text": SAID}
    assert ann.command(running, **report).status_code == 200
    ann.does(running, type="mute", person=ben.id)
    return ann, ben, [early, running, over, other]


def answers(person: Person, codes: list[str], about: str) -> dict[str, httpx.Response]:
    """Return every answer that anybody can request."""
    paths = ["/api/lobby", "/api/records", f"/api/people/{about}", "/api/ladder/shinobi", "/"]
    for code in codes:
        paths += [f"/api/tables/{code}", f"/api/records/{code}", f"/api/records/{code}/record", f"/t/{code}"]
    return {path: person.get(path) for path in paths}


def erased(server: Server, database: str, account: bool) -> None:
    ann, ben, codes = a_life(server, account)
    watching = ben.enter(codes[1])
    assert len(leaks(stored(database))) >= 2, "the test looks in the wrong place"
    data = ann.get("/api/me/export")
    assert data.headers["content-disposition"].startswith("attachment")
    kept: dict[str, Any] = data.json()
    assert len([line for line in kept["chat"] if SAID in line["text"]]) == 4
    assert {seat["table"] for seat in kept["seats"]} == set(codes[:3])
    assert NAMES[2] in [seat["name"] for seat in kept["seats"]]
    assert [one["table"] for one in kept["reports"]] == [codes[1]]
    assert kept["muted"] == [ben.id] and len(kept["tokens"]) == int(account) and kept["sessions"]

    assert ann.http.delete("/api/account").status_code == 204
    assert leaks(stored(database)) == []
    for path, answer in answers(ben, codes, ann.id).items():
        assert leaks(answer.text) == [], path
    told = watching.until(lambda message: message["type"] == "snapshot")
    assert leaks(json.dumps(told)) == []
    assert [line["text"] for line in told["chat"]] == ["not hers"]
    assert ann.get("/api/me").json()["person"] != ann.id
    # The game goes on, is written, and is still there after a restart.
    watching.ask(type="chat", text="who was that?")
    server.kill()
    server.start()
    again = ben.table(codes[1])
    assert again["seq"] == watching.seq
    assert [line["text"] for line in again["chat"]] == ["not hers", "who was that?"]
    assert ben.get(f"/api/records/{codes[2]}/verify").json()["right"]
    for path, answer in answers(ben, codes, ann.id).items():
        assert leaks(answer.text) == [], path
    assert leaks(stored(database)) == []
    assert leaks(server.log) == []


@pytest.mark.parametrize("account", [True, False], ids=["account", "guest"])
def test_nothing_is_left_in_sqlite(start: Start, tmp_path: Path, account: bool) -> None:
    database = sqlite_file(tmp_path)
    erased(start(database, limits=False), database, account)


def test_nothing_is_left_in_postgresql(start: Start, postgres: StoppablePostgres) -> None:
    database = postgres.fresh()
    erased(start(database, limits=False), database, True)


def test_a_guest_who_did_nothing_can_be_erased(shared: Server) -> None:
    ann = Person(shared)
    assert ann.http.delete("/api/account").status_code == 204
    assert ann.get("/api/me").json()["person"] != ann.id


def test_a_token_exports_and_erases_nothing(shared: Server) -> None:
    ann = Person(shared)
    headers = {"Authorization": f"Bearer {ann.post('/api/tokens', {'label': 'bot'}).json()['token']}"}
    assert httpx.get(f"{shared.url}/api/me/export", headers=headers).status_code == 403
    assert httpx.delete(f"{shared.url}/api/account", headers=headers).status_code == 403
