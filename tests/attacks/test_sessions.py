"""Signing out everywhere or changing the password ends all other sessions of the account, and cookies expire."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from attacks.conftest import Start
from attacks.faketime import Clock
from attacks.people import Person, Socket, to_the_end
from attacks.process import Server

PASSWORD = "a very big sword"
DAYS = 24 * 3600
LIFE_DAYS = 400  # the longest time for which browsers keep a cookie


class Everywhere:
    """A person at home, and an intruder who holds a cookie, a token, a socket and a link of the same account."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.home = Person(server)
        made = self.home.post("/api/account", {"name": name, "password": PASSWORD})
        assert made.status_code == 201, made.text
        self.elsewhere = Person(server)
        assert self.elsewhere.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 200
        self.token = self.home.post("/api/tokens", {"label": "bot"}).json()["token"]
        self.link = self.elsewhere.post("/api/me/device").json()["token"]
        self.code = self.home.open("shinobi", seat=0)
        self.by_cookie: Socket = self.elsewhere.enter(self.code)
        self.tables = f"/api/tables/{self.code}"

    def by_token(self) -> httpx.Response:
        return httpx.get(f"{self.server.url}/api/me", headers={"Authorization": f"Bearer {self.token}"})

    def ended(self) -> None:
        """Check that none of the old credentials works."""
        assert self.by_cookie.closed(10) in (4401, 4403), "the socket is still open"
        assert self.elsewhere.get("/api/tokens").status_code == 401, "the cookie is still good"
        assert self.by_token().status_code == 401, "the token is still good"
        other = Person(self.server)
        assert other.post("/api/device", {"token": self.link}).status_code in (401, 404), "the link is still good"
        assert other.id != self.home.id


def change_password(person: Person) -> httpx.Response:
    return person.post("/api/account/password", {"old": PASSWORD, "new": "an even bigger sword"})


def sign_out_everywhere(person: Person) -> httpx.Response:
    return person.post("/api/logout/everywhere")


@pytest.mark.parametrize("how", [change_password, sign_out_everywhere], ids=["password", "everywhere"])
def test_other_devices_tokens_and_sockets_end(each: Server, how: Callable[[Person], httpx.Response]) -> None:
    all_of_it = Everywhere(each, f"Kikuchiyo {how.__name__[:4]}")
    answer = how(all_of_it.home)
    assert answer.status_code in (200, 204), answer.text
    all_of_it.ended()


def test_the_device_that_changed_the_password_goes_on(each: Server) -> None:
    all_of_it = Everywhere(each, "Gorobei")
    assert change_password(all_of_it.home).status_code == 200
    assert all_of_it.home.get("/api/me").json()["person"] == all_of_it.home.id
    all_of_it.home.does(all_of_it.code, type="chat", text="still me")
    back = Person(each)
    assert back.post("/api/login", {"name": "Gorobei", "password": PASSWORD}).status_code == 401
    assert back.post("/api/login", {"name": "Gorobei", "password": "an even bigger sword"}).status_code == 200


def test_sockets_of_others_stay(each: Server) -> None:
    all_of_it = Everywhere(each, "Heihachi")
    ben = Person(each)
    watching = ben.enter(all_of_it.code)
    assert change_password(all_of_it.home).status_code == 200
    all_of_it.by_cookie.closed(10)
    assert watching.ask(type="ping")["type"] == "pong"


def test_guests_can_sign_out_everywhere(each: Server) -> None:
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    old = ann.cookie
    entered = ann.enter(code)
    assert sign_out_everywhere(ann).status_code == 204
    assert entered.closed(10) in (4401, 4403)
    answer = httpx.get(f"{each.url}/api/tokens", headers={"Cookie": f"sanjuro={old}"})
    assert answer.status_code == 401


def test_a_forgotten_account_leaves_nothing_open(each: Server) -> None:
    all_of_it = Everywhere(each, "Katsushiro")
    assert all_of_it.home.http.delete("/api/account").status_code == 204
    all_of_it.ended()


