"""The cards of Shinobi: eleven per clan, three ninja, and one secret card per clan."""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable
from sanjuro.games.shinobi.view import ShinobiClan

CLANS: Final[list[ShinobiClan]] = ["go_hojo", "mori", "oda", "takeda", "uesugi"]
CLAN_COUNT: Final = 5  # len(CLANS), as a constant for the compiler
COPIES: Final = 11
NINJAS: Final = 3
HAND_SIZE: Final = 4
SEATS: Final = 5
NINJA: Final = 5  # used instead of a clan's number

# Piles in the middle.
DECK: Final = 0
DISCARD: Final = 1
BOX: Final = 2
MIDDLE: Final = [("deck", HIDDEN), ("discard", OPEN), ("box", HIDDEN)]

# The piles of a seat: hand, secret clan, and its province with an army of each clan.
FIRST: Final = 3
WIDTH: Final = 7
OWN: Final = [("hand", OWNER), ("clan", OWNER), *[(clan, OPEN) for clan in CLANS]]

FIRST_SECRET: Final = 58


def _cards() -> CardTable:
    table = CardTable()
    for clan in CLANS:
        for _ in range(COPIES):
            table.add(clan)
    for _ in range(NINJAS):
        table.add("ninja")
    for clan in CLANS:
        table.add(f"secret-{clan}", back=1)
    return table


CARDS: Final = _cards()


def clan_of(card: int) -> int:
    """Return the clan of a card of the deck, NINJA for a ninja."""
    return card // COPIES


def hand_pile(seat: int) -> int:
    return FIRST + seat * WIDTH


def clan_pile(seat: int) -> int:
    return FIRST + seat * WIDTH + 1


def army_pile(province: int, clan: int) -> int:
    return FIRST + province * WIDTH + 2 + clan
