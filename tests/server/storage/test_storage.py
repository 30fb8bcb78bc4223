"""The database: its migrations, and a writer that loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from player import Served
from sqlalchemy import Connection, func, insert, select

from sanjuro.server.storage import schema
from sanjuro.server.storage.database import address, connect, migrate, versions
from sanjuro.server.storage.lock import Occupied, locked
from sanjuro.server.storage.store import Store
from sanjuro.server.storage.writer import Row, Taken


def row(code: str, seq: int) -> Row:
    return (code, seq, 0, "chat", None, None, "{}")


def test_migrations_make_what_the_schema_says(database: str) -> None:
    engine = connect(database, 2)
    assert versions(engine)[0] is None
    migrate(engine)
    has, needed = versions(engine)
    assert has == needed is not None
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    migrate(engine)
    engine.dispose()


def test_one_entry_a_number(database: str) -> None:
    """When entries race for one number, one is written, the others are refused, and the rest of the batch stays."""
    store = Store(database)

    async def race() -> tuple[list[object], int, list[str]]:
        loser = [store.writer.append([row("AAAAAA", 1)]) for _ in range(20)]
        others = [store.writer.append([row("BBBBBB", seq)]) for seq in range(1, 31)]
        done = await asyncio.gather(*loser, *others, return_exceptions=True)
        count = await store.read(lambda c: c.execute(select(func.count()).select_from(schema.log)).scalar_one())
        return list(done), count, [type(one).__name__ for one in done]

    done, count, names = asyncio.run(race())
    assert names[:20].count("Taken") == 19
    assert all(one is None for one in done[20:])
    assert count == 31
    store.close()


def test_work_beside_an_entry_stands_or_falls_with_it(database: str) -> None:
    store = Store(database)
    person = {"id": "a", "name": "A", "created": 0}

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.people), person)

    def fails(connection: Connection) -> None:
        connection.execute(insert(schema.people), {**person, "id": "b"})
        raise RuntimeError("no")

    async def write() -> list[str]:
        await store.writer.append([row("AAAAAA", 1)], work)
        with pytest.raises(Taken):
            await store.writer.append([row("AAAAAA", 1)], fails)
        with pytest.raises(RuntimeError):
            await store.writer.append([row("AAAAAA", 2)], fails)
        people = await store.read(lambda c: list(c.execute(select(schema.people.c.id)).scalars()))
        seqs = await store.read(lambda c: list(c.execute(select(schema.log.c.seq)).scalars()))
        assert seqs == [1]
        return people

    assert asyncio.run(write()) == ["a"]
    store.close()


def test_sqlite_is_safe(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db"))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
    with sqlite3.connect(tmp_path / "db") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_addresses() -> None:
    assert address("x.db").get_backend_name() == "sqlite"
    assert address("postgresql://u@h/d").drivername == "postgresql+psycopg"
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        address("mysql://u@h/d")
    with pytest.raises(ValueError, match="must be a file"):
        connect("sqlite://", 1)
    with pytest.raises(ValueError, match="cannot be reached"), locked("postgresql://u:hush@127.0.0.1:1/d", print):
        raise AssertionError("nothing answers there")


def test_one_server_has_a_database(database: str) -> None:
    """A second server exits with a message. When the first has ended, in whatever way, the next one may start."""
    first = Served(database).start()
    try:
        second = Served(database)
        tried = subprocess.run(
            [sys.executable, "-m", "sanjuro.server"], env=second.environment, capture_output=True, text=True, timeout=90
        )
        assert tried.returncode == 1
        assert tried.stderr.count("\n") == 1 and "another server has the database" in tried.stderr
        with pytest.raises(Occupied), locked(database, print, 0):
            raise AssertionError("both have it")
        first.kill()
        second.start()
        second.stop()
        with locked(database, print, 0):
            pass
    finally:
        first.end()
        second.end()
