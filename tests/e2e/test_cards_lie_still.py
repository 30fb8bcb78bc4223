"""When nothing moves any more, every card on the table is drawn exactly once, in its place, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.cards_in_place import cards_out_of_place
from e2e.person import DESKTOP, GAMES, PHONE, Person


def check(person: Person, where: str) -> None:
    person.settle()
    assert cards_out_of_place(person) == [], where


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_at_its_place_after_it_moved(
    somebody: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    person = somebody(motion=True, viewport=size)
    person.sit_at(person.open_table(game))
    checked = 0
    for step in range(12):
        screen = person.until_asked()
        if step % 3 == 2 or screen.over:
            check(person, f"{game} after {step} clicks: {screen.question}")
            checked += 1
        if screen.over:
            break
        person.act()
    assert checked > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_low_window_may_be_scrolled_while_cards_move(somebody: Callable[..., Person], game: str) -> None:
    person = somebody(motion=True, viewport={"width": 1280, "height": 480})
    person.sit_at(person.open_table(game))
    for step in range(6):
        person.until_asked()
        person.page.evaluate("n => document.querySelector('main').scrollTo(0, n)", [0, 200, 60][step % 3])
        check(person, f"{game} scrolled, after {step} clicks")
        person.act()
