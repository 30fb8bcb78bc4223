"""How hard a game is: barricades, and raiders for each round."""

from __future__ import annotations

from typing import Final

# Numbers into the lists below; farms have penalties from hard on, families give no help on heroic.
EASY: Final = 0
HARD: Final = 2
HEROIC: Final = 3
DIFFICULTIES: Final = ["easy", "normal", "hard", "heroic"]
# Barricades in addition to one for each samurai, and marauders for each samurai.
MORE_BARRICADES: Final = [3, 2, 1, 0]
MARAUDERS_EACH: Final = [6, 7, 7, 7]
ROUNDS: Final = 3


def joining(seats: int, difficulty: int) -> int:
    """Return how many lieutenants join in round 2, and bosses in round 3."""
    return seats - 1 if difficulty == EASY else seats
