"""Writes what is printed on the cards of the games for the browser client: web/src/games/<game>/pieces.ts.

    PYTHONPATH=src .venv/bin/python tools/pieces.py

The client draws cards and lists what it can explain; which cards and characters there are is known to the engine
alone. A test fails when a file is not as this writes it.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from sanjuro.games import GAMES

CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"
HEAD = "// Generated from the games' definitions by tools/pieces.py; do not edit.\n"

Pieces = dict[str, tuple[str, object]]


def pieces_of(game: str) -> Pieces | None:
    """What a game has in its module `pieces`; None if it has no such module."""
    module = f"{type(GAMES[game]).__module__.rpartition('.')[0]}.pieces"
    if find_spec(module) is None:
        return None
    found: Pieces = import_module(module).PIECES
    return found


PIECES: dict[str, Pieces] = {game: found for game in GAMES if (found := pieces_of(game)) is not None}


def typescript(pieces: Pieces) -> str:
    """The constants of one game."""
    parts = [HEAD]
    for name, (comment, value) in pieces.items():
        parts.append(f"\n/** {comment} */\nexport const {name}: {_type(value)} = {_literal(value)};\n")
    return "".join(parts)


def _type(value: object) -> str:
    if isinstance(value, list):
        return "readonly string[]"
    assert isinstance(value, dict)
    first = next(iter(value.values()))
    one = "number" if isinstance(first, int) else f"readonly [{', '.join(['number'] * len(first))}]"
    return f"Readonly<Record<string, {one}>>"


def _literal(value: object) -> str:
    """Single quotes, one entry a line, as the rest of the client has it."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {_one(entry)},\n" for entry in value) + "]"
    assert isinstance(value, dict)
    return "{\n" + "".join(f"  {key}: {_one(entry)},\n" for key, entry in value.items()) + "}"


def _one(value: object) -> str:
    return json.dumps(value).replace('"', "'")


if __name__ == "__main__":
    for game, found in PIECES.items():
        (CLIENT / game / "pieces.ts").write_text(typescript(found))
