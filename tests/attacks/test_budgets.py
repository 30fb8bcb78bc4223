"""Limits on what one person or one address can make the server store or send, which nobody can turn against others."""

from __future__ import annotations

import contextlib
import threading
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from attacks.conftest import Start
from attacks.databases import Reader
from attacks.people import Person

# A small budget that is used up in a few seconds, and a tolerance for what the server counts differently.
PERSON_KB = 64
BYTES_AN_HOUR = PERSON_KB * 1024 * 3 // 2
BUDGET_SECONDS = 120.0
SOCKETS = 12
# A whole school behind one address chats less.
LINES_AN_ADDRESS = 100


def stored(database: str) -> int:
    """Return the number of bytes in all texts of the log and in reports."""
    reader = Reader(database)
    texts = reader.rows("SELECT coalesce(sum(length(body) + length(coalesce(person, ''))), 0) FROM log")[0][0]
    return int(texts) + int(reader.rows("SELECT coalesce(sum(length(text)), 0) FROM reports")[0][0])


def test_sending_away_people_who_are_not_there_stores_nothing(start: Start) -> None:
    server = start(limits=False)
    ann = Person(server)
    code = ann.open("shinobi", seat=0)
    before = stored(server.database)
    for number in range(50):
        assert ann.command(code, type="kick", person=f"{number}" + "x" * 15_000).status_code in (400, 404, 413)
    assert stored(server.database) == before


def test_muting_people_who_do_not_exist_stores_little(start: Start) -> None:
    """Mutes are not tied to a table: any well-formed id may be on it, but no other text."""
    server = start(limits=False)
    ann = Person(server)
    code = ann.open("shinobi", seat=0)
    for number in range(50):
        assert ann.command(code, type="mute", person=f"{number}" + "x" * 15_000).status_code in (400, 404, 413)
    assert Reader(server.database).rows("SELECT count(*) FROM mutes") == [(0,)]


def test_a_guest_has_a_budget_of_bytes(start: Start) -> None:
    """Use up a guest's storage budget.

    The guest opens as many connections as they like. Each sends the commands with the longest entries as fast as it
    may, until nothing more is accepted. A budget can be used up; a mere rate limit never is.
    """
    server = start(person_kb=PERSON_KB)
    ann = Person(server)
    code = ann.open("bang", seat=0)
    before = stored(server.database)
    over = threading.Event()

    def write() -> None:
        number = 0
        while not over.is_set():
            with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
                entered = ann.enter(code)
                while not over.is_set():
                    number += 1
                    answer = entered.ask(type="arrange", settings={"clock": ("day", "three_days")[number % 2]})
                    if answer["type"] == "error":
                        over.wait(0.1)
            over.wait(0.5)

    writing = [threading.Thread(target=write) for _ in range(SOCKETS)]
    for thread in writing:
        thread.start()
    sizes = [0]
    end = time.monotonic() + BUDGET_SECONDS
    try:
        while sizes[-1] <= BYTES_AN_HOUR and not (sizes[-1] > 0 and sizes[-4:].count(sizes[-1]) == 4):
            assert time.monotonic() < end, f"{sizes[-1]} bytes, and still going on"
            over.wait(1.0)
            sizes.append(stored(server.database) - before)
    finally:
        over.set()
        for thread in writing:
            thread.join()
    assert sizes[-1] <= BYTES_AN_HOUR, f"{sizes[-1]} bytes in {len(sizes)} s"
    refused = ann.command(code, type="arrange", settings={"clock": "blitz"})
    assert refused.status_code == 429 and refused.json()["error"] in ("too_often", "too_many", "too_much"), refused.text


def test_new_guests_of_one_address_share_a_limit_of_chat(start: Start) -> None:
    """A new guest takes over after every six chat messages."""
    server = start()
    ann = Person(server, "127.0.0.2")
    code = ann.open("shinobi", seat=0)
    took = 0
    end = time.monotonic() + 15
    with httpx.Client(base_url=server.url, timeout=30) as http:
        while time.monotonic() < end and took <= LINES_AN_ADDRESS:
            http.cookies.clear()
            if http.get("/api/me").status_code != 200:
                time.sleep(0.2)
                continue
            for number in range(6):
                line = {"type": "chat", "text": f"buy now {number}"}
                took += http.post(f"/api/tables/{code}/commands", json=line).status_code == 200
    assert took <= LINES_AN_ADDRESS, f"{took} lines of one address"
    ann.does(code, type="chat", text="somebody else is heard")


def kept(server_person: Person, name: str) -> None:
    answer = server_person.post("/api/account", {"name": name, "password": "a very big sword"})
    assert answer.status_code == 201, answer.text


