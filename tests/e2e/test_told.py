"""Nothing appears anywhere before it is told: whole games, checked after every tick, in windows of all sizes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from e2e.person import GAMES, Person
from e2e.sizes import SIZES

COMPARE = (Path(__file__).parent / "told.js").read_text()
# About as few players as the game allows, and how many roles or clans of others must be revealed by the end.
PLAYERS = {"bang": (4, 1), "samurai_sword": (3, 2), "shinobi": (3, 2), "samurai_spirit": (2, 0)}
# A replay is told from this many moves before its end.
REPLAYED = 45
# Seconds until the next move is told, on a busy machine.
PATIENCE = 120


def listen(person: Person, done: str) -> dict[str, Any]:
    """Let the page tell what happens, in one window size after another, until `done`.

    Return what the comparison found.
    """
    page = person.page
    number, told, since = 0, 0, time.monotonic()
    while not page.evaluate(done):
        if page.evaluate("window.tooEarly.waits"):
            number += 1
            width, height = SIZES[number % len(SIZES)]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("window.goOn()")
        if (moves := page.evaluate("window.tooEarly.moves")) > told:
            told, since = moves, time.monotonic()
        assert time.monotonic() < since + PATIENCE, f"nothing is told any more: {page.evaluate('window.tooEarly')}"
        page.wait_for_timeout(20)
    found: dict[str, Any] = page.evaluate("window.tooEarly")
    assert not found["problems"], "\n".join(found["problems"])
    assert len(found["beats"]) == len(SIZES), found["beats"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_seen_before_it_is_told(somebody: Callable[..., Person], game: str) -> None:
    person = somebody(motion=True)
    person.page.add_init_script(COMPARE)
    players, secrets = PLAYERS[game]
    code = person.open_table(game, start=False, players=players)
    person.page.goto(f"/t/{code}")
    person.page.wait_for_selector("main h1, main h2")
    person.command(code, type="start", fill="rules")
    person.leave_to_bots(code)
    found = listen(person, "document.querySelector('section.end') !== null")
    assert found["moves"] > 20 and min(found["beats"].values()) > 2, found
    assert len(set(found["roles"])) >= secrets, found
    if game == "bang":
        assert found["verdicts"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_nor_in_a_replay(somebody: Callable[..., Person], game: str) -> None:
    """The game is seen from a seat, for which the roles and clans of the others are secret until the end."""
    person = somebody(motion=True)
    players, secrets = PLAYERS[game]
    code = person.finished(game, players=players)
    moves = person.context.request.get(f"/api/records/{code}").json()["moves"]
    person.page.add_init_script(COMPARE)
    person.page.goto(f"/#/r/{code}?move={max(0, moves - REPLAYED)}&eyes=0")
    person.page.wait_for_function("of => document.querySelector('.at-of')?.textContent.endsWith(of)", arg=f"/{moves}")
    person.page.locator('.controls .tool:has(use[href="#i-play"])').click()
    found = listen(
        person,
        f"document.querySelector('.at-of')?.textContent === '{moves}/{moves}'"
        " && !document.querySelector('section.ask [data-skip]')",
    )
    assert found["moves"] > 15, found
    assert len(set(found["roles"])) >= min(secrets, 1), found
