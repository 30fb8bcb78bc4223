"""Where cards and tokens lie: the piles in the middle and those next to each samurai's board."""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import HIDDEN, OPEN

DECK: Final = 0
DISCARD: Final = 1
INTRUDERS: Final = 2
BOX: Final = 3
DRAWN: Final = 4  # the raider just drawn, until it is placed
FARMS: Final = 5  # the top one falls next; nobody knows their order or their backs
FALLEN: Final = 6
FAMILIES: Final = 7  # the top one is lost next
LOST: Final = 8
MIDDLE: Final = [
    ("deck", HIDDEN),
    ("discard", OPEN),
    ("intruders", HIDDEN),
    ("box", HIDDEN),
    ("drawn", OPEN),
    ("farms", HIDDEN),
    ("fallen", OPEN),
    ("families", HIDDEN),
    ("lost", OPEN),
]

# Next to a board: the combat line on its right, in order, and the defence on its left.
FIRST: Final = 9
OWN: Final = [("line", OPEN), ("defence", OPEN)]


def line_pile(seat: int) -> int:
    return FIRST + seat * 2


def defence_pile(seat: int) -> int:
    return FIRST + seat * 2 + 1
