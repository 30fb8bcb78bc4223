"""A finished game again: scrubbed and stepped through, by any eyes, from a link, and played on."""

from __future__ import annotations

import re

import pytest

from e2e.person import GAMES, Person


def at(person: Person) -> int:
    return int(person.page.inner_text(".at-of").split("/")[0])


def see_as(person: Person, eyes: str) -> None:
    """Choose a seat to see the game from, and wait until its view is shown."""
    with person.page.expect_response(lambda response: f"eyes={eyes}" in response.url) as response:
        person.page.select_option(".controls select", eyes)
    response.value.finished()
    person.settle()


@pytest.mark.parametrize("game", GAMES)
def test_scrub_step_look_link_and_play_on(person: Person, game: str) -> None:
    page = person.page
    code = person.finished(game)
    person.go(f"r/{code}")
    page.wait_for_selector("section.ask")
    moves = int(page.inner_text(".at-of").split("/")[1])
    assert moves > 10

    scrubber = page.locator('input[type="range"]')
    scrubber.fill(str(moves // 2))
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2)
    page.locator('.controls .tool:has(use[href="#i-forward"])').click()
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2 + 1)
    page.locator("body").press("ArrowLeft")
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2)

    # All cards are open to everybody's eyes, and only one's own to a seat's.
    see_as(person, "1")
    as_seat = page.locator("main [data-card]").count()
    assert as_seat > 0
    see_as(person, "watcher")
    assert page.locator("main [data-card]").count() <= as_seat

    # The link leads others to the same move and the same eyes; so early everybody is still in the game.
    early = min(moves // 2, 8)
    page.goto(f"/r/{code}#{early}.1")
    page.wait_for_selector("section.ask")
    assert at(person) == early
    assert page.input_value(".controls select") == "1"

    page.get_by_role("button", name=re.compile("play on", re.IGNORECASE)).click()
    page.locator("dialog[open] footer .btn").click()
    page.wait_for_url(re.compile(r"#/t/(?!" + code + ")"))
    page.wait_for_selector("section.ask")
    assert page.locator("header .sub").inner_text() != code
    screen = person.until_asked()
    assert screen.asked or screen.over


def test_every_position_can_be_shown(person: Person) -> None:
    code = person.finished("samurai_spirit")
    person.go(f"r/{code}")
    person.page.wait_for_selector("section.ask")
    moves = int(person.page.inner_text(".at-of").split("/")[1])
    assert moves > 10
    for move in range(0, moves + 1, moves // 10):
        person.page.locator('input[type="range"]').fill(str(move))
        person.page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=move)
    person.page.locator('input[type="range"]').fill(str(moves))
    person.page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves)
    assert "over" in person.page.inner_text("section.ask").lower()
