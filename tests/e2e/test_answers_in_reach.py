"""In every window size, each move on offer begins with something visible that can be pressed."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from e2e.person import GAMES, PHONE, Person
from e2e.sizes import in_every_size
from sanjuro import positions

ANSWERS = (Path(__file__).parent / "answers.js").read_text()


def things(click: list[Any]) -> list[str]:
    """Return what a click may be on, as the client names it: `card:12`."""
    kind, *ids = click
    return [f"{kind}:{number}" for number in ids]


def out_of_reach(person: Person, clicks: Iterable[list[Any]], where: str) -> list[str]:
    wanted = [things(click) for click in clicks]
    wrong = []
    for size in in_every_size(person):
        wrong += [f"{where}, {size}: {thing}" for thing in person.page.evaluate(ANSWERS, wanted)]
    return wrong


def check(person: Person, moves: list[dict[str, Any]], where: str) -> list[str]:
    """Check the first click of every move, and the second click after one of the first clicks that leave a choice."""
    wrong = out_of_reach(person, [move["about"][0] for move in moves if move["about"]], where)
    longer = [move["about"] for move in moves if len(move["about"]) > 1]
    first = things(longer[0][0])[0] if longer else ""
    if longer and not wrong and sum(first in things(about[0]) for about in longer) > 1:
        person.page.locator(f"[data-answer]:is([data-answer='{first}'], [data-answer^='{first}|'])").first.click()
        second = [about[1] for about in longer if first in things(about[0])]
        wrong += out_of_reach(person, second, f"{where}, then {first}")
        person.page.keyboard.press("Escape")
    return wrong


def decision(person: Person, code: str) -> dict[str, Any] | None:
    """Return the next question to this person, or None if the example is over or somebody else is asked."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        state = person.context.request.get(f"/api/tables/{code}").json()
        found: dict[str, Any] | None = state["decision"]
        # The only possible answer is given automatically.
        if (found and len(found["moves"]) > 1) or state["table"]["state"] != "playing":
            return found
        person.page.wait_for_timeout(50)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_move_begins_with_something_to_press(person: Person, game: str) -> None:
    """Check the position of every example and, in Samurai Spirit, the one after the first move of its page."""
    wrong: list[str] = []
    for name in positions.names(game):
        code = person.open_table(game, example=name, bots=None, start=False)
        told = next((step for step in positions.scenario(game, name).values["steps"] if "move" in step), None)  # type: ignore[attr-defined]
        # Only in Samurai Spirit does the board itself offer answers.
        for step in ("at first", "after a move") if game == "samurai_spirit" else ("at first",):
            asked = decision(person, code)
            if asked is None:
                break
            # In a wide window the rules would open beside the table.
            person.page.set_viewport_size(PHONE)
            person.page.goto(f"/t/{code}")
            if not person.until_asked().targets:
                break
            wrong += check(person, asked["moves"], f"{name} {step}")
            if told is None or told["move"] not in [move["text"] for move in asked["moves"]]:
                break
            answer = {"seat": asked["seat"], "question": asked["question"], "text": told["move"]}
            person.command(code, type="play", **answer)
    assert not wrong, "\n".join(wrong)
