"""Win chances and turning points of finished games: worked out once, beside the event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from player import Inside, Player

import sanjuro
from sanjuro import analysis
from sanjuro.server.live import analyses
from sanjuro.server.live.registry import Registry
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.settings import ServerSettings

# Seconds. Games are analysed at a low priority: beside other tests that takes many times as long as alone.
PATIENCE = 180


def registry(tmp_path: Path, limits: bool = False) -> Registry:
    return Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=limits))


def finished(served: Inside, game: str) -> Player:
    ann = Player(served)
    ann.http.timeout = PATIENCE
    ann.open(game, bots="rules", start=True)

    async def play() -> None:
        await ann.connect()
        await ann.play_on()

    asyncio.run(play())
    return ann


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_a_finished_game_is_analysed(tmp_path: Path, game: str) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = finished(served, game)
        base = f"/api/records/{ann.code}"
        info = ann.get(base)
        chances = ann.get(f"{base}/chances")
        seats = [seat for team in chances["teams"] for seat in team]
        assert sorted(seats) == list(range(len(info["card"]["seats"])))
        points = chances["points"]
        assert points[0]["move"] == 0
        assert points[-1]["move"] == info["moves"]
        assert points[-1]["turn"] is None
        winners = set(info["outcome"]["winners"])
        assert points[-1]["chances"] == [float(bool(winners & set(team))) for team in chances["teams"]]
        for one in chances["turning_points"]:
            step = ann.get(f"{base}/replay?move={one['move']}&eyes=open")["steps"][0]
            assert one["events"] == step["events"]
            assert one["seat"] == step["seat"]
            assert abs(one["swing"]) > 2 * one["error"]


def test_a_game_is_analysed_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []

    class Counted(analysis.Analysis):
        def __init__(self, match: sanjuro.Match) -> None:
            begun.append(match)
            super().__init__(match, 0.2)

    monkeypatch.setattr(analyses, "Analysis", Counted)
    with Inside(registry(tmp_path)) as served:
        ann = finished(served, "bang")
        path = f"/api/records/{ann.code}/chances"
        with ThreadPoolExecutor(3) as askers:
            answers = list(askers.map(ann.get, [path] * 3))
        assert answers[0] == answers[1] == answers[2] == ann.get(path)
        assert len(begun) == 1


def test_others_play_on_while_a_game_is_analysed(tmp_path: Path) -> None:
    """The event loop answers in the meantime."""
    with Inside(registry(tmp_path)) as served:
        ann = finished(served, "shinobi")
        with ThreadPoolExecutor(1) as asker:
            asked = asker.submit(ann.get, f"/api/records/{ann.code}/chances")
            answered, longest = 0, 0.0
            while not asked.done():
                began = time.monotonic()
                ann.get("/api/me")
                longest = max(longest, time.monotonic() - began)
                answered += 1
                time.sleep(0.02)
        assert asked.result()["points"]
        assert answered > 10
        assert longest < 2.0


def test_dead_processes_are_told_and_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked is told that it failed; who asks again gets an answer."""
    play_on = Thinkers.play_on
    tasks: list[object] = []

    async def killed(self: Thinkers, task: analysis.Task) -> analysis.Done | None:
        tasks.append(task)
        if len(tasks) == 2:
            assert self._pool is not None
            for process in list(self._pool._processes):
                os.kill(process, signal.SIGKILL)
        return await play_on(self, task)

    monkeypatch.setattr(Thinkers, "play_on", killed)
    with Inside(registry(tmp_path)) as served:
        ann = finished(served, "bang")
        path = f"/api/records/{ann.code}/chances"
        assert ann.http.get(path).status_code == 500
        assert ann.get(path)["points"]


def test_a_game_that_is_on_is_not_analysed(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = Player(served)
        ann.open("bang", bots="rules", start=True)
        assert ann.http.get(f"/api/records/{ann.code}/chances").status_code == 409


def test_analyses_are_limited_for_each_address(tmp_path: Path) -> None:
    """Reading a report again is no analysis."""
    with Inside(registry(tmp_path, limits=True)) as served:
        ann = finished(served, "bang")
        path = f"/api/records/{ann.code}/chances"
        assert [ann.http.get(path).status_code for _ in range(12)] == [200] * 12
