"""Clocks, paces, and answers that nobody is asked for."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from player import Inside, Player, eventually

from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings
from sanjuro.server.tables import clocks


def registry(tmp_path: Path, name: str = "db") -> Registry:
    return Registry(ServerSettings(database_url=str(tmp_path / name), limits=False))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a clock preset that is too fast to play with."""
    monkeypatch.setitem(clocks.PRESETS, "blitz", clocks.Preset("blitz", 300, 400))


class Standing(Registry):
    """A registry whose clock advances only when a test says so."""

    time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


def test_clock_runs_out(tmp_path: Path, hurried: None) -> None:
    """When the time and the bank are used up, a bot takes over to the end."""
    with Inside(registry(tmp_path)) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", settings={"clock": "blitz", "forced": False})

        async def play() -> None:
            await ann.connect()  # before the start, so that she is there in time even on a slow machine
            await ann.ask(type="start")
            await ann.until(lambda: ann.table["seats"][0]["away"] == "clock")
            assert ann.decision is None
            away = next(json.loads(text) for text in reversed(ann.heard) if '"why":"clock"' in text)
            asked = away["clock"]["asked"]
            assert away["at"] >= asked + 300 + 400
            await ann.until(lambda: ann.over)

        asyncio.run(play())


def test_bank(tmp_path: Path) -> None:
    """Time beyond that of a decision is taken from the bank, including time spent before an absence."""
    made = Standing(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"clock": "blitz", "forced": False})

        async def moved(seconds: int) -> int:
            """Return the bank after a move that takes this long."""
            await ann.until(lambda: ann.decision is not None)
            made.time += seconds * 1000
            seq = ann.seq
            await ann.move()
            await ann.until(lambda: ann.seq > seq)
            return int(ann.clock["banks"][0])

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            clock = ann.clock
            assert clock["seat"] == 0 and clock["banks"] == [60_000] * 4
            assert clock["due"] - clock["asked"] == 15_000 and clock["out"] - clock["due"] == 60_000
            assert await moved(14) == 60_000
            assert await moved(25) == 50_000
            await ann.until(lambda: ann.decision is not None)
            made.time += 20_000
            # During a pause the bot that stands in does not move.
            await ann.ask(type="pause")
            await ann.ask(type="away")
            await ann.until(lambda: ann.table["seats"][0]["away"] == "asked")
            assert ann.clock["held"] == 0 and ann.clock["spent"] == 20_000
            made.time += 90_000
            await ann.ask(type="back")
            await ann.ask(type="resume")
            # Of 15 s and a bank of 50 s, 20 s are spent, whatever time the bot took.
            assert ann.clock["out"] - made.time == 45_000
            assert await moved(15) == 30_000

        asyncio.run(play())


def test_pause_stops_the_clock(tmp_path: Path) -> None:
    made = Standing(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"clock": "blitz", "forced": False})

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            made.time += 20_000
            await ann.ask(type="pause")
            assert (ann.clock["out"], ann.clock["held"], ann.clock["spent"]) == (None, 0, 20_000)
            made.time += 600_000
            await ann.ask(type="resume")
            assert ann.table["seats"][0]["away"] is None
            assert ann.clock["due"] - made.time == -5_000 and ann.clock["out"] - made.time == 55_000
            # However often this is repeated, spent time stays spent.
            for _ in range(3):
                made.time += 1_000
                for command in ("pause", "away", "back", "resume"):
                    await ann.ask(type=command)
            await ann.socket.close()
            await ann.connect()
            assert ann.clock["out"] - made.time == 52_000
            made.time += 2_000
            seq = ann.seq
            await ann.move()
            await ann.until(lambda: ann.seq > seq)
            assert ann.clock["banks"][0] == 50_000

        asyncio.run(play())


def test_turn_based_clock_survives_a_restart(tmp_path: Path) -> None:
    """Correspondence games last days: the clock runs on while the server is down, and nobody has to be connected."""
    first = registry(tmp_path)
    with Inside(first) as served:
        ann = Player(served)
        code = ann.open("shinobi", bots="rules", start=True, settings={"clock": "day", "forced": False})

        async def asked() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)

        asyncio.run(asked())
        before = ann.clock
    later = registry(tmp_path)
    later.now = lambda: time.time_ns() // 1_000_000 + clocks.DAY + clocks.HOUR  # type: ignore[method-assign]
    later.people.now = later.now
    with Inside(later) as served:
        ann.served = served
        ann.http.base_url = served.url
        eventually(lambda: ann.get(f"/api/tables/{code}")["table"]["seats"][0]["away"] == "clock")
        assert before["out"] < later.now()


def test_paces() -> None:
    """Forced answers take as long as a bot's: the delays are varied, within the bounds of one distribution."""
    chance = random.Random(1)
    for name, least, most in (("natural", 0.6, 8.0), ("quick", 0.2, 1.5)):
        drawn = [clocks.PACES[name].seconds(chance) for _ in range(2000)]
        assert min(drawn) >= least and max(drawn) <= most
        assert len({round(seconds, 3) for seconds in drawn}) > 500
    assert clocks.PACES["instant"].seconds(chance) == 0


@pytest.mark.parametrize("people", [1, 2])
def test_bots_answer_sooner_only_where_one_person_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    """With other people at the table, the delays of bots and of forced answers come from the same distribution."""
    used, other = (clocks.PACES_ALONE, clocks.PACES) if people == 1 else (clocks.PACES, clocks.PACES_ALONE)
    monkeypatch.setitem(used, "natural", clocks.PACES["instant"])
    monkeypatch.setitem(other, "natural", clocks.Pace(3600, 0.1, 1800, 7200))
    with Inside(registry(tmp_path)) as served:
        ann, ben = Player(served), Player(served)
        ben.code = ann.open("shinobi", players=3, settings={"pace": "natural", "forced": False})
        if people == 2:
            ben.command(type="sit", seat=1)
        ann.command(type="start", fill="rules")

        def bot_moved(player: Player) -> bool:
            return any('"change":{"kind":"moved","seat":2' in text for text in player.heard)

        async def play(player: Player) -> None:
            await player.connect()
            while not bot_moved(player):
                if player.decision is not None:
                    await player.move()
                await player.hear()

        async def all_play() -> None:
            await asyncio.gather(*[play(player) for player in [ann, ben][:people]])

        asyncio.run(asyncio.wait_for(all_play(), 60))


def test_forced_answers_look_like_any_other(tmp_path: Path) -> None:
    """The owner is told when the answer is given automatically; the others cannot tell it from a choice."""

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

    async def both(served: Inside) -> int:
        """Play a game of two people. Return how many answers were forced."""
        ann, ben = Player(served), Player(served)
        ben.code = ann.open("shinobi", players=3, settings={"pace": "instant"})
        ben.command(type="sit", seat=1)
        ann.command(type="start", fill="rules")
        await ann.connect()
        await ben.connect()
        forced = sum(await asyncio.gather(play(ann), play(ben)))
        for player in (ann, ben):
            for update in [json.loads(text) for text in player.heard if '"kind":"moved"' in text]:
                assert set(update["change"]) == {"kind", "seat", "person", "why"}
                assert update["change"]["person"] is None and update["change"]["why"] is None
                if update["decision"] is not None:
                    assert update["decision"]["seat"] in player.you["seats"]
        return forced

    with Inside(registry(tmp_path)) as served:
        # Three in four games have some.
        assert any(asyncio.run(both(served)) > 0 for _ in range(30))
