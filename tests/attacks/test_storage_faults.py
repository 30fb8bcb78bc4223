"""The disk is full, or the database is locked or gone.

The process survives, senders are told, nobody is shown what is not written, and play goes on afterwards.

The failures are real. A write that fails at once takes a different path through compiled code than one that fails after
the server has waited for it, and only the latter has ever crashed a server.
"""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from attacks.conftest import Start, impossible
from attacks.databases import Reader, StoppablePostgres, held, sqlite_file
from attacks.people import Person, Socket, refused
from attacks.process import Server, eventually

# Longer than the server waits for SQLite's lock.
LOCKED_SECONDS = 60.0


@contextmanager
def full_by_limit(server: Server, folder: Path) -> Iterator[None]:
    """Limit the size of the server's files: the system then reports the same error as for a full disk."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def full_by_filling(server: Server, folder: Path) -> Iterator[None]:
    """Fill a small disk to the last byte."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    try:
        yield
    finally:
        filler.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 16 MB in memory, which only root can create."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True).returncode != 0:
        impossible("a small disk can be mounted only by root, outside of most containers")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def at_play(server: Server) -> tuple[Person, str, Socket]:
    """Ann plays against bots, and somebody watches."""
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", bots="random", seat=0, start=True, settings={"forced": False})
    ann.decision(code)
    return ann, code, ben.enter(code)


def goes_on(server: Server, ann: Person, code: str, watcher: Socket) -> None:
    """Check that play goes on after the failure.

    A chat message and a move are accepted, written and sent, and the log has no gap.
    """
    server.survived()
    eventually(lambda: ann.command(code, type="chat", text="there again").status_code == 200)
    eventually(lambda: ann.move(code).status_code in (200, 409))
    written = Reader(server.database)
    for line in watcher.drain(1.0):
        assert line.get("type") != "goodbye" or line["reason"] == "restart"
    fresh = Person(server).enter(code)
    assert any(line["text"] == "there again" for line in fresh.messages[-1]["chat"])
    assert fresh.messages[-1]["seq"] <= written.last(code)
    written.without_gap()


def unwritten(watcher: Socket, written: Reader, code: str, least: int) -> None:
    """Check that nobody was told of an entry that is not in the log."""
    watcher.drain()
    told = [message["seq"] for message in watcher.messages if message["type"] in ("snapshot", "update")]
    assert max(told, default=least) <= written.last(code)


def try_while_full(server: Server, folder: Path, fault: Callable[[Server, Path], AbstractContextManager[None]]) -> None:
    ann, code, watcher = at_play(server)
    written = Reader(server.database)
    over_socket = ann.enter(code)
    with fault(server, folder):
        for number in range(5):
            answer = ann.command(code, type="chat", text=f"into the void {number} " + "x" * 400)
            if answer.status_code == 200:  # there was still room in the file; the next message finds none
                continue
            assert refused(answer) in ("internal", "conflict", "storage", "unavailable")
        assert over_socket.ask(type="chat", text="and over the socket " + "x" * 400)["type"] == "error"
        assert refused(ann.post("/api/tables", {"game": "shinobi"})) != ""
        server.survived()
        unwritten(watcher, written, code, 0)
    goes_on(server, ann, code, watcher)


def test_a_file_that_cannot_grow_ends_nothing(start: Start, tmp_path: Path) -> None:
    server = start(limits=False)
    try_while_full(server, tmp_path, full_by_limit)


def test_a_full_disk_ends_nothing(start: Start, small_disk: Path) -> None:
    server = start(sqlite_file(small_disk), limits=False)
    try:
        try_while_full(server, small_disk, full_by_filling)
    finally:
        server.end()


