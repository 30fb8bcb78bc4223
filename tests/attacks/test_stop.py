"""After SIGTERM the server stops within a few seconds and loses nothing, whatever it is doing."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx

from attacks.conftest import Start
from attacks.databases import Reader, StoppablePostgres
from attacks.people import Person
from attacks.process import LONG, STOP_SECONDS
from attacks.raw import connected
from attacks.searches import all_alive, over

TABLES = 7000 if LONG else 600
MANY_TABLES_SECONDS = 5.0 if LONG else 3.0


def test_many_running_tables_are_stopped_in_a_few_seconds(start: Start) -> None:
    server = start(limits=False)
    people = [Person(server) for _ in range(4)]

    def open_some(ann: Person) -> list[str]:
        settings = {"forced": False}
        wanted = {"bots": "random", "seat": 0, "start": True, "settings": settings}
        return [ann.open("shinobi", **wanted) for _ in range(TABLES // len(people))]

    with ThreadPoolExecutor(len(people)) as pool:
        codes = [code for some in pool.map(open_some, people) for code in some]
    connected = [people[0].enter(code) for code in codes[:20]]
    began = time.monotonic()
    assert server.stop() in (0, -signal.SIGTERM), server.log[-2000:]
    took = time.monotonic() - began
    assert took < MANY_TABLES_SECONDS, f"{len(codes)} tables took {took:.1f} s to stop"
    for one in connected:
        assert one.closed(10) == 1012
    Reader(server.database).without_gap()
    kept = Reader(server.database).rows("SELECT count(*) FROM snapshots")[0][0]
    assert kept == len(codes), "every running game has a snapshot for the next version"


def test_everything_that_can_hang_at_once_does_not_keep_the_server(start: Start, postgres: StoppablePostgres) -> None:
    """Everything hangs at once.

    PostgreSQL does not answer, one search process is stopped and another is busy, analyses wait and a move is being
    written. Some clients send half a request or read nothing.
    """
    server = start(postgres.fresh(), limits=False, thinkers=2)
    ann = Person(server)
    finished = [over(ann) for _ in range(2)]
    code = ann.open("shinobi", seat=0, bots="random", start=True, settings={"forced": False})
    ann.decision(code)
    processes = all_alive(server, ann, 2)
    silent = [connected(server) for _ in range(3)]
    silent[0].sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
    cookie = f"Host: 127.0.0.1\r\nCookie: sanjuro={ann.cookie}\r\n".encode()
    silent[1].sendall(b"GET /api/tables/" + code.encode() + b"/events HTTP/1.1\r\n" + cookie + b"\r\n")
    watching = [ann.socket(code) for _ in range(3)]

    def ask(path: str) -> None:
        with suppress(httpx.TransportError):
            ann.get(path)

    def move() -> None:
        with suppress(httpx.TransportError):
            ann.move(code)

    with ThreadPoolExecutor(4) as pool:
        os.kill(min(processes), signal.SIGSTOP)
        for record in finished:
            pool.submit(ask, f"/api/records/{record}/chances")
        time.sleep(0.5)
        with postgres.hung():
            pool.submit(move)
            pool.submit(ask, "/readyz")
            time.sleep(0.5)
            took = server.ends_with_all_processes()
    for one in silent:
        one.close()
    for two in watching:
        two.close()
    assert took < STOP_SECONDS, f"it took {took:.1f} s:\n{server.log[-3000:]}"
