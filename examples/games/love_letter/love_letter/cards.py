"""The sixteen cards and the piles they can be in."""

from __future__ import annotations

from typing import Final

from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable

# A card's rank is its value on the table, from 1 to 8.
GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS = range(1, 9)
NAMES: Final = ["", "guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"]
COPIES: Final = [0, 5, 2, 2, 2, 2, 1, 1, 1]

CARDS: Final = CardTable()
RANK: Final[list[int]] = []  # by card
for rank, copies in enumerate(COPIES):
    for _ in range(copies):
        CARDS.add(NAMES[rank])
        RANK.append(rank)

# The deck, the card set aside face down, and the three set aside face up in a game of two.
DECK, ASIDE, REMOVED = range(3)
MIDDLE: Final = [("deck", HIDDEN), ("aside", HIDDEN), ("removed", OPEN)]
OWN: Final = [("hand", OWNER), ("discard", OPEN)]


def hand_pile(seat: int) -> int:
    return len(MIDDLE) + seat * len(OWN)


def discard_pile(seat: int) -> int:
    return len(MIDDLE) + seat * len(OWN) + 1
