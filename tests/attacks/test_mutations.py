"""Thousands of valid messages with something wrong in them: the server always answers and never fails.

Failures can be repeated: the random generator is seeded, and a failure names the message.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from attacks.bystander import Bystander, bystander
from attacks.conftest import Start
from attacks.people import Person, Socket, refused
from attacks.process import LONG, Server
from attacks.raw import connected, exchange

SEED = 20
OVER_SOCKETS = 50_000 if LONG else 8_000
OVER_HTTP = 20_000 if LONG else 2_000

VALID_COMMANDS: list[dict[str, Any]] = [
    {"type": "sit", "seat": 1, "name": "Ann"},
    {"type": "stand", "seat": 1},
    {"type": "add_bot", "seat": 2, "level": "random"},
    {"type": "remove_bot", "seat": 2},
    {"type": "arrange", "players": 3, "options": {}, "settings": {"clock": "none", "pace": "quick"}},
    {"type": "start", "fill": "random"},
    {"type": "play", "seat": 0, "question": 3, "text": "pass"},
    {"type": "why_not", "seat": 0, "text": "takeda > 0"},
    {"type": "chat", "text": "hello"},
    {"type": "chat", "phrase": "hello"},
    {"type": "away", "seat": 0},
    {"type": "back", "seat": 0},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "one_move"},
    {"type": "set_pace", "pace": "quick"},
    {"type": "vote", "proposal": 3, "agree": True},
    {"type": "kick", "person": "abcdefghjk"},
    {"type": "lock", "on": False},
    {"type": "mute", "person": "abcdefghjk", "on": True},
    {"type": "report", "person": "abcdefghjk", "reason": "spam", "text": "x"},
    {"type": "rematch"},
    {"type": "look", "seat": 0, "open": False},
    {"type": "ping", "id": 7},
]

VALID_REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/games", None),
    ("GET", "/api/lobby?game=shinobi&language=en", None),
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Ann", "language": "en"}),
    ("POST", "/api/me/device", {}),
    ("POST", "/api/device", {"token": "abcdefgh"}),
    ("POST", "/api/account/password", {"old": "long enough", "new": "long enough"}),
    ("POST", "/api/passkeys/new", {"name": "Ann"}),
    ("POST", "/api/passkeys", {"state": "x", "credential": {"id": "x", "response": {}}}),
    ("POST", "/api/passkeys/login/done", {"state": "x", "credential": {"id": "x", "rawId": "x", "type": "public-key"}}),
    ("GET", "/api/tokens", None),
    ("POST", "/api/tokens", {"label": "bot"}),
    ("DELETE", "/api/tokens/abcdefghjk", None),
    ("POST", "/api/tables", {"game": "shinobi", "players": 3, "options": {}, "settings": {"pace": "quick"}, "seat": 0}),
    ("POST", "/api/tables", {"game": "shinobi", "example": "must-attack"}),
    ("POST", "/api/tables", {"game": "bang", "players": 4, "options": {"simple": True}, "bots": "random"}),
    ("GET", "/api/tables/CODE", None),
    ("GET", "/api/tables/CODE/story?before=3", None),
    ("GET", "/api/records?game=shinobi&person=abcdefghjk&before=5", None),
    ("GET", "/api/records/CODE", None),
    ("GET", "/api/records/CODE/replay?move=1&count=2&eyes=open", None),
    ("GET", "/api/records/CODE/verify", None),
    ("POST", "/api/records/CODE/what_if", {"move": 1, "seat": 0, "bots": "random", "pace": "quick"}),
    ("GET", "/api/people/abcdefghjk", None),
    ("GET", "/api/ladder/shinobi", None),
    ("GET", "/t/CODE", None),
]

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    -(2**63),
    2**64,
    10**30,
    1.5,
    1e308,
    "",
    " ",
    "\u0000",
    "²",
    "٣",
    "\u202e",
    "\ufdfa" * 24,
    "'; DROP TABLE log; --",
    "../../etc/passwd",
    "%00%ff",
    "{{7*7}}",
    "x" * 300,
    "\U0001f977" * 30,
    [],
    {},
    [[[[[]]]]],
    {"": ""},
    {"x": {"y": {"z": [1]}}},
]


def mutated(value: Any, chance: random.Random) -> Any:
    """Change one thing in a valid message."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        changed = dict(value)
        key = chance.choice(list(changed))
        kind = chance.randrange(6)
        if kind == 0:
            del changed[key]
        elif kind == 1:
            changed[chance.choice([*string.ascii_letters, "type", "id", "__class__", ""])] = chance.choice(ODD)
        elif kind == 2:
            changed[key + chance.choice(["", " ", "\u0000", "x"])] = changed.pop(key)
        else:
            changed[key] = mutated(changed[key], chance)
        return changed
    if isinstance(value, str) and value and chance.random() < 0.5:
        place = chance.randrange(len(value) + 1)
        return value[:place] + chance.choice(["\u0000", "é", "\u0301", " ", "²", "x" * 50, "\ud7ff"]) + value[place:]
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.5:
        return value + chance.choice([-100, -1, 1, 100, 2**31, 2**53, 2**63])
    return chance.choice(ODD)


