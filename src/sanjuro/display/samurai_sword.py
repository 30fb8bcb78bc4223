"""A table of Samurai Sword."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import Cell, Face, Layout, cards, closed, deck, top, words


def cells(view: Mapping[str, Any], seat: int) -> list[Cell]:
    player = view["seats"][seat]
    role = player["role"] or "?"
    return [
        [role + "*" * (player["stars"] or 0)],
        [words(player["character"])],
        [str(player["honour"])],
        [f"{player['resilience']}/{player['full_resilience']}"],
        closed(player["hand"]),
        cards(player["table"]),
    ]


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"]))]
    if view["played"]:
        found.append(("played", cards(view["played"])))
    return found


def face(name: str) -> Face:
    kind, _, stars = name.partition("-")
    return Face(kind, words(kind), signs=["star"] * int(stars or 0))


LAYOUT = Layout("Samurai Sword", ["role", "character", "honour", "resilience", "hand", "in front"], cells, middle, face)
