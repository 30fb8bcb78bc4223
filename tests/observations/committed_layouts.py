"""Writes the layouts and action numbers that are committed. Run this file after a deliberate change.

PYTHONPATH=src:tests .venv/bin/python tests/observations/committed_layouts.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sanjuro.games import GAMES
from sanjuro.observations import ObservationLayout, layout

FOLDER = Path(__file__).parent / "layouts"


def committed(layout: ObservationLayout) -> dict[str, Any]:
    """Return everything that must not change while the rules version stays the same."""
    pieces: list[Any] = []
    for piece in layout.pieces:
        fields = [[field.name, field.start, field.size] for field in piece.fields]
        pieces.append([piece.name, piece.start, list(piece.shape), fields])
    return {
        "rules": layout.game.rules,
        "size": layout.size,
        "horizon": layout.horizon,
        "pieces": pieces,
        "cards": layout.game.cards.names,
        "frames": [frame.__name__ for frame in layout.game.frames],
        "events": layout.events,
        "words": layout.words,
        "actions": [move.text for move in layout.game.moves.all],
    }


def text(layout: ObservationLayout) -> str:
    lines = [f'"{key}": {json.dumps(value)}' for key, value in committed(layout).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        (FOLDER / f"{key}.json").write_text(text(layout(key)), "utf-8")
