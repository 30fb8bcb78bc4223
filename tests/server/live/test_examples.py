"""Tables that start from an example of the rules pages."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path

import pytest
from player import Player, Served
from typer.testing import CliRunner

import sanjuro
from sanjuro import positions
from sanjuro.cli import app
from sanjuro.server.records.verification import check

GAMES = list(sanjuro.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_maker_is_asked_first_and_bots_sit_at_the_other_seats(sqlite_served: Served, game: str) -> None:
    """The game is running at once, in the exact position.

    It is neither rated nor listed, whatever settings its creator asks for.
    """
    name = positions.names(game)[0]
    match = positions.begin(game, name)
    ann, eve = Player(sqlite_served), Player(sqlite_served)
    ann.open(game, example=name, settings={"open": True})
    now = ann.get(f"/api/tables/{ann.code}")
    table = now["table"]
    assert (table["state"], table["example"], table["rated"]) == ("playing", name, False)
    assert now["you"]["eyes"]["seat"] == match.seat
    assert [offer["text"] for offer in now["decision"]["moves"]] == [move.text for move in match.moves]
    view = match.view(match.seat)
    view.pop("moves")
    assert now["view"] == view
    mine = now["you"]["seats"]
    for seat in table["seats"]:
        expected = ("person", None) if seat["seat"] in mine else ("bot", "rules")
        assert (seat["holder"], seat["level"]) == expected
    assert table["commitment"] is None
    listed = eve.get("/api/lobby")
    assert ann.code not in [card["code"] for card in listed["open"] + listed["running"]]
    assert ann.code not in [card["code"] for card in ann.get("/api/lobby")["mine"]], "it would wait for ever"


def test_it_survives_a_restart_and_its_record_can_be_verified(own_served: Served, tmp_path: Path) -> None:
    """Stop, kill, play to the end, replay, and verify with the server and the command; then once more."""
    name = positions.names("shinobi")[0]
    ann = Player(own_served)
    ann.open("shinobi", example=name)
    asked = ann.get(f"/api/tables/{ann.code}")
    own_served.stop()
    own_served.start()
    again = ann.get(f"/api/tables/{ann.code}")
    assert (again["view"], again["decision"]["moves"]) == (asked["view"], asked["decision"]["moves"])

    async def play(most: int) -> None:
        await ann.connect()
        await ann.play_on(most)
        await ann.drop()

    asyncio.run(play(2))
    own_served.kill()
    own_served.start()
    ann.snapshot = {}
    asyncio.run(play(100_000))

    base = f"/api/records/{ann.code}"
    text = ann.http.get(f"{base}/record").text
    match = sanjuro.replay(text)
    assert positions.named_in(match.origin) == name
    first = ann.get(f"{base}/replay?move=0&eyes=open")["steps"][0]
    assert {**first["view"], "moves": first["moves"]} == positions.begin("shinobi", name).open_view()
    assert ann.get(f"{base}/replay?move={len(match.history)}")["steps"][0]["view"] == match.open_view()
    checked = ann.get(f"{base}/verify")
    assert (checked["right"], checked["example"], checked["moves"]) == (True, name, len(match.history))
    assert ann.get(f"/api/people/{ann.me['person']}")["tallies"] == []

    file = tmp_path / "record.txt"
    file.write_text(text, "utf-8")
    said = CliRunner().invoke(app, ["verify", str(file)])
    assert said.exit_code == 0 and f"the example {name}; {len(match.history)} moves" in said.output
    assert CliRunner().invoke(app, ["replay", str(file)]).exit_code == 0

    before = ann.code
    ann.code = ann.command(type="rematch")["code"]
    table = ann.get(f"/api/tables/{ann.code}")["table"]
    assert ann.code != before and (table["example"], table["state"]) == (name, "playing")


def test_another_position_under_the_name_of_an_example_is_found_out() -> None:
    """The record can be replayed, but does not count as a game of the example."""
    name = positions.names("shinobi")[0]
    other = sanjuro.new("shinobi", seed=1)
    while not other.over:
        other.play(other.moves[0])
    start = sanjuro.new("shinobi", seed=1)
    start.origin = ""
    position = base64.b64encode(start.to_bytes()).decode()
    other.origin = f"example {name} {position}"
    checked = check(other.record())
    assert not checked.right and checked.problem is not None and repr(name) in checked.problem
    other.origin = f"example nothing {position}"
    assert not check(other.record()).right


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "shinobi", "example": "nothing"}, "shinobi has no example 'nothing'; its examples: "),
        ({"game": "shinobi", "example": "../bang/slab"}, "shinobi has no example"),
        ({"game": "chess", "example": "slab"}, "no game is called 'chess'"),
        ({"game": "shinobi", "example": "NAME", "players": 4}, "the players and options of an example are fixed"),
        (
            {"game": "shinobi", "example": "NAME", "options": {"x": True}},
            "the players and options of an example are fixed",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(sqlite_served: Served, body: dict[str, object], says: str) -> None:
    if body["example"] == "NAME":
        body = {**body, "example": positions.names("shinobi")[0]}
    answer = Player(sqlite_served).http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert says in answer.json()["message"]
