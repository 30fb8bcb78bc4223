"""The features of the `rules` bot of Samurai Spirit and their weights, by round and number of samurai.

The weights are in the folder `weights`, one file per number of samurai: those of a samurai by round, then those of the
village by round, in thousandths. `tools/fit_samurai_spirit.py` explains how they were fitted.
"""

from __future__ import annotations

from typing import Final

from sanjuro.bots.weights import by_players
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_spirit.boards import MOST_SEATS

MOST_TURNS: Final = 7  # cap on turns left in the round
MOST_ROOM: Final = 13  # room of a line below its kiai value
ABOVE: Final = 14  # instead of the room: above the kiai value
OUT: Final = 15  # or passed
MOST_HEALTH: Final = 19
STRONGEST: Final = 6  # raider

# Where the entries of a samurai begin. Probabilities are binned, see `Position`.
LINE: Final = 0  # by room and turns left
DEFENCE: Final = 128  # by symbols covered, turns left and kind of room: none, little or much
WOUNDS: Final = 320  # by wounds, whether a hat is covered, and turns left
SAMURAI_LINE: Final = 384  # by samurai and room
SAMURAI_WOUNDS: Final = 496  # by samurai and wounds
TALENT: Final = 524  # of another samurai: by their number and kind of room
AWAY: Final = 545  # their own support token is away
AT_HOME: Final = 546  # or at home: by samurai and turns left
KIAI: Final = 602  # the next raider may bring the line to its kiai value: by samurai and probability
EXCEEDING: Final = 658  # or above it: by room and probability
OPENING: Final = 714  # the first card, which a kiai discards: by strength and kind of room
# The penalty of the last card, by its number; a wound by wounds, a barricade and an intruder by the condition of the
# village.
PENALTY: Final = 735
WOUNDED: Final = 746
FALLING: Final = 750
INTRUDING: Final = 756
# Symbols not covered, by turns left and kind of room: farms by the condition of the village, dolls by families.
FARM_MISSED: Final = 762
DOLL_MISSED: Final = 906
# The same by how many raiders with the symbol are expected in these turns, and kind of room; hats by wounds.
HATS_EXPECTED: Final = 978
FARMS_EXPECTED: Final = 1074
DOLLS_EXPECTED: Final = 1218
SEAT_ENTRIES: Final = 1290

# Where the entries of the village begin.
FARMS: Final = 0
FAMILIES: Final = 7
HEALTH: Final = 11  # by barricades and farms less the flames expected, and how much of the round is left
FIGHTERS: Final = 71  # by samurai in the round, and how much of it is left
# Health, its square, flames left in the deck, raiders beyond what all lines and defences can take, their flames, room
# beyond the raiders left, how scarce hats, farms and dolls are, strength left in the deck.
REALS: Final = 95
BY_DIFFICULTY: Final = 105
AT_THE_END: Final = 109  # by twice the health less the farms expected to be missed, and turns left
DOLLS: Final = 365  # by families, those out of the round and those in it without a doll, and how much of it is left
VILLAGE_ENTRIES: Final = 545
FEWER: Final = 0.7  # raiders that a symbol not yet covered can take
MOST_AT_THE_END: Final = 31
MOST_OUT: Final = 3  # cap on samurai out of the round without a doll
MOST_IN: Final = 4
# By turns left: the probability that a farm not covered yet stays uncovered.
MISSED: Final = [1.0, 0.75, 0.56, 0.42, 0.32, 0.24, 0.18, 0.13]
# The kind of room by room: none, little, much; also none above the kiai value or after passing.
KIND_OF_ROOM: Final = [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0]
CONDITIONS: Final = 6  # of the village


def condition_of(health: float) -> int:
    """Return the condition of the village, by barricades and farms less the flames expected."""
    if health < 2.75:
        return 0 if health < 0.75 else 1 if health < 1.75 else 2
    return 3 if health < 4.5 else 4 if health < 7.5 else 5


@mypyc_attr(native_class=True)
class Tables:
    """Precomputed sums of entries that are always used together, for one number of samurai and one round."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.lines: list[float] = []  # by samurai, room and turns left
        self.wounds: list[float] = []  # by samurai, wounds, whether a hat is covered, and turns left
        # By families and condition of the village: by symbols covered, turns left and kind of room.
        self.defences: list[list[float]] = []
        self.add_up()

    def add_up(self) -> None:
        """Fill the tables from the weights."""
        weights = self.weights
        self.lines = [
            weights[LINE + entry] + weights[SAMURAI_LINE + samurai * 16 + entry // 8]
            for samurai in range(MOST_SEATS)
            for entry in range(128)
        ]
        self.wounds = [
            weights[WOUNDS + entry] + weights[SAMURAI_WOUNDS + samurai * 4 + entry // 16]
            for samurai in range(MOST_SEATS)
            for entry in range(64)
        ]
        self.defences = []
        for families in range(3):
            for condition in range(CONDITIONS):
                defences = weights[DEFENCE : DEFENCE + 192]
                for entry in range(192):
                    covered = entry // 24
                    if covered & 2 == 0:
                        defences[entry] += weights[FARM_MISSED + condition * 24 + entry % 24]
                    if covered & 4 == 0:
                        defences[entry] += weights[DOLL_MISSED + families * 24 + entry % 24]
                self.defences.append(defences)


def _by_round(numbers: list[float], begin: int, entries: int) -> list[list[float]]:
    """Return three tables with this many entries; there is no round 0."""
    tables: list[list[float]] = [[]]
    for number in range(3):
        tables.append(numbers[begin + number * entries : begin + (number + 1) * entries])
    return tables


# By the number of samurai, and by round.
_READ: Final = by_players("sanjuro:bots/samurai_spirit/weights", "table")
_WEIGHTS: Final[list[list[float]]] = [
    [number / 1000 for number in _READ.get(count, [])] for count in range(MOST_SEATS + 1)
]
SEAT: Final[list[list[list[float]]]] = [_by_round(numbers, 0, SEAT_ENTRIES) for numbers in _WEIGHTS]
VILLAGE: Final[list[list[list[float]]]] = [
    _by_round(numbers, 3 * SEAT_ENTRIES, VILLAGE_ENTRIES) for numbers in _WEIGHTS
]
TABLES: Final[list[list[Tables]]] = [[Tables(weights) for weights in rounds if len(weights) > 0] for rounds in SEAT]
