"""A database of version 0.1.0: the server continues its tables and shows the finished games."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator

import pytest
from player import Player, Served
from repository import TESTS

import sanjuro

OLD = TESTS / "fixtures" / "0.1.0"
EXPECTED = json.loads((OLD / "expected.json").read_text())
TABLES = EXPECTED["tables"]


def tables(state: str) -> list[str]:
    return [code for code, table in TABLES.items() if table["state"] == state]


def changed(code: str) -> bool:
    """Return whether the rules of this table's game have changed."""
    game = TABLES[code]["game"]
    return bool(sanjuro.GAMES[game].rules != EXPECTED["bytes"][game]["rules"])


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("upgraded") / "sanjuro.db"
    database.write_bytes(gzip.decompress((OLD / "sanjuro.db.gz").read_bytes()))
    # The table that has not begun is not closed for having waited since then.
    never = {"close_hours": 1_000_000, "close_game_hours": 1_000_000}
    served = Served(str(database), secret="a key only for this fixture", **never).start()
    yield served
    served.end()


@pytest.fixture
def anna(upgraded: Served) -> Player:
    """Return the person who sat at these tables, with the cookie of that time."""
    player = Player(upgraded)
    player.http.cookies.clear()
    player.http.cookies.set("sanjuro", EXPECTED["cookie"], domain="127.0.0.1")
    player.me = player.get("/api/me")
    return player


def test_the_account_is_still_there(upgraded: Served, anna: Player) -> None:
    assert anna.me["name"] == "Anna" and anna.me["account"]
    again = Player(upgraded)
    again.post("/api/login", {"name": "Anna", "password": "seven samurai"})
    assert again.get("/api/me")["person"] == anna.me["person"]


@pytest.mark.parametrize("code", tables("over"))
def test_finished_games_are_shown(anna: Player, code: str) -> None:
    assert anna.get(f"/api/records/{code}")["outcome"]["reason"] == TABLES[code]["reason"]
    record = (OLD / f"{TABLES[code]['game']}-from-a-table.txt").read_text()
    assert anna.http.get(f"/api/records/{code}/record").text == record


@pytest.mark.parametrize("code", tables("playing"))
def test_unfinished_games_go_on(anna: Player, code: str) -> None:
    anna.code = code

    async def go_on() -> None:
        await anna.connect()
        assert anna.table["state"] == "playing"
        if not changed(code):
            assert anna.decision is not None
            assert [move["text"] for move in anna.decision["moves"]] == TABLES[code]["moves"]
        await anna.play_on()

    asyncio.run(go_on())
    assert anna.over


@pytest.mark.parametrize("code", tables("lobby"))
def test_a_table_that_has_not_begun_still_waits(anna: Player, code: str) -> None:
    anna.code = code
    asyncio.run(anna.connect())
    assert anna.table["state"] == "lobby"
    assert anna.table["game"] == TABLES[code]["game"]
