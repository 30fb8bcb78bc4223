"""The texts of the games and the command line, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from sanjuro.core.lines import LineRules, OpenLine, phrase, phrases
from sanjuro.locale import derived
from sanjuro.registry import GAMES, part

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from sanjuro.core.game import Game

LANGUAGES = ["en", "ru", "zh"]

SEAT_FACTS = {"seat", "target", "by", "other", "giver", "owner", "holder", "province"}
CARD_FACTS = {"card", "loot", "victim"}  # names that `named-card` puts in quotes in languages that need it
VERBATIM_FACTS = {"text", "offer"}  # what a player typed, and the notation of moves
# The facts of a phrase that are left out where they have these values.
FACTS = {"times": 1, "hidden": "no", "suit": "", "from": "", "to": "", "home": "no", "again": "no"}
JOINTS = (" ", ",", "，")  # a clause that begins with one of these is added to a line without another joint
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
MESSAGE_ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
RANKED = re.compile(r"(.+)-(10|[2-9JQKA])([SHDC])")

Told = tuple[dict[str, object], dict[str, object]]  # an event, and its phrase


class Name(str):
    """A name with its other forms in the language, such as grammatical cases."""

    __slots__ = ("forms",)
    forms: dict[str, str]


class SeatName(str):
    """The name of a seat in a sentence: the player's name, or the language's word for the reader.

    `forms` are those of the piece whose name the seat goes by; None where it goes by a player's name.
    """

    __slots__ = ("forms", "you")
    you: bool
    forms: dict[str, str] | None


def _if_you(seat: str, yours: str, others: str, piece: str = "") -> str:
    """`IF_YOU($seat, "your", "%'s")`: the first text if the seat is the reader's, else the second; % is the name.

    A fourth text is for a seat that goes by the name of a piece; there `%gen` is that form of the name.
    """
    if isinstance(seat, SeatName) and seat.you:
        return yours
    forms = seat.forms if isinstance(seat, SeatName) else None
    if not piece or forms is None:
        return others.replace("%", seat)
    for form in re.findall(r"%(\w+)", piece):
        piece = piece.replace(f"%{form}", forms.get(form, str(seat)))
    return piece.replace("%", seat)


def _form(name: str, form: str) -> str:
    """`FORM($card, "gen")`: that form of a name; the name itself if the language has no such form."""
    return name.forms.get(form, name) if isinstance(name, Name) else name


# Functions for messages. The library declares them with one argument, but passes all arguments of the message.
FUNCTIONS: dict[str, Any] = {"IF_YOU": _if_you, "FORM": _form}


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def _sources(folder: Traversable) -> list[str]:
    """The texts of the Fluent files in a folder; none if it does not exist."""
    if not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found]


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of this package: those of its own games, and those that all games share."""
    return _bundle_of(language, _sources(files("sanjuro.locale") / _checked(language)))


def _bundle_of(language: str, sources: Sequence[str]) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _own_sources(game: str, language: str) -> list[str]:
    """The messages that a game of another package has in a language."""
    folder = part(game, "words") if game in GAMES else None
    return [] if folder is None else _sources(folder / language)


@cache
def _bundles(game: str, language: str) -> list[FluentBundle]:
    """The bundles in which a message is looked up, in this order.

    For a game of another package these are its own messages, then its English ones, with English grammar.
    """
    found: list[FluentBundle] = []
    for one in dict.fromkeys([_checked(language), "en"]):
        own = _own_sources(game, one)
        if own:
            common = (files("sanjuro.locale") / one / "common.ftl").read_text("utf-8")
            found.append(_bundle_of(one, [common, *own]))
    return [*found, _bundle(language)]


@cache
def _topics(game: str, language: str) -> list[str]:
    """The words that have a message `GAME-about-WORD`."""
    inside = files("sanjuro.locale") / language / f"{game}.ftl"
    sources = [inside.read_text("utf-8")] if inside.is_file() else []
    sources += [*_own_sources(game, language), *_own_sources(game, "en")]
    start = f"{game}-about-"
    found = [name for source in sources for name in MESSAGE_ID.findall(source)]
    return list(dict.fromkeys(name.removeprefix(start) for name in found if name.startswith(start)))


def has_words(game: str) -> bool:
    """Whether this package contains the messages of a game."""
    return (files("sanjuro.locale") / "en" / f"{game}.ftl").is_file()


