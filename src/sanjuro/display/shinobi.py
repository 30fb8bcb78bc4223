"""A table of Shinobi."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import Cell, Face, Layout, cards, closed, deck, top, words

CLANS = ("go_hojo", "mori", "oda", "takeda", "uesugi")


def cells(view: Mapping[str, Any], seat: int) -> list[Cell]:
    player = view["seats"][seat]
    armies: Cell = []
    for clan in CLANS:
        army = player["province"].get(clan, [])
        if army:
            armies += [*cards(army[-1:]), f"×{len(army)}"]
    return [[words(player["clan"] or "?")], armies, closed(player["hand"])]


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    found = [("deck", deck(view["deck"])), ("discard", top(view["discard"]))]
    if view["last_drawer"] is not None:
        found.append(("last card", [f"drawn by seat {view['last_drawer']}"]))
    return found


def face(name: str) -> Face:
    clan = name.removeprefix("secret-")
    return Face(clan, words(clan))


LAYOUT = Layout("Shinobi", ["clan", "province", "hand"], cells, middle, face)