def guesses(server_url: str, name: str, count: int, address: str = "127.0.0.1") -> list[int]:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server_url, timeout=60, transport=transport) as http:
        body = {"name": name, "password": "not the password"}
        return [http.post("/api/login", json=body).status_code for _ in range(count)]


@pytest.mark.parametrize("attackers", [1, 5])
def test_guessing_at_a_name_does_not_lock_its_owner_out(start: Start, attackers: int) -> None:
    server = start()
    kept(Person(server, "127.0.0.2"), "Kikuchiyo")
    for number in range(attackers):
        answers = guesses(server.url, "Kikuchiyo", 30, f"127.0.0.{10 + number}")
        assert answers[-1] == 429, "guessing has an end"
    owner = Person(server, "127.0.0.2")
    for _ in range(4):
        login = owner.post("/api/login", {"name": "Kikuchiyo", "password": "a very big sword"})
        assert login.status_code == 200, login.text


def test_a_device_its_owner_has_used_is_not_locked_out_even_at_the_same_address(start: Start) -> None:
    server = start()
    owner = Person(server)
    kept(owner, "Kikuchiyo")
    assert guesses(server.url, "Kikuchiyo", 30)[-1] == 429
    login = owner.post("/api/login", {"name": "Kikuchiyo", "password": "a very big sword"})
    assert login.status_code == 200, login.text


def test_many_names_cannot_be_guessed_at_from_one_address(start: Start) -> None:
    server = start()
    answers = [guesses(server.url, f"Somebody {number}", 1)[0] for number in range(30)]
    assert answers[-1] == 429


def test_moves_are_limited_however_many_connections_send_them(start: Start) -> None:
    """Eight sockets send moves, each within its own rate limit."""
    server = start()
    ann = Person(server)
    code = ann.open("shinobi", seat=0, bots="random", start=True, settings={"forced": False})
    ann.decision(code)
    began = time.monotonic()
    sockets = [ann.enter(code) for _ in range(8)]
    for entered in sockets:
        for _ in range(40):
            entered.send(type="play", seat=0, question=1, text="pass")
    refusals = [entered.until(lambda message: message["type"] == "error")["error"] for entered in sockets * 40]
    judged = sum(refusal != "too_often" for refusal in refusals)
    seconds = time.monotonic() - began
    assert judged <= 100 + 10 * seconds + 1, f"{judged} moves in {seconds:.1f} s"
    ben = Person(server, "127.0.0.2")
    other = ben.open("shinobi", seat=0, bots="random", start=True, settings={"forced": False})
    assert ben.move(other).status_code == 200, "nobody else is limited by it"


def test_one_guest_cannot_fill_the_lobby(start: Start) -> None:
    server = start(person_lobby=4, address_lobby=7, person_games=2, address_games=3)
    ann, ben = Person(server, "127.0.0.2"), Person(server, "127.0.0.2")
    mine = [ann.open("shinobi", settings={"open": True}) for _ in range(4)]
    more = ann.post("/api/tables", {"game": "shinobi"})
    assert more.status_code == 429 and more.json()["error"] == "too_many", more.text
    for _ in range(3):
        ben.open("shinobi", settings={"open": True})
    assert ben.post("/api/tables", {"game": "shinobi"}).status_code == 429, "new guests share the address"
    somebody = Person(server, "127.0.0.3")
    theirs = somebody.open("shinobi", settings={"open": True})
    assert theirs in [card["code"] for card in somebody.get("/api/lobby").json()["open"]]
    # Games are counted separately, whether a table opens with one or starts one later.
    ann.does(mine[0], type="start", fill="rules")
    ann.open("shinobi", bots="rules", start=True, settings={"pace": "slow"})
    refused = ann.command(mine[1], type="start", fill="rules")
    assert refused.status_code == 429 and refused.json()["error"] == "too_many", refused.text
    # A person who leaves a waiting table may open another one.
    ann.does(mine[1], type="leave")
    ann.open("shinobi")
    # The limit of a person survives a restart.
    server.stop()
    server.start()
    ann.open("shinobi")
    assert ann.post("/api/tables", {"game": "shinobi"}).status_code == 429
    assert somebody.post("/api/tables", {"game": "shinobi"}).status_code == 201


def test_a_list_has_only_a_few_tables_of_each_person(start: Start) -> None:
    server = start(limits=False)
    quiet = Person(server)
    only = quiet.open("shinobi", settings={"open": True})
    loud = Person(server)
    for _ in range(12):
        loud.open("shinobi", settings={"open": True})
    listed = quiet.get("/api/lobby").json()["open"]
    assert only in [card["code"] for card in listed] and len(listed) == 6
