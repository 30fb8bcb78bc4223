"""Bans by hosts and operators that survive a new cookie, and the audit log of their actions."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from attacks.databases import sqlite_file
from attacks.people import Person, refused
from attacks.process import Server
from sanjuro.cli.admin import admin
from sanjuro.server import admin as tools

ELSEWHERE = "127.0.0.2"


def run(*words: str) -> str:
    result = CliRunner().invoke(admin, list(words))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_kicked_guest_does_not_come_back_with_a_new_cookie(shared: Server) -> None:
    """Newcomers from the same network are refused at that table.

    Everybody else, and people who were there before, may enter.
    """
    ann, ben, eve = Person(shared), Person(shared, ELSEWHERE), Person(shared, ELSEWHERE)
    code = ann.open("shinobi", players=4, seat=0)
    ann.enter(code)
    socket = ben.enter(code)
    ben.does(code, type="sit", seat=1)
    eve.does(code, type="chat", text="hello")
    ann.does(code, type="kick", person=ben.id)
    assert socket.closed() == 4403
    again = Person(shared, ELSEWHERE)
    assert refused(again.get(f"/api/tables/{code}")) == "kicked"
    assert refused(again.command(code, type="sit", seat=1)) == "kicked"
    assert again.socket(code).closed() == 4403
    assert eve.get(f"/api/tables/{code}").status_code == 200
    assert Person(shared).command(code, type="sit", seat=2).status_code == 200
    # Nothing changes for them elsewhere on the server.
    other = again.open("shinobi", seat=0)
    assert again.get(f"/api/tables/{other}").status_code == 200
    # The address itself is stored nowhere.
    assert ELSEWHERE not in json.dumps(tools.audit(shared.database, code))


def test_a_network_that_the_host_or_a_player_shares_is_not_banned(shared: Server) -> None:
    ann, ben = Person(shared), Person(shared)
    code = ann.open("shinobi", players=3, seat=0)
    ann.enter(code)
    ben.enter(code)
    ann.does(code, type="kick", person=ben.id)
    assert refused(ben.get(f"/api/tables/{code}")) == "kicked"
    assert Person(shared).get(f"/api/tables/{code}").status_code == 200


def test_a_closed_invite_link_lets_nobody_new_in(shared: Server) -> None:
    ann, ben, watcher = Person(shared), Person(shared), Person(shared)
    code = ann.open("shinobi", players=3, seat=0)
    ben.does(code, type="sit", seat=1)
    watcher.enter(code)
    assert refused(ben.command(code, type="lock", on=True)) == "not_host"
    ann.does(code, type="lock", on=True)
    assert ann.table(code)["table"]["locked"]
    stranger = Person(shared)
    assert refused(stranger.get(f"/api/tables/{code}")) == "not_allowed"
    assert refused(stranger.command(code, type="sit", seat=2)) == "not_allowed"
    for known in (ann, ben, watcher):
        assert known.get(f"/api/tables/{code}").status_code == 200
    ann.does(code, type="lock", on=False)
    assert stranger.get(f"/api/tables/{code}").status_code == 200


def test_an_operators_ban_follows_to_the_network(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path)
    server = Server(database, limits=False, proxies="127.0.0.1").start()

    def at(address: str, cookie: str | None = None) -> httpx.Client:
        cookies = {} if cookie is None else {"sanjuro": cookie}
        return httpx.Client(base_url=server.url, headers={"X-Forwarded-For": address}, cookies=cookies, timeout=60)

    try:
        first = at("203.0.113.7")
        me = first.get("/api/me").json()["person"]
        code = first.post("/api/tables", json={"game": "shinobi", "seat": 0}).json()["code"]
        account = at("203.0.113.7")
        account.get("/api/me")
        kept = account.post("/api/account", json={"name": "Otsu", "password": "long enough"})
        assert kept.status_code < 300, kept.text
        server.stop()
        run("ban", me, "--reason", "abuse", "--database-url", database)
        run("ban", "--network", "198.51.100.0/24", "--database-url", database)
        server.start()
        cookie = first.cookies["sanjuro"]
        banned = {"error": "banned", "message": "the operator of this server has banned you"}
        answer = at("203.0.113.7", cookie).get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()) == (403, banned)
        # Neither a new cookie from there nor the old cookie from another address helps.
        assert refused(at("203.0.113.7").get("/api/me")) == "banned"
        assert refused(at("192.0.2.1", cookie).get("/api/me")) == "banned"
        assert refused(at("198.51.100.200").get("/api/lobby")) == "banned"
        # Other people may enter, and so may somebody with an account from the same network.
        assert at("203.0.113.8").get("/api/me").status_code == 200
        assert at("203.0.113.7", account.cookies["sanjuro"]).get("/api/me").status_code == 200
        login = at("203.0.113.7").post("/api/login", json={"name": "Otsu", "password": "long enough"})
        assert login.status_code < 300, login.text
        shown = [json.loads(line) for line in run("bans", "--database-url", database).splitlines()]
        assert {(ban["kind"], ban["value"]) for ban in shown} == {
            ("person", me),
            ("network", "198.51.100.0/24"),
            ("network", "203.0.113.7"),
            ("network", "192.0.2.1"),
        }
        server.stop()
        for value in (me, "203.0.113.7"):
            run("unban", value, "--database-url", database)
        server.start()
        assert at("203.0.113.7", cookie).get("/api/me").status_code == 200
    finally:
        server.end()
    actions = [(line["actor"], line["action"], line["about"]) for line in tools.audit(database)]
    assert ("operator", "ban", me) in actions and ("operator", "unban", me) in actions
    assert ("server", "ban", "203.0.113.7") in actions


def test_the_audit_log_tells_what_a_host_did(shared: Server) -> None:
    ann, ben = Person(shared), Person(shared)
    code = ann.open("shinobi", players=3, seat=0)
    ben.does(code, type="sit", seat=1)
    ann.does(code, type="arrange", settings={"rated": False})
    ann.does(code, type="lock", on=True)
    ann.does(code, type="kick", person=ben.id)
    lines = [json.loads(line) for line in run("audit", "--code", code, "--database-url", shared.database).splitlines()]
    assert [(line["actor"], line["action"]) for line in lines] == [
        (ann.id, action) for action in ("created", "arranged", "locked", "kicked")
    ]
    assert lines[-1]["about"] == ben.id


@pytest.mark.parametrize("words", [("ban", "nobodyhere"), ("ban", "--network", "a.b"), ("unban", "nobodyhere")])
def test_what_cannot_be_banned_is_said(shared: Server, words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(admin, [*words, "--database-url", shared.database])
    assert result.exit_code == 2 and "Traceback" not in result.output
