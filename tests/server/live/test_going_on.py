"""New rules, two workers on one database, a write that fails: the log always determines the state."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from player import Inside, Player, eventually
from sqlalchemy import delete

import sanjuro
from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings
from sanjuro.server.storage import schema


def registry(tmp_path: Path) -> Registry:
    return Registry(ServerSettings(database_url=str(tmp_path / "db"), limits=False))


def moved_to(player: Player, served: Inside) -> None:
    player.served = served
    player.http.base_url = served.url
    player.snapshot = {}


async def begin(player: Player, moves: int) -> None:
    await player.connect()
    await player.play_on(moves)
    await player.until(lambda: player.decision is not None or player.over)


async def finish(player: Player) -> None:
    await player.connect()
    await player.play_on()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Switch to the next version of the rules of Shinobi."""

    def raised() -> None:
        monkeypatch.setattr(sanjuro.GAMES["shinobi"], "rules", sanjuro.GAMES["shinobi"].rules + 1)

    return raised


def test_new_rules_go_on_with_running_games(tmp_path: Path, newer) -> None:  # type: ignore[no-untyped-def]
    with Inside(registry(tmp_path)) as served:
        old = Player(served)
        old.open("shinobi", bots="rules", start=True)
        asyncio.run(finish(old))
        record = old.http.get(f"/api/records/{old.code}/record").text
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})
        asyncio.run(begin(ann, 5))
        before = (ann.view, ann.decision)
    newer()
    with Inside(registry(tmp_path)) as served:
        moved_to(ann, served)

        async def look() -> None:
            await ann.connect()
            assert ann.view == before[0]
            assert ann.decision is not None and before[1] is not None
            assert ann.decision["moves"] == before[1]["moves"]
            assert ann.table["rules"] == sanjuro.GAMES["shinobi"].rules

        asyncio.run(look())
    with Inside(registry(tmp_path)) as served:
        moved_to(ann, served)
        asyncio.run(finish(ann))
        text = ann.http.get(f"/api/records/{ann.code}/record").text
        assert "\nposition: " in text and sanjuro.replay(text).over
        moved_to(old, served)
        # Games finished under the old rules can still be read.
        assert old.http.get(f"/api/records/{old.code}/record").text == record
        assert old.get(f"/api/records/{old.code}")["outcome"]["reason"]
        assert old.http.get(f"/api/records/{old.code}/replay").status_code == 409


def test_killed_and_new_rules(tmp_path: Path, newer) -> None:  # type: ignore[no-untyped-def]
    """Without an orderly stop, play resumes from the last snapshot and later moves that the new rules allow."""
    first = registry(tmp_path)
    with Inside(first) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})
        asyncio.run(begin(ann, 9))
        first.live_tables.clear()  # as if it had been killed: without a last snapshot
        view = ann.view
    newer()
    with Inside(registry(tmp_path)) as served:
        moved_to(ann, served)
        asyncio.run(ann.connect())
        assert ann.view == view
        asyncio.run(finish(ann))


def test_no_way_to_go_on(tmp_path: Path, newer) -> None:  # type: ignore[no-untyped-def]
    first = registry(tmp_path)
    with Inside(first) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})
        asyncio.run(begin(ann, 2))
    second = registry(tmp_path)
    with second.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(delete(schema.snapshots))
    newer()
    with Inside(second) as served:
        moved_to(ann, served)
        asyncio.run(ann.connect())
        assert ann.table["state"] == "closed"


