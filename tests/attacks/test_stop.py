"""Stopped in order with many games running, the server takes a few seconds and loses nothing."""

from __future__ import annotations

import signal
import time
from concurrent.futures import ThreadPoolExecutor

from attacks.conftest import Start
from attacks.databases import Reader
from attacks.people import Person
from attacks.process import LONG

TABLES = 7000 if LONG else 600
STOP_SECONDS = 5.0 if LONG else 3.0


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
    assert took < STOP_SECONDS, f"{len(codes)} tables took {took:.1f} s to stop"
    for one in connected:
        assert one.closed(10) == 1012
    Reader(server.database).without_gap()
    kept = Reader(server.database).rows("SELECT count(*) FROM snapshots")[0][0]
    assert kept == len(codes), "every running game has a snapshot for the next version"
