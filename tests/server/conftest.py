"""A running server for the tests, on SQLite; on PostgreSQL too where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Served
from postgres import Postgres, postgres_binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_binaries() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    running = Postgres()
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "sanjuro.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    running = Served(database).start()
    yield running
    running.end()


@pytest.fixture
def sqlite_served(tmp_path: Path) -> Iterator[Served]:
    """Where the kind of database makes no difference."""
    running = Served(str(tmp_path / "sanjuro.db")).start()
    yield running
    running.end()
