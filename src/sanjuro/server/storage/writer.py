"""The writer thread. Jobs that arrive during a commit share the next one (group commit)."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from sanjuro.server.tables.setup import Snapshot

T = TypeVar("T")
Row = tuple[str, int, int, str, int | None, str | None, str]  # as COLUMNS
Rows = list[Row]
Work = Callable[[Connection], Any]
COLUMNS = ("code", "seq", "at", "kind", "seat", "person", "body")
KEEP = (
    "INSERT INTO snapshots (code, seq, rules, data) VALUES {} "
    "ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, rules = excluded.rules, data = excluded.data"
)
# Rows per statement: databases limit the number of values.
ROWS_MOST = 100
# Jobs per commit: more would only delay the first of them.
MOST = 256

logger = logging.getLogger("sanjuro.storage")


class Taken(Exception):
    """Another process has written that entry of the log: the table must be reloaded."""


class Job:
    """Log rows, a snapshot, and other work for the same transaction."""

    __slots__ = ("error", "future", "loop", "result", "rows", "snapshot", "work")

    def __init__(
        self, rows: Rows, work: Work | None, snapshot: Snapshot | None, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.rows = rows
        self.snapshot = snapshot
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Commits jobs in groups; a job is done when its transaction is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._plain = engine.dialect.name == "sqlite"
        self._mark = "?" if self._plain else "%s"
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self.waiting = 0
        self.commits = 0
        self.rows = 0
        self._writing = threading.Thread(target=self._run, name="sanjuro-writer", daemon=True)
        self._writing.start()

    async def append(self, rows: Rows, work: Work | None = None, snapshot: Snapshot | None = None) -> Any:
        """Write log rows and let `work` write the rest; `Taken` if a row already exists."""
        loop = asyncio.get_running_loop()
        job = Job(rows, work, snapshot, loop)
        if not self._gathered:
            # Wake the thread once for all jobs of this iteration of the event loop.
            loop.call_soon(self._hand_over)
        self._gathered.append(job)
        self.waiting += 1
        try:
            return await job.future
        finally:
            self.waiting -= 1

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction. It may run twice, so it must do nothing but write."""
        result: T = await self.append([], work)
        return result

    def close(self) -> None:
        """Write the waiting jobs and stop."""
        self._hand_over()
        self._jobs.put(None)
        self._writing.join()
        if self._connection is not None:
            self._connection.close()

    def _run(self) -> None:
        while True:
            batch = self._jobs.get()
            if batch is None:
                return
            last = False
            while len(batch) < MOST:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch += more
            self._commit(batch)
            loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
            for done in batch:
                loops.setdefault(done.loop, []).append(done)
            for loop, jobs in loops.items():
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_tell, jobs)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        try:
            if self._plain and not any([job.work for job in batch]):
                self._rows_only(batch)
            else:
                self._together(batch)
        except Exception:
            # One job has failed: run each alone, so that the others succeed.
            for job in batch:
                self._alone(job)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        return self._connection

    def _statements(self, batch: list[Job]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """The statements of a batch, as few as possible, bypassing SQLAlchemy. For each one the driver releases the
        interpreter's lock, and on a busy server has to wait to get it back."""
        rows = [row for job in batch for row in job.rows]
        insert = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {{}}"
        yield from self._many(insert, rows)
        # Only the last of each table: a statement may not touch a row twice.
        kept = {job.snapshot[0]: job.snapshot for job in batch if job.snapshot is not None}
        yield from self._many(KEEP, list(kept.values()))

    def _many(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for start in range(0, len(rows), ROWS_MOST):
            some = rows[start : start + ROWS_MOST]
            marks = f"({', '.join([self._mark] * len(some[0]))})"
            yield statement.format(", ".join([marks] * len(some))), tuple(value for row in some for value in row)

    def _rows_only(self, batch: list[Job]) -> None:
        """Write a batch of log rows only, the usual case, directly to SQLite."""
        plain: Any = self._connected().connection.dbapi_connection
        plain.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in self._statements(batch):
                plain.execute(statement, values)
            plain.execute("COMMIT")
        except BaseException:
            if plain.in_transaction:
                plain.execute("ROLLBACK")
            raise
        self._count(batch)

    def _together(self, batch: list[Job]) -> None:
        connection = self._connected()
        try:
            with connection.begin():
                for statement, values in self._statements(batch):
                    connection.exec_driver_sql(statement, values)
                for job in batch:
                    if job.work is not None:
                        job.result = job.work(connection)
        except BaseException:
            # Whatever the cause, continue with a fresh connection.
            self._connection = None
            connection.close()
            raise
        self._count(batch)

    def _count(self, batch: list[Job]) -> None:
        self.commits += 1
        self.rows += sum([len(job.rows) for job in batch])

    def _alone(self, job: Job) -> None:
        try:
            self._together([job])
        except IntegrityError as error:
            job.error = Taken(str(error.orig)) if job.rows else error
        except Exception as error:
            logger.exception("write failed")
            job.error = error


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
