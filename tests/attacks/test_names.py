"""A registered name belongs to its owner: nobody else can use it or a lookalike, in a seat or in the chat."""

from __future__ import annotations

import pytest

from attacks.people import Person
from attacks.process import Server, eventually

PASSWORD = "a very big sword"
# Other spellings that can be read as the registered name.
ALIKE = {
    "Kambei": ["kambei", "KAMBEI", "Каmbei", "Kаmbеi", "ΚAMBEI", "Ｋambei", "Karnbei", "Kambeı", "К\u200bаmbеі"],
    "Ilya": ["llya", "|lya", "1lya", "Іlya", "ilya", "ⅼlya"],
    "Маша": ["Mаша", "Maшa", "МАША"],
    "Ronin O": ["Ronin 0", "Rоnin О", "ronin o"],
}
APART = ["Kambe", "Karl", "Kari", "Masha", "Миша", "Ilja", "李小龙", "Ronin Q", "Zoë", "Zoe"]


@pytest.fixture(scope="module")
def owners(shared: Server) -> dict[str, Person]:
    found = {}
    for name in ALIKE:
        found[name] = Person(shared)
        made = found[name].post("/api/account", {"name": name, "password": PASSWORD})
        assert made.status_code == 201, made.text
    return found


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_are_refused_everywhere(shared: Server, owners: dict[str, Person], name: str) -> None:
    eve = Person(shared)
    code = eve.open("shinobi", players=4)
    for alike in [name, *ALIKE[name]]:
        answers = [
            eve.http.patch("/api/me", json={"name": alike}),
            eve.post("/api/account", {"name": alike, "password": PASSWORD}),
            eve.command(code, type="sit", seat=1, name=alike),
        ]
        assert [answer.status_code for answer in answers] == [409] * 3, ascii(alike)
        assert {answer.json()["error"] for answer in answers} == {"name_taken"}
    assert eve.table(code)["table"]["seats"][1]["holder"] == "nobody"
    seated = owners[name]
    seated.does(code, type="sit", seat=2, name=name)
    seated.does(code, type="chat", text="it is me")
    shown = seated.table(code)
    assert shown["table"]["seats"][2]["account"] and shown["chat"][-1]["account"]


def test_other_names_are_free(shared: Server, owners: dict[str, Person]) -> None:
    ann = Person(shared)
    for name in APART:
        assert ann.http.patch("/api/me", json={"name": name}).status_code == 200, name


def test_the_name_of_another_guest_is_theirs(shared: Server) -> None:
    ann, eve = Person(shared), Person(shared)
    given = ann.get("/api/me").json()["name"]
    code = eve.open("shinobi")
    for name in (given, given.upper(), given.replace("u", "υ")):
        assert eve.http.patch("/api/me", json={"name": name}).status_code == 409
        assert eve.post("/api/account", {"name": name, "password": PASSWORD}).status_code == 409
        assert eve.command(code, type="sit", seat=1, name=name).status_code == 409
    assert ann.http.patch("/api/me", json={"name": given}).status_code == 200


def test_a_guest_loses_a_name_that_somebody_registers(shared: Server) -> None:
    """At a table where they already sit, the seat keeps the name without the mark.

    They chat and sit down under another name.
    """
    eve, ann = Person(shared), Person(shared)
    assert eve.http.patch("/api/me", json={"name": "Toshiro"}).status_code == 200
    code = eve.open("shinobi", seat=0, bots="rules", start=True)
    eve.does(code, type="chat", text="before")
    assert ann.post("/api/account", {"name": "Toshiro", "password": PASSWORD}).status_code == 201
    assert eve.get("/api/me").json()["name"].startswith("Guest ")
    eve.does(code, type="chat", text="after")
    names = {line["text"]: line["name"] for line in eve.table(code)["chat"]}
    assert names["before"] == "Toshiro" and names["after"].startswith("Guest ")
    assert not any(line["account"] for line in eve.table(code)["chat"])
    new = eve.open("shinobi", seat=0)
    assert eve.table(new)["table"]["seats"][0]["name"].startswith("Guest ")
    eve.does(code, type="leave")
    eventually(lambda: eve.get(f"/api/records/{code}").status_code == 200)
    again = eve.does(code, type="rematch")["code"]
    assert not any(seat["name"] == "Toshiro" for seat in eve.table(again)["table"]["seats"])
    assert ann.get("/api/me").json()["name"] == "Toshiro"
