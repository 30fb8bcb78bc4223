"""The standing of a seat in Samurai Spirit."""

from __future__ import annotations

from sanjuro.games.samurai_spirit.boards import DEFEAT
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.table import FAMILIES, FARMS


def standing(m: SamuraiSpiritMatch, seat: int) -> float:
    """Return what is left of the village, less the wounds."""
    village = (len(m.piles[FARMS]) / 6 + len(m.piles[FAMILIES]) / 3) / 2
    return village - sum(m.wounds) / (DEFEAT * m.seats)
