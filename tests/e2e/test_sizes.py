"""In every window size, hand, question and seats can be reached, nothing overlaps and nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.cards_in_place import cards_out_of_place
from e2e.person import Person
from e2e.sizes import MORE_SIZES, ZOOMED, in_every_size

LAYOUT = (Path(__file__).parent / "layout.js").read_text()

# The fewest and the most players, and the number of clicks until there are cards on the table and in the hands.
TABLES = [
    ("bang", 4, 9),
    ("bang", 7, 6),
    ("samurai_sword", 3, 9),
    ("samurai_sword", 7, 6),
    ("shinobi", 3, 12),
    ("shinobi", 5, 12),
    ("samurai_spirit", 1, 8),
    ("samurai_spirit", 7, 8),
]


@pytest.mark.parametrize(("game", "players", "clicks"), TABLES, ids=[f"{game}-{n}" for game, n, _ in TABLES])
def test_the_table_fits_every_window(somebody: Callable[..., Person], game: str, players: int, clicks: int) -> None:
    person = somebody()
    person.sit_at(person.open_table(game, players=players))
    for _ in range(clicks):
        person.act()
    while person.until_asked().dialog:
        person.page.keyboard.press("Escape")
    wrong: dict[str, list[str]] = {}
    for size in in_every_size(person, MORE_SIZES + ZOOMED):
        person.page.mouse.move(1, 1)
        person.settle()
        found = person.page.evaluate(LAYOUT)
        person.settle()
        found += cards_out_of_place(person)
        if found:
            wrong[size] = found
    assert wrong == {}