def test_a_dropped_token_closes_its_sockets(each: Server) -> None:
    ann = Person(each)
    code = ann.open("shinobi", seat=0)
    made = ann.post("/api/tokens", {"label": "bot"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.stream("GET", f"{each.url}/api/tables/{code}/events", headers=headers, timeout=30) as stream:
        lines = stream.iter_lines()
        next(lines)
        assert ann.http.delete(f"/api/tokens/{made['id']}").status_code == 204
        ann.does(code, type="chat", text="not for a token that is gone")
        rest = to_the_end(lines)
    assert not any("not for a token" in line for line in rest)


@pytest.mark.parametrize(("days", "good"), [(LIFE_DAYS - 2, True), (LIFE_DAYS + 2, False)])
def test_cookies_end_on_the_server(start: Start, tmp_path: Path, days: int, good: bool) -> None:
    """A browser forgets a cookie, but somebody who copied it does not."""
    clock = Clock(tmp_path)
    server = start(limits=False, environment=clock.environment)
    ann = Person(server)
    ann.open("shinobi", seat=0)
    old = ann.cookie
    server.kill()
    clock.set(days * DAYS)
    server.start()
    answer = httpx.get(f"{server.url}/api/lobby", headers={"Cookie": f"sanjuro={old}"})
    assert answer.status_code == (200 if good else 401), answer.text


def sessions(person: Person) -> list[dict[str, object]]:
    answer = person.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()
    return found


def test_one_session_is_ended_and_the_others_go_on(each: Server) -> None:
    all_of_it = Everywhere(each, "Manzo")
    home, elsewhere = all_of_it.home, all_of_it.elsewhere
    watching = home.enter(all_of_it.code)
    elsewhere.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    assert len(sessions(elsewhere)) == 2
    listed = sessions(home)
    assert [one["current"] for one in listed] == [True, False]
    assert "Firefox" in str(listed[1]["agent"]) and "httpx" in str(listed[0]["agent"])
    assert home.http.delete(f"/api/me/sessions/{listed[1]['id']}").status_code == 204
    assert all_of_it.by_cookie.closed(10) == 4401, "the socket of the ended session is still open"
    assert elsewhere.get("/api/lobby").status_code == 401, "the cookie of the ended session is still good"
    assert elsewhere.get("/api/me").json()["person"] != home.id
    assert watching.ask(type="ping")["type"] == "pong"
    assert all_of_it.by_token().status_code == 200
    assert [one["id"] for one in sessions(home)] == [listed[0]["id"]]
    assert home.http.delete(f"/api/me/sessions/{listed[1]['id']}").status_code == 404


def test_nobody_ends_the_session_of_somebody_else(each: Server) -> None:
    ann, eve = Person(each), Person(each)
    ann.open("shinobi")
    eve.open("shinobi")
    [own] = sessions(ann)
    assert eve.http.delete(f"/api/me/sessions/{own['id']}").status_code == 404
    assert [one["id"] for one in sessions(ann)] == [own["id"]]
    assert own["id"] not in [one["id"] for one in sessions(eve)]


def test_a_copied_cookie_ends_with_its_session(each: Server) -> None:
    """After logging out or ending the current session, a copied cookie is useless."""
    for how in ("logout", "end"):
        ann = Person(each)
        ann.open("shinobi")
        old = ann.cookie
        if how == "logout":
            assert ann.post("/api/logout").status_code == 204
        else:
            assert ann.http.delete(f"/api/me/sessions/{sessions(ann)[0]['id']}").status_code == 204
        answer = httpx.get(f"{each.url}/api/lobby", headers={"Cookie": f"sanjuro={old}"})
        assert answer.status_code == 401, how


def test_cookies_of_an_earlier_version_are_still_good(start: Start) -> None:
    """They name no session; the next response gives them one."""
    import base64
    import hmac
    import time

    server = start(limits=False, secret="sixteen letters and more")
    ann = Person(server)
    code = ann.open("shinobi", seat=0)
    text = f"{ann.id}.0.{int(time.time())}"
    signed = hmac.digest(b"sixteen letters and more", text.encode(), "sha256")
    old = f"{text}.{base64.urlsafe_b64encode(signed).decode().rstrip('=')}"
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"sanjuro={old}"})
    assert answer.json()["person"] == ann.id
    again = Person(server, cookie=answer.headers["set-cookie"].partition(";")[0].partition("=")[2])
    assert again.id == ann.id and again.table(code)["you"]["seats"] == [0]
    assert sessions(again)[0]["current"]
