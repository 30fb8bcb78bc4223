"""Win probabilities and turning points of finished games: computed once, outside the event loop."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from player import Inside, Player

import sanjuro
from sanjuro import analysis
from sanjuro.server.live import analyses
from sanjuro.server.live.fair_queue import Owner
from sanjuro.server.live.registry import Registry
from sanjuro.server.live.thinkers import Process, Thinkers
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.settings import ServerSettings

# Seconds. Games are analysed at a low priority, which takes many times as long next to other tests.
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


@pytest.mark.parametrize("deaths", [1, analyses.TRIES])
def test_dead_processes_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deaths: int) -> None:
    """Nobody notices one death. If processes keep dying, the requester is told to try again, and can."""
    play_on = Thinkers.play_on
    left = [deaths]

    async def killed(self: Thinkers, task: analysis.Task, owner: Owner) -> analysis.Done | None:
        if left[0] > 0:
            left[0] -= 1
            self.processes[0]._started()
            self.processes[0]._process.kill()
        return await play_on(self, task, owner)

    monkeypatch.setattr(Thinkers, "play_on", killed)
    monkeypatch.setattr(Process, "died", False)  # so that the death is noticed only by the next request
    with Inside(registry(tmp_path)) as served:
        ann = finished(served, "bang")
        path = f"/api/records/{ann.code}/chances"
        if deaths == analyses.TRIES:
            answer = ann.http.get(path)
            assert answer.status_code == 503 and answer.json()["error"] == "unavailable", answer.text
            assert int(answer.headers["Retry-After"]) > 0
            assert served.registry.analyses.failed == 1
        assert ann.get(path)["points"]
        assert served.registry.thinkers.restarts == deaths
        told = served.registry.metrics.text().decode()
        assert f"sanjuro_thinker_restarts_total {deaths}.0" in told
        assert "sanjuro_analyses_made_total 1.0" in told


def test_only_those_who_ask_for_too_many_are_refused() -> None:
    """The limit applies to each person and each address; others are served in the meantime."""
    match = sanjuro.new("shinobi", players=3, seed=1)

    class Slow:
        closed = False

        async def play_on(self, task: object, owner: object) -> None:
            await asyncio.sleep(1000)

    async def test() -> None:
        many = analyses.Analyses(Slow())  # type: ignore[arg-type]
        asked: list[asyncio.Task[object]] = []

        async def ask(address: str, person: str) -> str:
            task = asyncio.ensure_future(many.of(f"{len(asked)}", match, Owner(address, person)))
            asked.append(task)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            if not task.done():
                return "accepted"
            error = task.exception()
            assert isinstance(error, Refused)
            return error.error

        answers = [await ask("crowd", "eve") for _ in range(7)]
        assert answers == ["accepted"] * analyses.MOST_A_PERSON + ["too_many"] * 2
        answers = [await ask("crowd", f"guest {number}") for number in range(14)]
        others = analyses.MOST_AN_ADDRESS - analyses.MOST_A_PERSON
        assert answers == ["accepted"] * others + ["too_many"] * (14 - others)
        assert await ask("home", "ann") == "accepted"
        for task in many._unfinished.values():
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not many._by_person and not many._by_address and not many._turns
        assert (many.running, many.waiting) == (0, 0)

    asyncio.run(test())


def test_a_game_that_is_on_is_not_analysed(tmp_path: Path) -> None:
    with Inside(registry(tmp_path)) as served:
        ann = Player(served)
        ann.open("bang", bots="rules", start=True)
        assert ann.http.get(f"/api/records/{ann.code}/chances").status_code == 409


def test_analyses_are_limited_for_each_address(tmp_path: Path) -> None:
    """Reading a report again does not count as an analysis."""
    with Inside(registry(tmp_path, limits=True)) as served:
        ann = finished(served, "bang")
        path = f"/api/records/{ann.code}/chances"
        assert [ann.http.get(path).status_code for _ in range(12)] == [200] * 12
