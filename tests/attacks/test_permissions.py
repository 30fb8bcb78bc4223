"""Permissions at a table: every route and every command, for every role, in every state.

The rows say what is allowed. A route or a command without a row fails. A row has two words for each state, the first
for a table that anybody may watch and the second for one with `watch: false`. Each word has a letter for each role, in
the order of `ROLES`:

    .  allowed: carried out, or refused for a reason that has nothing to do with the sender
    x  refused because of the sender
    k  refused with the error `kicked` (or as if the table did not exist)
    n  refused in this state, whoever the sender is
    ?  any answer, as long as the server does not fail
    -  not tried: nobody has this role, or it would end the table for the other rows
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from repository import ROOT
from websockets.exceptions import ConnectionClosed

from attacks.databases import sqlite_file
from attacks.people import Person, Socket, to_the_end
from attacks.process import Server, eventually
from attacks.seated import ROLES, Seated

STATES = ("lobby", "playing", "over")
BECAUSE_OF_WHO = {"kicked", "not_allowed", "not_yours", "not_host", "not_found"}
EVERYTHING_WRONG = {"internal", "bad_message", "bad_cookie", "bad_token"}

# stranger, spectator, kicked, out, seated, host
WATCH = {"lobby": ("..k-..", "..k-.."), "playing": ("..k...", "xxk..."), "over": ("..k...", "xxk...")}
FINISHED = {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("nnknnn", "nnknnn"), "over": ("..k...", "xxk...")}
HOST_IN_LOBBY = {"lobby": ("xxk-x.", "xxk-x."), "playing": ("nnknnn", "nnknnn"), "over": ("nnknnn", "nnknnn")}
HOST_IN_PLAY = {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("xxkxx.", "xxkxx."), "over": ("nnknnn", "nnknnn")}
OWN_SEAT_IN_PLAY = {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("xxk...", "xxk..."), "over": ("nnknnn", "nnknnn")}

Rows = dict[str, dict[str, tuple[str, str]]]

ROUTES: Rows = {
    "GET /api/tables/{code}": WATCH,
    "GET /api/tables/{code}/story": WATCH,
    "GET /api/tables/{code}/events": WATCH,
    "SOCKET /api/tables/{code}/socket": WATCH,
    "GET /api/records/{code}": FINISHED,
    "GET /api/records/{code}/record": FINISHED,
    "GET /api/records/{code}/replay": FINISHED,
    "GET /api/records/{code}/chances": FINISHED,
    "GET /api/records/{code}/verify": FINISHED,
    "POST /api/records/{code}/what_if": FINISHED,
}
# Its rows are those of the commands.
BY_COMMAND = "POST /api/tables/{code}/commands"

COMMANDS: Rows = {
    "sit": {"lobby": ("..k-..", "..k-.."), "playing": ("nnknnn", "nnknnn"), "over": ("nnknnn", "nnknnn")},
    "stand": {"lobby": ("xxk-..", "xxk-.."), "playing": ("nnknnn", "nnknnn"), "over": ("nnknnn", "nnknnn")},
    "add_bot": HOST_IN_LOBBY,
    "remove_bot": HOST_IN_LOBBY,
    "arrange": HOST_IN_LOBBY,
    "start": HOST_IN_LOBBY,
    "play": OWN_SEAT_IN_PLAY,
    "why_not": {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("xxk...", "xxk..."), "over": ("xxk...", "xxk...")},
    "chat": {"lobby": ("..k-..", "??k-.."), "playing": ("..k...", "xxk..."), "over": ("..k...", "xxk...")},
    "away": OWN_SEAT_IN_PLAY,
    "back": OWN_SEAT_IN_PLAY,
    "leave": {"lobby": ("??k---", "??k---"), "playing": ("??k---", "??k---"), "over": ("??k---", "??k---")},
    "pause": OWN_SEAT_IN_PLAY,
    "resume": OWN_SEAT_IN_PLAY,
    # The tables here are not paused, so nobody can step move by move.
    "one_move": {**HOST_IN_PLAY, "playing": ("xxkxxn", "xxkxxn")},
    "set_pace": OWN_SEAT_IN_PLAY,
    "vote": OWN_SEAT_IN_PLAY,
    "kick": {"lobby": ("xxk-x.", "xxk-x."), "playing": ("xxkxx.", "xxkxx."), "over": ("xxkxx?", "xxkxx?")},
    "lock": {**HOST_IN_LOBBY, "playing": ("xxkxx.", "xxkxx.")},
    "mute": {"lobby": ("..k-..", "..k-.."), "playing": ("..k...", "??k..."), "over": ("..k...", "??k...")},
    "report": {"lobby": ("..?-..", "..?-.."), "playing": ("..?...", "???..."), "over": ("..?...", "???...")},
    "rematch": {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("nnknnn", "nnknnn"), "over": ("??k...", "xxk...")},
    "look": WATCH,
    "ping": {"lobby": ("..k-..", "..k-.."), "playing": ("..k...", "??k..."), "over": ("..k...", "??k...")},
}
# The same command with a wider request.
LOOKS: Rows = {
    "look open": {"lobby": ("nnk-nn", "nnk-nn"), "playing": ("xxk.xx", "xxk.xx"), "over": ("..k...", "xxk...")},
    "look through the host's seat": {
        "lobby": ("xxk-x.", "xxk-x."),
        "playing": ("xxkxx.", "xxkxx."),
        "over": ("xxkxx.", "xxkxx."),
    },
}


def probes(at: Seated, role: str) -> dict[str, dict[str, Any]]:
    """Return the commands as each role would send them.

    A command that should be refused would have an effect; one that is allowed has none. People who have a seat, or had
    one before they were kicked, use that seat. Everybody else uses the host's.
    """
    seat = at.seats.get(role, 0)
    host = role == "host"
    owner = role in at.seats and role != "kicked"
    other = at.people["seated" if host else "host"].id
    return {
        "sit": {"seat": 0},
        "stand": {"seat": 99 if owner else seat},
        "add_bot": {"seat": 99 if host else 4, "level": "random"},
        "remove_bot": {"seat": 99 if host else 3},
        "arrange": {"settings": {"clock": "no such clock"}} if host else {"settings": {"clock": "day"}},
        "start": {"fill": "no such bot" if host else "random"},
        "play": {"seat": seat, "question": 0, "text": "nothing"},
        "why_not": {"seat": seat, "text": "nothing"},
        "chat": {"text": f"{role} was here"},
        "away": {"seat": 99 if owner else seat},
        "back": {"seat": seat},
        "leave": {},
        "pause": {},
        "resume": {},
        "one_move": {},
        "set_pace": {"pace": "instant"},
        "vote": {"proposal": 0, "agree": True},
        "kick": {"person": at.people["host"].id if host else at.people["seated"].id},
        "lock": {"on": not host},
        "mute": {"person": other},
        "report": {"person": other, "reason": "other"},
        "rematch": {},
        "look": {},
        "ping": {},
        "look open": {"open": True},
        "look through the host's seat": {"seat": 0},
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that replaces nobody: people connect and disconnect as the rows say."""
    running = Server(sqlite_file(tmp_path_factory.mktemp("permissions")), limits=False, grace=100_000).start()
    yield running
    running.end()


