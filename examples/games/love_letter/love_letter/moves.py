"""All moves, created once: which card is played, at whom, and what a Guard guesses."""

from __future__ import annotations

from typing import Final

from love_letter.cards import BARON, GUARD, KING, NAMES, PRIEST, PRINCE, PRINCESS
from sanjuro import Move
from sanjuro.core.moves import MoveTable

SEATS: Final = 4
RANKS: Final = range(GUARD, PRINCESS + 1)
AIMED: Final = [PRIEST, BARON, PRINCE, KING]  # played at somebody, as is a Guard
GUESSES: Final = range(PRIEST, PRINCESS + 1)  # a Guard cannot guess a Guard

# The verb of a move is the rank of the card. `target` is a seat, `other` the rank that a Guard guesses.
MOVES: Final = MoveTable()
# Without a target: a card that needs none, or one that has no effect because everybody else is protected.
ALONE: Final[dict[int, Move]] = {rank: MOVES.add(NAMES[rank], rank) for rank in RANKS}
AT: Final[dict[tuple[int, int], Move]] = {
    (rank, seat): MOVES.add(f"{NAMES[rank]} > {seat}", rank, target=seat) for rank in AIMED for seat in range(SEATS)
}
GUESS: Final[dict[tuple[int, int], Move]] = {
    (guess, seat): MOVES.add(f"guard > {seat} {NAMES[guess]}", GUARD, target=seat, other=guess)
    for seat in range(SEATS)
    for guess in GUESSES
}
