"""Guests, names, passwords, passkeys, devices, tokens."""

from __future__ import annotations

import httpx
import pytest
from player import Player, Served

from sanjuro.server.http.routes.me import PASSKEYS


def error(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


def test_guests(served: Served) -> None:
    ann = Player(served)
    assert ann.get("/api/me") == ann.me
    assert not ann.me["account"]
    changed = ann.http.patch("/api/me", json={"name": "  Анна \u200b", "language": "ru"}).json()
    assert (changed["name"], changed["language"]) == ("Анна", "ru")
    assert ann.get("/api/me") == changed
    assert error(ann.http.patch("/api/me", json={"name": " \u200b "}), 400) == "bad_value"
    assert error(ann.http.patch("/api/me", json={"name": "x" * 25}), 400) == "bad_value"
    assert error(ann.http.patch("/api/me", json={"language": "xx"}), 400) == "bad_value"
    assert Player(served).me["person"] != ann.me["person"]


def test_passwords(own_served: Served) -> None:
    ann, ben = Player(own_served), Player(own_served)
    assert error(ann.http.post("/api/account", json={"name": "Ann", "password": "short"}), 400) == "bad_value"
    kept = ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
    assert kept["account"] and kept["password"] and kept["person"] == ann.me["person"]
    for alike in ("ann", "ＡＮＮ", "Ann "):
        taken = ben.http.post("/api/account", json={"name": alike, "password": "correct horse"})
        assert error(taken, 409) == "name_taken"
        assert error(ben.http.patch("/api/me", json={"name": alike}), 409) == "name_taken"
    wrong = {"name": "Ann", "password": "wrong horse"}
    assert error(ben.http.post("/api/login", json=wrong), 401) == "wrong_password"
    assert error(ben.http.post("/api/login", json={"name": "Nobody", "password": "x" * 9}), 401) == "wrong_password"
    assert ben.post("/api/login", {"name": "ANN", "password": "correct horse"})["person"] == kept["person"]
    assert ben.get("/api/me")["name"] == "Ann"
    changed = {"old": "correct horse", "new": "battery staple"}
    assert error(ann.http.post("/api/account/password", json={**changed, "old": "x"}), 401) == "wrong_password"
    ann.post("/api/account/password", changed)
    assert ann.get("/api/me")["name"] == "Ann"
    # This logs the other device out: its cookie is no longer valid.
    assert error(ben.http.get("/api/lobby"), 401) == "bad_cookie"
    assert ben.get("/api/me")["name"] != "Ann"
    assert ann.http.delete("/api/account").status_code == 204
    assert error(ben.http.post("/api/login", json={"name": "Ann", "password": "battery staple"}), 401)
    assert ben.post("/api/account", {"name": "Ann", "password": "another one"})["account"]


def test_logout_and_second_device(served: Served) -> None:
    ann, phone = Player(served), Player(served)
    link = ann.post("/api/me/device")
    assert phone.post("/api/device", {"token": link["token"]})["person"] == ann.me["person"]
    assert phone.get("/api/me")["person"] == ann.me["person"]
    assert error(Player(served).http.post("/api/device", json={"token": link["token"]}), 404) == "not_found"
    assert phone.http.post("/api/logout", json={}).status_code == 204
    assert phone.get("/api/me")["person"] != ann.me["person"]
    assert ann.get("/api/me")["person"] == ann.me["person"]


def test_tokens(served: Served) -> None:
    ann = Player(served)
    token = ann.post("/api/tokens", {"label": "bot"})["token"]
    program = httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").json()["person"] == ann.me["person"]
    assert "set-cookie" not in program.get("/api/me").headers
    assert error(program.post("/api/tokens", json={"label": "more"}), 403) == "not_allowed"
    assert error(program.post("/api/account", json={"name": "A", "password": "x" * 9}), 403) == "not_allowed"
    assert program.post("/api/tables", json={"game": "shinobi"}).status_code == 201
    assert ann.get("/api/tokens")[0]["used"] is not None
    assert error(ann.http.delete("/api/tokens/nothing"), 404) == "not_found"
    wrong = httpx.get(f"{served.url}/api/me", headers={"Authorization": "Bearer nonsense"})
    assert error(wrong, 401) == "bad_token"


@pytest.mark.skipif(not PASSKEYS, reason="the webauthn package is not installed")
def test_passkeys(own_served: Served) -> None:
    """A passkey keeps a name and logs in again; a challenge works only once."""
    from authenticator import Authenticator

    ann, ben = Player(own_served), Player(own_served)
    device = Authenticator(own_served.url)
    begun = ann.post("/api/passkeys/new", {"name": "Ann"})
    made = {"state": begun["state"], "credential": device.make(begun["options"])}
    kept = ann.post("/api/passkeys", made)
    assert kept["account"] and kept["passkeys"] == 1 and not kept["password"] and kept["name"] == "Ann"
    assert error(ann.http.post("/api/passkeys", json=made), 400) == "bad_value"
    begun = ben.post("/api/passkeys/new", {"name": "Ben"})
    again = {"state": begun["state"], "credential": device.make(begun["options"])}
    assert error(ben.http.post("/api/passkeys", json=again), 400) == "bad_value"
    assert not ben.get("/api/me")["account"]
    begun = ben.post("/api/passkeys/login")
    done = {"state": begun["state"], "credential": device.use(begun["options"])}
    assert ben.post("/api/passkeys/login/done", done)["person"] == kept["person"]
    assert ben.get("/api/me")["name"] == "Ann"
    assert error(ben.http.post("/api/passkeys/login/done", json=done), 400) == "bad_value"
    begun = Player(own_served).post("/api/passkeys/login")
    stolen = {"state": begun["state"], "credential": Authenticator(own_served.url).use(begun["options"])}
    assert error(Player(own_served).http.post("/api/passkeys/login/done", json=stolen), 401) == "wrong_password"
    forged = {"state": begun["state"][:-2] + "xx", "credential": {}}
    assert error(Player(own_served).http.post("/api/passkeys/login/done", json=forged), 400) == "bad_value"
