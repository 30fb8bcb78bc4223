"""A whole game of each of the four, by clicking what glows, to the end and into the next one."""

from __future__ import annotations

import re

import pytest

from e2e.person import GAMES, Person


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_and_the_next_in_one_click(person: Person, game: str) -> None:
    page = person.page
    person.go()
    page.click(f'.poster[data-game="{game}"]')
    page.locator("summary", has_text="Clock and table").click()
    page.get_by_text("At once").click()
    page.get_by_role("button", name=re.compile("Play (against|with) bots")).click()
    clicks = person.play_to_the_end()
    assert clicks > 0
    assert page.locator("section.end h2").inner_text()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_function("code => document.querySelector('header .sub')?.textContent !== code", arg=first[-6:])
    screen = person.until_asked()
    assert screen.asked or screen.over  # bots are fast, and can eliminate somebody before the first question
    if screen.asked:
        assert person.act().question == screen.question
