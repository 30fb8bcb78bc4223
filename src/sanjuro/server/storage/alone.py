"""One server has a database: two would each keep the tables in memory and not hear of the other's moves.

The log itself takes an entry only once, so that a mistake here loses nothing; but people would wait in vain.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from sanjuro.server.storage.database import address, connect

# Long enough for a server that is just being stopped, or was killed, to be gone.
PATIENCE: Final = 5.0
STEP: Final = 0.1
# "sanjuro" in letters, as PostgreSQL wants a number for a lock.
NUMBER: Final = int.from_bytes(b"sanjuro", "big")


class Occupied(ValueError):
    """Another server has this database."""


@contextmanager
def alone(database_url: str, patience: float = PATIENCE) -> Iterator[None]:
    """Have the database for this process until it ends, however it ends; `Occupied` if another one has it."""
    url = address(database_url)
    if url.get_backend_name() == "sqlite":
        with _locked_file(Path(f"{url.database}.lock"), patience):
            yield
    else:
        with _locked_database(database_url, patience):
            yield


def _until(end: float, url: str) -> None:
    """Wait a moment, or give up."""
    if time.monotonic() > end:
        raise Occupied(f"another server has the database {url}: stop it first, or give this one a database of its own")
    time.sleep(STEP)


@contextmanager
def _locked_file(file: Path, patience: float) -> Iterator[None]:
    """A lock of SQLite's own on a file beside the database; the system takes it back from a process that is gone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + patience
    lock = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        while True:
            try:
                lock.execute("PRAGMA journal_mode=OFF")  # nothing is ever written there
                lock.execute("BEGIN EXCLUSIVE")
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                _until(end, str(file.with_suffix("")))
        yield
    finally:
        lock.close()


@contextmanager
def _locked_database(database_url: str, patience: float) -> Iterator[None]:
    """PostgreSQL's lock that lasts as long as the connection."""
    end = time.monotonic() + patience
    shown = address(database_url).render_as_string(hide_password=True)
    engine = connect(database_url, 1)
    try:
        try:
            connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        except OperationalError as error:
            raise ValueError(f"the database {shown} cannot be reached: {error.orig}") from None
        with connection:
            while not connection.execute(text("SELECT pg_try_advisory_lock(:number)"), {"number": NUMBER}).scalar():
                _until(end, shown)
            yield
    finally:
        engine.dispose()
