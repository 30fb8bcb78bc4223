"""A table of BANG!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import Cell, Face, Layout, cards, closed, deck, top, words

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
WEAPONS = ("volcanic", "schofield", "remington", "rev_carabine", "winchester")
STAYS = ("barrel", "mustang", "scope", "jail", "dynamite", *WEAPONS)
BLUE = "#dbe3ec"


def cells(view: Mapping[str, Any], seat: int) -> list[Cell]:
    player = view["seats"][seat]
    return [
        [player["role"] or "?"],
        [words(player["character"])],
        ["out" if player["out"] else f"{player['life']}/{player['full']}"],
        [str(player["range"])],
        [*closed(player["hand"]), *closed(player["looked"])],
        cards(player["table"]),
    ]


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"], last=False))]
    for pile in ("store", "check"):
        if view[pile]:
            found.append((pile, cards(view[pile])))
    return found


def face(name: str) -> Face:
    kind, _, printed = name.partition("-")
    corner = printed[:-1] + SUITS[printed[-1]] if printed else ""
    return Face(kind, words(kind), corner, printed[-1:] in ("H", "D"), ground=BLUE if kind in STAYS else "")


LAYOUT = Layout("BANG!", ["role", "character", "life", "range", "hand", "in front"], cells, middle, face)
