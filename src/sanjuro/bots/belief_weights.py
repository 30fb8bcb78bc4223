"""The weights of the beliefs, by game and number of players. Written by `tools/fit_beliefs.py`; do not edit."""

from __future__ import annotations

from typing import Final

BANG: Final[dict[int, list[float]]] = {n: [0.0] * 57 for n in range(4, 8)}
SAMURAI_SWORD: Final[dict[int, list[float]]] = {n: [0.0] * 57 for n in range(3, 8)}
SHINOBI: Final[dict[int, list[float]]] = {n: [0.0] * 12 for n in range(3, 6)}
