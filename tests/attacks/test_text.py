"""Text that is long, broken, invisible or expands is refused with a message before any work is done on it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from attacks.bystander import Bystander, bystander
from attacks.people import Person, refused
from attacks.process import Server
from attacks.raw import exchange, get, post

# A letter with 28,000 combining accents: a normaliser needs a second to sort them.
MARKS = "a" + "\u0301\u0316" * 14_000
LONG = 28_000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def watching(shared: Server) -> Iterator[Bystander]:
    with bystander(shared) as one:
        yield one


def too_long(answer: httpx.Response) -> None:
    """Check for a 4xx with a message that does not repeat the input."""
    assert 400 <= answer.status_code < 500, answer.text[:200]
    assert refused(answer) in ("bad_value", "too_big", "bad_message", "not_found", "wrong_password"), answer.text[:200]
    assert len(answer.content) < 2000


LONG_COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {"type": "sit", "seat": 1, "name": MARKS},
    "chat": {"type": "chat", "text": MARKS},
    "phrase": {"type": "chat", "phrase": MARKS},
    "report": {"type": "report", "person": "MYSELF", "reason": "spam", "text": MARKS},
    "report about": {"type": "report", "person": MARKS, "reason": "spam"},
    "play": {"type": "play", "seat": 0, "text": MARKS},
    "why_not": {"type": "why_not", "seat": 0, "text": MARKS},
    "level": {"type": "add_bot", "seat": 1, "level": MARKS},
    "fill": {"type": "start", "fill": MARKS},
    "option": {"type": "arrange", "options": {"expansions": MARKS}},
    "name of an option": {"type": "arrange", "options": {MARKS: 1}},
    "setting": {"type": "arrange", "settings": {"clock": MARKS}},
    "kick": {"type": "kick", "person": MARKS},
    "mute": {"type": "mute", "person": MARKS},
}


@pytest.mark.parametrize("what", LONG_COMMANDS)
def test_long_text_in_a_command_is_refused_at_once(shared: Server, watching: Bystander, what: str) -> None:
    ann = Person(shared)
    playing = {"bots": "random", "start": True} if what in ("play", "why_not") else {}
    code = ann.open("shinobi", seat=0, settings={"forced": False}, **playing)
    command = {**LONG_COMMANDS[what]}
    if what == "play":
        command["question"] = ann.decision(code)["question"]
    if command.get("person") == "MYSELF":
        command["person"] = ann.id
    with watching.undisturbed():
        for _ in range(5):
            too_long(ann.command(code, **command))


LONG_REQUESTS: dict[str, tuple[str, str, Any]] = {
    "name": ("PATCH", "/api/me", {"name": MARKS}),
    "language": ("PATCH", "/api/me", {"language": MARKS}),
    "kept name": ("POST", "/api/account", {"name": MARKS, "password": "long enough"}),
    "password": ("POST", "/api/account", {"name": "Somebody", "password": MARKS}),
    "login": ("POST", "/api/login", {"name": MARKS, "password": "long enough"}),
    "password at login": ("POST", "/api/login", {"name": "Somebody", "password": MARKS}),
    "token of a device": ("POST", "/api/device", {"token": MARKS}),
    "label of a token": ("POST", "/api/tokens", {"label": MARKS}),
    "game": ("POST", "/api/tables", {"game": MARKS}),
    "bots": ("POST", "/api/tables", {"game": "shinobi", "bots": MARKS}),
    "example": ("POST", "/api/tables", {"game": "shinobi", "example": MARKS}),
    "options": ("POST", "/api/tables", {"game": "shinobi", "options": {MARKS: MARKS}}),
    "settings": ("POST", "/api/tables", {"game": "shinobi", "settings": {"language": MARKS}}),
    "passkey": ("POST", "/api/passkeys/new", {"name": MARKS}),
    "passkey's state": ("POST", "/api/passkeys", {"state": MARKS, "credential": {}}),
    "code of a table": ("GET", f"/api/tables/{'A' * 1500}", None),
    "code of a record": ("GET", f"/api/records/{'A' * 1500}", None),
    "person": ("GET", f"/api/people/{'a' * 1500}", None),
    "game of a ladder": ("GET", f"/api/ladder/{'a' * 1500}", None),
    "id of a token": ("DELETE", f"/api/tokens/{'a' * 1500}", None),
}


@pytest.mark.parametrize("what", LONG_REQUESTS)
def test_long_text_in_a_request_is_refused_at_once(shared: Server, watching: Bystander, what: str) -> None:
    method, path, body = LONG_REQUESTS[what]
    ann = Person(shared)
    with watching.undisturbed():
        for _ in range(3):
            answer = ann.http.request(method, path, json=body)
            assert 400 <= answer.status_code < 500, answer.text[:200]
            refused(answer)
            assert len(answer.content) < 2000


def test_long_texts_over_the_socket_freeze_nobody(shared: Server, watching: Bystander) -> None:
    """Send frames filled with as many characters as they hold. The server may close such a connection."""
    ann = Person(shared)
    code = ann.open("shinobi", seat=0)
    few = MARKS[:7000]
    commands = [{"type": "sit", "seat": 1, "name": few}, {"type": "chat", "text": few}]
    with watching.undisturbed():
        for _ in range(5):
            entered = ann.enter(code)
            for command in commands * 3:
                entered.connection.send(json.dumps(command, ensure_ascii=False))
                answer = entered.until(lambda message: message["type"] in ("error", "done"))
                assert answer["type"] == "error", answer
            entered.close()


# ---- hard to read -------------------------------------------------------------------------

# Enough brackets to trigger the depth check, then texts that no careless expression survives.
SLOW_BODIES = {
    "escaped quotes": b"[" * 21 + b"]" * 21 + b'"' + b'\\"' * 32_000,
    "escaped quotes without an end": b"{}" * 21 + b'\\"' * 32_000,
    "quotes": b"[]" * 21 + b'"' * 65_000,
    "backslashes": b"[]" * 21 + b'"' + b"\\" * 65_000,
    "half texts": b"[]" * 21 + b'"a\\' * 16_000,
    "brackets": b"[]" * 32_000,
}


@pytest.mark.parametrize("what", SLOW_BODIES)
def test_bodies_that_are_hard_to_read_freeze_nobody(shared: Server, watching: Bystander, what: str) -> None:
    """They are parsed before anything is known about the sender, who needs neither a cookie nor a table."""
    with watching.undisturbed():
        for _ in range(3):
            answer = exchange(shared, post(b"/api/tables", SLOW_BODIES[what]))
            assert answer.status == 400, answer


# ---- broken -------------------------------------------------------------------------------

BROKEN_PATHS = [
    b"/%00",
    b"/%00%00/%00",
    b"/" + b"a" * 300,
    b"/" + b"a" * 300 + b"/" + b"b" * 300,
    b"/%ff%fe",
    b"/%ed%a0%80",
    b"/..%2f..%2fetc%2fpasswd",
    b"/assets/%00.js",
    b"/t/%00",
    b"/api/tables/%00",
    b"/api/tables/%ff",
    b"/api/tables/%C2%B2%C2%B2%C2%B2%C2%B2%C2%B2%C2%B2",
    b"/api/people/%00",
    b"/api/people/%ff",
    b"/api/ladder/%00",
    b"/api/records/%00/replay",
    b"/api/records?game=%00",
    b"/api/records?person=%00",
    b"/api/records?person=%ff",
    b"/api/records?before=%C2%B2",
    b"/api/records?before=99999999999999999999999999",
    b"/api/records?before=-1",
    b"/api/lobby?game=%00",
    b"/api/lobby?language=%00",
    b"/api/me?%00=%ff",
    b"http://localhost/%00",
    b"//%00",
    b"*",
]


@pytest.mark.parametrize("path", BROKEN_PATHS, ids=lambda path: path.decode()[:50])
def test_broken_paths_are_no_fault_of_the_server(each: Server, path: bytes) -> None:
    answer = exchange(each, get(path))
    assert 200 <= answer.status < 500, answer
    each.survived()


def finished(server: Server) -> tuple[Person, str]:
    """Return a person and the code of a game that bots have played to the end."""
    ann = Person(server)
    code = ann.open("shinobi", seat=None, bots="random", start=True)
    end = time.monotonic() + 60
    while ann.table(code)["table"]["state"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    return ann, code


def test_numbers_that_are_no_digits_are_refused_with_a_sentence(each: Server) -> None:
    """²,  ٣ and others are digits to some functions and not numbers to others."""
    ann, code = finished(each)
    for number in ("²", "٣", "Ⅷ", "½", "1e3", "-0", "0x1", "9" * 400, "\u0000"):
        for path in (
            f"/api/records/{code}/replay?eyes=NUMBER",
            f"/api/records/{code}/replay?move=NUMBER",
            f"/api/records/{code}/replay?count=NUMBER",
            f"/api/tables/{code}/story?before=NUMBER",
        ):
            answer = ann.get(path.replace("NUMBER", quote(number)))
            assert answer.status_code < 500, (path, number, answer.text)
            if answer.status_code >= 400:
                refused(answer)
        with ann.http.stream("GET", f"/api/tables/{code}/events", params={"since": number}) as stream:
            assert stream.status_code in (200, 400), (number, stream.status_code)
        entered = ann.socket(code, f"?since={quote(number)}")
        assert entered.next()["type"] in ("snapshot", "goodbye", "error")
        entered.close()


BROKEN_BODIES = {
    "invalid UTF-8": b'{"game": "\xff\xfe"}',
    "half a pair": b'{"game": "\\ud800"}',
    "an encoded half of a pair": b'{"game": "\xed\xa0\x80"}',
    "overlong": b'{"game": "\xc0\x80"}',
    "NUL": b'{"game": "\\u0000"}',
    "a bare NUL": b'{"game": "\x00"}',
    "deep lists": b"[" * 30_000,
    "deep lists that end": b"[" * 30_000 + b"]" * 30_000,
    "deep objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep options": b'{"game": "shinobi", "options": {"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    "a number without end": b'{"game": "shinobi", "players": ' + b"9" * 30_000 + b"}",
    "a tiny number": b'{"game": "shinobi", "players": 1e-99999}',
    "not a number": b'{"game": "shinobi", "players": NaN}',
    "the same key often": b"{" + b'"game": "shinobi",' * 3000 + b'"game": 1}',
    "another byte order": '{"game": "shinobi"}'.encode("utf-16"),
    "nothing": b"",
}


@pytest.mark.parametrize("what", BROKEN_BODIES)
def test_broken_bodies_are_refused_with_a_sentence(each: Server, what: str) -> None:
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    body = BROKEN_BODIES[what]
    for path in ("/api/tables", f"/api/tables/{code}/commands", "/api/login", "/api/device", "/api/passkeys"):
        answer = ann.http.post(path, content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, (path, answer.text[:200])
        refused(answer)
    answer = ann.http.patch("/api/me", content=body, headers=JSON)
    assert 400 <= answer.status_code < 500 or (what == "nothing" and answer.status_code == 200)


@pytest.mark.parametrize("what", BROKEN_BODIES)
def test_broken_frames_are_answered(shared: Server, what: str) -> None:
    ann = Person(shared)
    code = ann.open("shinobi", seat=0)
    entered = ann.enter(code)
    entered.connection.send(BROKEN_BODIES[what][:15_000])
    assert entered.until(lambda message: message["type"] != "presence")["type"] == "error"
    assert entered.ask(type="ping")["type"] == "pong"


def test_text_frames_of_broken_utf8_end_only_their_own_connection(shared: Server) -> None:
    ann, ben = Person(shared), Person(shared)
    code = ann.open("shinobi", seat=0)
    bad, good = ann.enter(code), ben.enter(code)
    bad.connection.send(b'{"type": "chat", "text": "\xff"}', text=True)
    assert bad.closed() in (1007, 4400)
    assert good.ask(type="ping")["type"] == "pong"


def test_nul_in_any_text_is_refused_or_left_out(each: Server) -> None:
    """PostgreSQL cannot store this character."""
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    nul = "a\u0000b"
    requests: list[tuple[str, str, Any]] = [
        ("PATCH", "/api/me", {"name": nul}),
        ("PATCH", "/api/me", {"language": nul}),
        ("POST", "/api/login", {"name": nul, "password": nul}),
        ("POST", "/api/account", {"name": nul, "password": nul * 5}),
        ("POST", "/api/tokens", {"label": nul}),
        ("POST", "/api/device", {"token": nul}),
        ("POST", "/api/tables", {"game": nul}),
        ("POST", "/api/tables", {"game": "shinobi", "options": {nul: nul}}),
        ("POST", "/api/passkeys/new", {"name": nul}),
        ("DELETE", "/api/tokens/%00", None),
    ]
    commands: list[dict[str, Any]] = [
        {"type": "chat", "text": nul},
        {"type": "chat", "phrase": nul},
        {"type": "sit", "seat": 1, "name": nul},
        {"type": "report", "person": ann.id, "reason": "spam", "text": nul},
        {"type": "report", "person": nul, "reason": "spam"},
        {"type": "mute", "person": nul},
        {"type": "kick", "person": nul},
        {"type": "why_not", "seat": 0, "text": nul},
        {"type": "play", "seat": 0, "question": 0, "text": nul},
        {"type": "start", "fill": nul},
        {"type": "arrange", "options": {nul: nul}, "settings": {nul: nul}},
    ]
    requests += [("POST", f"/api/tables/{code}/commands", command) for command in commands]
    for method, path, body in requests:
        answer = ann.http.request(method, path, json=body)
        assert answer.status_code < 500, (path, body, answer.text)
    each.survived()
    ann.does(code, type="chat", text="still here")


def test_authorization_of_any_bytes_is_no_fault_of_the_server(each: Server) -> None:
    for value in (b"\xff\xfe", b"Bearer \xff", b"Bearer \xc3\xa9", b"Bearer ", b"Bearer " + b"x" * 3000, b"Basic AAAA"):
        assert exchange(each, get(b"/api/me", b"Authorization: " + value)).status in (200, 400, 401)
        assert exchange(each, get(b"/api/me", b"Cookie: sanjuro=" + value)).status in (200, 400, 401)
        body = json.dumps({"game": "shinobi"}).encode()
        assert exchange(each, post(b"/api/tables", body, b"Origin: " + value)).status in (400, 403)


# ---- names --------------------------------------------------------------------------------

# Characters that expand when they are normalised: one of these becomes eighteen.
GROWING = ["ﷺ" * 24, "ﷲ" * 24, "㍿" * 24, "ΐ" * 24, "ﬃ" * 24, "İ" * 24]


@pytest.mark.parametrize("name", GROWING)
def test_names_that_grow_are_refused_or_kept_whole(each: Server, name: str) -> None:
    ann = Person(each)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": name}),
        ("POST", "/api/account", {"name": name, "password": "long enough"}),
        ("POST", "/api/login", {"name": name, "password": "long enough"}),
    ):
        answer = ann.http.request(method, path, json=body)
        assert answer.status_code < 500, answer.text
    code = Person(each).open("shinobi")
    assert ann.command(code, type="sit", seat=1, name=name).status_code in (200, 400)


INVISIBLE = {
    "a variation selector": "\ufe0f",
    "another variation selector": "\U000e0100",
    "a grapheme joiner": "\u034f",
    "a Hangul filler": "\u3164",
    "a Hangul choseong filler": "\u115f",
    "a half-width Hangul filler": "\uffa0",
    "an empty Braille pattern": "\u2800",
    "a zero-width space": "\u200b",
    "a zero-width joiner": "\u200d",
    "a soft hyphen": "\u00ad",
    "a word joiner": "\u2060",
    "a Mongolian vowel separator": "\u180e",
    "a Khmer inherent vowel": "\u17b4",
    "a direction mark": "\u202e",
    "a tag": "\U000e0041",
}


@pytest.fixture(scope="module")
def owner(shared: Server) -> Person:
    ann = Person(shared)
    answer = ann.post("/api/account", {"name": "Kikuchiyo", "password": "a very big sword"})
    assert answer.status_code == 201, answer.text
    return ann


@pytest.mark.parametrize("what", INVISIBLE)
def test_a_kept_name_has_no_invisible_twin(shared: Server, owner: Person, what: str) -> None:
    mark = INVISIBLE[what]
    for name in (f"Kiku{mark}chiyo", f"Kikuchiyo{mark}", f"{mark}Kikuchiyo", f"KIKU{mark}{mark}CHIYO"):
        ben = Person(shared)
        answers = [
            ben.http.patch("/api/me", json={"name": name}),
            ben.post("/api/account", {"name": name, "password": "another sword"}),
        ]
        assert [answer.status_code for answer in answers] in ([409, 409], [400, 400]), ascii(name)
        code = ben.open("shinobi")
        sat = ben.command(code, type="sit", seat=1, name=name)
        if sat.status_code == 200:
            seat = ben.table(code)["table"]["seats"][1]
            assert mark not in seat["name"], "a name at a seat is shown without the mark"
            assert not seat["account"]


@pytest.mark.parametrize("what", INVISIBLE)
def test_a_name_of_nothing_visible_is_refused(shared: Server, what: str) -> None:
    ann = Person(shared)
    code = ann.open("shinobi")
    for name in (INVISIBLE[what], INVISIBLE[what] * 10, f" {INVISIBLE[what]} "):
        assert ann.http.patch("/api/me", json={"name": name}).status_code == 400
        assert ann.post("/api/account", {"name": name, "password": "long enough"}).status_code == 400
        assert ann.command(code, type="sit", seat=1, name=name).status_code == 400


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u3000", "\u00a0", "\u0301", "\u0301" * 10])
def test_a_blank_name_is_refused(shared: Server, name: str) -> None:
    ann = Person(shared)
    assert ann.http.patch("/api/me", json={"name": name}).status_code == 400
    assert ann.command(ann.open("shinobi"), type="sit", seat=1, name=name).status_code == 400


@pytest.mark.parametrize(
    "name", ["Zoë", "Пётр", "三船敏郎", "José María", "Nguyễn Văn A", "O'Neil-Smith", "محمد", "देवी"]
)
def test_names_of_all_languages_are_taken(shared: Server, name: str) -> None:
    """The checks above must not cost anybody their own name."""
    answer = Person(shared).http.patch("/api/me", json={"name": name})
    assert answer.status_code == 200 and answer.json()["name"] == name
