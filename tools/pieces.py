"""Writes what is printed on the cards of the games for the browser client: web/src/games/<game>/pieces.ts.

    PYTHONPATH=src .venv/bin/python tools/pieces.py

The client draws cards and lists what it can explain; which cards and characters there are is known to the engine
alone. A test fails when a file is not as this writes it.
"""

from __future__ import annotations

import json
from pathlib import Path

from sanjuro.games.bang import cards as bang
from sanjuro.games.bang.characters import CHARACTER_NAMES, CHARACTERS
from sanjuro.games.samurai_spirit.boards import SAMURAI
from sanjuro.games.samurai_spirit.raiders import NAMES as RAIDERS
from sanjuro.games.samurai_spirit.raiders import PENALTIES
from sanjuro.games.samurai_spirit.samurai import SEVEN
from sanjuro.games.samurai_sword import cards as sword
from sanjuro.games.samurai_sword.characters import CHARACTERS as SWORD_CAST
from sanjuro.games.samurai_sword.characters import NAMES as SWORD_CHARACTERS
from sanjuro.games.shinobi import cards as shinobi

CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"
HEAD = "// Generated from the games' definitions by tools/pieces.py; do not edit.\n"

Pieces = dict[str, tuple[str, object]]

PIECES: dict[str, Pieces] = {
    "bang": {
        "KINDS": ("The kinds of cards, in the order of a sorted hand.", bang.KIND_NAMES),
        "BLUE": ("Those that stay in front of somebody.", bang.KIND_NAMES[bang.BARREL :]),
        "RANGES": ("The range of each weapon.", {bang.KIND_NAMES[kind]: far for kind, far in bang.RANGES.items()}),
        "COPIES": (
            "How many cards of each kind there are.",
            {name: len(cards.split()) for name, cards in bang.DECK_LIST},
        ),
        "NOT_SIMPLE": ("The kinds the simple game leaves out.", [bang.KIND_NAMES[kind] for kind in bang.BOOK]),
        "SAMPLES": ("One card of each kind.", [bang.CARDS.names[first] for first in bang.FIRST_OF]),
        "CHARACTERS": ("Everybody one can be.", CHARACTER_NAMES),
        "LIVES": ("The lives of each.", {character.key: character.life for character in CHARACTERS}),
    },
    "samurai_sword": {
        "WEAPONS": (
            "Upper number (the hardest attack it is good for), lower number (wounds) and copies of each weapon.",
            {name: numbers for name, *numbers in sword.WEAPONS},
        ),
        "PROPERTIES": ("Cards that stay in front of somebody.", [name for name, _ in sword.PROPERTIES]),
        "ACTIONS": ("Cards that are played and discarded.", [name for name, _ in sword.ACTIONS]),
        "COPIES": ("How many cards of each kind there are.", dict(zip(sword.KINDS, sword.COPIES, strict=True))),
        "ROLES": ("The role cards, each kind once.", list(dict.fromkeys(sword.ROLE_CARDS))),
        "CHARACTERS": ("Everybody one can be.", SWORD_CHARACTERS),
        "RESILIENCE": ("The resilience of each.", {character.name: character.resilience for character in SWORD_CAST}),
    },
    "shinobi": {
        "COPIES": (
            "How many cards of each clan there are, and how many ninja.",
            {**dict.fromkeys(shinobi.CLANS, shinobi.COPIES), "ninja": shinobi.NINJAS},
        ),
    },
    "samurai_spirit": {
        "RAIDERS": ("All raiders; a name says all there is on a card.", RAIDERS),
        "SAMURAI": ("Everybody one can be.", SAMURAI),
        "KIAI": ("The kiai value of each as a human.", dict(zip(SAMURAI, [one.value for one in SEVEN], strict=True))),
        "PENALTIES": ("What the last raider of a line can do to its samurai.", PENALTIES),
    },
}


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
