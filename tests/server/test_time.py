"""Clocks, paces, and what is asked of nobody."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from player import Inside, Player

from sanjuro.server import clocks
from sanjuro.server.house import House
from sanjuro.server.settings import ServerSettings


def house(tmp_path: Path, name: str = "db") -> House:
    return House(ServerSettings(database_url=str(tmp_path / name), limits=False))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preset nobody could play with."""
    monkeypatch.setitem(clocks.PRESETS, "blitz", clocks.Preset("blitz", 300, 400))


def test_clock_runs_out(tmp_path: Path, hurried: None) -> None:
    """When the time and the bank are used up a bot goes on; who comes back has the time of a decision."""
    with Inside(house(tmp_path)) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"clock": "blitz", "forced": False})

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            clock = ann.clock
            assert clock["seat"] == 0 and clock["banks"] == [400] * 4
            assert clock["due"] - clock["asked"] == 300 and clock["out"] - clock["due"] == 400
            await asyncio.sleep(0.5)
            await ann.move()
            await ann.until(lambda: ann.clock["banks"][0] < 400)
            assert 50 < ann.clock["banks"][0] < 250  # about 200 of it were used
            began = time.monotonic()
            await ann.until(lambda: ann.table["seats"][0]["away"] == "clock")
            assert time.monotonic() - began < 5
            assert ann.decision is None
            await ann.until(lambda: ann.over)

        asyncio.run(play())


def test_pause_stops_the_clock(tmp_path: Path, hurried: None) -> None:
    with Inside(house(tmp_path)) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"clock": "blitz", "forced": False})

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            await ann.ask(type="pause")
            await asyncio.sleep(1.2)
            await ann.ask(type="resume")
            assert ann.table["seats"][0]["away"] is None
            await ann.move()
            await ann.until(lambda: ann.clock["banks"][0] == 400)

        asyncio.run(play())


def test_turn_based_clock_survives_a_restart(tmp_path: Path) -> None:
    """Over days: the clock runs on while the server is down, and nobody has to be connected."""
    first = house(tmp_path)
    with Inside(first) as served:
        ann = Player(served)
        code = ann.open("shinobi", bots="rules", start=True, settings={"clock": "day", "forced": False})

        async def asked() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)

        asyncio.run(asked())
        before = ann.clock
    later = house(tmp_path)
    later.now = lambda: time.time_ns() // 1_000_000 + clocks.DAY + clocks.HOUR  # type: ignore[method-assign]
    later.people.now = later.now
    with Inside(later) as served:
        ann.served = served
        ann.http.base_url = served.url  # type: ignore[assignment]
        for _ in range(100):
            table = ann.get(f"/api/tables/{code}")
            if table["table"]["seats"][0]["away"] is not None:
                break
            time.sleep(0.05)
        assert table["table"]["seats"][0]["away"] == "clock"
        assert before["out"] < later.now()


def test_paces() -> None:
    """Answers without a choice take as long as a bot's: one spread, varied, within its bounds."""
    chance = random.Random(1)
    for name, least, most in (("natural", 0.6, 8.0), ("quick", 0.2, 1.5)):
        drawn = [clocks.PACES[name].seconds(chance) for _ in range(2000)]
        assert min(drawn) >= least and max(drawn) <= most
        assert len({round(seconds, 3) for seconds in drawn}) > 500
    assert clocks.PACES["instant"].seconds(chance) == 0


def test_forced_answers_look_like_any_other(tmp_path: Path) -> None:
    """The owner is told when it plays by itself; the others cannot tell it from a choice."""
    with Inside(house(tmp_path)) as served:
        ann, ben = Player(served), Player(served)
        ben.code = ann.open("shinobi", players=3, settings={"pace": "instant"})
        ben.command(type="sit", seat=1)
        ann.command(type="start", fill="rules")

        async def play(player: Player) -> int:
            forced = 0
            while not player.over:
                decision = player.decision
                if decision is not None and decision["by_itself"] is None:
                    assert len(decision["moves"]) > 1
                    await player.move()
                    continue
                if decision is not None:
                    assert len(decision["moves"]) == 1
                    forced += 1
                await player.hear()
            return forced

        async def both() -> int:
            await ann.connect()
            await ben.connect()
            return sum(await asyncio.gather(play(ann), play(ben)))

        assert asyncio.run(both()) > 0
        for player in (ann, ben):
            moved = [json.loads(text) for text in player.heard if '"kind":"moved"' in text]
            for update in moved:
                assert set(update["change"]) == {"kind", "seat", "person", "why"}
                assert update["change"]["person"] is None and update["change"]["why"] is None
                if update["decision"] is not None:
                    assert update["decision"]["seat"] in player.you["seats"]
