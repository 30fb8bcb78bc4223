"""What the browser client draws and lists of Samurai Sword; `make generate` writes it as TypeScript."""

from __future__ import annotations

from typing import Final

from sanjuro.games.samurai_sword.cards import ACTIONS, COPIES, KINDS, PROPERTIES, ROLE_CARDS, WEAPONS
from sanjuro.games.samurai_sword.characters import CHARACTERS, NAMES

PIECES: Final[dict[str, tuple[str, object]]] = {
    "WEAPONS": (
        "Upper number (the hardest attack it is good for), lower number (wounds) and copies of each weapon.",
        {weapon[0]: list(weapon[1:]) for weapon in WEAPONS},
    ),
    "PROPERTIES": ("Cards that stay in front of somebody.", [name for name, _ in PROPERTIES]),
    "ACTIONS": ("Cards that are played and discarded.", [name for name, _ in ACTIONS]),
    "COPIES": ("How many cards of each kind there are.", dict(zip(KINDS, COPIES, strict=True))),
    "ROLES": ("The role cards, each kind once.", list(dict.fromkeys(ROLE_CARDS))),
    "CHARACTERS": ("Everybody one can be.", NAMES),
    "RESILIENCE": ("The resilience of each.", {character.name: character.resilience for character in CHARACTERS}),
}