def test_a_locked_database_ends_nothing(start: Start, tmp_path: Path) -> None:
    """SQLite stays locked, by a backup tool or a forgotten shell, until the server gives up."""
    server = start(limits=False)
    ann, code, watcher = at_play(server)
    written = Reader(server.database)
    before = written.last(code)
    answers: list[httpx.Response] = []
    sender = threading.Thread(target=lambda: answers.append(ann.command(code, type="chat", text="while locked")))
    with held(server.database):
        sender.start()
        sender.join(LOCKED_SECONDS)
        assert not sender.is_alive(), f"no answer in {LOCKED_SECONDS} seconds"
        assert refused(answers[0]) in ("internal", "conflict", "storage", "unavailable")
        server.survived()
        unwritten(watcher, written, code, before)
        assert written.last(code) == before
    goes_on(server, ann, code, watcher)


def test_a_lock_of_a_moment_is_waited_for(start: Start) -> None:
    server = start(limits=False)
    ann, code, watcher = at_play(server)
    answers: list[httpx.Response] = []
    sender = threading.Thread(target=lambda: answers.append(ann.command(code, type="chat", text="slowly")))
    with held(server.database):
        sender.start()
        sender.join(1.0)
        assert not answers, "told before it was written"
    sender.join(LOCKED_SECONDS)
    assert answers[0].status_code == 200
    goes_on(server, ann, code, watcher)


def test_postgresql_can_be_stopped_and_started(start: Start, postgres: StoppablePostgres) -> None:
    server = start(postgres.fresh(), limits=False)
    ann, code, watcher = at_play(server)
    over_socket = ann.enter(code)
    postgres.halt()
    try:
        assert refused(ann.command(code, type="chat", text="to nobody")) != ""
        with contextlib.suppress(Exception):  # the table may be unloaded, and its socket closed
            assert over_socket.ask(type="chat", text="to nobody")["type"] in ("error", "goodbye")
        assert server.alive, server.log[-4000:]
    finally:
        postgres.resume()
    goes_on(server, ann, code, watcher)


def test_cut_connections_to_postgresql_are_made_again(start: Start, postgres: StoppablePostgres) -> None:
    database = postgres.fresh()
    server = start(database, limits=False)
    ann, code, watcher = at_play(server)
    name = urlsplit(database).path.strip("/")
    for _ in range(3):
        assert postgres.cut(f"datname = '{name}' AND state = 'idle'") > 0
        eventually(lambda: ann.command(code, type="chat", text="on").status_code == 200)
    goes_on(server, ann, code, watcher)


# Not ids of people: too long, too short, or with characters that no id has.
NO_PEOPLE = ["\u0000", "abc\u0000", "x" * 11, "x" * 10_000, "\ud800", "", " " * 10, "é" * 10]


@pytest.mark.parametrize("command", ["kick", "mute", "report"])
def test_a_person_who_cannot_be_stored_is_refused(each: Server, command: str) -> None:
    """PostgreSQL rejects NUL and texts longer than the column; SQLite accepts everything."""
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    over_socket = ann.enter(code)
    for person in NO_PEOPLE:
        reason = ', "reason": "spam"' if command == "report" else ""
        body = f'{{"type": "{command}", "person": {ascii_json(person)}{reason}}}'
        headers = {"Content-Type": "application/json"}
        answer = ann.http.post(f"/api/tables/{code}/commands", content=body, headers=headers)
        assert answer.status_code in (400, 404, 422), (ascii(person)[:20], answer.text)
        refused(answer)
        over_socket.connection.send(body)
        assert over_socket.until(lambda message: message["type"] in ("error", "done"))["type"] == "error"
        each.survived()


def test_only_who_is_at_the_table_can_be_sent_away(each: Server) -> None:
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    stranger = Person(each)
    for nobody in (*NO_PEOPLE[2:4], "nobodyhere", stranger.id):
        assert 400 <= ann.command(code, type="kick", person=nobody).status_code < 500
    watcher = stranger.enter(code)
    ann.does(code, type="kick", person=stranger.id)
    assert watcher.closed() == 4403
    assert Reader(each.database).rows(f"SELECT person FROM log WHERE code = '{code}' AND kind = 'kicked'") == [
        (stranger.id,)
    ]


def ascii_json(text: str) -> str:
    """Encode with escapes, which half of a surrogate pair needs."""
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'
