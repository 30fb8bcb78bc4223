"""Somebody with a browser: a context of their own, who sees what glows and clicks it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

GAMES = ("bang", "samurai_sword", "shinobi", "samurai_spirit")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}

LOOK = (Path(__file__).parent / "look.js").read_text()
POINT = (Path(__file__).parent / "point.js").read_text()

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Target(NamedTuple):
    """Something that can be clicked to answer the question."""

    kind: str
    label: str
    number: int


class Sight(NamedTuple):
    """The table as a person sees it."""

    over: bool
    asked: bool
    question: str
    targets: list[Target]
    dialog: bool


class Person:
    """A browser context with one page. Whatever the console says or a request fails at is remembered."""

    def __init__(
        self, browser: Browser, url: str, *, seed: str, language: str = "en", motion: bool = False, **looks: Any
    ) -> None:
        looks.setdefault("viewport", DESKTOP)
        locale = {"en": "en-GB", "ru": "ru-RU", "zh": "zh-CN"}[language]
        still: Any = "no-preference" if motion else "reduce"
        self.context = browser.new_context(locale=locale, reduced_motion=still, base_url=url, **looks)
        self.context.set_default_timeout(60_000)
        self.url = url
        self.language = language
        self.troubles: list[str] = []
        self._outage = False
        self.chance = random.Random(seed)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._trouble(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        return page

    # ---- troubles -----------------------------------------------------------------------

    def _trouble(self, text: str) -> None:
        self.troubles.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        lost = self._outage and ("WebSocket connection" in message.text or "Failed to load resource" in message.text)
        if message.type in ("error", "warning") and not lost:
            self._trouble(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left takes its requests with it.
        if not self._outage and request.failure != "net::ERR_ABORTED":
            self._trouble(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and not self._outage:
            self._trouble(f"{response.status}: {response.url}")

    @contextmanager
    def outage(self) -> Iterator[None]:
        """While the network or the server is gone on purpose, the browser may say so."""
        self._outage = True
        yield
        # Whatever the browser has to say of the outage comes before its answer to this.
        self.page.evaluate(TWO_FRAMES)
        self._outage = False

    # ---- going places -------------------------------------------------------------------

    def go(self, path: str = "") -> None:
        """A place in the app, such as `rules/bang`; the home page without."""
        self.page.goto(f"/#/{path}")
        self.page.wait_for_selector("main h1, main h2")

    def open_table(self, game: str, start: bool = True, **wanted: Any) -> str:
        """A new table by the server's own API, with this person on the first seat."""
        if not any(cookie["name"] == "sanjuro" for cookie in self.context.cookies()):
            self.context.request.get("/api/me")
        body = {"game": game, "seat": 0, "start": start, "settings": {"pace": "instant"}}
        if start:
            body["bots"] = "rules"
        answer = self.context.request.post("/api/tables", data={**body, **wanted})
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def command(self, code: str, **command: Any) -> None:
        answer = self.context.request.post(f"/api/tables/{code}/commands", data=command)
        assert answer.ok, answer.text()

    def leave_to_bots(self, code: str) -> None:
        """A bot plays on for this person, unless the game is over already."""
        answer = self.context.request.post(f"/api/tables/{code}/commands", data={"type": "away"})
        assert answer.ok or "the game is over" in answer.text(), answer.text()

    def finished(self, game: str, **wanted: Any) -> str:
        """A game that is over: a bot has played for this person from the first move on."""
        code = self.open_table(game, **wanted)
        self.leave_to_bots(code)
        end = time.monotonic() + 120
        while self.context.request.get(f"/api/records/{code}").status != 200:
            assert time.monotonic() < end, "the bots do not come to an end"
            self.page.wait_for_timeout(100)
        return code

    def sit_at(self, code: str) -> None:
        self.page.goto(f"/t/{code}")
        self.page.wait_for_selector("section.ask")

    # ---- seeing and clicking ------------------------------------------------------------

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        return Sight(
            over=seen["over"],
            asked=seen["asked"],
            question=seen["question"],
            targets=[Target(**target, number=number) for number, target in enumerate(seen["targets"])],
            dialog=seen["dialog"],
        )

    def until_asked(self, timeout: float = 120) -> Sight:
        """Wait for a question to this person, or for the end."""
        end = time.monotonic() + timeout
        while True:
            sight = self.look()
            if sight.over or sight.dialog or (sight.asked and sight.targets):
                return sight
            assert time.monotonic() < end, f"no question came; on the screen: {sight} {self.answers()}"
            self.page.wait_for_timeout(10)

    def answers(self) -> str:
        """The buttons under the question, as they are."""
        found = self.page.locator(".ask .acts")
        return found.inner_html() if found.count() else ""

    def click(self, target: Target) -> None:
        point = self.page.evaluate(POINT, target.number)
        assert point is not None, f"{target.label!r} glows, but nothing of it can be clicked"
        if point != "gone":
            self.page.mouse.click(*point)

    def act(self) -> Sight:
        """One click on something that glows; what is seen before it."""
        sight = self.until_asked()
        if sight.over:
            return sight
        if not sight.targets:
            self.page.keyboard.press("Escape")
            return sight
        ready = [target for target in sight.targets if target.kind == "ready"]
        self.click(ready[0] if ready and self.chance.random() < 0.5 else self.chance.choice(sight.targets))
        return sight

    def play_to_the_end(self, most: int = 3000) -> int:
        """Click what glows until the game is over; how many clicks it took."""
        for clicks in range(most):
            if self.act().over:
                return clicks
        raise AssertionError(f"no end after {most} clicks: {self.look()}")

    def question(self) -> str:
        return self.page.inner_text("section.ask .q")
