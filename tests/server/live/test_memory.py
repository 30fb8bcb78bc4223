"""Finished work leaves no trace in memory, whether or not the garbage collector runs."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from player import Inside, Player, eventually, registry

from sanjuro.core.match import Match
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.timer import TableTimer
from sanjuro.server.tables.table import Table
from sanjuro.server.views.table_views import Viewer

GAMES = 2000
KINDS = (LiveTable, TableTimer, Table, Match)


def alive() -> Counter[str]:
    found: Counter[str] = Counter()
    for one in gc.get_objects():
        for kind in KINDS:
            if issubclass(type(one), kind):
                found[kind.__name__] += 1
    return found


def test_unloaded_tables_are_freed_without_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is loaded, viewed and unloaded two thousand times."""
    with Inside(registry(tmp_path, idle_minutes=0)) as served:
        ann = Player(served)
        ann.open("shinobi", players=3, bots="rules", start=True, settings={"forced": False, "pace": "slow"})
        made = served.registry

        stored = served.run(made.store.load(ann.code))

        async def load(code: str) -> Any:
            return stored

        async def keep(snapshots: Any) -> None:
            pass

        # This measures memory, not the disk.
        monkeypatch.setattr(made.store, "load", load)
        monkeypatch.setattr(made.store, "keep_snapshots", keep)

        async def unload() -> None:
            live = made.live_tables[ann.code]
            live.timer.stop()
            await made.unload_idle(live, made.now() + 1)
            assert not made.live_tables

        async def games(count: int) -> None:
            if ann.code in made.live_tables:
                await unload()
            for _ in range(count):
                async with made.table(ann.code) as live:
                    live.snapshot(Viewer("somebody", "Somebody", []))
                del live
                await unload()

        gc.collect()
        gc.disable()
        try:
            served.run(games(20))
            before = alive()
            blocks = sys.getallocatedblocks()
            served.run(games(GAMES))
            grown = sys.getallocatedblocks() - blocks
            after = alive()
        finally:
            gc.enable()
        assert sum(after.values()) <= sum(before.values()) + 4, f"{before} before, {after} after {GAMES} games"
        assert grown < 5 * GAMES, f"{grown} blocks of memory: a loaded table has thousands"


def test_whole_games_leave_no_cycles(tmp_path: Path) -> None:
    """The games have a person, a spectator, chat and bots that receive events, over real sockets."""
    with Inside(registry(tmp_path, idle_minutes=0)) as served:
        made = served.registry

        async def play() -> None:
            ann, ben = Player(served), Player(served)
            ann.open("shinobi", players=3, bots="rules", start=True)
            ben.code = ann.code
            await ann.connect()
            await ben.connect()
            await ann.ask(type="chat", text="good luck")
            await ann.play_on()
            await ann.socket.close()
            await ben.socket.close()

        async def unloaded() -> None:
            for _ in range(200):
                for live in list(made.live_tables.values()):
                    await made.unload_idle(live, made.now() + 1)
                if not made.live_tables:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("a finished table is not unloaded")

        gc.collect()
        gc.disable()
        try:
            before = alive()
            asyncio.run(play())
            served.run(unloaded())
            # The last frames of a closed connection are freed a moment later.
            eventually(lambda: alive()["LiveTable"] <= before["LiveTable"])
        finally:
            gc.enable()
