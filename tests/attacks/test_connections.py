"""Connections that send nothing, send too slowly or never read are closed, and nobody else is locked out."""

from __future__ import annotations

import contextlib
import resource
import select
import socket
import time
from collections.abc import Iterator

import pytest

from attacks.bystander import bystander
from attacks.conftest import Start
from attacks.databases import sqlite_file
from attacks.people import Person
from attacks.process import LONG, Server, eventually
from attacks.raw import connected

SILENT = 3000 if LONG else 1100
# A client that has not sent its request within this time is disconnected.
HEADER_SECONDS = 45.0
# The same time as for WebSockets (a ping after twenty seconds, twenty more to answer), plus a margin.
UNREAD_SECONDS = 75.0
STREAMS = 100 if LONG else 20
ATTACKER = "127.0.0.3"


@pytest.fixture
def many_files() -> Iterator[None]:
    """Raise this process's file limit: it needs a file for each connection."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, min(hard, 2 * SILENT))
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def few_files() -> None:
    """The default file limit of a process on most systems."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))


def test_silent_connections_of_one_address_shut_nobody_out(
    tmp_path_factory: pytest.TempPathFactory, many_files: None
) -> None:
    server = Server(sqlite_file(tmp_path_factory.mktemp("silent"))).start(few_files)
    silent: list[socket.socket] = []
    try:
        with bystander(server) as watching, watching.undisturbed():
            for _ in range(SILENT):
                with contextlib.suppress(OSError):  # refused: even better
                    silent.append(socket.create_connection(("127.0.0.1", server.port), 2, (ATTACKER, 0)))
            began = time.monotonic()
            ann = Person(server)
            code = ann.open("shinobi")
            ann.enter(code).close()
            assert time.monotonic() - began < 5
        server.survived()
    finally:
        for one in silent:
            one.close()
        server.end()


BEGUN = {
    "nothing": b"",
    "half a request line": b"GET /api",
    "half a header": b"GET /api/me HTTP/1.1\r\nHost: local",
    "no empty line": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n",
    "half an opening of a socket": b"GET /api/tables/ABCDEF/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
}


def test_connections_that_do_not_say_what_they_want_are_ended(start: Start) -> None:
    """This includes connections that send one byte every second."""
    server = start()
    waiting = {what: connected(server, ATTACKER) for what in BEGUN}
    for what, one in waiting.items():
        one.sendall(BEGUN[what])
    slow = connected(server, ATTACKER)
    slow.sendall(b"GET /api/me HTTP/1.1\r\nX-Slow: ")
    waiting["a letter every second"] = slow
    end = time.monotonic() + HEADER_SECONDS
    while waiting and time.monotonic() < end:
        with contextlib.suppress(OSError):
            slow.send(b"x")
        readable, _, _ = select.select(list(waiting.values()), [], [], 1.0)
        for what, one in list(waiting.items()):
            if one in readable and ended(one):
                one.close()
                del waiting[what]
    assert not waiting, f"still open after {HEADER_SECONDS:.0f} s: {', '.join(waiting)}"
    server.survived()


def ended(one: socket.socket) -> bool:
    """Return whether the other side has closed the connection, skipping any answer before that."""
    try:
        return one.recv(65536) == b""
    except ConnectionResetError:
        return True


def test_a_body_that_never_comes_is_not_waited_for(start: Start) -> None:
    server = start()
    one = connected(server, ATTACKER)
    one.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    )
    readable, _, _ = select.select([one], [], [], HEADER_SECONDS)
    assert readable, f"still waited for after {HEADER_SECONDS:.0f} s"
    one.close()


def deaf_stream(person: Person, code: str) -> socket.socket:
    """Open a stream that is never read, with the smallest buffers that the system allows."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    plain.bind((ATTACKER, 0))
    plain.connect(("127.0.0.1", person.server.port))
    plain.sendall(
        f"GET /api/tables/{code}/events HTTP/1.1\r\nHost: localhost\r\nCookie: sanjuro={person.cookie}\r\n\r\n".encode()
    )
    return plain


def test_streams_that_are_never_read_end_and_do_not_count_as_present(start: Start) -> None:
    server = start(limits=False)
    ann, ben = Person(server), Person(server, ATTACKER)
    code = ann.open("shinobi", seat=0)
    ben.does(code, type="sit", seat=1)
    before = server.metric("sanjuro_connections")
    streams = [deaf_stream(ben, code) for _ in range(STREAMS)]
    eventually(lambda: ann.table(code)["presence"]["seats"][1])
    # Send more than fits into all buffers between the server and a client that does not read.
    for number in range(100):
        ann.command(code, type="chat", text=f"{number} " + "x" * 490)
    for number in range(60):
        ben.command(code, type="mute", person=ann.id, on=number % 2 == 1)
    eventually(
        lambda: not ann.table(code)["presence"]["seats"][1],
        UNREAD_SECONDS,
        f"still present after {UNREAD_SECONDS:.0f} s",
    )
    eventually(lambda: server.metric("sanjuro_connections") <= before, UNREAD_SECONDS, "the streams are still there")
    for one in streams:
        one.close()


def test_a_stream_that_is_read_stays(start: Start) -> None:
    """It gets a keep-alive line now and then."""
    server = start(limits=False)
    ann = Person(server)
    code = ann.open("shinobi", seat=0)
    with ann.http.stream("GET", f"/api/tables/{code}/events") as stream:
        lines = stream.iter_lines()
        assert "snapshot" in next(lines)
        assert ann.table(code)["presence"]["seats"][0]
        quiet = [line for line, _ in zip(lines, range(2), strict=False)]
        assert "" in quiet or any("presence" in line for line in quiet)
    eventually(lambda: not ann.table(code)["presence"]["seats"][0])


def test_sockets_that_are_never_read_end_and_do_not_count_as_present(start: Start) -> None:
    server = start(limits=False)
    ann, ben = Person(server), Person(server, ATTACKER)
    code = ann.open("shinobi", seat=0)
    ben.does(code, type="sit", seat=1)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    plain.bind((ATTACKER, 0))
    plain.connect(("127.0.0.1", server.port))
    lines = [f"GET /api/tables/{code}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    lines += [f"Cookie: sanjuro={ben.cookie}", "", ""]
    plain.sendall("\r\n".join(lines).encode())
    eventually(lambda: ann.table(code)["presence"]["seats"][1])
    eventually(lambda: not ann.table(code)["presence"]["seats"][1], UNREAD_SECONDS)
    plain.close()
