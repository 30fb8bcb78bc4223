"""The pace of a game for one person alone with bots: slower, faster, paused, or one move at a time."""

from __future__ import annotations

import asyncio

import pytest
from player import Player, Served


def test_a_player_alone_with_bots_sets_the_pace_and_the_log_keeps_it(served: Served) -> None:
    ann = Player(served)
    ann.open("shinobi", bots="rules", start=True, settings={"pace": "slow"})

    async def play() -> None:
        await ann.connect()
        assert ann.you["sets_pace"]
        await ann.ask(type="set_pace", pace="instant")
        assert ann.table["settings"]["pace"] == "instant"
        # Repeating a setting changes nothing and is not written.
        await ann.ask(type="set_pace", pace="instant")
        assert len([text for text in ann.heard if '"kind":"paced"' in text]) == 1
        await ann.connect()
        assert ann.table["settings"]["pace"] == "instant"

    asyncio.run(play())


def test_a_pace_that_does_not_exist_is_refused(served: Served) -> None:
    ann = Player(served)
    ann.open("shinobi", bots="rules", start=True)
    answer = ann.http.post(f"/api/tables/{ann.code}/commands", json={"type": "set_pace", "pace": "hectic"})
    assert answer.status_code == 400


@pytest.mark.parametrize("level", ["rules", "expert"])
def test_a_paused_game_goes_on_move_by_move(served: Served, level: str) -> None:
    ann = Player(served)
    ann.open("shinobi", bots=level, start=True, settings={"pace": "slow"})

    async def play() -> None:
        await ann.connect()
        assert (await ann.ask(type="one_move"))["error"] == "not_now"
        # Until the first of a bot's orders: a turn of Shinobi has several.
        while ann.view is None or ann.view["asked"] == 0 or not ann.view["pending"]:
            await (ann.move() if ann.decision is not None else ann.hear())
        await ann.ask(type="pause")
        seq = ann.seq
        assert (await ann.ask(type="one_move"))["type"] == "done"
        await ann.until(lambda: ann.seq > seq)
        assert ann.seq == seq + 1 and ann.table["paused"]
        # Nothing else has happened: the bots wait for the next command.
        seq = ann.seq
        await asyncio.sleep(0.3)
        assert ann.seq == seq

    asyncio.run(play())


def test_a_person_who_is_asked_is_not_stepped_over(served: Served) -> None:
    ann = Player(served)
    ann.open("shinobi", bots="rules", start=True, settings={"forced": False})

    async def play() -> None:
        await ann.connect()
        await ann.until(lambda: ann.decision is not None)
        await ann.ask(type="pause")
        assert (await ann.ask(type="one_move"))["error"] == "not_now"

    asyncio.run(play())
