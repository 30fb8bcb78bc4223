"""Nothing leaves the process before it is on the disk.

The disk is slow and bots play all the time. Whatever an entry point shows is compared with what another reader finds in
the database file right afterwards: the file may be ahead by then, but never behind.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from attacks.conftest import Start
from attacks.databases import Reader, slow
from attacks.people import Person
from attacks.process import LONG, Server

SECONDS = 20.0 if LONG else 2.5
LEAST = 8  # observations of a running table, without which the test would prove nothing


@contextmanager
def bots_at_play(server: Server) -> Iterator[tuple[Person, str]]:
    """Ann watches while bots play on a slow disk.

    The pace is chosen so that the game outlasts the test: a finished game would prove nothing.
    """
    ann = Person(server)
    code = ann.open("bang", players=7, seat=None, bots="random", settings={"pace": "quick"})
    with slow(server.database):
        ann.does(code, type="start")
        yield ann, code
        assert Reader(server.database).state(code) == "playing", "the game was over too early"


EntryPoint = Callable[[Person, str], int | None]


def from_table(ann: Person, code: str) -> int | None:
    return int(ann.table(code)["seq"])


def from_story(ann: Person, code: str) -> int | None:
    steps = ann.get(f"/api/tables/{code}/story").json()["steps"]
    return max((int(step["seq"]) for step in steps), default=None)


def from_look(ann: Person, code: str) -> int | None:
    return int(ann.does(code, type="look")["seq"])


def from_first_message(ann: Person, code: str) -> int | None:
    entered = ann.enter(code)
    entered.close()
    return entered.seq


def from_missed_messages(ann: Person, code: str) -> int | None:
    """Reconnect after being away for a moment."""
    entered = ann.socket(code, f"?since={max(0, from_table(ann, code) or 0)}")
    entered.drain(0.05)
    entered.close()
    return entered.seq or None


ENTRY_POINTS: dict[str, EntryPoint] = {
    "table": from_table,
    "story": from_story,
    "look": from_look,
    "first message": from_first_message,
    "missed messages": from_missed_messages,
}


@pytest.mark.parametrize("entry_point", ENTRY_POINTS)
def test_no_entry_point_shows_more_than_the_log(start: Start, entry_point: str) -> None:
    server = start(limits=False)
    written = Reader(server.database)
    with bots_at_play(server) as (ann, code):
        seen: set[int] = set()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end or len(seen) < 2:
            assert time.monotonic() < end + 30, "the table does not go on"
            shown = ENTRY_POINTS[entry_point](ann, code)
            if shown is not None:
                last = written.last(code)
                assert shown <= last, f"{entry_point} shows entry {shown}, the log ends with {last}"
                seen.add(shown)


def test_the_socket_tells_only_what_is_written(start: Start) -> None:
    server = start(limits=False)
    written = Reader(server.database)
    with bots_at_play(server) as (ann, code):
        entered = ann.enter(code)
        compared = 0
        end = time.monotonic() + SECONDS
        while time.monotonic() < end or compared < LEAST:
            message = entered.next()
            if "seq" in message:
                assert message["seq"] <= written.last(code)
                compared += 1
            if message.get("table", {}).get("state") == "over":
                break
        assert compared >= LEAST


def test_the_snapshot_after_muting_shows_only_what_is_written(start: Start) -> None:
    server = start(limits=False)
    written = Reader(server.database)
    ben = Person(server)
    with bots_at_play(server) as (ann, code):
        ben.enter(code)
        entered = ann.enter(code)
        snapshots = 0
        end = time.monotonic() + SECONDS
        while time.monotonic() < end or snapshots < LEAST:
            assert time.monotonic() < end + 30, "muting brings no snapshots"
            number = entered.send(type="mute", person=ben.id, on=snapshots % 2 == 0)
            while True:
                message = entered.next()
                if message["type"] == "snapshot":
                    snapshots += 1
                if "seq" in message:
                    last = written.last(code)
                    assert message["seq"] <= last, f"{message['type']} {message['seq']}, the log ends with {last}"
                if message.get("id") == number:
                    break


def test_a_mute_by_post_shows_other_connections_only_what_is_written(start: Start) -> None:
    server = start(limits=False)
    written = Reader(server.database)
    ben = Person(server)
    with bots_at_play(server) as (ann, code):
        ben.enter(code)
        entered = ann.enter(code)
        over = threading.Event()

        def mute() -> None:
            on = True
            while not over.is_set():
                ann.command(code, type="mute", person=ben.id, on=on)
                on = not on

        muting = threading.Thread(target=mute)
        muting.start()
        try:
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                message = entered.next()
                if "seq" in message:
                    assert message["seq"] <= written.last(code), message["type"]
        finally:
            over.set()
            muting.join()


def test_the_lobby_counts_only_moves_that_are_written(start: Start) -> None:
    server = start(limits=False)
    written = Reader(server.database)
    ann = Person(server)
    code = ann.open("bang", players=7, seat=None, bots="random", settings={"open": True})
    with slow(server.database):
        ann.does(code, type="start")
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            lobby = ann.get("/api/lobby").json()
            for card in lobby["running"]:
                assert card["moves"] <= written.moves(code)


def ends(server: Server, tables: int) -> tuple[Person, list[str]]:
    """Open tables where bots play to the end as soon as they are started."""
    ann = Person(server)
    settings = {"open": True}
    return ann, [ann.open("shinobi", players=3, seat=None, bots="random", settings=settings) for _ in range(tables)]


AFTER_THE_END: dict[str, Callable[[Person, str], Any]] = {
    "replay": lambda ann, code: ann.get(f"/api/records/{code}/replay?eyes=open&move=0"),
    "record": lambda ann, code: ann.get(f"/api/records/{code}"),
    "text": lambda ann, code: ann.get(f"/api/records/{code}/record"),
    "verify": lambda ann, code: ann.get(f"/api/records/{code}/verify"),
    "look open": lambda ann, code: ann.command(code, type="look", open=True),
    "what if": lambda ann, code: ann.post(f"/api/records/{code}/what_if", {"move": 0, "seat": 0, "pace": "natural"}),
}


@pytest.mark.parametrize("entry_point", AFTER_THE_END)
def test_all_cards_are_shown_only_when_the_end_is_written(start: Start, entry_point: str) -> None:
    """Until then the game is not over: after a crash it would continue, with all hands known."""
    server = start(limits=False)
    written = Reader(server.database)
    ann, codes = ends(server, 24 if LONG else 8)
    shown = 0
    with slow(server.database):
        starting = [threading.Thread(target=ann.command, args=(code,), kwargs={"type": "start"}) for code in codes]
        for thread in starting:
            thread.start()
        waiting = list(codes)
        end = time.monotonic() + 60
        while waiting:
            assert time.monotonic() < end, "the games do not come to their end"
            for code in list(waiting):
                answer = AFTER_THE_END[entry_point](ann, code)
                if answer.status_code < 300:
                    assert written.state(code) == "over", f"{entry_point} shows a game that is not over in the database"
                    waiting.remove(code)
                    shown += 1
        for thread in starting:
            thread.join()
    assert shown == len(codes)


def test_what_was_shown_is_there_after_a_crash(start: Start) -> None:
    """Whatever a spectator was told before the process was killed, the next process knows too."""
    server = start(limits=False)
    with bots_at_play(server) as (ann, code):
        entered = ann.enter(code)
        for _ in range(200 if LONG else 15):
            entered.next()
        entered.drain(0.1)
        server.kill()
    told = {message["seq"]: message["step"]["events"] for message in entered.messages if message.get("step")}
    server.start()
    again = {step["seq"]: step["events"] for step in ann.get(f"/api/tables/{code}/story").json()["steps"]}
    assert entered.seq <= Reader(server.database).last(code)
    for seq in told.keys() & again.keys():
        assert len(told[seq]) == len(again[seq]), f"entry {seq} is another one now"
    Reader(server.database).without_gap()
