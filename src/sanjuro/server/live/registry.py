"""All live tables of this process, and what they share: the database, the people, the clock."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select, text

import sanjuro
from sanjuro.server.live.analyses import Analyses
from sanjuro.server.live.connections import Outbox
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.metrics import Gauges, Metrics
from sanjuro.server.people.people import People
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import CODE_LENGTH, is_code, new_code
from sanjuro.server.settings import ServerSettings
from sanjuro.server.steady_clock import SteadyClock
from sanjuro.server.storage import schema
from sanjuro.server.storage.store import Store
from sanjuro.server.tables.entries import Draft, Snapshot
from sanjuro.server.tables.loading import load_table, snapshot_of
from sanjuro.server.tables.table import Table

logger = logging.getLogger("sanjuro.registry")

KEEP_KEY = text("INSERT INTO keepsakes (key, value) VALUES ('cookie key', :value) ON CONFLICT DO NOTHING")
HOUSEKEEPING_SECONDS = 60.0
SWEEP_SECONDS = 5.0
# A stream whose reader does not take what is sent is cut off after so long.
STUCK_SECONDS = 20.0


class Registry:
    """One process of the server. Tests subclass it to give it another clock or other random numbers."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.random: random.Random = random.SystemRandom()
        self.clock = SteadyClock()
        self.live_tables: dict[str, LiveTable] = {}
        self.outbox = Outbox()
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.analyses = Analyses(self.thinkers)
        self.metrics.registry.register(Gauges(self))
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.store = Store(settings.database_url)
        self.people = People(self.store, self._cookie_key(), self.now)

    def now(self) -> int:
        return self.clock.now()

    def new_code(self) -> str:
        return new_code()

    def new_secret(self) -> str:
        """The seed of a table's deck, in hexadecimal digits."""
        return secrets.token_hex(32)

    def new_bot_seed(self, table: Table, seat: int) -> int:
        """The seed of the random numbers of the bot on a seat."""
        return secrets.randbits(62)

    def _cookie_key(self) -> bytes:
        """The key that signs cookies: as set, or made once and stored."""
        if self.settings.secret:
            return self.settings.secret.encode()
        with self.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(KEEP_KEY, {"value": secrets.token_hex(32)})
            k = schema.keepsakes
            value = connection.execute(select(k.c.value).where(k.c.key == "cookie key")).scalar_one()
        return bytes.fromhex(str(value))

    # ---- start and stop -----------------------------------------------------------------

    async def start(self) -> None:
        """Load running games in the background, so that their clocks and bots go on without a visitor."""
        loop = asyncio.get_running_loop()
        self._background = [loop.create_task(self._housekeeping()), loop.create_task(self._sweeping())]

    def say_goodbye(self) -> None:
        """Start nothing more, and tell every client to connect again."""
        self.closing = True
        for task in self._background:
            task.cancel()
        for live in list(self.live_tables.values()):
            live.timer.stop()
            for connection in list(live.connections):
                connection.close("restart", 1012)

    async def stop(self) -> None:
        """Finish and write what has been begun, and keep a snapshot of every running game."""
        self.say_goodbye()
        self.thinkers.stop()
        snapshots: list[Snapshot] = []
        for live in list(self.live_tables.values()):
            async with live.lock:
                live.put_away = True
                live.timer.stop()
                snapshot = snapshot_of(live.table)
                if snapshot is not None:
                    snapshots.append(snapshot)
        try:
            await self.store.keep_snapshots(snapshots)
        except Exception:
            logger.exception("snapshots could not be written; every move is in the log all the same")
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def _housekeeping(self) -> None:
        for code in await self.store.running():
            try:
                await self._find(code)
            except Exception:
                logger.exception("table %s cannot be loaded", code)
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            try:
                await self.tidy()
            except Exception:
                logger.exception("housekeeping failed")

    async def tidy(self) -> None:
        """Close tables that never began, put idle tables away, forget cached people."""
        now = self.now()
        self.people.forget()
        for code in await self.store.forgotten(now - int(self.settings.close_hours * 3_600_000)):
            async with self.table(code) as live:
                if not live.connections and live.table.state == "lobby":
                    async with live.lock:
                        await live.commit([Draft("closed", None, None, {"why": "forgotten"})])
        before = self.now() - int(self.settings.idle_minutes * 60_000)
        for live in list(self.live_tables.values()):
            if live.idle(before):
                await self.put_away(live, before)
        if not any(live.timer.waits for live in self.live_tables.values()):
            self.clock.follow()

    async def put_away(self, live: LiveTable, before: int) -> None:
        """Drop an idle table from memory, unless somebody takes it up while its snapshot is written."""
        async with live.lock:
            snapshot = snapshot_of(live.table)
            if snapshot is not None:
                await self.store.keep_snapshots([snapshot])
            if live.idle(before):
                live.put_away = True
                self.live_tables.pop(live.table.code, None)

    async def _sweeping(self) -> None:
        """Cut off streams that nobody reads, and end those whose owner has given no sign of life."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self.live_tables.values()):
                for connection in list(live.connections):
                    if connection.stuck_for() > STUCK_SECONDS:
                        logger.info("table %s: a connection that does not read was cut off", live.table.code)
                        live.exit(connection)
                        connection.abort()
                    elif connection.ends_when_idle and connection.idle_for() > self.settings.stream_seconds:
                        connection.close("idle", 4408)
                        live.exit(connection)

    def disconnect(self, person: str, only_tokens: bool = False) -> None:
        """Close every connection of somebody who has signed out everywhere, or dropped a token."""
        for live in self.live_tables.values():
            live.disconnect(person, only_tokens)

    # ---- tables -------------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[LiveTable]:
        """The table with this code, which stays in memory meanwhile; `Refused` if there is none."""
        while True:
            live = await self._find(code)
            if live is None:
                raise Refused("not_found", f"there is no table {code[:CODE_LENGTH]!r}")
            # While it was being loaded it can have been put away again.
            if not live.put_away:
                break
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1

    async def _find(self, code: str) -> LiveTable | None:
        if len(code) != CODE_LENGTH:
            return None
        code = code.upper()
        live = self.live_tables.get(code)
        if live is not None or not is_code(code):
            return live
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable | None:
        loaded = await self.store.load(code)
        if loaded is None or loaded[0].game not in sanjuro.GAMES:
            return None
        table, made, lost = load_table(*loaded)
        live = self.add(table)
        if lost:
            logger.warning("table %s: %d moves of older rules are not possible any more", code, lost)
        async with live.lock:
            await live.commit(made)
            live.timer.set()
        return live

    def add(self, table: Table) -> LiveTable:
        """Take a table that is in the database into memory."""
        live = LiveTable(self, table)
        self.live_tables[table.code] = live
        return live
