"""The seven samurai, and how hard the village's life can be made."""

from __future__ import annotations

from typing import Final

HEIHACHI: Final = 0
DAISUKE: Final = 1
GOROBEI: Final = 2
KANBEI: Final = 3
KIKUCHIYO: Final = 4
KYUZO: Final = 5
KATSUSHIRO: Final = 6
SAMURAI: Final = ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]
MOST_SEATS: Final = 7

# The kiai value of the human side; the animal side stands three higher for all of them.
HUMAN_KIAI: Final = [8, 8, 9, 9, 10, 9, 10]
ANIMAL_MORE: Final = 3

# Wounds: a token, the animal side, a token there, defeat.
ANIMAL: Final = 2
DEFEAT: Final = 4

# Sets of talents are bits: bit s is the talent of samurai s.
HANDS_EVEN: Final = 1 << HEIHACHI
HANDS_ODD: Final = 1 << DAISUKE
IGNORES_EVEN: Final = 1 << GOROBEI
IGNORES_ODD: Final = 1 << KANBEI
FIGHTS_TWICE: Final = 1 << KIKUCHIYO
DISCARDS_EQUAL: Final = 1 << KYUZO
PUTS_UNDER: Final = 1 << KATSUSHIRO

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
HEROIC: Final = 3
DIFFICULTIES: Final = ["easy", "normal", "hard", "heroic"]
# For each difficulty: barricades beside one a samurai, and marauders a samurai.
MORE_BARRICADES: Final = [3, 2, 1, 0]
MARAUDERS_EACH: Final = [6, 7, 7, 7]
ROUNDS: Final = 3


def joining(seats: int, difficulty: int) -> int:
    """How many lieutenants join in round 2, and bosses in round 3."""
    return seats - 1 if difficulty == EASY else seats
