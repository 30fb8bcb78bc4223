"""A table of Samurai Spirit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display.table import Cell, Face, Layout, cards, deck, top, words

DRAWINGS = ["", "raider1", "raider1", "raider2", "raider2", "raider3", "raider4"]  # by strength


def cells(view: Mapping[str, Any], seat: int) -> list[Cell]:
    stands = view["seats"][seat]
    talents = [words(name) for name in stands["talents"] if name != stands["samurai"]]
    return [
        [words(stands["samurai"]) + (" (beast)" if stands["side"] == "animal" else "")],
        [str(stands["wounds"])],
        [f"{stands['sum']}/{stands['kiai']}"],
        cards(stands["line"]),
        cards(stands["defence"]),
        [", ".join(["passed"] * stands["passed"] + talents)],
    ]


def middle(view: Mapping[str, Any]) -> list[tuple[str, Cell]]:
    barricades = view["barricades"]
    found: list[tuple[str, Cell]] = [
        ("round", [str(view["round"])]),
        ("barricades", [f"{barricades['count']}/{barricades['most']}"]),
        ("farms", [str(view["farms"]["count"])]),
        ("families", [str(len(view["families"]))]),
        ("deck", deck(view["deck"])),
        ("discard", top(view["discard"])),
        ("intruders", deck(view["intruders"])),
    ]
    if view["drawn"]:
        found.append(("turned up", cards(view["drawn"])))
    return found


def face(name: str) -> Face:
    first, *printed = name.split("-")
    if first.isdigit():
        return Face(DRAWINGS[int(first)], "", first, signs=printed)
    return Face(first, first, signs=printed)


LAYOUT = Layout("Samurai Spirit", ["samurai", "wounds", "kiai", "line", "defence", ""], cells, middle, face)
