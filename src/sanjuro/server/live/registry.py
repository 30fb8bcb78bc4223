"""All tables in memory, and what they share: the database, the people, the clock."""

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
# From the signal to the end of `stop`; `run.py` ends the process a little later in any case.
STOP_SECONDS = 4.0
CLOSE_SECONDS = 0.3  # of which for the threads of the database
RUNNING_AT_ONCE = 100
# A log with more entries than this is replayed in another thread.
LONG_LOG = 300
# A connection whose client does not read for this long is aborted.
STUCK_SECONDS = 20.0


class Registry:
    """The state of the server process. Tests subclass it to replace the clock or the random numbers."""

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
        # The address for links to this server, if it is better than the one the browser knows.
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
        """The random seed of the bot on a seat."""
        return secrets.randbits(62)

    def _cookie_key(self) -> bytes:
        """The key that signs cookies: from the settings, or generated once and stored."""
        if self.settings.secret:
            return self.settings.secret.encode()
        return self.store.cookie_key()

    # ---- start and stop -----------------------------------------------------------------

    async def start(self) -> None:
        """Start the background tasks, which first load the running games whose clocks or bots must act."""
        for code, host, state in await self.store.open_tables():
            self.open_tables.note(code, host, state)
        await self.bans.load()
        loop = asyncio.get_running_loop()
        self._background = [loop.create_task(self._housekeeping()), loop.create_task(self._sweeping())]

    def say_goodbye(self) -> None:
        """Accept nothing more, and tell every client to reconnect."""
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
        """Finish and write what is in progress, and store a snapshot of every running game.

        The server does not wait for a database that does not answer: everything that clients were told is in the log.
        """
        self.say_goodbye()
        await asyncio.to_thread(self.thinkers.end)
        try:
            async with asyncio.timeout_at(self._stop_by - CLOSE_SECONDS):
                await self._keep_snapshots()
        except TimeoutError:
            logger.error("snapshots were not written in time; no move is lost, they are all in the log")
        except Exception:
            logger.exception("snapshots could not be written; no move is lost, they are all in the log")
        loop = asyncio.get_running_loop()
        closing = loop.run_in_executor(None, self.store.close)
        done, _ = await asyncio.wait([closing], timeout=max(CLOSE_SECONDS, self._stop_by - loop.time()))
        if not done:
            logger.error("the database does not answer; dropping its connections")

    async def _keep_snapshots(self) -> None:
        """Unload all tables, storing the position of each running game for the next version of its rules."""
        snapshots: list[Snapshot] = []
        for live in list(self.live_tables.values()):
            async with live.lock:
                live.unloaded = True
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
        """Load games in which a bot or a clock may have to act; the others wait for a visitor or their deadline."""
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
            logger.exception("table %s could not be loaded", code)

    async def tidy(self) -> None:
        """Close abandoned tables, unload idle ones, load those with a near deadline, and clear the cache of people."""
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
                await self.unload_idle(live, before)
        await self._wake_due()
        deadlines = any(one.due is not None for one in self.asleep.values())
        if not deadlines and not any(live.timer.waits for live in self.live_tables.values()):
            self.clock.follow()

    def _disconnect_banned(self) -> None:
        """Close the connections of people who have been banned; a bot stands in for them as usual."""
        for live in list(self.live_tables.values()):
            for connection in list(live.connections):
                if self.bans.bans_person(connection.viewer.person):
                    connection.close("banned", 4403)

    async def _close_abandoned(self, code: str) -> None:
        async with self.table(code) as live:
            table = live.table
            if live.connections or table.state not in ("lobby", "playing"):
                return
            if table.state == "playing" and table.preset.correspondence:
                return
            async with live.lock:
                await live.commit([Closed("forgotten")])

    async def unload_idle(self, live: LiveTable, before: int) -> None:
        """Unload an idle table, unless someone uses it while its snapshot is being written."""
        async with live.lock:
            snapshot = snapshot_of(live.table)
            if snapshot is not None:
                await self.store.keep_snapshots([snapshot])
            if live.idle(before):
                self._unload(live)

    def _unload(self, live: LiveTable) -> None:
        """Drop a table that is not busy from memory, noting its deadline."""
        table = live.table
        if table.state == "playing":
            left = live.timer.seconds_left()
            asked = None if table.asked is None else table.chairs[table.asked].person
            self.asleep[table.code] = Asleep(None if left is None else self.now() + int(left * 1000), asked)
        live.unloaded = True
        live.timer.release()
        self.live_tables.pop(table.code, None)
        self.finished.forget(table.code)

    async def _sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._sweep()

    def _sweep(self) -> None:
        """Abort connections that nobody reads, and close streams whose owner is inactive."""
        for live in list(self.live_tables.values()):
            for connection in list(live.connections):
                if connection.stuck_for() > STUCK_SECONDS:
                    logger.info("table %s: aborted a connection that does not read", live.table.code)
                    live.exit(connection)
                    connection.abort()
                elif connection.ends_when_idle and connection.idle_for() > self.settings.stream_seconds:
                    connection.close("idle", 4408)
                    live.exit(connection)

    def disconnect(self, person: str, only_tokens: bool = False, session: str | None = None) -> None:
        """Close the connections of a person who has signed out everywhere, revoked a token, or ended a session."""
        for live in self.live_tables.values():
            live.disconnect(person, only_tokens, session)

    async def erase(self, person: Person) -> None:
        """Erase a person from the database and from every table in memory."""
        if not person.known:
            return
        self.disconnect(person.id)
        await erase(self.people, person)
        # A table that is being loaded may have been read before the erasure.
        await asyncio.gather(*list(self._loading.values()), return_exceptions=True)
        for live in list(self.live_tables.values()):
            await live.anonymise(person.id, guest_name(person.id))
        self.disconnect(person.id)
        await self.store.scrub()

    # ---- tables -------------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[LiveTable]:
        """The table with this code, which stays in memory for the duration; `Refused` if there is none."""
        while True:
            live = await self._find(code)
            if live is None:
                raise Refused("not_found", f"no table has the code {code[:CODE_LENGTH]!r}")
            # It may have been unloaded again since it was loaded.
            if not live.unloaded:
                break
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.table.state in ("over", "closed") and not live.unloaded:
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
        # Replaying a long game must not block the event loop.
        long = len(loaded[1]) > LONG_LOG
        table, made, lost = await asyncio.to_thread(load_table, *loaded) if long else load_table(*loaded)
        live = self.add(table)
        if lost:
            logger.warning("table %s: %d moves are not legal under the new rules and were dropped", code, lost)
        async with live.lock:
            await live.commit(made)
            live.timer.set()
        return live

    def add(self, table: Table) -> LiveTable:
        """Add a table that is in the database to those in memory."""
        live = LiveTable(self, table)
        self.live_tables[table.code] = live
        self.asleep.pop(table.code, None)
        return live
