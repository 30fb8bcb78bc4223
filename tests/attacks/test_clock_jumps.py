"""The machine's clock jumps by an hour: nobody is replaced because of it, and nobody gains an hour."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

from attacks.conftest import Start
from attacks.faketime import Clock
from attacks.people import Person, Socket
from attacks.process import eventually

HOUR = 3600
# "normal": half a minute for a decision, three minutes in the bank.
EACH, BANK = 30_000, 180_000
SLACK = 15_000  # how many milliseconds a busy machine may take off somebody's time in these tests


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


def clock_of(ann: Person, code: str) -> dict[str, Any]:
    found: dict[str, Any] = ann.table(code)["clock"]
    return found


def noticed(ann: Person, jump: int) -> None:
    """Wait until the server's answers carry the new date."""

    def date() -> float:
        return parsedate_to_datetime(ann.get("/api/me").headers["date"]).timestamp()

    eventually(lambda: abs(date() - time.time() - jump) < 60, 10, "the server's clock was not set")


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["ahead", "back"])
def test_a_decision_has_the_time_it_has(start: Start, clock: Clock, jump: int) -> None:
    server = start(limits=False, environment=clock.environment)
    ann = Person(server)
    settings = {"clock": "normal", "forced": False}
    code = ann.open("shinobi", bots="random", seat=0, start=True, settings=settings)
    entered = ann.enter(code)
    ann.decision(code)
    before = clock_of(ann, code)
    assert 0 < before["out"] - before["now"] <= EACH + BANK
    clock.set(jump)
    noticed(ann, jump)
    # Anything that happens at the table makes the server check its clocks again.
    entered.ask(type="chat", text="what time is it")
    after = clock_of(ann, code)
    assert EACH + BANK - SLACK < after["out"] - after["now"] <= EACH + BANK
    end = time.monotonic() + 2
    while time.monotonic() < end:
        assert ann.table(code)["table"]["seats"][0]["away"] is None, "sent away"
        time.sleep(0.2)
    assert ann.move(code).status_code == 200
    shown = ann.table(code)
    if shown["table"]["state"] == "playing":
        assert BANK - SLACK <= shown["clock"]["banks"][0] <= BANK


def sitting(start: Start, clock: Clock, grace: float) -> tuple[Person, Person, str, Socket]:
    """Ann and Ben play. Ben is asked, and is about to lose the connection."""
    server = start(limits=False, grace=grace, environment=clock.environment)
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", players=3, seat=0, settings={"forced": False})
    ben.does(code, type="sit", seat=1)
    ann.does(code, type="add_bot", seat=2, level="random")
    here, there = ann.enter(code), ben.enter(code)
    here.ask(type="start")
    while not ben.table(code)["decision"]:
        if ann.table(code)["decision"]:
            ann.move(code)
        time.sleep(0.02)
    there.close()
    eventually(lambda: not ann.table(code)["presence"]["seats"][1])
    return ann, ben, code, here


def test_a_lost_connection_is_not_given_up_by_a_jump_ahead(start: Start, clock: Clock) -> None:
    ann, _, code, here = sitting(start, clock, grace=60)
    clock.set(HOUR)
    noticed(ann, HOUR)
    here.ask(type="chat", text="what time is it")
    end = time.monotonic() + 2
    while time.monotonic() < end:
        assert ann.table(code)["table"]["seats"][1]["away"] is None
        time.sleep(0.2)


def test_a_lost_connection_is_not_waited_for_an_hour_after_a_jump_back(start: Start, clock: Clock) -> None:
    ann, _, code, here = sitting(start, clock, grace=3)
    clock.set(-HOUR)
    noticed(ann, -HOUR)
    here.ask(type="chat", text="what time is it")
    eventually(lambda: ann.table(code)["table"]["seats"][1]["away"] == "dropped", 30, "waited for an hour")


def test_a_host_who_just_left_is_not_replaced_after_a_jump(start: Start, clock: Clock) -> None:
    """Only a host who has been gone for a while can be replaced."""
    server = start(limits=False, grace=60, environment=clock.environment)
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", players=3, seat=0)
    ben.does(code, type="sit", seat=1)
    ann.enter(code).close()
    clock.set(HOUR)
    noticed(ann, HOUR)
    refused = ben.command(code, type="start", fill="random")
    assert refused.status_code == 403 and refused.json()["error"] == "not_host"


def test_the_log_keeps_its_order_over_a_jump_back(start: Start, clock: Clock) -> None:
    server = start(limits=False, environment=clock.environment)
    ann = Person(server)
    code = ann.open("shinobi", bots="random", seat=0, start=True, settings={"forced": False})
    ann.decision(code)
    clock.set(-HOUR)
    noticed(ann, -HOUR)
    ann.does(code, type="chat", text="earlier than before")
    assert ann.move(code).status_code == 200
    server.kill()
    server.start()
    assert any(line["text"] == "earlier than before" for line in ann.table(code)["chat"])