@pytest.fixture(scope="module", params=["watch", "no watch"])
def watch(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "watch")


@pytest.fixture(scope="module", params=STATES)
def at(request: pytest.FixtureRequest, server: Server, watch: bool) -> Seated:
    return Seated(server, request.param, watch)


def judge(allowed: str, word: str | None, what: str, wrong: list[str]) -> None:
    """Compare the result (an error code, or None for success) with the letter of the row."""
    right = {
        ".": word is None or word not in {*BECAUSE_OF_WHO, *EVERYTHING_WRONG, "not_now"},
        "x": word in BECAUSE_OF_WHO,
        "k": word in ("kicked", "not_found"),
        "n": word is not None and word not in EVERYTHING_WRONG,
        "?": word != "internal",
    }[allowed]
    if not right:
        wrong.append(f"{what}: {word or 'carried out'} instead of {allowed!r}")


def row(rows: Rows, name: str, at: Seated) -> list[tuple[str, str]]:
    """Return the roles and letters of a row."""
    letters = rows[name][at.state][0 if at.watch else 1]
    assert len(letters) == len(ROLES), f"{name} has {letters!r} for {at.state}"
    found = [(role, letter) for role, letter in zip(ROLES, letters, strict=True) if letter != "-"]
    assert name == "leave" or [role for role, _ in found] == at.roles()
    return found


