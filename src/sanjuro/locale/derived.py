"""English messages for a game that has none of its own, derived from its notation.

A sentence is built from facts that are words already. With placeholders as facts it becomes the pattern of a Fluent
message, so that clients get the same sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.refusal import WORDS as REFUSALS
from sanjuro.core.rng import seeded

SEATS = ("target", "other", "owner", "seat", "by", "giver", "holder", "province")  # facts that are seats
BARE = ("card", "loot", "victim", "n", "what")  # facts without a label
SMALL = {"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
SAMPLES = 4  # random games that are played for each player count
MESSAGE = re.compile(r"[A-Za-z][\w-]*", re.ASCII)  # a valid message id


def humanised(word: str) -> str:
    """A word of the notation in plain letters: `last_card` is `last card`."""
    return " ".join(re.split(r"[_\-\s]+", word)).strip()


def titled(word: str) -> str:
    """The same as a title: `high_card` is `High Card`."""
    words = humanised(word).split(" ")
    return " ".join(one if number and one in SMALL else _capital(one) for number, one in enumerate(words))


@cache
def names(game: Game[Any]) -> dict[str, str]:
    """The names of the cards and things of a game, by their words.

    The part after a hyphen is left out if it distinguishes nothing: `scout-1` is a Scout if no other card is one.
    """
    words = list(dict.fromkeys([*game.things(), *game.cards.names]))
    variants: dict[str, list[str]] = {}
    for word in words:
        kind, hyphen, _ = word.partition("-")
        if hyphen:
            variants.setdefault(kind, []).append(word)
    return {
        word: titled(word if len(variants.get(word.partition("-")[0], [])) > 1 else word.partition("-")[0])
        for word in words
    }


def move(key: str, facts: Mapping[str, str]) -> str:
    """A move from its key and its facts, or from its text."""
    return _sentence(_capital(humanised(key)), ": ", facts, key)


def text_of_move(text: str, called: Mapping[str, str], seats: Sequence[str]) -> str:
    """A move from its notation: `guard > 2` is `Guard → Chiyo`."""
    said: list[str] = []
    for word in text.split():
        number = int(word) if word.isdecimal() else -1
        if said and said[-1] == "→" and 0 <= number < len(seats):
            said.append(seats[number])
        else:
            said.append("→" if word == ">" else called.get(word) or humanised(word))
    return _capital(" ".join(said))


def event(kind: str, facts: Mapping[str, str]) -> str:
    """An event: who did it, what happened, and whom it concerns."""
    others = {key: value for key, value in facts.items() if key != "seat"}
    said = _sentence(humanised(kind), " ", others, kind)
    return f"{facts['seat']}: {said}" if "seat" in facts else _capital(said)


def told(seen: Mapping[str, object]) -> list[str]:
    """The facts of an event that its sentence states, by their names in messages."""
    seat = seen.get("seat")
    found = ["seat"] if seat is not None else []
    found += [key for key in ("n", "what", "other") if key in seen]
    if "to" in seen or "card" in seen:
        found.append("card")
    ends = {whose: _owner(str(seen.get(end, ""))) for end, whose in (("to", "owner"), ("from", "giver"))}
    return found + [whose for whose, owner in ends.items() if owner not in (None, seat)]


def refusal(game: Game[Any], key: str, facts: Mapping[str, object]) -> str | None:
    """The sentence of the game, where "seat 2" is a player by name; None if it has none."""
    pattern = game.refusals.get(key) or REFUSALS.get(key)
    if pattern is None:
        return None
    for fact in facts:
        if fact in SEATS:
            pattern = pattern.replace(f"seat {{{fact}}}", f"{{{fact}}}")
    return pattern.format(**facts)


def _sentence(verb: str, joint: str, facts: Mapping[str, str], key: str) -> str:
    objects: list[str] = []
    seats: list[str] = []
    for fact, value in facts.items():
        if fact in SEATS:
            seats.append(f"from {value}" if fact == "giver" else f"→ {value}")
        else:
            objects.append(value if fact in BARE or fact == key else f"{humanised(fact)} {value}")
    said = verb + (joint + ", ".join(objects) if objects else "")
    return " ".join([said, *seats])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _owner(place: str) -> int | None:
    _, dot, seat = place.partition(".")
    return int(seat) if dot else None


# ---- the same as messages -----------------------------------------------------------------


@cache
def messages(game: Game[Any]) -> dict[str, str]:
    """All messages that can be derived, by their ids. Clients humanise whatever else they encounter.

    A few random games show which moves and events occur, and with which facts.
    """
    key = game.key
    found = {key: titled(key)}
    found |= {f"{key}-{word}": name for word, name in names(game).items()}
    for option in game.options:
        found[f"option-{key}-{option.name}"] = _capital(option.about)
        for choice in option.choices:
            found[f"choice-{key}-{option.name}-{choice}"] = names(game).get(choice) or titled(choice)
    moves, consequences, events, reasons = _seen(game)
    for kind, patterns in (("move", moves), ("then", consequences)):
        for phrase, facts in patterns.items():
            found[f"{key}-{kind}-{phrase}"] = move(phrase, _placeholders(facts))
    for kind, facts in events.items():
        found[f"{key}-event-{kind}"] = event(kind, _placeholders(facts))
    for reason in reasons:
        found[f"{key}-reason-{reason}"] = humanised(reason)
    for refused, pattern in game.refusals.items():
        found[f"{key}-refusal-{refused}"] = re.sub(r"(?:\bseat )?\{(\w+)\}", _placeholder_in, pattern)
    return {name: pattern for name, pattern in found.items() if MESSAGE.fullmatch(name)}


def fluent(game: Game[Any], present: Iterable[str] = ()) -> str:
    """The messages as the text of a Fluent file, except for those that are present already."""
    left = set(present)
    return "".join(f"{name} = {_pattern(text)}\n" for name, text in messages(game).items() if name not in left)


Facts = dict[str, list[str]]


def _seen(game: Game[Any]) -> tuple[Facts, Facts, Facts, list[str]]:
    """The facts of moves, consequences and events by their keys, and the reasons for which games ended."""
    moves: Facts = {}
    consequences: Facts = {}
    events: Facts = {}
    reasons: list[str] = []
    for players in game.counts():
        for seed in range(SAMPLES):
            match: Match = game.new(players, seed, {}, events=True)
            chance = seeded(seed)
            while True:
                for one in match.events:
                    seen = one.seen_by(-1)
                    _narrow(events, str(seen["kind"]), told(seen))
                if match.over:
                    break
                for legal in match.window(match.asked).offers():
                    _narrow(moves, str(legal["say"]["key"]), [fact for fact in legal["say"] if fact != "key"])
                    if "then" in legal:
                        then = legal["then"]
                        _narrow(consequences, str(then["key"]), [fact for fact in then if fact != "key"])
                match.carry_out(match.offer[chance.below(len(match.offer))])
            assert match.outcome is not None
            reasons.append(match.outcome.reason)
    return moves, consequences, events, list(dict.fromkeys(reasons))


def _narrow(found: Facts, key: str, facts: list[str]) -> None:
    """A message can only state facts that are always present."""
    found[key] = [fact for fact in found[key] if fact in facts] if key in found else facts


def _placeholders(facts: Iterable[str]) -> dict[str, str]:
    return {fact: f"{{ ${fact} }}" for fact in facts}


def _placeholder_in(found: re.Match[str]) -> str:
    label = "seat " if found[0].startswith("seat ") and found[1] not in SEATS else ""
    return f"{label}{{ ${found[1]} }}"


def _pattern(text: str) -> str:
    """Text as a Fluent pattern: a first character that could be taken for syntax is quoted."""
    return f'{{ "{text[0]}" }}{text[1:]}' if text[:1] in "[*.}" else text