def broken(text: bytes, chance: random.Random) -> bytes:
    """Change, drop or duplicate bytes of an encoded message."""
    place = chance.randrange(len(text) + 1)
    kind = chance.randrange(4)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]
    if kind == 2:
        return text[:place] + text[place // 2 :]
    return text[:place] + chance.randbytes(chance.randrange(1, 8)) + text[place:]


def messages(chance: random.Random, count: int) -> Iterator[bytes]:
    for _ in range(count):
        text = json.dumps(mutated(chance.choice(VALID_COMMANDS), chance)).encode()
        yield broken(text, chance) if chance.random() < 0.2 else text


def at_tables(server: Server) -> list[tuple[Person, str]]:
    """Open three tables: in the lobby, in play, and played by bots to the end."""
    people = [Person(server) for _ in range(3)]
    playing = {"bots": "random", "start": True}
    return [
        (people[0], people[0].open("shinobi", seat=0)),
        (people[1], people[1].open("bang", seat=0, settings={"forced": False}, **playing)),
        (people[2], people[2].open("shinobi", seat=None, **playing)),
    ]


def test_changed_messages_over_the_socket_are_all_answered(each: Server) -> None:
    chance = random.Random(SEED)
    tables = at_tables(each)
    sockets: dict[int, Socket] = {}
    for message in messages(chance, OVER_SOCKETS // 2):
        at = chance.randrange(len(tables))
        person, code = tables[at]
        if at not in sockets:
            sockets[at] = person.enter(code)
        answer = sent(sockets[at], message)
        if answer is None:  # closed: too many messages broke the protocol
            del sockets[at]
        else:
            assert answer.get("error") != "internal", message
    each.survived()
    assert "Traceback" not in each.log, each.log[-4000:]


def sent(to: Socket, message: bytes) -> dict[str, Any] | None:
    """Send a message and wait for its answer. A ping after it shows that the connection does not hang."""
    try:
        to.connection.send(message)
        mark = to.send(type="ping")
        found: dict[str, Any] = {}
        while True:
            answer = to.next(20)
            if answer.get("id") == mark and answer["type"] == "pong":
                return found
            if answer["type"] == "error":
                found = answer
    except ConnectionClosed:
        assert to.connection.close_code in (4400, 4403, 4429, 1007), to.connection.close_code
        return None


def test_changed_requests_are_no_fault_of_the_server(each: Server) -> None:
    chance = random.Random(SEED + 1)
    tables = at_tables(each)
    person = tables[0][0]
    for number in range(OVER_HTTP // 2):
        method, path, body = chance.choice(VALID_REQUESTS)
        path = path.replace("CODE", chance.choice(tables)[1])
        content = b""
        if body is not None:
            content = json.dumps(mutated(body, chance)).encode()
            content = broken(content, chance) if chance.random() < 0.2 else content
        elif chance.random() < 0.7:
            path = changed_path(path, chance)
        if chance.random() < 0.1:
            method = chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"])
        headers = {"Content-Type": "application/json"} if content else {}
        try:
            answer = person.http.request(method, path, content=content or None, headers=headers)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol):
            continue
        what = f"{number}: {method} {path!r} {content!r}"
        assert answer.status_code < 500, f"{what}: {answer.status_code} {answer.text}"
        if answer.status_code >= 400 and path.startswith("/api/") and method != "HEAD":
            refused(answer)
    each.survived()
    assert "Traceback" not in each.log, each.log[-4000:]


def changed_path(path: str, chance: random.Random) -> str:
    place = chance.randrange(1, len(path) + 1)
    odd = chance.choice(
        ["%00", "%ff", "²", "%C2%B2", "/", "..", "%2e%2e%2f", "?", "&", "=", "-1", "9" * 30, "x" * 300, ";"]
    )
    return path[:place] + odd + path[place:]


def test_changed_commands_by_post_are_no_fault_of_the_server(each: Server) -> None:
    chance = random.Random(SEED + 2)
    tables = at_tables(each)
    for message in messages(chance, OVER_HTTP // 2):
        person, code = chance.choice(tables)
        answer = person.http.post(
            f"/api/tables/{code}/commands", content=message, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code < 500, f"{message!r}: {answer.text}"
    each.survived()
    assert "Traceback" not in each.log, each.log[-4000:]


# ---- sizes ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def watching(shared: Server) -> Iterator[Bystander]:
    with bystander(shared) as one:
        yield one


SIZES = {"16 kB": 16_384, "17 kB": 17_000, "64 kB": 65_536, "70 kB": 70_000, "1 MB": 2**20, "50 MB": 50 * 2**20}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pieces", [1, 64], ids=["whole", "in pieces"])
def test_frames_of_any_size_disturb_nobody(shared: Server, watching: Bystander, size: str, pieces: int) -> None:
    """A frame is refused or the connection ends. It is never accepted, and nobody has to wait for it."""
    ann = Person(shared)
    code = ann.open("shinobi", seat=0)
    entered = ann.enter(code)
    text = b'{"type": "chat", "text": "' + b"x" * SIZES[size] + b'"}'
    with watching.undisturbed():
        part = len(text) // pieces + 1
        try:
            if pieces == 1:
                entered.connection.send(text, text=True)
            else:
                entered.connection.send((text[at : at + part] for at in range(0, len(text), part)), text=True)
            answer = entered.until(lambda message: message["type"] in ("error", "done", "goodbye"), 30)
            assert answer["type"] != "done"
        except ConnectionClosed:
            assert entered.connection.close_code in (1006, 1009, 4400)
    shared.survived()
    assert not ann.table(code)["chat"]


@pytest.mark.parametrize("size", ["70 kB", "1 MB", "50 MB"])
@pytest.mark.parametrize("chunked", [False, True], ids=["with a length", "chunked"])
def test_bodies_of_any_size_disturb_nobody(shared: Server, watching: Bystander, size: str, chunked: bool) -> None:
    body = b'{"game": "' + b"x" * SIZES[size] + b'"}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    if chunked:
        parts = [body[at : at + 60_000] for at in range(0, len(body), 60_000)]
        coded = b"".join([b"%x\r\n%s\r\n" % (len(part), part) for part in parts]) + b"0\r\n\r\n"
        request = head + b"Transfer-Encoding: chunked\r\n\r\n" + coded
    else:
        request = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    with watching.undisturbed():
        answer = exchange(shared, request, seconds=30)
    assert answer.status in (0, 400, 413), answer
    shared.survived()


BAD_FRAMES = {
    "not masked": b"\x81\x05hello",
    "a reserved bit": b"\xc1\x80\x00\x00\x00\x00",
    "an unknown kind": b"\x83\x80\x00\x00\x00\x00",
    "a piece without a beginning": b"\x80\x80\x00\x00\x00\x00",
    "a long ping": b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256,
    "a ping in pieces": b"\x09\x80\x00\x00\x00\x00",
    "a length of 2^63": b"\x81\xff\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00",
    "a length of 2^40": b"\x81\xff\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00",
    "a close without a code": b"\x88\x81\x00\x00\x00\x00x",
    "a close with a code nobody may send": b"\x88\x82\x00\x00\x00\x00\x03\xed",
    "nothing but noise": bytes(range(256)) * 20,
}


@pytest.mark.parametrize("what", BAD_FRAMES)
def test_bad_frames_end_only_their_own_connection(shared: Server, what: str) -> None:
    ann, ben = Person(shared), Person(shared)
    code = ann.open("shinobi", seat=0)
    other = ben.enter(code)
    with connected(shared) as plain:
        lines = [
            f"GET /api/tables/{code}/socket HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
        ]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        plain.sendall("\r\n".join([*lines, f"Cookie: sanjuro={ann.cookie}", "", ""]).encode())
        assert b"101" in plain.recv(65536)
        plain.settimeout(30)
        plain.sendall(BAD_FRAMES[what])
        try:
            while plain.recv(65536):
                pass
        except ConnectionResetError:
            pass  # the server closed the connection abruptly
    assert other.ask(type="ping")["type"] == "pong"
    shared.survived()


def test_a_flood_of_pings_disturbs_nobody(start: Start) -> None:
    """Control frames are answered before any message limits apply."""
    server = start()
    ann = Person(server)
    code = ann.open("shinobi", seat=0)
    with bystander(server) as watching, connected(server) as plain:
        lines = [
            f"GET /api/tables/{code}/socket HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
        ]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        plain.sendall("\r\n".join([*lines, f"Cookie: sanjuro={ann.cookie}", "", ""]).encode())
        plain.settimeout(20)
        # Twenty thousand answers take a while, but few of them are sent at a time.
        with watching.undisturbed(seconds=5.0):
            try:
                for _ in range(200):
                    plain.sendall(b"\x89\x80\x00\x00\x00\x00" * 100)
                    plain.recv(65536)
            except (ConnectionError, TimeoutError):
                pass  # closing the connection is also a valid answer
    server.survived()