def word_of(answer: httpx.Response) -> str | None:
    return None if answer.status_code < 300 else str(answer.json()["error"])


def entered(person: Person, table: str) -> tuple[Socket, str | None]:
    """Return a socket and, if it was closed, the error code."""
    socket = person.socket(table)
    try:
        first = socket.next()
    except ConnectionClosed:
        code = socket.connection.close_code
        return socket, {4403: "not_allowed", 4404: "not_found"}.get(code or 0, str(code))
    if first["type"] != "goodbye":
        return socket, None
    assert socket.closed() == 4403
    return socket, first["reason"]


def ask_route(at: Seated, person: Person, route: str) -> str | None:
    method, path = route.replace("{code}", at.code).split(" ")
    if method == "SOCKET":
        socket, word = entered(person, at.code)
        socket.close()
        return word
    if path.endswith("/events"):
        with person.http.stream("GET", path) as stream:
            if stream.status_code == 200:
                return None
            stream.read()
            return word_of(httpx.Response(stream.status_code, content=stream.content))
    body = {"move": 0, "seat": 0} if path.endswith("what_if") else None
    return word_of(person.http.request(method, path, json=body))


@pytest.mark.parametrize("route", ROUTES)
def test_routes(at: Seated, route: str) -> None:
    wrong: list[str] = []
    for role, letter in row(ROUTES, route, at):
        judge(letter, ask_route(at, at.people[role], route), f"{role}: {route}", wrong)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", COMMANDS | LOOKS)
def test_commands_by_post(at: Seated, name: str) -> None:
    wrong: list[str] = []
    for role, letter in row({**COMMANDS, **LOOKS}, name, at):
        command = {"type": name.split(" ")[0], **probes(at, role)[name]}
        word = word_of(at.people[role].command(at.code, **command))
        judge(letter, word, f"{role}: {json.dumps(command)}", wrong)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", COMMANDS | LOOKS)
def test_commands_over_the_socket(at: Seated, name: str) -> None:
    wrong: list[str] = []
    for role, letter in row({**COMMANDS, **LOOKS}, name, at):
        command = {"type": name.split(" ")[0], **probes(at, role)[name]}
        socket, word = entered(at.people[role], at.code)
        if word is None:
            answer = socket.ask(**command)
            word = answer["error"] if answer["type"] == "error" else None
        socket.close()
        judge(letter, word, f"{role}: {json.dumps(command)}", wrong)
    assert not wrong, "\n".join(wrong)


def test_every_route_about_a_table_has_a_row(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    found = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods if "{code}" in path}
    assert found == {*ROUTES, BY_COMMAND} - {"SOCKET /api/tables/{code}/socket"}


def test_every_command_has_a_row() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    section = page.partition("### Commands")[2].partition("### Messages")[0]
    assert set(re.findall(r"^\| `(\w+)`", section, re.MULTILINE)) == set(COMMANDS)


# ---- what a row cannot say ------------------------------------------------------------------


def test_spectators_of_the_lobby_see_nothing_of_a_table_without_spectators(server: Server) -> None:
    """The socket was open before the game began."""
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", bots="random", seat=0, settings={"watch": False, "forced": False})
    watcher = ben.enter(code)
    ann.does(code, type="start")
    ann.decision(code)
    ann.does(code, type="chat", text="only for us")
    for message in watcher.drain(0.5):
        assert not message.get("view") and not message.get("step") and not message.get("chat"), message["type"]


