"""The words of the games and the command line, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ["en", "ru", "zh"]

SEAT_FACTS = {"seat", "target", "by", "other", "giver", "owner", "holder", "province"}
CARD_FACTS = {"card", "loot", "victim"}  # names that `named-card` puts in quotes where the language needs it
VERBATIM_FACTS = {"text", "offer"}  # what somebody wrote, and the notation of moves
OWN_LINE = "↵"  # `GAME-after-KIND-KIND` says it where the event begins a line of its own after all
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKED = re.compile(r"(.+)-(10|[2-9JQKA])([SHDC])")


class SeatName(str):
    """What a seat is called in a sentence: the player's name, or the language's word for the reader."""

    __slots__ = ("you",)
    you: bool


def _if_you(seat: str, yours: str, others: str) -> str:
    """`IF_YOU($seat, "your", "%'s")`: the first text if the seat is the reader's, else the second; % is the name."""
    return yours if isinstance(seat, SeatName) and seat.you else others.replace("%", seat)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    # The library declares functions of one argument, but calls them with all that the message gives.
    functions: dict[str, Any] = {"IF_YOU": _if_you}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in sorted(files("sanjuro.locale").joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Words:
    """Says things about one game in one language, with the names of who sits where.

    The seat of the reader is called "you" in sentences; without a reader every seat goes by its name.
    """

    def __init__(self, game: str, names: list[str], language: str = "en", reader: int | None = None) -> None:
        self.game = game
        self.names = names
        self.reader = reader
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
        return None if kind is None else self.tell("ranked-card", name=kind, rank=ranked[2] + SUITS[ranked[3]])

    def seat(self, seat: int) -> str:
        """The name of who sits there, as a table or a list shows it."""
        return self.names[seat]

    def who(self, seat: int) -> SeatName:
        """The same as a fact of a sentence: "you" for the reader."""
        you = seat == self.reader
        said = SeatName(self.tell("who-you") if you else self.seat(seat))
        said.you = you
        return said

    def move(self, say: dict[str, object]) -> str:
        """A move from its key and facts, as a view gives them."""
        facts = self._facts({key: value for key, value in say.items() if key != "key"})
        return self.tell(f"{self.game}-move-{say['key']}", **facts)

    def then(self, then: dict[str, object]) -> str:
        """What a move would lead to, from its key and facts, as a view gives them."""
        facts = self._facts({key: value for key, value in then.items() if key != "key"})
        return self.tell(f"{self.game}-then-{then['key']}", **facts)

    def event(self, event: dict[str, object], times: int = 1) -> str:
        """A sentence of the log; empty for what needs none. `times`: how often it happened in a row."""
        text = self.tell(f"{self.game}-event-{event['kind']}", **self._event_facts(event, times))
        return text if text.startswith(tuple(self.names)) else text[:1].upper() + text[1:]

    def lines(self, events: Sequence[dict[str, object]]) -> list[str]:
        """The log, one line an action: what `GAME-after-KIND-KIND` has words for is added to the line before it."""
        found: list[str] = []
        head: dict[str, object] = {}
        for event, times in _counted(events):
            clause = self.clause(head, event, times) if found else None
            if clause is not None:
                if clause:
                    first = self.tell("clause-first")
                    listed = first in found[-1] or event["kind"] == head["kind"]
                    found[-1] += (self.tell("clause-more") if listed else first) + clause
                continue
            line = self.event(event, times)
            if not line:
                continue
            if times > 1 and line == self.event(event):
                line = self.tell("clause-times", line=line, n=times)
            found.append(line)
            head = event
        return found

    def clause(self, head: dict[str, object], event: dict[str, object], times: int = 1) -> str | None:
        """An event as a part of the line that `head` began; None if it begins a line of its own."""
        facts = self._event_facts(event, times)
        facts["again"] = "yes" if event.get("seat") == head.get("seat") else "no"
        said = self.say(f"{self.game}-after-{head['kind']}-{event['kind']}", **facts)
        return None if said == OWN_LINE else said

    def _event_facts(self, event: dict[str, object], times: int) -> dict[str, object]:
        facts = {key: value for key, value in event.items() if key not in ("kind", "from", "to", "id", "was")}
        facts["hidden"] = "no" if "card" in event else "yes"
        facts.setdefault("card", "hidden-card")
        facts["times"] = times
        ranked = RANKED.fullmatch(str(facts["card"]))
        facts["suit"] = ranked[3] if ranked else ""
        for end, whose in (("from", "giver"), ("to", "owner")):
            pile, _, seat = str(event.get(end, "")).partition(".")
            facts[end] = pile
            if seat:
                facts[whose] = int(seat)
        facts["home"] = "yes" if facts.get("owner") == event.get("seat") else "no"
        return self._facts(facts)

    def reason(self, reason: str) -> str:
        """Why the game ended."""
        return self.say(f"{self.game}-reason-{reason}") or reason

    def refusal(self, key: str, facts: dict[str, object]) -> str | None:
        """Why a move is not on offer; None for a game whose words are not in the files."""
        said = self._facts(facts)
        own = self.say(f"{self.game}-refusal-{key}", **said)
        return self.say(f"refusal-{key}", **said) if own is None else own

    def _facts(self, facts: dict[str, object]) -> dict[str, object]:
        said: dict[str, object] = {}
        for key, value in facts.items():
            if key in SEAT_FACTS and isinstance(value, int):
                said[key] = self.who(value)
            elif value == "hidden-card":
                said[key] = self.say("hidden-card")
            elif key in VERBATIM_FACTS:
                said[key] = value
            elif key in CARD_FACTS and isinstance(value, str):
                said[key] = self.say("named-card", name=self.name(value))
            elif isinstance(value, str):
                said[key] = self.name(value)
            elif isinstance(value, list):
                said[key] = self.tell("clause-more").join(self.name(str(item)) for item in value)
            else:
                said[key] = value
        return said


def _counted(events: Sequence[dict[str, object]]) -> Iterator[tuple[dict[str, object], int]]:
    """The events with how often each happens in a row; one with a card of its own is always counted alone."""
    times = 1
    for at, event in enumerate(events):
        if at + 1 < len(events) and events[at + 1] == event and "id" not in event:
            times += 1
        else:
            yield event, times
            times = 1
