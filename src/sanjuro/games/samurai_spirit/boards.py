"""The seven boards: the samurai by number, and what wounds do to a board.

The abilities of the samurai are in `samurai.py`.
"""

from __future__ import annotations

from typing import Final

# A set of samurai (whose talents, whose support tokens) is an int: bit s stands for samurai s.
HEIHACHI: Final = 0
DAISUKE: Final = 1
GOROBEI: Final = 2
KANBEI: Final = 3
KIKUCHIYO: Final = 4
KYUZO: Final = 5
KATSUSHIRO: Final = 6
SAMURAI: Final = ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]
MOST_SEATS: Final = 7

# How much higher the kiai value of the animal side is than that of the human side, for every samurai.
ANIMAL_MORE: Final = 3

# Wounds: a token, the animal side, a token there, defeat.
ANIMAL: Final = 2
DEFEAT: Final = 4
