"""Tables in memory: only those that somebody watches, or in which the server has to act."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from player import Inside, Player, eventually, registry
from sqlalchemy import text

from sanjuro.server.live.registry import Registry
from sanjuro.server.live.unloaded import BYTES_A_MOVE, BYTES_EACH

DAY = 24 * 3600 * 1000


def asked(served: Inside, **settings: Any) -> Player:
    """Return a person who is asked at a table with bots."""
    ann = Player(served)
    ann.open("shinobi", players=3, bots="rules", start=True, settings={"forced": False, **settings})

    async def wait() -> None:
        await ann.connect()
        await ann.until(lambda: ann.decision is not None)
        await ann.socket.close()

    asyncio.run(wait())
    return ann


def at(served: Inside, ann: Player) -> Player:
    """Move the same person to another server."""
    ann.served = served
    ann.http.base_url = served.url
    return ann


def mine(ann: Player) -> dict[str, bool]:
    return {card["code"]: card["asked_me"] for card in ann.get("/api/lobby")["mine"]}


def test_only_games_that_need_the_server_are_loaded_at_start(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        waiting = asked(served)
        letters = asked(served, clock="day")
        blitz = asked(served, clock="blitz")
        forgotten = asked(served)
        before = waiting.decision
    # A table whose match was not stored in its current state, as after a crash.
    made = registry(tmp_path)
    with made.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("DELETE FROM snapshots WHERE code = :code"), {"code": forgotten.code})
    with Inside(made) as served:
        eventually(lambda: len(made.asleep) + len(made.live_tables) == 4)
        assert set(made.live_tables) == {blitz.code, forgotten.code}
        assert made.asleep[waiting.code].due is None
        left = made.asleep[letters.code].due
        assert left is not None and DAY - 600_000 < left - made.now() <= DAY
        assert mine(at(served, waiting)) == {waiting.code: True}
        assert mine(at(served, letters)) == {letters.code: True}
        # People who return find the same question.
        assert waiting.get(f"/api/tables/{waiting.code}")["decision"] == before
        assert waiting.code in made.live_tables and waiting.code not in made.asleep


def test_correspondence_games_are_unloaded_and_their_clocks_go_on(tmp_path: Path) -> None:
    made = registry(tmp_path, idle_minutes=0)
    with Inside(made) as served:
        ann = asked(served, clock="day")
        live = made.live_tables[ann.code]
        assert live.timer.waits

        def unloaded() -> bool:
            served.run(made.tidy())
            return ann.code in made.asleep

        eventually(unloaded)
        assert ann.code not in made.live_tables and mine(ann) == {ann.code: True}
        due = made.asleep[ann.code].due
        assert due is not None and DAY - 600_000 < due - made.now() <= DAY

    class Later(Registry):
        """A server that starts again when the time is up."""

        def now(self) -> int:
            return super().now() + DAY + 1

    later = Later(made.settings)
    with Inside(later) as served:
        at(served, ann)
        # Nobody connects: the clock alone loads the table again, and a bot stands in.
        eventually(lambda: ann.code in later.live_tables)
        table = f"/api/tables/{ann.code}"
        eventually(lambda: ann.get(table)["table"]["seats"][0]["away"] == "clock")


def test_games_nobody_has_touched_are_closed(tmp_path: Path) -> None:
    made = registry(tmp_path, close_game_hours=0)
    with Inside(made) as served:
        ann, letters = asked(served), asked(served, clock="three_days")
        ben = Player(served)
        ben.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def watched() -> None:
            """A table where somebody is connected is not closed."""
            await ben.connect()
            await ben.until(lambda: ben.decision is not None)
            await asyncio.sleep(0.01)
            served.run(made.tidy())
            await ben.socket.close()

        asyncio.run(watched())
        assert ann.get(f"/api/tables/{ann.code}")["table"]["state"] == "closed"
        assert letters.get(f"/api/tables/{letters.code}")["table"]["state"] == "playing"
        assert ben.get(f"/api/tables/{ben.code}")["table"]["state"] == "playing"
        assert mine(ann) == {}


def test_finished_games_in_memory_are_bounded(tmp_path: Path) -> None:
    made = registry(tmp_path, finished_mb=1)
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", players=3, bots="rules", start=True)

        async def play() -> None:
            await ann.connect()
            await ann.play_on()
            await ann.socket.close()

        asyncio.run(play())
        codes = [f"AAAA{first}{second}" for first in "ABCDEFG" for second in "ABCDEFG"]
        copies = {
            "tables": "code, game, rules, players, options, settings, host, origin, prefix, state, open, watch, card, "
            "created, changed, ended",
            "log": "code, seq, at, kind, seat, person, body",
        }
        with made.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            for table, columns in copies.items():
                others = columns.removeprefix("code, ")
                copy = f"INSERT INTO {table} ({columns}) SELECT :new, {others} FROM {table} WHERE code = :code"
                for code in codes:
                    connection.execute(text(copy), {"new": code, "code": ann.code})
        moves = len(ann.steps) - 1
        most = 1024 * 1024 // (BYTES_EACH + BYTES_A_MOVE * moves)
        assert most < len(codes) / 2
        for code in codes:
            assert ann.get(f"/api/tables/{code}")["table"]["state"] == "over"
            assert len(made.live_tables) <= most + 1 and made.finished.bytes <= 1024 * 1024
        assert codes[-1] in made.live_tables and codes[0] not in made.live_tables, "the latest stay"
