"""The database as an independent reader sees it, and a PostgreSQL server that tests can stop and start again."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from orphans import descendants
from postgres import Postgres


class Reader:
    """Reads what is stored, over a connection that is independent of the server."""

    def __init__(self, database: str) -> None:
        self.database = database

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        if self.database.startswith("postgresql"):
            with psycopg.connect(self.database, autocommit=True) as connection:
                return connection.execute(query).fetchall()
        with sqlite(self.database) as connection:
            return connection.execute(query).fetchall()

    def last(self, code: str) -> int:
        """Return the number of the last entry in a table's log."""
        return int(self.rows(f"SELECT coalesce(max(seq), 0) FROM log WHERE code = '{code}'")[0][0])

    def moves(self, code: str) -> int:
        return int(self.rows(f"SELECT count(*) FROM log WHERE code = '{code}' AND kind = 'moved'")[0][0])

    def state(self, code: str) -> str:
        return str(self.rows(f"SELECT state FROM tables WHERE code = '{code}'")[0][0])

    def bytes(self) -> int:
        """Return the size of the database."""
        if self.database.startswith("postgresql"):
            return int(self.rows("SELECT pg_database_size(current_database())")[0][0])
        pages, size = self.rows("PRAGMA page_count")[0][0], self.rows("PRAGMA page_size")[0][0]
        return int(pages) * int(size)

    def without_gap(self) -> None:
        """Check that every log is numbered 1, 2, 3, … without gaps."""
        for code, first, last, count in self.rows("SELECT code, min(seq), max(seq), count(*) FROM log GROUP BY code"):
            assert (first, last) == (1, count), f"the log of {code} has {count} entries from {first} to {last}"


@contextmanager
def sqlite(database: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def held(database: str) -> Iterator[sqlite3.Connection]:
    """Hold SQLite's write lock, so that every write of the server waits. Readers are not affected."""
    connection = sqlite3.connect(database, timeout=30, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.close()


HELD_SECONDS = 0.15
# Longer than SQLite sleeps between two attempts.
LET_GO_SECONDS = 0.2


@contextmanager
def slow(database: str) -> Iterator[None]:
    """Simulate a slow disk.

    The lock is released for one commit and taken again, so that an entry stays unwritten long enough for a test to
    notice.
    """
    over = threading.Event()

    def hold() -> None:
        connection = sqlite3.connect(database, timeout=30, isolation_level=None)
        while not over.is_set():
            connection.execute("BEGIN IMMEDIATE")
            over.wait(HELD_SECONDS)
            connection.execute("ROLLBACK")
            before = connection.execute("PRAGMA data_version").fetchone()
            end = time.monotonic() + LET_GO_SECONDS
            while connection.execute("PRAGMA data_version").fetchone() == before and time.monotonic() < end:
                time.sleep(0.001)
        connection.close()

    holding = threading.Thread(target=hold, daemon=True)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()


class StoppablePostgres(Postgres):
    """A PostgreSQL server that tests can stop and start again with its data, as an administrator would."""

    def _control(self, *words: str) -> None:
        self._run(str(self.binaries / "pg_ctl"), "-D", str(self.folder / "data"), "-w", *words)

    def halt(self) -> None:
        self._control("-m", "fast", "stop")

    def resume(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=60 -c fsync=off"
        self._control("-o", options, "-l", str(self.folder / "log"), "start")

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Freeze all its processes with SIGSTOP: it accepts connections and does not answer."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        stopped = [first, *descendants(first)]
        try:
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)

    def cut(self, query: str) -> int:
        """End the connections that match a condition on pg_stat_activity. Return how many there were."""
        with psycopg.connect(host=str(self.folder), user="sanjuro", dbname="postgres", autocommit=True) as connection:
            found = connection.execute(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND {query}"
            ).fetchall()
        return len(found)


def sqlite_file(folder: Path) -> str:
    return str(folder / "sanjuro.db")
