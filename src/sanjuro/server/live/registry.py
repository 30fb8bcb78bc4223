"""All live tables of this process, and what they share: the database, the people, the clock."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sanjuro
from sanjuro.server.live.analyses import Analyses
from sanjuro.server.live.connections import Outbox
from sanjuro.server.live.fair_queue import Addresses
from sanjuro.server.live.live_table import LiveTable
from sanjuro.server.live.open_tables import OpenTables
from sanjuro.server.live.thinkers import Thinkers
from sanjuro.server.live.unloaded import Asleep, FinishedTables, sort_out
from sanjuro.server.metrics import Gauges, Metrics
from sanjuro.server.people import ratings
from sanjuro.server.people.bans import Bans
from sanjuro.server.people.people import People, Person
from sanjuro.server.people.personal_data import erase
from sanjuro.server.people.sessions import Sessions
from sanjuro.server.protocol.refused import Refused
from sanjuro.server.protocol.text import CODE_LENGTH, guest_name, is_code, new_code
from sanjuro.server.settings import ServerSettings
from sanjuro.server.steady_clock import SteadyClock
from sanjuro.server.storage.store import Store
from sanjuro.server.tables.entries import Closed
from sanjuro.server.tables.loading import load_table, snapshot_of
from sanjuro.server.tables.setup import Snapshot
from sanjuro.server.tables.table import Table

logger = logging.getLogger("sanjuro.registry")

HOUSEKEEPING_SECONDS = 60.0
SWEEP_SECONDS = 5.0
# From the signal to the end of `stop`; `run.py` ends the process a little later, whatever is going on.
STOP_SECONDS = 4.0
CLOSE_SECONDS = 0.3  # for the database's threads, of that
RUNNING_AT_ONCE = 100
# Entries of a log above which it is played again in another thread.
LONG_LOG = 300
# A stream whose reader does not take what is sent is cut off after so long.
STUCK_SECONDS = 20.0


class Registry:
    """One process of the server. Tests subclass it to give it another clock or other random numbers."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.random: random.Random = random.SystemRandom()
        self.clock = SteadyClock()
        self.live_tables: dict[str, LiveTable] = {}
        # Running games that are not in memory, and finished ones that are.
        self.asleep: dict[str, Asleep] = {}
        self.finished = FinishedTables(settings.finished_mb * 1024 * 1024, self._unload)
        self.open_tables = OpenTables(settings)
        self.outbox = Outbox()
        self.metrics = Metrics()
        self.addresses = Addresses()
        self.thinkers = Thinkers(settings.thinkers, settings.thinker_seconds)
        self.analyses = Analyses(self.thinkers, settings.limits)
        self.metrics.registry.register(Gauges(self))
        self.closing = False
        self._stop_by = 0.0
        # The address for links to this server, if it knows a better one than the browser.
        self.share = ""
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.store = Store(settings.database_url, ratings.rate)
        self.people = People(self.store, self._cookie_key(), self.now)
        self.sessions = Sessions(self.people)
        self.bans = Bans(self.store, self.now)

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
        return self.store.cookie_key()

    # ---- start and stop -----------------------------------------------------------------

    async def start(self) -> None:
        """Find out in the background which running games need the server, so that their clocks and bots go on."""
        for code, host, state in await self.store.open_tables():
            self.open_tables.note(code, host, state)
        await self.bans.load()
        loop = asyncio.get_running_loop()
        self._background = [loop.create_task(self._housekeeping()), loop.create_task(self._sweeping())]

    def say_goodbye(self) -> None:
        """Start nothing more, and tell every client to connect again."""
        if not self.closing:
            self._stop_by = asyncio.get_running_loop().time() + STOP_SECONDS
        self.closing = True
        self.thinkers.close()
        for task in self._background:
            task.cancel()
        for live in list(self.live_tables.values()):
            live.timer.stop()
            for connection in list(live.connections):
                connection.close("restart", 1012)

    async def stop(self) -> None:
        """Finish and write what has been begun, and keep a snapshot of every running game.

        A database that does not answer is not waited for: whatever anybody was told is in the log.
        """
        self.say_goodbye()
        await asyncio.to_thread(self.thinkers.end)
        try:
            async with asyncio.timeout_at(self._stop_by - CLOSE_SECONDS):
                await self._keep_snapshots()
        except TimeoutError:
            logger.error("snapshots were not written in time; every move is in the log all the same")
        except Exception:
            logger.exception("snapshots could not be written; every move is in the log all the same")
        loop = asyncio.get_running_loop()
        closing = loop.run_in_executor(None, self.store.close)
        done, _ = await asyncio.wait([closing], timeout=max(CLOSE_SECONDS, self._stop_by - loop.time()))
        if not done:
            logger.error("the database does not answer: its connections are dropped")

    async def _keep_snapshots(self) -> None:
        """Close all tables; the latest position of each running game is kept for the next version of its rules."""
        snapshots: list[Snapshot] = []
        for live in list(self.live_tables.values()):
            async with live.lock:
                live.put_away = True
                live.timer.stop()
                snapshot = snapshot_of(live.table)
                if snapshot is not None:
                    snapshots.append(snapshot)
        await self.store.keep_snapshots(snapshots)

    async def _housekeeping(self) -> None:
        await self._load_running()
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            try:
                await self.tidy()
            except Exception:
                logger.exception("housekeeping failed")

    async def _load_running(self) -> None:
        """Load the games in which a bot or a clock may have to act; the others wait for a visitor or their deadline."""
        after = ""
        while True:
            stored = await self.store.running(after, RUNNING_AT_ONCE)
            if not stored:
                return
            after = stored[-1].code
            waiting, needed = await asyncio.to_thread(sort_out, stored)
            for code, one in waiting.items():
                if code not in self.live_tables:
                    self.asleep[code] = one
            for code in needed:
                await self._wake(code)
            await self._wake_due()

    async def _wake_due(self) -> None:
        """Load the games whose deadline is near."""
        soon = self.now() + int(2 * HOUSEKEEPING_SECONDS * 1000)
        for code in [code for code, one in self.asleep.items() if one.due is not None and one.due < soon]:
            await self._wake(code)

    async def _wake(self, code: str) -> None:
        try:
            await self._find(code)
        except Exception:
            logger.exception("table %s cannot be loaded", code)

    async def tidy(self) -> None:
        """Close abandoned tables, unload idle ones, load those whose time is nearly up, forget cached people."""
        now = self.now()
        self.people.forget()
        await self.bans.load()
        self._disconnect_banned()
        abandoned = await self.store.forgotten(now - int(self.settings.close_hours * 3_600_000))
        abandoned += await self.store.untouched(now - int(self.settings.close_game_hours * 3_600_000))
        for code in abandoned:
            await self._close_abandoned(code)
        before = self.now() - int(self.settings.idle_minutes * 60_000)
        for live in list(self.live_tables.values()):
            if live.idle(before):
                await self.put_away(live, before)
        await self._wake_due()
        deadlines = any(one.due is not None for one in self.asleep.values())
        if not deadlines and not any(live.timer.waits for live in self.live_tables.values()):
            self.clock.follow()

    def _disconnect_banned(self) -> None:
        """Close the connections of people who were banned meanwhile; a bot stands in for them as for anyone gone."""
        for live in list(self.live_tables.values()):
            for connection in list(live.connections):
                if self.bans.bans_person(connection.viewer.person):
                    connection.close("banned", 4403)

    async def _close_abandoned(self, code: str) -> None:
        async with self.table(code) as live:
            table = live.table
            if live.connections or table.state not in ("lobby", "playing"):
                return
            if table.state == "playing" and table.preset.by_letter:
                return
            async with live.lock:
                await live.commit([Closed("forgotten")])

    async def put_away(self, live: LiveTable, before: int) -> None:
        """Drop an idle table from memory, unless somebody takes it up while its snapshot is written."""
        async with live.lock:
            snapshot = snapshot_of(live.table)
            if snapshot is not None:
                await self.store.keep_snapshots([snapshot])
            if live.idle(before):
                self._unload(live)

    def _unload(self, live: LiveTable) -> None:
        """Drop a table that is not busy from memory; what has to be known of it meanwhile is noted."""
        table = live.table
        if table.state == "playing":
            left = live.timer.seconds_left()
            asked = None if table.asked is None else table.chairs[table.asked].person
            self.asleep[table.code] = Asleep(None if left is None else self.now() + int(left * 1000), asked)
        live.put_away = True
        live.timer.release()
        self.live_tables.pop(table.code, None)
        self.finished.forget(table.code)

    async def _sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._sweep()

    def _sweep(self) -> None:
        """Cut off streams that nobody reads, and end those whose owner has given no sign of life."""
        for live in list(self.live_tables.values()):
            for connection in list(live.connections):
                if connection.stuck_for() > STUCK_SECONDS:
                    logger.info("table %s: a connection that does not read was cut off", live.table.code)
                    live.exit(connection)
                    connection.abort()
                elif connection.ends_when_idle and connection.idle_for() > self.settings.stream_seconds:
                    connection.close("idle", 4408)
                    live.exit(connection)

    def disconnect(self, person: str, only_tokens: bool = False, session: str | None = None) -> None:
        """Close every connection of somebody who has signed out everywhere, dropped a token, or ended a session."""
        for live in self.live_tables.values():
            live.disconnect(person, only_tokens, session)

    async def erase(self, person: Person) -> None:
        """Erase somebody: from the database, and from every table in memory."""
        if not person.known:
            return
        self.disconnect(person.id)
        await erase(self.people, person)
        # A table that is just being loaded may have been read before.
        await asyncio.gather(*list(self._loading.values()), return_exceptions=True)
        for live in list(self.live_tables.values()):
            await live.anonymise(person.id, guest_name(person.id))
        self.disconnect(person.id)
        await self.store.scrub()

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
            if live.table.state in ("over", "closed") and not live.put_away:
                live.used = self.now()
                self.finished.used(live)

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
        # A long game takes its time: others get their turn meanwhile.
        long = len(loaded[1]) > LONG_LOG
        table, made, lost = await asyncio.to_thread(load_table, *loaded) if long else load_table(*loaded)
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
        self.asleep.pop(table.code, None)
        return live
