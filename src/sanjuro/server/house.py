"""The house: all tables, the people, the database, and what they share."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import select, text

import sanjuro
from sanjuro.core.game import Game
from sanjuro.server.bodies import NewTable
from sanjuro.server.cards import card
from sanjuro.server.commands import Refused, checked_settings, drafts, seated_bot
from sanjuro.server.ears import Outbox
from sanjuro.server.entries import Asker, Draft, Entry, Founding
from sanjuro.server.levels import levels
from sanjuro.server.loading import packed, unfold
from sanjuro.server.messages import Command, Sit, Start
from sanjuro.server.metrics import Levels, Metrics
from sanjuro.server.names import is_code, new_code
from sanjuro.server.people import People
from sanjuro.server.room import Room
from sanjuro.server.settings import ServerSettings
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import SAT, Store
from sanjuro.server.storage.writer import Taken, Work
from sanjuro.server.table import Table
from sanjuro.server.thinking import Thinkers

logger = logging.getLogger("sanjuro.house")

KEEP_KEY = text("INSERT INTO keepsakes (key, value) VALUES ('cookie key', :value) ON CONFLICT DO NOTHING")
MINUTE = 60


class House:
    """One process of the server. Time and chance can be given by tests."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.random: random.Random = random.SystemRandom()
        self.rooms: dict[str, Room] = {}
        self.outbox = Outbox()
        self.metrics = Metrics()
        self.metrics.registry.register(Levels(self))
        self.thinkers = Thinkers(settings.thinkers)
        self.closing = False
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self.store = Store(settings.database_url)
        self.people = People(self.store, self._key(), self.now)

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def new_code(self) -> str:
        return new_code()

    def new_secret(self) -> str:
        return secrets.token_hex(32)

    def _key(self) -> bytes:
        """What cookies are signed with: as set, or made once and kept."""
        if self.settings.secret:
            return self.settings.secret.encode()
        with self.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(KEEP_KEY, {"value": secrets.token_hex(32)})
            k = schema.keepsakes
            value = connection.execute(select(k.c.value).where(k.c.key == "cookie key")).scalar_one()
        return bytes.fromhex(str(value))

    # ---- beginning and end --------------------------------------------------------------

    async def open(self) -> None:
        """Take up every game that is on; who waits for a clock or a bot must not wait for a visitor."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep_house())

    def farewell(self) -> None:
        """Nothing more is begun, and everybody is told to come again."""
        self.closing = True
        if self._keeper is not None:
            self._keeper.cancel()
        for room in list(self.rooms.values()):
            room.alarm.stop()
            for ear in list(room.ears):
                ear.farewell("restart", 1012)

    async def close(self) -> None:
        """Stop in order: what has been begun is finished and written, with a snapshot of every game."""
        self.farewell()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.alarm.stop()
                await self.keep_snapshot(room)
        self.thinkers.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def keep_snapshot(self, room: Room) -> None:
        snapshot = packed(room.table)
        if snapshot is not None:
            await self.store.append(room.table.code, [], None, snapshot)

    async def _keep_house(self) -> None:
        """Load what is on, then now and then put idle tables away and close forgotten ones."""
        for code in await self.store.running():
            try:
                await self.room(code)
            except Exception:
                logger.exception("table %s cannot be loaded", code)
        while True:
            await asyncio.sleep(MINUTE)
            try:
                await self.tidy()
            except Exception:
                logger.exception("keeping house failed")

    async def tidy(self) -> None:
        now = self.now()
        self.people.forget()
        for code in await self.store.forgotten(now - int(self.settings.close_hours * 3_600_000)):
            room = await self.room(code)
            if room is not None and not room.ears and room.table.state == "lobby":
                async with room.lock:
                    await room.commit([Draft("closed", None, None, {"why": "forgotten"})])
        before = now - int(self.settings.idle_minutes * 60_000)
        for code, room in list(self.rooms.items()):
            if room.idle(before):
                async with room.lock:
                    await self.keep_snapshot(room)
                if room.idle(before):
                    del self.rooms[code]

    # ---- tables -------------------------------------------------------------------------

    async def room(self, code: str) -> Room | None:
        """The table with this code, out of memory or the log."""
        code = code.upper()
        room = self.rooms.get(code)
        if room is not None or not is_code(code):
            return room
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room | None:
        loaded = await self.store.load(code)
        if loaded is None or loaded[0].game not in sanjuro.GAMES:
            return None
        table, made, lost = unfold(*loaded)
        room = Room(self, table)
        self.rooms[code] = room
        if lost:
            logger.warning("table %s: %d moves of older rules are not possible any more", code, lost)
        async with room.lock:
            await room.commit(made)
            room.alarm.set()
        return room

    async def _found(self, founding: Founding, made: list[Draft]) -> Room:
        """A new table with its first entries; another code if there is one with that already."""
        for _ in range(10):
            table = Table(founding)
            entries: list[Entry] = []
            for number, draft in enumerate(made, start=1):
                entry = Entry(
                    seq=number,
                    at=founding.created,
                    kind=draft.kind,
                    seat=draft.seat,
                    person=draft.person,
                    body=draft.body,
                )
                table.apply(entry)
                entries.append(entry)
            sitting = [{"code": founding.code, "person": person} for person in table.people()]
            try:
                await self.store.found(founding, entries, msgspec.json.encode(card(table)), _sitting(sitting))
            except Taken:
                founding.code = self.new_code()
                continue
            room = Room(self, table)
            self.rooms[table.code] = room
            return room
        raise Refused("conflict", "no free code was found; try again")

    async def open_table(self, asker: Asker, new: NewTable) -> Room:
        """A table as somebody wants it."""
        game: Game[Any] | None = sanjuro.GAMES.get(new.game)
        if game is None:
            raise Refused("bad_value", f"there is no game {new.game!r}; the games are {', '.join(sanjuro.GAMES)}")
        players = game.usual if new.players is None else new.players
        try:
            options = game.settled(players, new.options)
        except (ValueError, TypeError) as error:
            raise Refused("bad_value", str(error)) from None
        founding = Founding(
            code=self.new_code(),
            game=game.key,
            rules=game.rules,
            players=players,
            options=options,
            settings=checked_settings(msgspec.to_builtins(new.settings)),
            host=asker.person,
            origin=f"secret {self.new_secret()}",
            created=self.now(),
        )
        made = [Draft("created", None, asker.person)]
        sketch = Table(founding)
        if new.seat is not None:
            made += self._sketched(sketch, asker, Sit(seat=new.seat))
        if new.bots is not None:
            made += self._bots(sketch, new.bots)
        if new.start:
            drafts(sketch, asker, Start(), founding.created)  # refused before anything is written
        room = await self._found(founding, made)
        await self._start(room, asker, new.start)
        return room

    def _sketched(self, sketch: Table, asker: Asker, command: Command) -> list[Draft]:
        """The entries of a command at a table that is only being planned."""
        made = drafts(sketch, asker, command, 0)
        for draft in made:
            sketch.apply(
                Entry(seq=sketch.seq + 1, at=0, kind=draft.kind, seat=draft.seat, person=draft.person, body=draft.body)
            )
        return made

    def _bots(self, sketch: Table, level: str) -> list[Draft]:
        known = levels(sketch.founding.game)
        if level not in known:
            raise Refused("bad_value", f"there is no bot {level!r} for this game; there are {', '.join(known)}")
        made = [seated_bot(sketch, seat, level) for seat, chair in enumerate(sketch.chairs) if chair.empty]
        for draft in made:
            sketch.apply(Entry(seq=sketch.seq + 1, at=0, kind=draft.kind, seat=draft.seat, body=draft.body))
        return made

    async def _start(self, room: Room, asker: Asker, start: bool) -> None:
        if start:
            async with room.lock:
                await room.commit(drafts(room.table, asker, Start(), self.now()))

    async def open_rematch(self, table: Table, asker: Asker) -> str:
        """The next table for the same people and bots; who left leaves an empty seat."""
        match = table.match
        if match is None:
            raise Refused("not_now", "this game was played by older rules; open a new table")
        people = [p for p in table.people() if table.chairs[table.seats_of(p)[0]].away not in ("left", "kicked")]
        options = table.game.settled(table.players, table.game.rematch(match, dict(table.options)))
        founding = Founding(
            code=self.new_code(),
            game=table.founding.game,
            rules=table.game.rules,
            players=table.players,
            options=options,
            settings=table.settings,
            host=table.host if table.host in people else asker.person,
            origin=f"secret {self.new_secret()}",
            created=self.now(),
        )
        made = [Draft("created", None, founding.host)]
        for seat, chair in enumerate(table.chairs):
            if chair.level is not None:
                made.append(Draft("bot", seat, None, {"level": chair.level, "name": chair.name}))
            elif chair.person in people or chair.person == asker.person:
                made.append(Draft("sat", seat, chair.person, {"name": chair.name, "account": chair.account}))
        room = await self._found(founding, made)
        # Nobody has to be waited for: one click was enough.
        taken = all(not chair.empty for chair in room.table.chairs)
        await self._start(room, asker, taken and room.table.people() == [asker.person])
        return room.table.code

    async def open_what_if(
        self, finished: Founding, table: Table, asker: Asker, seat: int, move: int, level: str, pace: str
    ) -> Room:
        """A table that goes on from a finished game, the other seats played by bots."""
        match = table.match
        if match is None:
            raise Refused("not_now", "this game was played by older rules and cannot be gone on with")
        if not 0 <= seat < len(table.chairs):
            raise Refused("bad_value", f"the seats are 0 to {len(table.chairs) - 1}, not {seat}")
        if not 0 <= move < len(match.history):
            raise Refused("bad_value", f"the game can be gone on with after 0 to {len(match.history) - 1} moves")
        settings = checked_settings({"pace": pace, "language": table.settings.language, "watch": False})
        founding = Founding(
            code=self.new_code(),
            game=finished.game,
            rules=table.game.rules,
            players=table.players,
            options=table.options,
            settings=settings,
            host=asker.person,
            origin=match.origin,
            prefix=[step.text for step in match.history[:move]],
            from_code=table.code,
            from_move=move,
            created=self.now(),
        )
        sketch = Table(founding)
        made = [Draft("created", None, asker.person)]
        made += self._sketched(sketch, asker, Sit(seat=seat))
        made += self._bots(sketch, level)
        room = await self._found(founding, made)
        await self._start(room, asker, True)
        return room


def _sitting(rows: list[dict[str, Any]]) -> Work:
    def work(connection: Any) -> None:
        for row in rows:
            connection.execute(SAT, row)

    return work
