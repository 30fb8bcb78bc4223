"""What a table looks like, whether it is shown as text or as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Card:
    """A card by its name; None lies face down."""

    name: str | None


Cell: TypeAlias = "list[str | Card]"


@dataclass
class Row:
    """A seat: its cells in the order of the columns, whether it is its turn, whether it is out."""

    cells: list[Cell]
    turn: bool = False
    out: bool = False


@dataclass
class Face:
    """What is printed on a card: its drawing, its title, what stands in the corner, and small signs below."""

    drawing: str
    title: str
    corner: str = ""
    red: bool = False  # the corner is red
    signs: list[str] = field(default_factory=list)
    ground: str = ""  # the colour of the card, if it is not that of paper


@dataclass
class Table:
    """Everything that is shown of a match."""

    game: str
    title: str
    columns: list[str]
    rows: list[Row]
    middle: list[tuple[str, Cell]]
    notes: list[str]
    face: Callable[[str], Face]


@dataclass(frozen=True)
class Layout:
    """How the tables of one game are laid out: the columns of its seats, a seat's cells, the middle, a card's face."""

    title: str
    columns: Sequence[str]
    cells: Callable[[Mapping[str, Any], int], list[Cell]]
    middle: Callable[[Mapping[str, Any]], list[tuple[str, Cell]]]
    face: Callable[[str], Face]


def words(name: str) -> str:
    """A name of the notation for people: `wells_fargo` is `wells fargo`."""
    return name.replace("_", " ")


def cards(pile: Sequence[Mapping[str, Any]]) -> Cell:
    """An open pile."""
    return [Card(shown["card"]) for shown in pile]


def closed(pile: Mapping[str, Any]) -> Cell:
    """A hand or the like: the known cards, then the backs of the others."""
    known = cards(pile["cards"])
    return [*known, *[Card(None)] * (pile["count"] - len(known))]


def top(pile: Sequence[Mapping[str, Any]], last: bool = True) -> Cell:
    """A discard pile: how many cards, and the top one, which is the last or the first of the list."""
    return [f"{len(pile)}, top", Card(pile[-1 if last else 0]["card"])] if pile else ["0"]


def deck(pile: Mapping[str, Any]) -> Cell:
    """A face-down pile: how many cards, and how deep those lie that are known, unless all of them are."""
    known = pile["cards"]
    found: Cell = [str(pile["count"])]
    if len(known) < pile["count"]:
        for card in known:
            found += [f"#{card['depth'] + 1}", Card(card["card"])]
    return found