@cache
def fluent(game: str, language: str) -> str:
    """The messages of a game as a Fluent file for clients: its own, and derived ones for those that it lacks.

    Moves and events that occur in none of a few random games have no message; clients derive a text from their keys.
    """
    inside = files("sanjuro.locale") / _checked(language) / f"{game}.ftl"
    if has_words(game):
        return inside.read_text("utf-8")
    own = "\n".join(_own_sources(game, language) or _own_sources(game, "en"))
    present = MESSAGE_ID.findall(own)
    return own + ("\n" if own else "") + derived.fluent(GAMES[game], present)


class Words:
    """Formats messages about one game in one language, with the names of the players.

    The seat of the reader is called "you" in sentences; without a reader every seat goes by its name.
    """

    def __init__(self, game: str, names: list[str], language: str = "en", reader: int | None = None) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.reader = reader
        self._bundles = _bundles(game, language)
        # A game of this package has all messages; any other may have some or none.
        own = has_words(game) or game not in GAMES
        self._derived_from: Game[Any] | None = None if own else GAMES[game]

    def say(self, message: str, **facts: object) -> str | None:
        """A message by its id; None if there is no such message."""
        bundle = self._bundle_with(message)
        if bundle is None:
            return None
        pattern = bundle.get_message(message).value
        if pattern is None:
            return ""
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def _bundle_with(self, message: str) -> FluentBundle | None:
        return next((bundle for bundle in self._bundles if bundle.has_message(message)), None)

    def tell(self, message: str, **facts: object) -> str:
        """A message that must exist; ValueError otherwise."""
        found = self.say(message, **facts)
        if found is None:
            raise ValueError(f"the message {message} is missing")
        return found

    def label(self, key: str, **facts: object) -> str | None:
        """A label of the table: the game's own, or the one that all games share; None if there is none."""
        for message in (f"{self.game}-table-{key}", f"table-{key}", f"{self.game}-{key}", key):
            said = self.say(message, **facts)
            if said is not None:
                return said
        return None

    def title(self) -> str:
        """The title of the game."""
        return self.say(self.game) or (derived.titled(self.game) if self._derived_from else self.game)

    def topics(self) -> list[str]:
        """The words of the game that have an explanation: a message `GAME-about-WORD`."""
        return _topics(self.game, self.language)

    def name(self, word: str) -> str:
        """The name of a card, character, clan and so on; the word itself if it has none."""
        known = self.known_name(word)
        if known is not None or self._derived_from is None:
            return known or word
        return derived.names(self._derived_from).get(word) or derived.humanised(word)

    def known_name(self, word: str) -> str | None:
        """The name of a word in the files, with its rank and suit if it has them."""
        ranked = RANKED.fullmatch(word)
        if ranked is None:
            return self.say(f"{self.game}-{word}")
        kind = self.say(f"{self.game}-{ranked[1]}")
        if kind is None and self._derived_from is not None:
            kind = derived.titled(ranked[1])
        return None if kind is None else self.tell("ranked-card", name=kind, rank=ranked[2] + SUITS[ranked[3]])

    def seat(self, seat: int) -> str:
        """The name of the player at a seat, as in a table or a list."""
        return self.names[seat]

    def who(self, seat: int) -> SeatName:
        """The name of a seat as a fact of a sentence: "you" for the reader."""
        you = seat == self.reader
        said = SeatName(self.tell("who-you") if you else self.seat(seat))
        said.you = you
        said.forms = None if you else self._pieces().get(self.seat(seat))
        return said

    def _pieces(self) -> dict[str, dict[str, str]]:
        """The names of pieces that seats go by if one person leads several of them, with their forms."""
        words = (self.say(f"{self.game}-seats") or "").split()
        return {self.name(word): self._forms(word) for word in words}

    def _forms(self, word: str) -> dict[str, str]:
        """The forms of a word's name: the attributes of its message."""
        message = f"{self.game}-{word}"
        bundle = self._bundle_with(message)
        if bundle is None:
            return {}
        attributes = bundle.get_message(message).attributes
        return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}

    def _with_forms(self, word: str, said: str) -> str:
        forms = self._forms(word)
        if not forms:
            return said
        name = Name(said)
        name.forms = forms
        return name

    def move(self, say: dict[str, object]) -> str:
        """The text of a move from its key and facts, as in a view."""
        return self._phrase("move", say)

    def then(self, then: dict[str, object]) -> str:
        """The text of what a move would lead to, from its key and facts, as in a view."""
        return self._phrase("then", then)

    def _phrase(self, kind: str, phrase: dict[str, object]) -> str:
        key = str(phrase["key"])
        facts = self._facts({fact: value for fact, value in phrase.items() if fact != "key"})
        message = f"{self.game}-{kind}-{key}"
        if self._derived_from is None:
            return self.tell(message, **facts)
        said = self.say(message, **facts)
        if said is not None:
            return said
        if not facts:
            return derived.text_of_move(key, derived.names(self._derived_from), self.names)
        return derived.move(key, {fact: str(value) for fact, value in facts.items()})

    def event(self, event: dict[str, object], times: int = 1) -> str:
        """The sentence for an event; empty if it has none. `times`: how often it happened in a row."""
        return self._sentence(event, phrase(f"event-{event['kind']}", event, times))

    def lines(self, events: Sequence[dict[str, object]]) -> list[str]:
        """The log of some events, one line for each action."""
        rules = GAMES[self.game].lines if self.game in GAMES else LineRules()
        lines: list[list[Told]] = []
        for said in phrases(list(events), OpenLine(rules)):
            told = events[said["at"]], said  # type: ignore[call-overload]
            if "counts" in said:
                counted = zip(lines[-1], said["counts"], strict=True)  # type: ignore[call-overload]
                lines[-1] = [(event, {**told, "times": times}) for (event, told), times in counted]
            elif str(said["say"]).startswith("after-"):
                lines[-1].append(told)
            else:
                lines.append([told])
        return [text for text in map(self._line, lines) if text]

    def _line(self, line: Sequence[Told]) -> str:
        """A line from its phrases: a sentence, and the clauses that are added to it."""
        (head, first), *clauses = line
        text = self._sentence(head, first)
        if first.get("times", 1) != 1 and text == self.event(head):
            text = self.tell("clause-times", line=text, n=first["times"])
        for event, said in clauses:
            clause = self.tell(f"{self.game}-{said['say']}", **self._event_facts(event, said))
            joint = self.tell("clause-first")
            if joint in text or event["kind"] == head["kind"]:
                joint = self.tell("clause-more")
            text += clause if not clause or clause.startswith(JOINTS) else joint + clause
        return text

    def _sentence(self, event: dict[str, object], said: dict[str, object]) -> str:
        facts = self._event_facts(event, said)
        message = f"{self.game}-{said['say']}"
        text = self.tell(message, **facts) if self._derived_from is None else self.say(message, **facts)
        if text is None:
            text = derived.event(str(event["kind"]), {fact: str(facts[fact]) for fact in derived.told(event)})
        return text if text.startswith(tuple(self.names)) else text[:1].upper() + text[1:]

    def _event_facts(self, event: dict[str, object], said: dict[str, object]) -> dict[str, object]:
        """What a message about an event may refer to: the facts of the event, those of its phrase, and defaults."""
        own = {key: value for key, value in event.items() if key not in ("kind", "id", "was")}
        more = {key: value for key, value in said.items() if key not in ("say", "at", "counts")}
        hidden = {} if "card" in event else {"card": "hidden-card", "hidden": "yes"}
        return self._facts({**FACTS, **hidden, **own, **more})

    def reason(self, reason: str) -> str:
        """Why the game ended."""
        known = self.say(f"{self.game}-reason-{reason}") or self.say(f"reason-{reason}")
        return known or (derived.humanised(reason) if self._derived_from else reason)

    def refusal(self, key: str, facts: dict[str, object]) -> str | None:
        """Why a move is not legal; None if the game has no message for it."""
        said = self._facts(facts)
        for message in (f"{self.game}-refusal-{key}", f"refusal-{key}"):
            sentence = self.say(message, **said)
            if sentence is not None:
                return sentence
        return None if self._derived_from is None else derived.refusal(self._derived_from, key, said)

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
                said[key] = self._with_forms(value, self.tell("named-card", name=self.name(value)))
            elif isinstance(value, str):
                said[key] = self._with_forms(value, self.name(value))
            elif isinstance(value, list):
                said[key] = self.tell("clause-more").join(self.name(str(item)) for item in value)
            else:
                said[key] = value
        return said
