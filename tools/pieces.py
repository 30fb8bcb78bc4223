"""Generates the browser client's lists of cards and characters: web/src/games/<game>/pieces.ts; see generate.py.

The client draws cards and lists what it can explain, but only the engine knows which cards and characters there are.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from sanjuro.games import GAMES

CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"
HEAD = "// Generated from the games' definitions by tools/pieces.py (make generate); do not edit.\n"

Pieces = dict[str, tuple[str, object]]


def pieces_of(game: str) -> Pieces | None:
    """Return what a game has in its module `pieces`, or None if it has no such module."""
    module = f"{type(GAMES[game]).__module__.rpartition('.')[0]}.pieces"
    if find_spec(module) is None:
        return None
    found: Pieces = import_module(module).PIECES
    return found


PIECES: dict[str, Pieces] = {game: found for game in GAMES if (found := pieces_of(game)) is not None}


def typescript(pieces: Pieces) -> str:
    """Return the constants of one game."""
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
    """Write a literal with single quotes and one entry per line, like the rest of the client."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {_one(entry)},\n" for entry in value) + "]"
    assert isinstance(value, dict)
    return "{\n" + "".join(f"  {key}: {_one(entry)},\n" for key, entry in value.items()) + "}"


def _one(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def generated() -> dict[Path, str]:
    """Return the files of all games with their texts."""
    return {CLIENT / game / "pieces.ts": typescript(found) for game, found in PIECES.items()}
