"""What the registry does by itself: unloading, closing, failing and resuming."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest
from player import Inside, Player, eventually, registry

from sanjuro import bots
from sanjuro.core.moves import Move
from sanjuro.server.live import timer
from sanjuro.server.settings import table
from sanjuro.server.storage.changes import TableChange


def test_idle_tables_are_unloaded_and_come_back(tmp_path: Path) -> None:
    with Inside(registry(tmp_path, idle_minutes=0)) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def asked() -> None:
            ann.snapshot = {}
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            await ann.socket.close()

        asyncio.run(asked())
        before = (ann.view, ann.decision)

        def unloaded() -> bool:
            served.run(served.registry.tidy())
            return not served.registry.live_tables

        eventually(unloaded)
        asyncio.run(asked())
        assert (ann.view, ann.decision) == before


def test_forgotten_tables_are_closed(tmp_path: Path) -> None:
    with Inside(registry(tmp_path, close_hours=0)) as served:
        ann = Player(served)
        ann.open("shinobi", settings={"open": True})
        time.sleep(0.01)
        served.run(served.registry.tidy())
        assert ann.get(f"/api/tables/{ann.code}")["table"]["state"] == "closed"
        assert ann.get("/api/lobby")["open"] == []


def test_a_bot_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table goes on with an arbitrary move."""

    class Broken(bots.Bot):
        def __init__(self) -> None:
            super().__init__()
            self.wants_events = True

        def choose(self, *anything: object) -> Move:
            raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "make", lambda level, game: Broken())
    with Inside(registry(tmp_path)) as served:
        ann = Player(served)
        ann.open("shinobi", players=3, bots="rules", start=True)

        async def play() -> None:
            await ann.connect()
            await ann.play_on()

        asyncio.run(play())
        assert ann.over


def test_a_write_that_fails_for_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot tries again; nobody has seen the unwritten move."""
    monkeypatch.setattr(timer, "RETRY_SECONDS", 0.1)
    made = registry(tmp_path)
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", players=3, bots="rules", settings={"forced": False})
        append = made.store.append
        failures = 0

        async def sometimes(change: TableChange) -> None:
            nonlocal failures
            last = change.log[-1].entry
            if last.kind == "moved" and last.seat != 0 and failures < 4:
                failures += 1
                raise OSError("the disk is full")
            await append(change)

        monkeypatch.setattr(made.store, "append", sometimes)
        ann.command(type="start")

        async def play() -> None:
            await ann.connect()
            await ann.play_on()

        asyncio.run(play())
        assert failures == 4 and ann.get(f"/api/records/{ann.code}/verify")["right"]


def test_a_database_that_neither_writes_nor_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table keeps the state of the log, and goes on when the database recovers."""
    made = registry(tmp_path)
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def fails(*anything: object) -> None:
            raise OSError("the disk is gone")

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            before = (ann.seq, ann.view, ann.decision)
            with monkeypatch.context() as patch:
                patch.setattr(made.store, "append", fails)
                patch.setattr(made.store, "load", fails)
                assert (await ann.ask(type="chat", text="hello"))["error"] == "internal"
            assert (ann.seq, ann.view, ann.decision) == before
            assert ann.chat == []
            assert (await ann.ask(type="chat", text="hello again"))["type"] == "done"
            assert [line["text"] for line in ann.chat] == ["hello again"]

        asyncio.run(play())


def test_the_engine_needs_no_server() -> None:
    """`import sanjuro` loads no part of the server."""
    unwanted = ("litestar", "msgspec", "sqlalchemy", "sanjuro.server")
    code = f"import sanjuro, sys; print([name for name in {unwanted} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_command() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "sanjuro.cli", "serve", *words], capture_output=True, text=True)

    assert run("--settings").stdout.strip() == table()
    wrong = run("--log", "xml")
    assert wrong.returncode == 2 and "text or json" in wrong.stderr and "Traceback" not in wrong.stderr