def test_two_workers(tmp_path: Path) -> None:
    """Two processes race on one database: one move is written, and the other worker reads the log again."""
    one, two = registry(tmp_path), registry(tmp_path)
    with Inside(one) as first, Inside(two) as second:
        ann = Player(first)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})
        asyncio.run(begin(ann, 0))
        asyncio.run(begin(ann, 0))
        here = ann.http.get(f"/api/tables/{ann.code}").json()
        there = Player(second)
        there.http.cookies = ann.http.cookies
        there.code = ann.code
        decision = there.get(f"/api/tables/{ann.code}")["decision"]
        assert decision == here["decision"]
        move = {"type": "play", "seat": 0, "question": decision["question"], "text": decision["moves"][0]["text"]}
        ann.command(**move)
        other = {**move, "text": decision["moves"][1]["text"]}
        answer = there.http.post(f"/api/tables/{ann.code}/commands", json=other)
        assert answer.status_code == 409 and answer.json()["error"] in ("conflict", "stale")

        def both() -> list[Any]:
            return [player.get(f"/api/tables/{ann.code}") for player in (ann, there)]

        def level() -> bool:
            second.run(two.live_tables[ann.code].reload())
            seqs = [shown["seq"] for shown in both()]
            return bool(seqs[0] == seqs[1])

        eventually(level)
        views = both()
        assert views[0]["view"] == views[1]["view"]


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = registry(tmp_path)
    with Inside(made) as served:
        ann = Player(served)
        ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

        async def play() -> None:
            await ann.connect()
            await ann.until(lambda: ann.decision is not None)
            before = (ann.seq, ann.view, ann.decision)
            decision = ann.decision
            assert decision is not None
            play = {"seat": 0, "question": decision["question"], "text": decision["moves"][0]["text"]}

            async def fails(*anything: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(made.store, "append", fails)
                answer = await ann.ask(type="play", **play)
            assert answer["error"] == "internal"
            assert (ann.seq, ann.view, ann.decision) == before
            assert (await ann.ask(type="play", **play))["type"] == "done"

        asyncio.run(play())


def test_ghosts(tmp_path: Path) -> None:
    """Players who are out may see everything, chat with ghosts only and leave without a penalty.

    Nobody else sees more.
    """

    async def play(people: list[Player], eve: Player) -> bool:
        """Play until one of them is out while the game is still running."""
        for player in (*people, eve):
            player.snapshot = {}
            await player.connect()
        while not any(player.over for player in people):
            for player in people:
                # While another person is asked the game stands still; otherwise bots could end it during the next
                # steps.
                if player.you["may_open"] and any(other.decision for other in people):
                    others = [other for other in (*people, eve) if not other.you["may_open"]]
                    await ghost(player, others)
                    return True
            for player in people:
                if player.decision is not None:
                    await player.move()
                while player.seq < max(other.seq for other in people):
                    await player.hear()
            if not any(player.decision for player in people):
                await people[0].hear()
        return False

    async def ghost(gone: Player, others: list[Player]) -> None:
        seat = gone.you["seats"][0]
        assert gone.view is not None and gone.view["seats"][seat]["out"]
        answer = await gone.ask(type="look", open=True)
        assert answer["type"] == "done" and gone.you["eyes"]["open"]
        assert all(shown["role"] is not None for shown in gone.view["seats"])
        await gone.ask(type="chat", text="seat 1 is the renegade")
        assert gone.chat[-1]["ghosts"]
        said = gone.seq
        for player in others:
            while player.seq < said:
                await player.hear()
            assert player.chat == []
            assert not any("the renegade" in text for text in player.heard)
            assert (await player.ask(type="look", open=True))["error"] == "not_allowed"
        await gone.ask(type="leave")
        assert gone.table["seats"][seat]["away"] == "left"

    with Inside(registry(tmp_path)) as served:
        people, eve = [Player(served, number) for number in range(3)], Player(served)
        for _ in range(20):
            code = people[0].open("bang", players=5, settings={"forced": False})
            eve.code = code
            for number, player in enumerate(people[1:], start=1):
                player.code = code
                player.command(type="sit", seat=number)
            people[0].command(type="start", fill="rules")
            for player in people:
                player.table = {}
            if asyncio.run(play(people, eve)):
                return
        raise AssertionError("in twenty games nobody was out before the end")
