"""Servers under attack: one for each test that breaks something, and a shared one for tests that only send requests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from postgres import postgres_binaries

from attacks.databases import StoppablePostgres, sqlite_file
from attacks.process import Server

Start = Callable[..., Server]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("slow")


def impossible(reason: str) -> None:
    """Skip a test that this machine cannot run, or fail it in CI."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def postgres() -> Iterator[StoppablePostgres]:
    if postgres_binaries() is None:
        impossible("no PostgreSQL (initdb) was found on this machine")
    running = StoppablePostgres()
    running.start()
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server with these settings, by default on a database of its own. It ends after the test."""
    started: list[Server] = []

    def begin(database: str | None = None, **settings: object) -> Server:
        server = Server(sqlite_file(tmp_path) if database is None else database, **settings)  # type: ignore[arg-type]
        started.append(server)
        return server.start()

    yield begin
    for server in started:
        server.end()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for a whole module, without rate limits."""
    server = Server(sqlite_file(tmp_path_factory.mktemp("shared")), limits=False).start()
    yield server
    server.end()


@pytest.fixture(scope="module")
def shared_postgres(postgres: StoppablePostgres) -> Iterator[Server]:
    """The same server on PostgreSQL."""
    server = Server(postgres.fresh(), limits=False).start()
    yield server
    server.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def each(request: pytest.FixtureRequest) -> Server:
    """The module's server on each kind of database."""
    kind = "shared" if request.param == "sqlite" else "shared_postgres"
    server: Server = request.getfixturevalue(kind)
    assert server.alive, "an earlier test has brought the server down"
    return server
