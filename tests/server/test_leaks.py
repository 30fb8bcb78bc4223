"""Two tables that differ only in what a seat cannot know send that seat the same bytes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from player import Inside, Player

import sanjuro
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.registry import Registry
from sanjuro.server.settings import ServerSettings
from sanjuro.server.tables.entries import Entry
from sanjuro.server.tables.table import Table
from sanjuro.server.views import table_views


class Frozen(Registry):
    """A registry without a clock and with given deals, one after another."""

    deals = 0

    def now(self) -> int:
        return 1_800_000_000_000

    def new_secret(self) -> str:
        self.deals += 1
        return f"{self.deals:064x}"


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_same_bytes(tmp_path: Path, game: str) -> None:
    """At many moments of a game, each seat and an onlooker: the snapshot, the update of what is said, the story."""
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(5)
    compared = 0
    with Inside(registry) as served:
        host = Player(served)
        # A game played at random can be short: as many as it takes.
        while compared < 40:
            live, people = began(registry, served, host, game)
            compared += asyncio.run(compare_during(live, people, chance, 40 - compared))


def began(registry: Registry, served: Inside, host: Player, game: str) -> tuple[LiveTable, list[Player]]:
    """A table where everybody sits, in the order of the seats, and one more who looks on."""
    host.open(game, settings={"forced": False})
    count = len(host.get(f"/api/tables/{host.code}")["table"]["seats"])
    people = [host, *[Player(served) for _ in range(count)]]
    for seat, player in enumerate(people[1:], start=1):
        player.code = host.code
        if seat < count:
            player.command(type="sit", seat=seat)
    host.command(type="start")
    return registry.live_tables[host.code], people


async def compare_during(live: LiveTable, people: list[Player], chance: random.Random, most: int) -> int:
    compared = 0
    while live.table.state == "playing" and compared < most:
        for _ in range(chance.randrange(1, 5)):
            match = live.table.match
            assert match is not None
            if match.over:
                break
            mover = people[match.asked]
            move = chance.choice(match.moves).text
            mover.command(type="play", seat=match.asked, question=live.table.question, text=move)
        if live.table.state == "playing":
            await compare(live, people, chance)
            compared += 1
    return compared


async def compare(live: LiveTable, people: list[Player], chance: random.Random) -> None:
    """What one of them is sent now, and in another deal that he cannot tell from this one."""
    number = chance.randrange(len(people))
    real = live.table.match
    assert real is not None
    first = await seen(people[number])
    live.table.match = real.imagine(number if number < len(people) - 1 else None, chance.randrange(1 << 30))
    try:
        second = await seen(people[number])
    finally:
        live.table.match = real
    assert first == second
    assert len(first) >= 4


async def seen(player: Player) -> list[str]:
    """Everything the server sends to somebody who comes, looks round, and asks why not."""
    player.snapshot = {}
    player.heard = []
    player._number = 0
    player.answers = {}
    await player.connect()
    await player.ask(type="why_not", seat=0, text="pass")
    story = player.http.get(f"/api/tables/{player.code}/story").text
    now = player.http.get(f"/api/tables/{player.code}").text
    await player.socket.close()
    return [*player.heard, story, now]


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_updates_tell_no_more_than_the_view(tmp_path: Path, game: str) -> None:
    """Of a move by another seat, whose effect a seat cannot tell from another deal, it gets the same bytes."""
    registry = Frozen(ServerSettings(database_url=str(tmp_path / "db"), limits=False))
    chance = random.Random(9)
    compared = 0
    with Inside(registry) as served:
        host = Player(served)
        while compared < 30:
            live, _ = began(registry, served, host, game)
            compared += updates_compared(live.table, chance, registry.now())


def updates_compared(table: Table, chance: random.Random, now: int) -> int:
    """How many moves of one game were told to somebody who could not tell two deals apart; the same bytes each time."""
    compared = 0
    for _ in range(300):
        match = table.match
        assert match is not None
        if match.over:
            break
        mover = match.asked
        seat = chance.choice([other for other in range(match.seats) if other != mover])
        text = chance.choice(match.moves).text
        entry = Entry(seq=table.seq + 1, at=now, kind="moved", seat=mover, body={"text": text})
        twin = match.imagine(seat, chance.randrange(1 << 30))
        viewer = table_views.Viewer(table.chairs[seat].person or "", "x", [])
        sent = []
        for deal in (match, twin):
            if deal.refusal(text) is not None:
                continue
            table.match = deal.copy()
            kept = (list(table.story), table.seq, table.moves_played, table.question, list(table.asked_lately))
            table.apply(entry)
            seen = table.match.view(seat), table.match.events_for(seat)
            sent.append((seen, table_views.Broadcast(table, entry, None, now, False).message(viewer, seat)))
            table.story, table.seq, table.moves_played, table.question, table.asked_lately = kept
            table.state, table.ended, table.outcome = "playing", None, None
        if len(sent) == 2 and sent[0][0] == sent[1][0]:
            assert sent[0][1] == sent[1][1]
            compared += 1
        table.match = match
        match.play(text)
    return compared
