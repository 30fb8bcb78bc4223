"""The legal moves in a terminal: a plain list if there are few, groups in columns if there are many."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.text import Text

import sanjuro
from sanjuro.cli.numbers import Numbers
from sanjuro.locale import SEAT_FACTS, Words

FEW = 9  # up to this many moves are listed one below the other
VARYING = ("loot", "target", "card")  # what tells the moves of a group apart, before anything else
GAP = 3


@dataclass(frozen=True)
class Choice:
    """A move with the number and the words it is shown with."""

    number: int
    move: sanjuro.Move
    sentence: str
    say: dict[str, object]
    then: str  # what it would lead to; empty where the sentence says it all

    def has(self, word: str) -> bool:
        return word.lower() in f"{self.sentence} {self.move.text}".lower()


def choices(match: sanjuro.Match, seat: int, words: Words, numbers: Numbers) -> list[Choice]:
    """The seat's legal moves, similar ones next to each other."""
    view: dict[str, Any] = match.view(seat)
    together: dict[object, list[tuple[sanjuro.Move, dict[str, Any]]]] = {}
    for move, shown in zip(match.moves, view["moves"], strict=True):
        together.setdefault(_kind(shown["say"]), []).append((move, shown))
    found = [(move, shown, words.move(shown["say"])) for group in together.values() for move, shown in group]
    given = numbers.assign([(move.text, sentence) for move, _, sentence in found])
    return [
        Choice(number, move, sentence, shown["say"], words.then(shown["then"]) if "then" in shown else "")
        for number, (move, shown, sentence) in zip(given, found, strict=True)
    ]


def is_number(text: str) -> bool:
    """Whether the text is the number of a move. Very long digit strings are a mistake, and `int` refuses them."""
    return text.isdecimal() and len(text) < 10


def plain_list(offer: list[Choice]) -> Text:
    """One move per line, with its text."""
    lines = [
        Text("  ")
        .append(f"{choice.number:>3}", "bold")
        .append(f"  {choice.sentence}")
        .append(f" ({choice.then})" if choice.then else "", "italic")
        .append(f"  {choice.move.text}", "dim")
        for choice in offer
    ]
    return Text("\n").join(lines)


def grouped(offer: list[Choice], words: Words, width: int) -> Text:
    """All moves in little space: those that differ in one thing only share a line, the rest are in columns."""
    groups = [list(alike) for _, alike in groupby(offer, key=lambda choice: _kind(choice.say))]
    headings = [_heading(group[0], words) if len(group) > 1 else "" for group in groups]
    widest = max(cell_len(heading) for heading in headings)
    lines: list[Text] = []
    for alone, some in groupby(zip(headings, groups, strict=True), key=lambda pair: len(pair[1]) == 1):
        if alone:
            lines += columns([_item(group[0].number, group[0].sentence) for _, group in some], width)
            continue
        for heading, group in some:
            lines += _group(heading, group, words, widest, width)
    return Text("\n").join(lines)


def columns(items: list[Text], width: int, indent: int = 2) -> list[Text]:
    """Lines with as many columns as fit, to be read downwards."""
    if not items:
        return []
    widest = max(cell_len(item.plain) for item in items)
    across = max(1, (width - indent + GAP) // (widest + GAP))
    down = -(-len(items) // across)
    lines: list[Text] = []
    for row in range(down):
        line = Text()
        for place, item in enumerate(items[row::down]):
            line.append(" " * (indent + place * (widest + GAP) - cell_len(line.plain))).append_text(item)
        lines.append(line)
    return lines


def _heading(choice: Choice, words: Words) -> str:
    """The sentence of a group, with a gap where its moves differ."""
    return words.move({**choice.say, _varies(choice.say): "…"})


def _group(heading: str, group: list[Choice], words: Words, widest: int, width: int) -> list[Text]:
    """A heading with its moves behind it, or below it if they have no room there."""
    varies = _varies(group[0].say)
    items = [_item(choice.number, _short(choice.say[varies], varies, words)) for choice in group]
    beside = columns(items, width, 2 + widest + GAP)
    if len(beside) > 1:
        return [Text(f"  {heading}"), *columns(items, width, 4)]
    return [Text(f"  {heading}").append_text(beside[0][2 + cell_len(heading) :])]


def _item(number: int, said: str) -> Text:
    return Text().append(f"{number:>3}", "bold").append(f"  {said}")


def _short(value: object, fact: str, words: Words) -> str:
    return words.seat(value) if fact in SEAT_FACTS and isinstance(value, int) else words.name(str(value))


def _varies(say: dict[str, object]) -> str:
    others = [fact for fact in say if fact not in ("key", "text")]
    return next((fact for fact in VARYING if fact in say), others[-1] if others else "")


def _kind(say: dict[str, object]) -> tuple[tuple[str, object], ...]:
    """What the moves of a group have in common: everything but the one fact that tells them apart."""
    varies = _varies(say)
    return tuple((fact, value) for fact, value in say.items() if fact != varies)
