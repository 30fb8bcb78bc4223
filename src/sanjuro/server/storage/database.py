"""Connecting to SQLite or PostgreSQL, and migrating the schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

BUSY_MILLIS = 10_000


def address(text: str) -> URL:
    """The URL including the driver: psycopg for `postgresql://…`, SQLite for a bare file name."""
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    url = make_url(text)
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise ValueError(f"the database must be SQLite or PostgreSQL, not {url.drivername!r}")
    return url


def connect(text: str, connections: int) -> Engine:
    """Create an engine. SQLite uses WAL mode with full sync: commits survive a power failure."""
    url = address(text)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
    if url.database in (None, "", ":memory:"):
        raise ValueError("the SQLite database must be a file")
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": BUSY_MILLIS / 1000},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        # We begin transactions explicitly; the driver must not do so.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLIS}")
        connection.execute("PRAGMA foreign_keys=ON")
        # Overwrite deleted data in the file: people can have their names erased.
        connection.execute("PRAGMA secure_delete=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _alembic(engine: Engine) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["engine"] = engine
    return config


def migrate(engine: Engine) -> None:
    """Migrate the schema to the version this package needs."""
    command.upgrade(_alembic(engine), "head")


def versions(engine: Engine) -> tuple[str | None, str | None]:
    """The schema version of the database, and the one this package needs."""
    with engine.connect() as connection:
        has = MigrationContext.configure(connection).get_current_revision()
    return has, ScriptDirectory.from_config(_alembic(engine)).get_current_head()
