"""A table of any other game: whatever its view says of the seats and of the middle in a word or in cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import Cell, Face, Layout, cards, closed, words

GENERAL = ("game", "players", "options", "asked", "pending", "over", "outcome", "viewer", "seats", "moves", "turn")


def shown(value: Any) -> Cell | None:
    """A value as a cell; None if it is neither a word nor cards."""
    if isinstance(value, (str, int)) or value is None:
        return ["?" if value is None else str(value)]
    if isinstance(value, list) and all(isinstance(card, dict) and "card" in card for card in value):
        return cards(value)
    if isinstance(value, dict) and set(value) == {"count", "cards"}:
        return closed(value)
    return None


def columns(view: Mapping[str, Any]) -> list[str]:
    seat = view["seats"][0] if view["seats"] else {}
    return [key for key, value in seat.items() if shown(value) is not None]


def cells(view: Mapping[str, Any], seat: int) -> list[Cell]:
    return [shown(view["seats"][seat].get(key)) or [] for key in columns(view)]


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    found: list[tuple[str, Cell]] = []
    for key, value in view.items():
        cell = None if key in GENERAL else shown(value)
        if cell is not None:
            found.append((words(key), cell))
    return found


def layout(view: Mapping[str, Any]) -> Layout:
    """The columns are those keys of a seat that can be shown."""
    return Layout(words(view["game"]), [words(key) for key in columns(view)], cells, middle, face)


def face(name: str) -> Face:
    return Face("", words(name))
