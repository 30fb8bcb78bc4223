"""One process owns a database, however its path is spelled and whatever has happened to the lock file."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from attacks.conftest import Start
from attacks.databases import StoppablePostgres, sqlite_file
from attacks.people import Person
from attacks.process import PATIENCE, Server, eventually


def turned_down(server: Server) -> None:
    """Check that a second server exits by itself with a clear message."""
    server.launch()
    assert server.process is not None
    try:
        status = server.process.wait(PATIENCE / 2)
    except subprocess.TimeoutExpired:
        pytest.fail(f"a second server serves the same database:\n{server.log}")
    finally:
        server.end()
    assert status != 0
    assert "another server" in server.log and "Traceback" not in server.log, server.log


def by_symbolic_link(folder: Path, database: str) -> str:
    (folder / "link.db").symlink_to(database)
    return str(folder / "link.db")


def by_linked_folder(folder: Path, database: str) -> str:
    (folder / "elsewhere").symlink_to(folder, target_is_directory=True)
    return str(folder / "elsewhere" / Path(database).name)


def by_hard_link(folder: Path, database: str) -> str:
    os.link(database, folder / "hard.db")
    return str(folder / "hard.db")


def by_dots(folder: Path, database: str) -> str:
    return f"{folder}/../{folder.name}/./{Path(database).name}"


def by_address(folder: Path, database: str) -> str:
    return f"sqlite:///{database}"


def without_the_lock_file(folder: Path, database: str) -> str:
    for file in folder.glob("*.lock"):
        file.unlink()
    return database


@pytest.mark.parametrize(
    "spelling",
    [by_symbolic_link, by_linked_folder, by_hard_link, by_dots, by_address, without_the_lock_file],
    ids=lambda spelling: spelling.__name__.replace("_", " "),
)
def test_the_file_is_locked_however_it_is_spelled(
    start: Start, tmp_path: Path, spelling: Callable[[Path, str], str]
) -> None:
    first = start()
    turned_down(Server(spelling(tmp_path, sqlite_file(tmp_path))))
    first.survived()
    Person(first).open("shinobi")


def test_a_killed_server_leaves_no_lock(start: Start) -> None:
    first = start()
    first.kill()
    second = start()
    second.survived()


def one_of_both(first: Server, database: str) -> None:
    """Check that the first server has its lock again and a second one is refused, or that the first one has ended."""

    def settled() -> bool:
        if not first.alive:
            return True
        second = Server(database).launch()
        assert second.process is not None
        try:
            return second.process.wait(PATIENCE) != 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            second.end()

    # Time that a server needs to notice and to take the lock again. On a busy machine it may still be shutting down.
    assert settled() or settled() or not first.alive, "two servers have one database"
    if first.alive:
        first.survived()


def test_the_lock_outlives_a_restart_of_postgresql(start: Start, postgres: StoppablePostgres) -> None:
    database = postgres.fresh()
    first = start(database, limits=False)
    ann = Person(first)
    code = ann.open("shinobi", seat=0)
    postgres.halt()
    postgres.resume()
    eventually(lambda: not first.alive or ann.command(code, type="chat", text="on").status_code == 200)
    one_of_both(first, database)


def test_the_lock_outlives_a_cut_connection(start: Start, postgres: StoppablePostgres) -> None:
    database = postgres.fresh()
    first = start(database, limits=False)
    assert postgres.cut("pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')") >= 1
    one_of_both(first, database)
