"""Search processes that are stopped, killed, flooded with work, or orphaned by their server."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import httpx
import pytest

from attacks.conftest import Start
from attacks.databases import sqlite_file
from attacks.people import Person
from attacks.process import PATIENCE, STOP_SECONDS, Server, ended, eventually
from attacks.searches import all_alive, experts, over, thinkers

FLOODER = "127.0.0.9"
FLOOD_TABLES = 12


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("thinkers")
    server = Server(sqlite_file(folder), limits=False, thinkers=2, thinker_seconds=4).start()
    yield server
    server.end()


def test_many_tables_of_experts_do_not_slow_others_down(served: Server) -> None:
    """Searches are counted, because seconds depend on the machine.

    With a first-come, first-served queue, one in thirteen would be mine.
    """
    eve, ann = Person(served, FLOODER), Person(served)
    codes = [experts(eve) for _ in range(FLOOD_TABLES)]
    watching = [eve.enter(code) for code in codes]
    eventually(lambda: served.metric("sanjuro_thinker_queue") >= FLOOD_TABLES - 4)
    entered = ann.enter(ann.open("shinobi", players=5, seat=0, bots="expert", start=True))
    mine = searches = 0.0
    decision = entered.messages[-1]["decision"] or entered.until(lambda message: message.get("decision"))["decision"]
    while mine < 8:
        before = served.metric("sanjuro_thinker_wait_seconds_count")
        heard = len(entered.messages)
        play = {"seat": decision["seat"], "question": decision["question"], "text": decision["moves"][0]["text"]}
        entered.send(type="play", **play)
        decision = entered.until(lambda message: message.get("decision"))["decision"]
        mine += sum("step" in message for message in entered.messages[heard:]) - 1
        searches += served.metric("sanjuro_thinker_wait_seconds_count") - before
    for one in watching:
        one.close()
    assert searches < 4 * mine, f"{searches:.0f} searches began while the experts at my table made {mine:.0f} moves"


def test_a_hung_process_stalls_no_game(served: Server) -> None:
    ann = Person(served)
    hung = all_alive(served, ann, 2)
    code = ann.open("shinobi", players=3, seat=0, bots="expert", start=True)
    ann.decision(code)
    before = served.metric("sanjuro_thinker_restarts_total")
    for pid in hung:
        os.kill(pid, signal.SIGSTOP)
    for _ in range(4):
        ann.move(code)
        ann.decision(code)
    eventually(lambda: not hung & thinkers(served))
    assert served.metric("sanjuro_thinker_restarts_total") >= before + 2
    served.survived()


def test_a_killed_server_leaves_no_process_behind(start: Start) -> None:
    """One of its search processes is busy, another is stopped."""
    server = start(limits=False, thinkers=2)
    ann = Person(server)
    below = all_alive(server, ann, 2)
    os.kill(min(below), signal.SIGSTOP)
    server.kill()
    eventually(lambda: all(map(ended, below)), why="a search process has outlived its server")


def test_an_analysis_whose_processes_keep_dying_can_be_asked_for_again(served: Server) -> None:
    ann = Person(served)
    code = over(ann)
    with killing(lambda: thinkers(served)):
        answer = ann.get(f"/api/records/{code}/chances")
    assert answer.status_code == 503, answer.text
    assert answer.json()["error"] == "unavailable"
    assert served.metric("sanjuro_analyses_failed_total") == 1
    again = ann.get(f"/api/records/{code}/chances")
    assert again.status_code == 200, again.text
    assert "Traceback" not in served.log, served.log[-4000:]


@contextmanager
def killing(found: Callable[[], set[int]]) -> Iterator[None]:
    """Kill the processes that are found, again and again."""
    done = threading.Event()

    def kill() -> None:
        while not done.wait(0.05):
            with suppress(OSError):
                for pid in found():
                    os.kill(pid, signal.SIGKILL)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def test_many_analyses_of_one_address_shut_nobody_out(start: Start) -> None:
    """If the server is stopped while all of them wait, they are refused and not kept."""
    server = start(limits=False)
    crowd = [Person(server, FLOODER) for _ in range(4)]
    ann = Person(server)
    mine = over(ann)
    theirs = [(eve, over(eve)) for eve in crowd for _ in range(5)]

    def ask(one: tuple[Person, str]) -> int:
        person, code = one
        try:
            return person.http.get(f"/api/records/{code}/chances", timeout=10 * PATIENCE).status_code
        except httpx.HTTPError:
            return 0  # the server is gone

    with ThreadPoolExecutor(len(theirs)) as pool:
        asked = [pool.submit(ask, one) for one in theirs]
        eventually(lambda: server.metric("sanjuro_analyses_waiting") >= len(theirs) // 2)
        assert ask((ann, mine)) == 200
        assert {one.result() for one in asked if one.done()} <= {200}
        waiting = [one for one in asked if not one.done()]
        assert len(waiting) > len(theirs) // 4, "mine had to wait for theirs"
        took = server.ends_with_all_processes()
        assert {one.result() for one in waiting} <= {0, 200, 503}
    assert took < STOP_SECONDS, f"{took:.1f} s"
    assert "Traceback" not in server.log, server.log[-4000:]
