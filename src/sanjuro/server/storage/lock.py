"""One server per database: two would keep tables in memory without seeing each other's moves.

The log takes an entry only once, so that a mistake here loses nothing; but people would wait in vain. The lock is
looked after while the server runs: if it is lost and cannot be had again, the server stops.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from sanjuro.server.storage.database import address, connect

logger = logging.getLogger("sanjuro.lock")

# Long enough for a server that is being stopped, or was killed, to exit.
WAIT_SECONDS: Final = 5.0
STEP_SECONDS: Final = 0.1
CHECK_SECONDS: Final = 2.0
# "sanjuro" as a number, since PostgreSQL identifies locks by numbers.
NUMBER: Final = int.from_bytes(b"sanjuro", "big")


class Occupied(ValueError):
    """Another server is using this database."""


class DatabaseLock(Protocol):
    """A lock on a database."""

    def try_lock(self) -> bool:
        """Take the lock; False if another process has it."""
        ...

    def problem(self) -> str | None:
        """Why the lock is lost for good; None if it is held, or can still be taken again."""
        ...

    def release(self) -> None: ...


@contextmanager
def locked(database_url: str, lost: Callable[[str], None], wait: float = WAIT_SECONDS) -> Iterator[None]:
    """Lock the database for this process until it exits, however it exits; `Occupied` if another one holds the lock.

    `lost` is called by another thread, with the reason, if the lock is lost for good.
    """
    url = address(database_url)
    lock: DatabaseLock = (
        FileLock(url.database or "") if url.get_backend_name() == "sqlite" else PostgresLock(database_url)
    )
    end = time.monotonic() + wait
    shown = url.render_as_string(hide_password=True)
    ended = threading.Event()
    try:
        while not lock.try_lock():
            if time.monotonic() > end:
                raise Occupied(
                    f"another server has the database {shown}: stop it first, or give this one a database of its own"
                )
            time.sleep(STEP_SECONDS)
        watcher = threading.Thread(target=_watch, args=(lock, lost, ended), name="sanjuro-lock", daemon=True)
        watcher.start()
        yield
        ended.set()
        watcher.join()
    finally:
        ended.set()
        lock.release()


def _watch(lock: DatabaseLock, lost: Callable[[str], None], ended: threading.Event) -> None:
    while not ended.wait(CHECK_SECONDS):
        problem = lock.problem()
        if problem is not None:
            lost(problem)
            return


class FileLock:
    """A lock on the SQLite file itself, regardless of the path it was opened by.

    It is the system's own kind (flock), which SQLite does not use, so that the two do not meet; it is gone with the
    process. The file must stay open: closing any descriptor of it would drop SQLite's own locks.
    """

    def __init__(self, database: str) -> None:
        self.path = Path(database)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)

    def try_lock(self) -> bool:
        return _flock(self._file)

    def problem(self) -> str | None:
        """The file may be deleted or replaced while the server is running; later writes would be lost."""
        try:
            there = os.stat(self.path)
        except FileNotFoundError:
            return f"the database {self.path} has been deleted"
        ours = os.fstat(self._file)
        if (there.st_dev, there.st_ino) != (ours.st_dev, ours.st_ino):
            return f"the database {self.path} has been replaced by another file"
        return None

    def release(self) -> None:
        os.close(self._file)


def _flock(file: int) -> bool:
    if os.name == "nt":
        return _lock_byte(file)
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock_byte(file: int) -> bool:
    """On Windows: lock a byte far beyond the end of the file, which nothing else uses."""
    import msvcrt

    os.lseek(file, 2**62, os.SEEK_SET)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True


class PostgresLock:
    """PostgreSQL's advisory lock, which lasts as long as the connection that took it."""

    def __init__(self, database_url: str) -> None:
        self._shown = address(database_url).render_as_string(hide_password=True)
        self._engine: Engine = connect(database_url, 1)
        self._connection: Connection | None = None
        try:
            self._connection = self._connected()
        except SQLAlchemyError as error:
            self._engine.dispose()
            cause = getattr(error, "orig", None) or error
            raise ValueError(f"the database {self._shown} cannot be reached: {cause}") from None

    def _connected(self) -> Connection:
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def try_lock(self) -> bool:
        if self._connection is None:
            self._connection = self._connected()
        query = text("SELECT pg_try_advisory_lock(:number)")
        return bool(self._connection.execute(query, {"number": NUMBER}).scalar())

    def problem(self) -> str | None:
        try:
            if self._connection is not None:
                self._connection.execute(text("SELECT 1"))
                return None
        except SQLAlchemyError:
            logger.warning("lost the connection that holds the database lock; taking the lock again")
            self._forget_connection()
        try:
            taken = self.try_lock()
        except SQLAlchemyError:
            # The database is unreachable: nobody can write to it, so try again.
            self._forget_connection()
            return None
        if not taken:
            return f"another server has taken the database {self._shown}"
        logger.info("the database lock is held again")
        return None

    def _forget_connection(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def release(self) -> None:
        self._forget_connection()
        self._engine.dispose()
