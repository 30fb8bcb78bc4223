"""The dice and the bids.

The engine knows only cards, so a die is six cards, one per face, with a back that no other die has. The face it shows
lies under the cup of its owner, the other five in a box that nobody sees into. Anyone who does not know the die knows
that one of six cards is under the cup, each equally likely, whatever the other dice show.
"""

from __future__ import annotations

from typing import Final

from sanjuro import Move
from sanjuro.core.cards import HIDDEN, OWNER, CardTable
from sanjuro.core.moves import MoveTable

SEATS: Final = 6
DICE: Final = 5  # of each seat
FACES: Final = 6

CARDS: Final = CardTable()
for die in range(SEATS * DICE):
    for face in range(1, FACES + 1):
        CARDS.add(str(face), back=die)

BOX: Final = 0
MIDDLE: Final = [("box", HIDDEN)]
OWN: Final = [("cup", OWNER)]

BID, LIAR, EXACT = range(3)
MOVES: Final = MoveTable()
# `card` is the face and `other` the quantity: "3 x 5" claims that at least three dice show a five.
BIDS: Final[dict[tuple[int, int], Move]] = {
    (quantity, face): MOVES.add(f"{quantity} x {face}", BID, card=face, other=quantity)
    for quantity in range(1, SEATS * DICE + 1)
    for face in range(1, FACES + 1)
}
CALL_LIAR: Final = MOVES.add("liar", LIAR)
CALL_EXACT: Final = MOVES.add("exact", EXACT)


def card_of(seat: int, die: int, face: int) -> int:
    """Return the card for a face of a seat's die."""
    return (seat * DICE + die) * FACES + face - 1


def face_of(card: int) -> int:
    """Return the face that a card stands for."""
    return card % FACES + 1


def cup_pile(seat: int) -> int:
    return len(MIDDLE) + seat
