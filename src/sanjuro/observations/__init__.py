"""Observations for machine learning: what a seat may know as a row of bytes, and action numbers.

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

from typing import Any

from sanjuro.core.game import Game
from sanjuro.games import GAMES
from sanjuro.observations.plain import PlainLayout
from sanjuro.observations.rows import Field as Field
from sanjuro.observations.rows import ObservationLayout as ObservationLayout
from sanjuro.observations.rows import Piece as Piece
from sanjuro.registry import part

_PLAIN: dict[str, ObservationLayout] = {}  # of games without their own layout


def layout(game: str) -> ObservationLayout:
    """Return the layout of a game's observations: its own, or the default one derived from its piles."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    own: ObservationLayout | None = part(game, "observations")
    if own is not None:
        return own
    definition: Game[Any] = GAMES[game]
    if game not in _PLAIN or _PLAIN[game].game is not definition:
        _PLAIN[game] = PlainLayout(definition)
    return _PLAIN[game]
