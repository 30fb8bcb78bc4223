"""`what WORD` in the terminal: what a card, character, role or the like does."""

from __future__ import annotations

import unicodedata
from typing import Any

import sanjuro
from sanjuro.locale import RANKED, Words

RULINGS = range(1, 6)
SPIRIT = {
    "kiai": "cli-spirit-kiai",
    "support": "cli-spirit-support",
    "wounds": "cli-spirit-wounds",
    "barricades": "cli-spirit-barricades",
    "farms": "cli-spirit-farms",
    "families": "cli-spirit-families",
    "raider": "cli-spirit-raider",
    "flame": "cli-spirit-flame",
    "spare_tokens": "cli-spirit-spare",
    "odds": "cli-spirit-odds",
}
WORDS_OF_GAMES = {"bang": ["colt"], "samurai_spirit": ["hat", "farm", "doll"]}  # neither cards nor things of the game


class Explanations:
    """Finds what somebody asks about, in the words of the language spoken or as the notation has it."""

    def __init__(self, game: sanjuro.Game[Any], words: Words) -> None:
        self.words = words
        self.pieces = list(dict.fromkeys([*game.things(), *game.cards.names]))
        kinds = [key for name in self.pieces for key in topics_of(name)]
        self.names = {
            key: words.known_name(key) or key
            for key in dict.fromkeys([*kinds, *WORDS_OF_GAMES.get(game.key, [])])
            if words.say(f"{game.key}-about-{key}") is not None and words.known_name(key)
        }
        if game.key == "samurai_spirit":
            self.names |= {key: words.tell(message) for key, message in SPIRIT.items()}

    def find(self, asked: str) -> list[str]:
        """The topics a person may mean: the one with that name, or those that begin with it, or have it in them."""
        wanted = plain(asked)
        if not wanted:
            return []
        for piece in self.pieces:
            if wanted in (plain(piece), plain(self.words.name(piece))):
                return [key for key in topics_of(piece) if self.about(key)]
        known = {key: (plain(key), plain(name)) for key, name in self.names.items()}
        return (
            [key for key, said in known.items() if wanted in said]
            or [key for key, said in known.items() if any(text.startswith(wanted) for text in said)]
            or [key for key, said in known.items() if any(wanted in text for text in said)]
        )

    def in_move(self, say: dict[str, object]) -> list[str]:
        """The topics among the facts of a move, or what the move itself is called after."""
        words = [value for value in say.values() if isinstance(value, str)]
        found = [key for word in words for key in topics_of(word) if self.about(key)]
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


def topics_of(name: str) -> list[str]:
    """The explanations of a card or thing. A raider is explained by its penalties, its symbol and its flame."""
    ranked = RANKED.fullmatch(name)
    if ranked is not None:
        return [ranked[1]]
    first, *parts = name.split("-")
    if first.isdecimal():
        others = [part for part in parts if part in ("hat", "farm", "doll", "flame")]
        penalties = [part for part in parts if part not in others]
        return ["_".join(penalties) or "raider", *others]
    if not parts:
        return [name]
    # A secret clan, a kiai of somebody, a ninja with stars, a farm by its back, a family by what it does.
    return {"secret": parts[:1], "kiai": parts[:1], "farm": ["farms"], "family": ["families"]}.get(first, [first])


def plain(text: str) -> str:
    """Letters and digits only, without accents, so that `Hanzo` finds Hanzō and `bang` finds BANG!"""
    taken_apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(char for char in taken_apart if char.isalnum())