def test_a_stream_is_ended_when_its_reader_is_sent_away(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", seat=0)
    with ben.http.stream("GET", f"/api/tables/{code}/events") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "snapshot"
        ann.does(code, type="kick", person=ben.id)
        rest = [json.loads(line) for line in to_the_end(lines)]
    assert rest[-1] == {"type": "goodbye", "reason": "kicked"}


def over_with_kicked(server: Server) -> tuple[Person, Person, str]:
    """Finish a game from which somebody was kicked."""
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", players=3, seat=0, settings={"forced": False, "rated": False})
    ben.does(code, type="sit", seat=1)
    ann.does(code, type="add_bot", seat=2, level="random")
    ann.does(code, type="start")
    ann.does(code, type="kick", person=ben.id)
    ann.command(code, type="away")
    eventually(lambda: ann.table(code)["table"]["state"] == "over")
    return ann, ben, code


def test_kicked_people_cannot_ask_for_the_rematch(server: Server) -> None:
    ann, ben, code = over_with_kicked(server)
    assert word_of(ben.command(code, type="rematch")) == "kicked"
    following = ann.does(code, type="rematch")["code"]
    assert word_of(ben.command(code, type="rematch")) == "kicked"
    assert ben.id not in [seat["person"] for seat in ann.table(following)["table"]["seats"]]


def test_kicked_people_are_no_part_of_the_rematch(server: Server) -> None:
    ann, _, code = over_with_kicked(server)
    following = ann.does(code, type="rematch")["code"]
    seats = ann.table(following)["table"]["seats"]
    assert seats[0]["person"] == ann.id and seats[1]["holder"] == "nobody"


def test_a_new_name_or_device_does_not_bring_back_who_was_sent_away(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    code = ann.open("shinobi", seat=0)
    ben.does(code, type="sit", seat=1)
    token = ben.post("/api/tokens", {"label": "bot"}).json()["token"]
    link = ben.post("/api/me/device").json()["token"]
    ann.does(code, type="kick", person=ben.id)
    ben.http.patch("/api/me", json={"name": "Somebody else"})
    other = Person(server)
    other.post("/api/device", {"token": link})
    by_token = httpx.get(f"{server.url}/api/tables/{code}", headers={"Authorization": f"Bearer {token}"})
    assert [word_of(ben.get(f"/api/tables/{code}")), word_of(other.get(f"/api/tables/{code}")), word_of(by_token)] == [
        "kicked"
    ] * 3


@pytest.mark.parametrize("missed", [0, 1, 3])
def test_hot_seat_after_a_reconnect_says_whose_eyes_the_view_is_of(server: Server, missed: int) -> None:
    """A person with several seats chooses one to see from; by default it is the seat that is asked.

    A client that reconnects with `since` keeps its state, so the server must tell it when the point of view has changed
    (a `snapshot`, or a `you` beside `view`).
    """
    ann = Person(server)
    code = ann.open("shinobi", players=3, seat=0, settings={"forced": False})
    for seat in (1, 2):
        ann.does(code, type="sit", seat=seat)
    ann.does(code, type="start")
    for chosen in (None, 0, 1, 2):
        before = ann.enter(code)
        before.ask(type="look", seat=chosen)
        before.drain(0.1)
        you = [message for message in before.messages if message["type"] == "snapshot"][-1]["you"]
        before.close()
        for _ in range(missed):
            assert ann.move(code).status_code == 200
        again = ann.socket(code, f"?since={before.seq}")
        came = again.drain(0.2)
        assert ann.move(code).status_code == 200
        for message in [*came, *again.drain(0.3)]:
            you = message.get("you") or you
            view = message.get("view")
            if view is not None:
                assert you["eyes"]["seat"] == view["viewer"], "the view came through other eyes"
        again.close()
