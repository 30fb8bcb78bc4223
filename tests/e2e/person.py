"""A person with a browser context of their own, who reads the screen and clicks what can be clicked."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, ViewportSize

from e2e.sizes import TWO_FRAMES

GAMES = ("bang", "samurai_sword", "shinobi", "samurai_spirit")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}

READ_SCREEN = (Path(__file__).parent / "screen.js").read_text()
CLICK_POINT = (Path(__file__).parent / "click_point.js").read_text()

# Called once per frame: returns whether nothing has moved for twenty frames. That is longer than the card layer waits
# before its last measurement. Endless animations, such as the ring of a selectable card, do not count.
SETTLED = """() => {
  const moving = document.getAnimations().some((animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity);
  const boxes = [...document.querySelectorAll('main .slot-place, .card-layer .body')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return `${x},${y},${width},${height}`;
  }).join(' ');
  const before = window.settling ?? { boxes: '', frames: 0 };
  const frames = !moving && boxes === before.boxes ? before.frames + 1 : 0;
  window.settling = { boxes, frames };
  return frames >= 20;
}"""


class Target(NamedTuple):
    """Something that can be clicked to answer the question."""

    kind: str
    label: str
    number: int


class Screen(NamedTuple):
    """What the page of a table shows a person."""

    over: bool
    asked: bool
    question: str
    targets: list[Target]
    dialog: bool


class Person:
    """A browser context with one page. Errors in its console and failed requests are collected as problems."""

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
        self.problems: list[str] = []
        self._outage = False
        self.chance = random.Random(seed)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._problem(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        return page

    # ---- problems -----------------------------------------------------------------------

    def _problem(self, text: str) -> None:
        self.problems.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        lost = self._outage and ("WebSocket connection" in message.text or "Failed to load resource" in message.text)
        if message.type in ("error", "warning") and not lost:
            self._problem(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # Leaving a page cancels its requests.
        if not self._outage and request.failure != "net::ERR_ABORTED":
            self._problem(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and not self._outage:
            self._problem(f"{response.status}: {response.url}")

    @contextmanager
    def outage(self) -> Iterator[None]:
        """Allow the browser to report problems while a test takes the network or the server down."""
        self._outage = True
        yield
        # The browser reports everything about the outage before it answers this call.
        self.page.evaluate(TWO_FRAMES)
        self._outage = False

    # ---- navigating ---------------------------------------------------------------------

    def go(self, path: str = "") -> None:
        """Open a page of the app, such as `rules/bang`. The default is the home page."""
        self.page.goto(f"/#/{path}")
        self.page.wait_for_selector("main h1, main h2")

    def open_table(self, game: str, start: bool = True, **wanted: Any) -> str:
        """Open a new table through the server's API, with this person in the first seat."""
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
        """Let a bot play on for this person, unless the game is already over."""
        answer = self.context.request.post(f"/api/tables/{code}/commands", data={"type": "away"})
        assert answer.ok or "the game is over" in answer.text(), answer.text()

    def finished(self, game: str, **wanted: Any) -> str:
        """Return the code of a finished game, in which a bot has played for this person from the first move."""
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
        self.put_card_away()

    def put_card_away(self) -> None:
        """Dismiss the card that reveals your role at the beginning of a game, because it covers the seats."""
        if self.page.locator("section.begin").count():
            self.page.keyboard.press("Escape")

    # ---- seeing and clicking ------------------------------------------------------------

    def settle(self) -> None:
        """Wait until nothing on the page moves any more."""
        self.page.evaluate("delete window.settling")
        self.page.wait_for_function(SETTLED)

    def read_screen(self) -> Screen:
        seen = self.page.evaluate(READ_SCREEN)
        return Screen(
            over=seen["over"],
            asked=seen["asked"],
            question=seen["question"],
            targets=[Target(**target, number=number) for number, target in enumerate(seen["targets"])],
            dialog=seen["dialog"],
        )

    def until_asked(self, timeout: float = 120) -> Screen:
        """Wait until this person is asked, or the game ends."""
        end = time.monotonic() + timeout
        while True:
            self.put_card_away()
            screen = self.read_screen()
            if screen.over or screen.dialog or (screen.asked and screen.targets):
                return screen
            assert time.monotonic() < end, f"no question came; on the screen: {screen} {self.answers()}"
            self.page.wait_for_timeout(10)

    def answers(self) -> str:
        """Return the HTML of the buttons below the question."""
        found = self.page.locator(".ask .acts")
        return found.inner_html() if found.count() else ""

    def click(self, target: Target) -> None:
        point = self.page.evaluate(CLICK_POINT, target.number)
        assert point is not None, f"{target.label!r} glows, but nothing of it can be clicked"
        if point != "gone":
            self.page.mouse.click(*point)

    def act(self) -> Screen:
        """Click something that glows. Return what the screen showed before the click."""
        screen = self.until_asked()
        if screen.over:
            return screen
        if not screen.targets:
            self.page.keyboard.press("Escape")
            return screen
        ready = [target for target in screen.targets if target.kind == "ready"]
        self.click(ready[0] if ready and self.chance.random() < 0.5 else self.chance.choice(screen.targets))
        return screen

    def play_to_the_end(self, most: int = 3000) -> int:
        """Click what glows until the game is over. Return the number of clicks."""
        for clicks in range(most):
            if self.act().over:
                return clicks
        raise AssertionError(f"no end after {most} clicks: {self.read_screen()}")

    def question(self) -> str:
        return self.page.inner_text("section.ask .q")
