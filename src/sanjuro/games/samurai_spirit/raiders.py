"""The faces of cards and tokens: 66 raiders, six farms with their backs, three families.

The name of a raider says everything on it: strength, what it can be defended with, its penalties, and the flame it
brings as an intruder.
"""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import CardTable
from sanjuro.core.moves import NONE
from sanjuro.games.samurai_spirit.view import SpiritBack, SpiritSymbol

# What a samurai can cover on the left.
HAT: Final = 0
FARM: Final = 1
DOLL: Final = 2
SYMBOLS: Final[list[SpiritSymbol]] = ["hat", "farm", "doll"]

# What the last card of a combat line does to its samurai at the start of their turn.
BARRICADE: Final = 0
WOUND: Final = 1
INTRUDER: Final = 2
NO_DEFEND: Final = 3
NO_SUPPORT: Final = 4
LEFT_DRAWS: Final = 5
RIGHT_DRAWS: Final = 6
MUST_PASS: Final = 7
RESHUFFLE_DISCARD: Final = 8
NO_TALENT: Final = 9
DISCARD_DEFENCE: Final = 10
PENALTIES: Final = [
    "barricade",
    "wound",
    "intruder",
    "no_defend",
    "no_support",
    "left_draws",
    "right_draws",
    "must_pass",
    "reshuffle_discard",
    "no_talent",
    "discard_defence",
]

NAMES: Final = [
    "1-hat-wound-flame",
    "1-hat-flame",
    "1-hat-intruder",
    "1-hat-no_defend",
    "1-doll-barricade-flame",
    "1-doll-wound-flame",
    "1-doll",
    "1-doll-intruder",
    "1-farm-barricade-flame",
    "1-farm-wound-flame",
    "1-farm-no_support",
    "1-farm-intruder",
    "1-barricade",
    "2-hat-wound-flame",
    "2-hat-flame",
    "2-hat-intruder",
    "2-hat-no_defend",
    "2-doll-barricade-flame",
    "2-doll-wound-flame",
    "2-doll",
    "2-doll-intruder",
    "2-farm-barricade-flame",
    "2-farm-wound-flame",
    "2-farm-no_support",
    "2-farm-intruder",
    "2-barricade",
    "3-hat-barricade-flame",
    "3-hat-flame",
    "3-hat-left_draws",
    "3-doll-barricade-flame",
    "3-doll-wound-flame",
    "3-doll",
    "3-doll-no_defend",
    "3-doll-left_draws",
    "3-farm-barricade-flame",
    "3-farm-wound-flame",
    "3-farm-no_support",
    "3-farm-left_draws",
    "3-wound",
    "4-hat-barricade-flame",
    "4-hat-right_draws-flame",
    "4-hat",
    "4-doll-barricade-flame",
    "4-doll-wound-flame",
    "4-doll",
    "4-doll-no_defend",
    "4-doll-right_draws",
    "4-farm-barricade-flame",
    "4-farm-wound-flame",
    "4-farm-no_support",
    "4-farm-right_draws",
    "4-wound",
    "5-hat-wound",
    "5-doll-intruder",
    "5-farm-barricade",
    "5-barricade-flame",
    "5-wound-flame",
    "5-intruder-flame",
    "5-no_support-flame",
    "6-hat-intruder-intruder-flame",
    "6-doll-must_pass-flame",
    "6-farm-barricade-barricade-flame",
    "6-no_defend-reshuffle_discard-flame",
    "6-wound-no_talent-flame",
    "6-no_support-wound-flame",
    "6-discard_defence-flame",
]
RAIDERS: Final = 66

# Raiders join the deck kind by kind: marauders (1), lieutenants (2) and bosses (3), each numbered by the round in which
# it first fights.
MARAUDER: Final = 1
LEAST_DOLLS: Final = 2  # in the first deck of a game with spare tokens

# How the four backs are distributed over the six farms is not published; this distribution is our own.
BACK_FAMILY: Final = 0
BACK_FARM: Final = 1
BACK_BARRICADE: Final = 2
BACK_WOUND: Final = 3
FARM_BACKS: Final[list[SpiritBack]] = ["family", "farm", "barricade", "wound"]
FARMS: Final = [BACK_FAMILY, BACK_FARM, BACK_BARRICADE, BACK_BARRICADE, BACK_WOUND, BACK_WOUND]
FIRST_FARM: Final = 66

HEAL: Final = 0
BUILD: Final = 1
DISCARD_INTRUDER: Final = 2
FAMILIES: Final = ["heal", "barricade", "discard_intruder"]
FIRST_FAMILY: Final = 72


def _cards() -> CardTable:
    table = CardTable()
    for name in NAMES:
        table.add(name)
    for back in FARMS:
        table.add(f"farm-{FARM_BACKS[back]}", back=1)
    for bonus in FAMILIES:
        table.add(f"family-{bonus}", back=2)
    return table


CARDS: Final = _cards()


def _strength(name: str) -> int:
    return int(name.split("-")[0])


def _symbol(name: str) -> int:
    word = name.split("-")[1]
    return SYMBOLS.index(word) if word in SYMBOLS else NONE


def _penalties(name: str) -> list[int]:
    return [PENALTIES.index(word) for word in name.split("-")[1:] if word in PENALTIES]


def _kind(name: str) -> int:
    return max(_strength(name) - 3, MARAUDER)


STRENGTH: Final[list[int]] = [_strength(name) for name in NAMES]
SYMBOL: Final[list[int]] = [_symbol(name) for name in NAMES]
FLAME: Final[list[int]] = [1 if name.endswith("-flame") else 0 for name in NAMES]
KIND: Final[list[int]] = [_kind(name) for name in NAMES]
FIRST_PENALTY: Final[list[int]] = [[*_penalties(name), NONE][0] for name in NAMES]
SECOND_PENALTY: Final[list[int]] = [[*_penalties(name), NONE, NONE][1] for name in NAMES]
