"""What the browser client draws and lists of BANG!; `make generate` writes it as TypeScript."""

from __future__ import annotations

from typing import Final

from sanjuro.games.bang.cards import BARREL, BOOK, CARDS, DECK_LIST, FIRST_OF, KIND_NAMES, RANGES
from sanjuro.games.bang.characters import CHARACTER_NAMES, CHARACTERS

PIECES: Final[dict[str, tuple[str, object]]] = {
    "KINDS": ("The kinds of cards, in the order of a sorted hand.", KIND_NAMES),
    "BLUE": ("Those that stay in front of somebody.", KIND_NAMES[BARREL:]),
    "RANGES": ("The range of each weapon.", {KIND_NAMES[kind]: far for kind, far in RANGES.items()}),
    "COPIES": ("How many cards of each kind there are.", {name: len(cards.split()) for name, cards in DECK_LIST}),
    "NOT_SIMPLE": ("The kinds the simple game leaves out.", [KIND_NAMES[kind] for kind in BOOK]),
    "SAMPLES": ("One card of each kind.", [CARDS.names[first] for first in FIRST_OF]),
    "CHARACTERS": ("Everybody one can be.", CHARACTER_NAMES),
    "LIVES": ("The lives of each.", {character.key: character.life for character in CHARACTERS}),
}
