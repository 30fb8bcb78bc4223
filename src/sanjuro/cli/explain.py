"""`what WORD` in the terminal: what a card, character, role or the like does."""

from __future__ import annotations

import unicodedata
from typing import Any

import sanjuro
from sanjuro.locale import Words

RULINGS = range(1, 6)


class Explanations:
    """Finds what a player asks about, by its name in their language or in the notation."""

    def __init__(self, game: sanjuro.Game[Any], words: Words) -> None:
        self.words = words
        self.topics_of = game.topics
        self.pieces = list(dict.fromkeys([*game.things(), *game.cards.names]))
        kinds = [key for name in self.pieces for key in game.topics(name)]
        # Besides the pieces there are words of the table, such as what is counted there.
        named = {key: words.known_name(key) or words.label(key) for key in [*kinds, *words.topics()]}
        self.names = {key: name for key, name in named.items() if name and self.about(key) is not None}

    def find(self, asked: str) -> list[str]:
        """The topics a player may mean: the one with that name, or else those that begin with it or contain it."""
        wanted = plain(asked)
        if not wanted:
            return []
        for piece in self.pieces:
            if wanted in (plain(piece), plain(self.words.name(piece))):
                return [key for key in self.topics_of(piece) if self.about(key)]
        known = {key: (plain(key), plain(name)) for key, name in self.names.items()}
        return (
            [key for key, said in known.items() if wanted in said]
            or [key for key, said in known.items() if any(text.startswith(wanted) for text in said)]
            or [key for key, said in known.items() if any(wanted in text for text in said)]
        )

    def in_move(self, say: dict[str, object]) -> list[str]:
        """The topics among the facts of a move, or the one that the move is named after."""
        words = [value for value in say.values() if isinstance(value, str)]
        found = [key for word in words for key in self.topics_of(word) if self.about(key)]
        return list(dict.fromkeys(found))

    def about(self, key: str) -> str | None:
        """What it does, in a sentence or two."""
        return self.words.say(f"{self.words.game}-about-{key}")

    def rulings(self, key: str) -> list[str]:
        """What people ask about it."""
        said = [self.words.say(f"{self.words.game}-help-{key}-{number}") for number in RULINGS]
        return [ruling for ruling in said if ruling]

    def name(self, key: str) -> str:
        return self.names.get(key) or self.words.name(key)


def plain(text: str) -> str:
    """Letters and digits only, without accents, so that `Hanzo` finds Hanzō and `panic` finds Panic!"""
    taken_apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(char for char in taken_apart if char.isalnum())
