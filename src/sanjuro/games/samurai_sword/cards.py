"""The ninety cards of Samurai Sword, the seven role cards, and their piles."""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable

SEATS: Final = 7
HAND_LIMIT: Final = 7

# Name, upper number (the maximum difficulty of an attack), lower number (wounds), copies.
WEAPONS: Final = [
    ("bokken", 1, 1, 6),
    ("kiseru", 1, 2, 5),
    ("wakizashi", 1, 3, 1),
    ("bo", 2, 1, 5),
    ("kusarigama", 2, 2, 4),
    ("katana", 2, 3, 1),
    ("shuriken", 3, 1, 3),
    ("kanabo", 3, 2, 1),
    ("nodachi", 3, 3, 1),
    ("naginata", 4, 1, 2),
    ("nagayari", 4, 2, 1),
    ("tanegashima", 5, 1, 1),
    ("daikyu", 5, 2, 1),
]
PROPERTIES: Final = [("focus", 6), ("armor", 4), ("fast_draw", 3), ("bushido", 2)]
ACTIONS: Final = [
    ("parry", 15),
    ("geisha", 6),
    ("diversion", 5),
    ("battle_cry", 4),
    ("tea_ceremony", 4),
    ("jujutsu", 3),
    ("breathing", 3),
    ("daimyo", 3),
]

# Kinds of cards: the weapons come first, so a kind below ARMS is a weapon.
ARMS: Final = 13
FOCUS: Final = 13
ARMOR: Final = 14
FAST_DRAW: Final = 15
BUSHIDO: Final = 16
PARRY: Final = 17
GEISHA: Final = 18
DIVERSION: Final = 19
BATTLE_CRY: Final = 20
TEA_CEREMONY: Final = 21
JUJUTSU: Final = 22
BREATHING: Final = 23
DAIMYO: Final = 24
ANY_WEAPON: Final = (1 << ARMS) - 1  # as bits of kinds

KINDS: Final = [weapon[0] for weapon in WEAPONS] + [card[0] for card in PROPERTIES] + [card[0] for card in ACTIONS]
REACH: Final[list[int]] = [weapon[1] for weapon in WEAPONS]
WOUNDS: Final[list[int]] = [weapon[2] for weapon in WEAPONS]
COPIES: Final[list[int]] = (
    [weapon[3] for weapon in WEAPONS] + [card[1] for card in PROPERTIES] + [card[1] for card in ACTIONS]
)

# Piles in the middle. A card being played lies apart until it has taken effect, and so does the card turned up for
# Bushido: neither is part of a reshuffle that it causes.
DECK: Final = 0
DISCARD: Final = 1
BOX: Final = 2
PLAYED: Final = 3
MIDDLE: Final = [("deck", HIDDEN), ("discard", OPEN), ("box", HIDDEN), ("played", OPEN)]

# The piles of a seat.
FIRST: Final = 4
WIDTH: Final = 3
OWN: Final = [("hand", OWNER), ("table", OPEN), ("role", OWNER)]

# Role cards come after the ninety.
FIRST_ROLE: Final = 90
ROLE_BACK: Final = 1
ROLE_CARDS: Final = ["shogun", "samurai", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"]


def _cards() -> CardTable:
    table = CardTable()
    for kind, name in enumerate(KINDS):
        for _ in range(COPIES[kind]):
            table.add(name)
    for name in ROLE_CARDS:
        table.add(name, ROLE_BACK)
    return table


CARDS: Final = _cards()
KIND_OF: Final[list[int]] = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
BIT_OF: Final[list[int]] = [1 << kind for kind in KIND_OF]


def hand_pile(seat: int) -> int:
    return FIRST + seat * WIDTH


def table_pile(seat: int) -> int:
    return FIRST + seat * WIDTH + 1


def role_pile(seat: int) -> int:
    return FIRST + seat * WIDTH + 2
