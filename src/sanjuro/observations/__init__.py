"""Observations for machine learning: what a seat may know as a row of bytes, and the numbers of the actions.

>>> import sanjuro
>>> from sanjuro.observations import layout
>>> shinobi = layout("shinobi")
>>> match = sanjuro.new("shinobi", players=4, seed=7)
>>> row = bytearray(shinobi.size)
>>> shinobi.write(match, match.seat, memoryview(row))
>>> row[shinobi.piece("deck").start]
42
>>> sum(shinobi.mask(match)) == len(match.moves)
True
"""

from __future__ import annotations

from typing import Final

from sanjuro.observations.bang import BANG_LAYOUT
from sanjuro.observations.rows import Field as Field
from sanjuro.observations.rows import ObservationLayout as ObservationLayout
from sanjuro.observations.rows import Piece as Piece
from sanjuro.observations.samurai_spirit import SAMURAI_SPIRIT_LAYOUT
from sanjuro.observations.samurai_sword import SAMURAI_SWORD_LAYOUT
from sanjuro.observations.shinobi import SHINOBI_LAYOUT

LAYOUTS: Final[dict[str, ObservationLayout]] = {
    "bang": BANG_LAYOUT,
    "samurai_spirit": SAMURAI_SPIRIT_LAYOUT,
    "samurai_sword": SAMURAI_SWORD_LAYOUT,
    "shinobi": SHINOBI_LAYOUT,
}


def layout(game: str) -> ObservationLayout:
    """The layout of a game's observations."""
    if game not in LAYOUTS:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(LAYOUTS)}")
    return LAYOUTS[game]
