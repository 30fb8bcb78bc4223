"""Running servers for the tests, on SQLite and, where it is installed, on PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Served
from postgres import Postgres, postgres_binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_binaries() is None:
        missing = "no PostgreSQL (initdb) was found on this machine"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    running = Postgres()
    running.start()
    yield running
    running.stop()


def empty(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """Return the address of an empty database of that kind."""
    if kind == "sqlite":
        return str(folder / "sanjuro.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    return empty(request.param, request, tmp_path)


@pytest.fixture
def other_database(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("postgresql") or (postgres_binaries() is None and not os.environ.get("CI")):
        return str(tmp_path / "other.db")
    return empty("postgresql", request, tmp_path)


@pytest.fixture(scope="session")
def running() -> Iterator[dict[str, Served]]:
    """Servers shared by tests that create their own people and tables, because starting one takes a while."""
    shared: dict[str, Served] = {}
    yield shared
    for one in shared.values():
        one.end()


def shared(
    kind: str, request: pytest.FixtureRequest, running: dict[str, Served], folders: pytest.TempPathFactory
) -> Served:
    if kind not in running:
        running[kind] = Served(empty(kind, request, folders.mktemp("shared"))).start()
    process = running[kind].process
    assert process is not None and process.poll() is None, "an earlier test has brought the server down"
    return running[kind]


@pytest.fixture(params=["sqlite", "postgresql"])
def served(
    request: pytest.FixtureRequest, running: dict[str, Served], tmp_path_factory: pytest.TempPathFactory
) -> Served:
    """A server on each kind of database, shared with other tests."""
    return shared(request.param, request, running, tmp_path_factory)


@pytest.fixture
def sqlite_served(
    request: pytest.FixtureRequest, running: dict[str, Served], tmp_path_factory: pytest.TempPathFactory
) -> Served:
    """A shared server for tests in which the kind of database makes no difference."""
    return shared("sqlite", request, running, tmp_path_factory)


@pytest.fixture
def own_served(database: str) -> Iterator[Served]:
    """A server of the test's own, on an empty database."""
    running = Served(database).start()
    yield running
    running.end()
