"""The words of the games and the command line, from Fluent files."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ["en", "ru", "zh"]

SEAT_FACTS = {"seat", "target", "by", "other", "giver", "owner", "holder", "province"}
CARD_FACTS = {"card", "loot", "victim"}  # names that `named-card` puts in quotes where the language needs it
VERBATIM_FACTS = {"text", "offer"}  # what somebody wrote, and the notation of moves
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKED = re.compile(r"(.+)-(10|[2-9JQKA])([SHDC])")


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("sanjuro.locale").joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Words:
    """Says things about one game in one language, with the names of who sits where."""

    def __init__(self, game: str, names: list[str], language: str = "en") -> None:
        self.game = game
        self.names = names
        self._bundle = _bundle(language)

    def say(self, message: str, **facts: object) -> str | None:
        """A message by its id; None if there is no such message."""
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def tell(self, message: str, **facts: object) -> str:
        """A message that has to be there."""
        found = self.say(message, **facts)
        if found is None:
            raise ValueError(f"the message {message} is missing")
        return found

    def title(self) -> str:
        """What the game is called."""
        return self.say(self.game) or self.game

    def name(self, word: str) -> str:
        """The name of a card, character, clan or the like; the word itself if it has none."""
        return self.known_name(word) or word

    def known_name(self, word: str) -> str | None:
        """The name the files give a word, with rank and suit if it has them."""
        ranked = RANKED.fullmatch(word)
        if ranked is None:
            return self.say(f"{self.game}-{word}")
        kind = self.say(f"{self.game}-{ranked[1]}")
        return None if kind is None else f"{kind} {ranked[2]}{SUITS[ranked[3]]}"

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def move(self, say: dict[str, object]) -> str:
        """A move from its key and facts, as a view gives them."""
        facts = self._facts({key: value for key, value in say.items() if key != "key"})
        return self.tell(f"{self.game}-move-{say['key']}", **facts)

    def then(self, then: dict[str, object]) -> str:
        """What a move would lead to, from its key and facts, as a view gives them."""
        facts = self._facts({key: value for key, value in then.items() if key != "key"})
        return self.tell(f"{self.game}-then-{then['key']}", **facts)

    def event(self, event: dict[str, object]) -> str:
        """A line of the log; empty for what needs none."""
        facts = {key: value for key, value in event.items() if key not in ("kind", "from", "to", "id", "was")}
        facts.setdefault("card", "hidden-card")
        for end, whose in (("from", "giver"), ("to", "owner")):
            pile, _, seat = str(event.get(end, "")).partition(".")
            facts[end] = pile
            if seat:
                facts[whose] = int(seat)
        return self.tell(f"{self.game}-event-{event['kind']}", **self._facts(facts))

    def reason(self, reason: str) -> str:
        """Why the game ended."""
        return self.say(f"{self.game}-reason-{reason}") or reason

    def refusal(self, key: str, facts: dict[str, object]) -> str | None:
        """Why a move is not on offer; None if these words know no such refusal."""
        said = self._facts(facts)
        own = self.say(f"{self.game}-refusal-{key}", **said)
        return self.say(f"refusal-{key}", **said) if own is None else own

    def _facts(self, facts: dict[str, object]) -> dict[str, object]:
        said: dict[str, object] = {}
        for key, value in facts.items():
            if key in SEAT_FACTS and isinstance(value, int):
                said[key] = self.seat(value)
            elif value == "hidden-card":
                said[key] = self.say("hidden-card")
            elif key in VERBATIM_FACTS:
                said[key] = value
            elif key in CARD_FACTS and isinstance(value, str):
                said[key] = self.say("named-card", name=self.name(value))
            elif isinstance(value, str):
                said[key] = self.name(value)
            elif isinstance(value, list):
                said[key] = ", ".join(self.name(str(item)) for item in value)
            else:
                said[key] = value
        return said
