"""Read and write tables and their logs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, func, select, text, update

from sanjuro.server.protocol.http_bodies import TableSummary
from sanjuro.server.protocol.messages import Settings
from sanjuro.server.storage import schema
from sanjuro.server.storage.changes import TableChange
from sanjuro.server.storage.database import connect, migrate
from sanjuro.server.storage.writer import Rows, Work, Writer
from sanjuro.server.tables.clocks import PRESETS
from sanjuro.server.tables.entries import Logged, body, restore
from sanjuro.server.tables.setup import Snapshot, TableSetup

T = TypeVar("T")
READERS = 4
CLOSED_AT_ONCE = 100

SAT = text("INSERT INTO sitters (code, person) VALUES (:code, :person) ON CONFLICT DO NOTHING")
NOTED = update(schema.tables).where(schema.tables.c.code == bindparam("table"))
KEEP_KEY = text("INSERT INTO keepsakes (key, value) VALUES ('cookie key', :value) ON CONFLICT DO NOTHING")
UNSAT = text("DELETE FROM sitters WHERE code = :code AND person = :person")


class StoredGame(NamedTuple):
    """What the database stores of a running game besides its log."""

    code: str
    card: str
    seq: int  # of the last entry
    moved: int  # when the last move was played, or the game started
    snapshot: int | None  # the entry after which the snapshot was taken
    data: bytes | None


class Store:
    """The database: one writer and a few readers, each in a thread of its own."""

    def __init__(self, url: str, rate: Callable[[Connection, list[dict[str, Any]]], None] | None = None) -> None:
        """`rate` changes the ratings by the results of a game, in the transaction that stores them."""
        self._rate = rate
        self.engine = connect(url, READERS + 2)
        migrate(self.engine)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sanjuro-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.write(work)

    async def scrub(self) -> None:
        """Remove overwritten and deleted data from SQLite's write-ahead log."""
        if self.engine.dialect.name != "sqlite":
            return

        def run() -> None:
            connection = self.engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                connection.close()

        await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # ---- tables -------------------------------------------------------------------------

    async def create_table(
        self, setup: TableSetup, log: list[Logged], summary: TableSummary, people: list[str]
    ) -> None:
        """Store a new table with its first entries and the people who sit there; `Taken` if the code is in use."""
        row = {
            "code": setup.code,
            "game": setup.game,
            "rules": setup.rules,
            "players": setup.players,
            "options": as_json(setup.options),
            "settings": as_json(setup.settings),
            "host": setup.host,
            "origin": setup.origin,
            "prefix": as_json(setup.prefix),
            "from_code": setup.from_code,
            "from_move": setup.from_move,
            "state": "lobby",
            "open": setup.settings.open,
            "watch": setup.settings.watch,
            "card": as_json(summary),
            "created": setup.created,
            "changed": setup.created,
        }

        def insert(connection: Connection) -> None:
            connection.execute(schema.tables.insert(), row)
            for person in people:
                connection.execute(SAT, {"code": setup.code, "person": person})

        await self.writer.append(rows(setup.code, log), insert)

    async def append(self, change: TableChange) -> None:
        """Store a change of a table; returns when it is on disk."""
        await self.writer.append(rows(change.code, change.log), self._work(change), change.snapshot)

    def _work(self, change: TableChange) -> Work | None:
        """What is written besides the log: the row for lists, who sits where, results. Most moves need none of it."""
        if change.summary is None and not change.seated and not change.unseated and change.finished is None:
            return None
        # Encoded here, and not in the thread of the writer, which others wait for.
        values = None if change.summary is None else _row(change.summary, change.log[-1].at)
        finished = change.finished
        record = None if finished is None else {"record": finished.record, "labels": as_json(finished.labels)}

        def work(connection: Connection) -> None:
            if values is not None:
                connection.execute(NOTED, {"table": change.code, **values})
            for person in change.seated:
                connection.execute(SAT, {"code": change.code, "person": person})
            for person in change.unseated:
                connection.execute(UNSAT, {"code": change.code, "person": person})
            if finished is not None and finished.results:
                connection.execute(schema.results.insert(), finished.results)
                if self._rate is not None:
                    self._rate(connection, finished.results)
            if record is not None:
                connection.execute(schema.records.insert(), {"code": change.code, **record})

        return work

    def cookie_key(self) -> bytes:
        """The key that signs cookies, generated when it is first needed."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(KEEP_KEY, {"value": secrets.token_hex(32)})
            k = schema.keepsakes
            value = connection.execute(select(k.c.value).where(k.c.key == "cookie key")).scalar_one()
        return bytes.fromhex(str(value))

    async def keep_snapshots(self, snapshots: list[Snapshot]) -> None:
        """Store snapshots, each replacing the previous one of its table; returns when they are on disk."""
        await asyncio.gather(*[self.writer.append([], None, snapshot) for snapshot in snapshots])

    async def load(self, code: str) -> tuple[TableSetup, list[Logged], dict[str, Any] | None] | None:
        """A table's setup, its whole log and its latest snapshot."""

        def work(c: Connection) -> tuple[TableSetup, list[Logged], dict[str, Any] | None] | None:
            row = c.execute(select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
            if row is None:
                return None
            found = c.execute(select(schema.log).where(schema.log.c.code == code).order_by(schema.log.c.seq))
            kept = c.execute(select(schema.snapshots).where(schema.snapshots.c.code == code)).mappings().first()
            return setup(row), [logged(line) for line in found.mappings()], None if kept is None else dict(kept)

        return await self.read(work)

    async def running(self, after: str, count: int) -> list[StoredGame]:
        """A page of running games with their snapshots, ordered by code, starting after a code."""
        t, s, log = schema.tables, schema.snapshots, schema.log
        last = select(func.max(log.c.seq)).where(log.c.code == t.c.code).scalar_subquery()
        moved = (
            select(log.c.at)
            .where(log.c.code == t.c.code, log.c.kind.in_(["moved", "started", "carried"]))
            .order_by(log.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(t.c.code, t.c.card, last, moved, s.c.seq, s.c.data)
            .outerjoin(s, s.c.code == t.c.code)
            .where(t.c.state == "playing", t.c.code > after)
            .order_by(t.c.code)
            .limit(count)
        )
        return [StoredGame(*row) for row in await self.read(lambda c: c.execute(query).all())]

    async def untouched(self, before: int) -> list[str]:
        """Running games without a log entry since `before`, except correspondence games."""
        t, log = schema.tables, schema.log
        newest = select(log.c.at).where(log.c.code == t.c.code).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
        query = select(t.c.code, t.c.card).where(t.c.state == "playing", t.c.changed < before, newest < before)
        found = await self.read(lambda c: c.execute(query).all())
        clocks = [(code, msgspec.json.decode(card, type=TableSummary).settings.clock) for code, card in found]
        return [code for code, clock in clocks if not PRESETS[clock].correspondence][:CLOSED_AT_ONCE]

    async def open_tables(self) -> list[tuple[str, str, str]]:
        """The code, opener and state of every table that is waiting to start or in play."""
        t = schema.tables
        query = select(t.c.code, t.c.host, t.c.state).where(t.c.state.in_(["lobby", "playing"]))
        return [(row[0], row[1], row[2]) for row in await self.read(lambda c: c.execute(query).all())]

    async def forgotten(self, before: int) -> list[str]:
        """Tables that never started and have not changed since `before`."""
        t = schema.tables
        query = select(t.c.code).where(t.c.state == "lobby", t.c.changed < before).limit(200)
        return list(await self.read(lambda c: c.execute(query).scalars().all()))

    async def ready(self) -> bool:
        await self.read(lambda c: c.execute(text("SELECT 1")).scalar())
        return True


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def rows(code: str, log: list[Logged]) -> Rows:
    return [(code, e.seq, e.at, e.entry.kind, e.entry.seat, e.entry.person, as_json(body(e.entry))) for e in log]


def logged(row: RowMapping) -> Logged:
    entry = restore(row["kind"], row["seat"], row["person"], msgspec.json.decode(row["body"]))
    return Logged(row["seq"], row["at"], entry)


def setup(row: RowMapping) -> TableSetup:
    return TableSetup(
        code=row["code"],
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        settings=msgspec.json.decode(row["settings"], type=Settings),
        host=row["host"],
        origin=row["origin"],
        prefix=msgspec.json.decode(row["prefix"]),
        from_code=row["from_code"],
        from_move=row["from_move"],
        created=row["created"],
    )


def _row(summary: TableSummary, changed: int) -> dict[str, Any]:
    """The columns of a table that lists are made from."""
    return {
        "state": summary.state,
        "open": summary.settings.open,
        "watch": summary.settings.watch,
        "card": as_json(summary),
        "changed": changed,
        "ended": summary.ended,
    }
