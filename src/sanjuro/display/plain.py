"""The table of any other game: everything in its view that is a word or cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from sanjuro.display.table import Cell, Column, Face, Layout, Name, cards, closed, words

GENERAL = ("game", "players", "options", "asked", "pending", "over", "outcome", "viewer", "seats", "moves", "turn")


def shown(value: Any) -> Cell | None:
    """Return a value as a cell; None if it is neither a word nor cards."""
    if isinstance(value, str):
        return [Name(value)]
    if isinstance(value, int) or value is None:
        return ["?" if value is None else str(value)]
    if isinstance(value, list) and all(isinstance(card, dict) and "card" in card for card in value):
        return cards(value)
    if isinstance(value, dict) and set(value) == {"count", "cards"}:
        return closed(value)
    return None


def columns(view: Mapping[str, Any]) -> list[Column]:
    """Return the keys of a seat that can be shown."""
    seat = view["seats"][0] if view["seats"] else {}
    return [
        Column(key, partial(cell, key), right=isinstance(value, int), counted=isinstance(value, dict))
        for key, value in seat.items()
        if shown(value) is not None
    ]


def cell(key: str, view: Mapping[str, Any], seat: int) -> Cell:
    return shown(view["seats"][seat].get(key)) or []


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    found: list[tuple[str, Cell]] = []
    for key, value in view.items():
        cell = None if key in GENERAL else shown(value)
        if cell is not None:
            found.append((key, cell))
    return found


def layout(view: Mapping[str, Any]) -> Layout:
    return Layout(words(view["game"]), columns(view), middle, face)


def face(name: str) -> Face:
    return Face(name.partition("-")[0], words(name))
