"""What the `rules` bot of Samurai Spirit looks at, and how much each thing counts, by round and number of samurai.

`tools/fit_samurai_spirit.py` says how the weights were found.
"""

from __future__ import annotations

from typing import Final

from sanjuro.bots.samurai_spirit_numbers import NUMBERS

MOST_TURNS: Final = 7  # turns left in the round are counted up to here
MOST_ROOM: Final = 13  # the room of a line below its kiai value
ABOVE: Final = 14  # in place of the room: above the kiai value
OUT: Final = 15  # or passed
MOST_HEALTH: Final = 19

# Where the entries of a samurai begin.
LINE: Final = 0  # by room and turns left
DEFENCE: Final = 128  # by symbols covered, turns left and kind of room: none, little or much
WOUNDS: Final = 320  # by wounds, whether a hat is covered, and turns left
PENALTY: Final = 384  # of the last card: none, a barricade, four for a wound by wounds, and the others
WOUND_PENALTY: Final = 2
SAMURAI_LINE: Final = 400  # by samurai and room
SAMURAI_WOUNDS: Final = 512  # by samurai and wounds
TALENT: Final = 540  # of another samurai: by his number and kind of room
TOKEN: Final = 561  # the own support token: away or at home
DOLL_MISSED: Final = 563  # a doll not covered: by families, turns left and kind of room
SEAT_ENTRIES: Final = 635

# Where the entries of the village begin.
FARMS: Final = 0
FAMILIES: Final = 7
HEALTH: Final = 11  # by barricades and farms less the flames expected, and how much of the round is left
FIGHTERS: Final = 71  # by samurai in the round, and how much of it is left
# Health, its square, flames left in the deck, raiders beyond what all lines and defences can take, their flames, room
# beyond the raiders left, how scarce hats, farms and dolls are, strength left in the deck.
REALS: Final = 95
BY_DIFFICULTY: Final = 105
VILLAGE_ENTRIES: Final = 109
FEWER: Final = 0.7  # raiders that a symbol not yet covered takes


def _by_round(numbers: list[float], begin: int, entries: int) -> list[list[float]]:
    """Three tables of so many entries; there is no round 0."""
    tables: list[list[float]] = [[]]
    for number in range(3):
        tables.append(numbers[begin + number * entries : begin + (number + 1) * entries])
    return tables


# By the number of samurai, and by round.
_WEIGHTS: Final[list[list[float]]] = [[int(number) / 1000 for number in of_count.split()] for of_count in NUMBERS]
SEAT: Final[list[list[list[float]]]] = [_by_round(numbers, 0, SEAT_ENTRIES) for numbers in _WEIGHTS]
VILLAGE: Final[list[list[list[float]]]] = [
    _by_round(numbers, 3 * SEAT_ENTRIES, VILLAGE_ENTRIES) for numbers in _WEIGHTS
]
