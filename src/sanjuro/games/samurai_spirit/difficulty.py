"""Difficulty: the number of barricades, and of raiders per round."""

from __future__ import annotations

from typing import Final

# Indices into the lists below. From hard on, farms have penalties; on heroic, families give no help.
EASY: Final = 0
HARD: Final = 2
HEROIC: Final = 3
DIFFICULTIES: Final = ["easy", "normal", "hard", "heroic"]
# Barricades in addition to one per samurai, and marauders per samurai.
MORE_BARRICADES: Final = [3, 2, 1, 0]
MARAUDERS_EACH: Final = [6, 7, 7, 7]
ROUNDS: Final = 3


def joining(seats: int, difficulty: int) -> int:
    """Return how many lieutenants join in round 2, and bosses in round 3."""
    return seats - 1 if difficulty == EASY else seats
