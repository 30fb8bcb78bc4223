"""Bots that need time think in processes of their own: the table goes on, whatever becomes of those."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from player import Inside, Player

from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings, from_environment


def registry(tmp_path: Path) -> Registry:
    return Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False))


def opened(served: Inside) -> Player:
    ann = Player(served)
    ann.open("shinobi", players=3, seat=0, bots="expert", start=True)
    return ann


def processes(served: Inside) -> list[int]:
    pool = served.registry.thinkers._pool
    return [] if pool is None else list(pool._processes)


async def play(player: Player, moves: int) -> None:
    await player.connect()
    await player.play_on(moves)
    await player.until(lambda: player.decision is not None or player.over)


def test_experts_play_at_a_table(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = opened(served)
        asyncio.run(play(ann, 4))
        assert [seat["level"] for seat in ann.table["seats"]] == [None, "expert", "expert"]
        assert processes(served), "the experts thought on the event loop"


def test_the_game_goes_on_when_their_processes_die(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = opened(served)
        asyncio.run(play(ann, 3))
        assert processes(served)
        before = processes(served)
        for process in before:
            os.kill(process, signal.SIGKILL)
        asyncio.run(play(ann, 5))
        assert not set(before) & set(processes(served))


def test_at_least_one_process_is_needed() -> None:
    with pytest.raises(ValueError, match="SANJURO_THINKERS is at least 1"):
        from_environment({"SANJURO_THINKERS": "0"})
