"""The bytes of the stored log: what every kind of entry looks like in the database, and that old rows still load.

`tests/fixtures/log/entries.json` was written by version 0.1. A difference means that databases of servers in use would
be read or written differently. Run with SANJURO_WRITE_LOG=1 to add new kinds of entries.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from repository import TESTS
from sqlalchemy import delete, select, text, update

from sanjuro.server.limits import Limits
from sanjuro.server.live.connections import Connection
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.opening import open_table, open_what_if
from sanjuro.server.live.registry import Registry
from sanjuro.server.people.people import Person
from sanjuro.server.protocol import messages as m
from sanjuro.server.protocol.http_bodies import NewTable, WhatIf
from sanjuro.server.realtime.dispatch import Dispatcher, viewer
from sanjuro.server.settings import ServerSettings
from sanjuro.server.storage import schema
from sanjuro.server.tables.loading import load_table

STORED = TESTS / "fixtures" / "log" / "entries.json"
NAMES = {"ann": "Ann", "ben": "Ben", "cam": "Cam", "dot": "Dot"}
START = 1_800_000_000_000
Rows = list[list[Any]]


class Fixed(Registry):
    """A registry whose codes, deals, bots and time are fixed, and which does nothing by itself."""

    at = START
    opened = 0

    def now(self) -> int:
        return self.at

    def new_code(self) -> str:
        self.opened += 1
        return f"TABXE{self.opened + 1}"

    def new_secret(self) -> str:
        return f"{self.opened:064x}"

    def new_bot_seed(self, table: Any, seat: int) -> int:
        return seat


class Script:
    """People who send commands at tables, one after another."""

    def __init__(self, registry: Fixed) -> None:
        self.registry = registry
        self.limits = Limits(False, 0, 0)
        self.people = {key: Person(id=f"{key}2345678"[:10], name=name) for key, name in NAMES.items()}
        self.connections: dict[str, Connection] = {}

    async def meet(self) -> None:
        for key, person in self.people.items():
            self.people[key] = await self.registry.people.meet(person)
        ann = self.people["ann"]
        self.people["ann"] = await self.registry.people.change(ann, kept_name="ann", reading="ann")

    async def opens(self, key: str, **wanted: Any) -> LiveTable:
        live = await open_table(self.registry, self.people[key].actor(), NewTable(**wanted))
        self.registry.at += 1000
        return live

    async def enters(self, key: str, live: LiveTable) -> None:
        connection = Connection(viewer(self.people[key]))
        connection.network = f"network of {key}"
        self.connections[key] = connection
        await live.enter(connection, None)

    async def does(self, key: str, live: LiveTable, command: m.Command) -> Any:
        self.registry.at += 1000
        dispatcher = Dispatcher(self.registry, self.limits, live, "127.0.0.1")
        return await dispatcher.do(self.people[key], command, self.connections.get(key))

    async def plays(self, live: LiveTable, chance: random.Random, most: int) -> None:
        """Let whoever is asked play an arbitrary move."""
        for _ in range(most):
            seat, match = live.table.asked, live.table.match
            if seat is None or match is None:
                return
            key = next(key for key, person in self.people.items() if person.id == live.table.chairs[seat].person)
            move = chance.choice(match.moves).text
            await self.does(key, live, m.Play(seat=seat, question=live.table.question, text=move))


async def lobby(script: Script) -> None:
    """Everything that can happen before a game."""
    live = await script.opens("ann", game="samurai_spirit", players=2, settings=m.Settings(forced=False))
    for key in ("ann", "ben", "cam"):
        await script.enters(key, live)
    await script.does("ben", live, m.Sit(seat=1, name="Benno"))
    await script.does("ben", live, m.Stand(seat=1))
    await script.does("ann", live, m.AddBot(seat=1, level="rules"))
    await script.does("ann", live, m.RemoveBot(seat=1))
    await script.does("ann", live, m.Arrange(players=3, settings={"clock": "blitz", "rated": False}))
    await script.does("ann", live, m.Lock(on=True))
    await script.does("cam", live, m.Sit(seat=2))
    await script.does("ann", live, m.Kick(person=script.people["cam"].id))
    await script.does("ben", live, m.Sit(seat=1))
    await script.does("ann", live, m.Leave())
    await script.does("ben", live, m.Leave())
    assert live.table.state == "closed"
    forgotten = await script.opens("ann", game="shinobi")
    await script.registry._close_abandoned(forgotten.table.code)


async def consent(script: Script) -> LiveTable:
    """A game with a clock, a chat, absences, proposals and pauses, played to its end, with a rematch."""
    settings = m.Settings(forced=False, clock="blitz", rated=False)
    live = await script.opens("ann", game="shinobi", players=3, settings=settings)
    for key in ("ann", "ben", "cam"):
        await script.enters(key, live)
    await script.does("ben", live, m.Sit(seat=1))
    await script.does("cam", live, m.Sit(seat=2))
    await script.does("ann", live, m.Chat(text="Hello, everybody: “Ünïcode” & <b>"))
    await script.does("ann", live, m.Start())
    chance = random.Random(1)
    await script.plays(live, chance, 3)
    script.registry.at += 20_000
    await script.plays(live, chance, 1)
    await script.does("ben", live, m.Chat(phrase="hello"))
    await script.does("ann", live, m.Away())
    await script.does("ann", live, m.Back())
    await script.does("ann", live, m.SetPace(pace="quick"))
    proposal = live.table.agreements.proposal
    assert proposal is not None
    await script.does("ben", live, m.Vote(proposal=proposal.number, agree=False))
    await script.does("ben", live, m.SetPace(pace="quick"))
    proposal = live.table.agreements.proposal
    assert proposal is not None
    for key in ("ann", "cam"):
        await script.does(key, live, m.Vote(proposal=proposal.number, agree=True))
    for resumed in (True, False):
        await script.does("cam", live, m.Pause())
        proposal = live.table.agreements.proposal
        assert proposal is not None
        for key in ("ann", "ben"):
            await script.does(key, live, m.Vote(proposal=proposal.number, agree=True))
        if resumed:
            await script.does("cam", live, m.Resume())
    script.registry.at += 700_000
    await live.end_pause()
    asked = live.table.asked
    assert asked is not None
    script.registry.at += 80_000
    await live.send_away(asked, live.table.question, "clock")
    assert live.table.chairs[asked].away == "clock"
    back = {script.people[key].id: key for key in NAMES}[live.table.chairs[asked].person or ""]
    match = live.table.match
    assert match is not None
    await live.play_for(asked, live.table.question, match.moves[0].text, False, True)
    await script.does(back, live, m.Back(seat=asked))
    await script.does("cam", live, m.Leave())
    await script.enters("dot", live)
    await script.does("ann", live, m.Kick(person=script.people["dot"].id))
    cam = live.table.seats_of(script.people["cam"].id)[0]
    while live.table.state == "playing":
        if live.table.asked == cam:
            assert live.table.match is not None
            text = chance.choice(live.table.match.moves).text
            await live.play_for(cam, live.table.question, text, False, True)
        else:
            await script.plays(live, chance, 1)
    await script.does("ann", live, m.Rematch())
    assert live.table.next in script.registry.live_tables
    return live


async def ghosts(script: Script) -> None:
    """A player who is out chats, and the host kicks somebody."""
    settings = m.Settings(forced=False, rated=False, open=True)
    live = await script.opens("ann", game="bang", players=4, settings=settings)
    for seat, key in enumerate(NAMES):
        await script.enters(key, live)
        if seat:
            await script.does(key, live, m.Sit(seat=seat))
    await script.does("ann", live, m.Start())
    chance = random.Random(7)
    out: list[str] = []
    while not out:
        await script.plays(live, chance, 1)
        assert live.table.state == "playing", "choose another seed"
        out = [key for key in NAMES if live.table.is_ghost(script.people[key].id)]
    await script.does(out[0], live, m.Chat(text="I am out"))
    await script.does("dot", live, m.Chat(text="My address is 1 Main Street"))
    await script.does("ann", live, m.Kick(person=script.people["dot"].id))


async def other_rules(script: Script) -> None:
    """Running games under older rules: one has a snapshot to resume from."""
    registry = script.registry
    for kept in (True, False):
        live = await script.opens("ann", game="shinobi", players=3, settings=m.Settings(forced=False))
        for seat, key in enumerate(("ann", "ben", "cam")):
            if seat:
                await script.does(key, live, m.Sit(seat=seat))
        await script.does("ann", live, m.Start())
        await script.plays(live, random.Random(3), 4)
        script.connections = {}
        code = live.table.code
        await registry.unload_idle(live, registry.at + 1)
        assert code not in registry.live_tables
        g, s = schema.log, schema.snapshots
        older = update(g).where(g.c.code == code, g.c.kind == "started").values(body='{"rules":0}')
        await registry.store.write(lambda c, older=older: c.execute(older) and None)  # type: ignore[misc]
        if not kept:
            gone = delete(s).where(s.c.code == code)
            await registry.store.write(lambda c, gone=gone: c.execute(gone) and None)  # type: ignore[misc]
        async with registry.table(code) as again:
            assert again.table.state == ("playing" if kept else "closed")


async def play(registry: Fixed) -> dict[str, Rows]:
    script = Script(registry)
    await script.meet()
    await lobby(script)
    script.connections = {}
    over = await consent(script)
    script.connections = {}
    await ghosts(script)
    script.connections = {}
    await other_rules(script)
    what_if = WhatIf(move=3, seat=0, pace="slow")
    await open_what_if(registry, over.table, script.people["ben"].actor(), what_if)
    await registry.erase(script.people["dot"])
    return await stored(registry)


async def stored(registry: Registry) -> dict[str, Rows]:
    g = schema.log
    query = select(g.c.code, g.c.seq, g.c.at, g.c.kind, g.c.seat, g.c.person, g.c.body).order_by(g.c.code, g.c.seq)
    rows: dict[str, Rows] = {}
    for row in await registry.store.read(lambda c: c.execute(query).all()):
        rows.setdefault(row[0], []).append(list(row[1:]))
    return rows


@pytest.fixture
def registry(tmp_path: Path) -> Fixed:
    made = Fixed(ServerSettings(database_url=str(tmp_path / "db"), limits=False, secret="a secret of this test"))
    # No timer is set while a server is closing.
    made.closing = True
    return made


EXPECTED: dict[str, Rows] = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}


def test_every_kind_of_entry_is_stored_in_the_same_bytes(registry: Fixed) -> None:
    found = asyncio.run(play(registry))
    registry.store.close()
    if os.environ.get("SANJURO_WRITE_LOG"):
        lines = {
            code: ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows) for code, rows in found.items()
        }
        text = ",\n".join(f'"{code}": [\n  {rows}\n]' for code, rows in lines.items())
        STORED.write_text("{\n" + text + "\n}\n", "utf-8")
        return
    for code, rows in EXPECTED.items():
        assert found[code] == rows, code
    assert found.keys() == EXPECTED.keys()


def test_stored_entries_load_again(registry: Fixed) -> None:
    """A log written by an earlier version is read and applied: every table is as it was."""

    async def reload() -> None:
        await play(registry)
        before = {code: live.table for code, live in registry.live_tables.items()}
        await registry.store.write(lambda c: c.execute(text("DELETE FROM log")) and None)
        rows = [[code, *row] for code, rows in EXPECTED.items() for row in rows]
        names = ("code", "seq", "at", "kind", "seat", "person", "body")
        values = [dict(zip(names, row, strict=True)) for row in rows]
        await registry.store.write(lambda c: c.execute(schema.log.insert(), values) and None)
        for code, table in before.items():
            loaded = await registry.store.load(code)
            assert loaded is not None
            again, made, lost = load_table(*loaded)
            assert made == [] and lost == 0
            for name in ("seq", "state", "players", "options", "settings", "host", "paused", "banned", "locked"):
                assert getattr(again, name) == getattr(table, name), (code, name)
            for name in ("outcome", "moves_played", "question", "spent", "next", "previous", "admitted", "chat"):
                assert getattr(again, name) == getattr(table, name), (code, name)
            for one, other in zip(again.chairs, table.chairs, strict=True):
                for name in ("person", "name", "level", "account", "away", "bank", "stood_in"):
                    assert getattr(one, name) == getattr(other, name), (code, name)
            if table.match is not None:
                assert again.match is not None and again.match.to_bytes() == table.match.to_bytes(), code
        registry.store.close()

    asyncio.run(reload())


def test_every_kind_is_pinned() -> None:
    kinds = {row[2] for rows in EXPECTED.values() for row in rows}
    assert len(kinds) == 24 and all(isinstance(kind, str) for kind in kinds), sorted(kinds)
