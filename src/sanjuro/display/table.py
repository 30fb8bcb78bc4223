"""The contents of a table, whether shown as text, in a terminal or as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Card:
    """A card by its name; None is face down."""

    name: str | None


@dataclass(frozen=True)
class Name:
    """A word of the notation: text and pictures show it as it is, a terminal translates it."""

    word: str
    style: str = ""


@dataclass(frozen=True)
class Mark:
    """The same thing in two forms that need no translation: `4/5` as text, `♥♥♥♥·` in a terminal."""

    text: str
    terminal: str
    style: str = ""


@dataclass(frozen=True)
class Seat:
    """A seat, among the facts of a sentence."""

    number: int


@dataclass(frozen=True)
class Said:
    """A message of the game, for the terminal; `text` is what text and pictures show instead.

    The message is the first that exists of `GAME-table-KEY`, `table-KEY`, `GAME-KEY` and `KEY`. Facts that are pieces,
    or lists of pieces, are translated too.
    """

    key: str
    text: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    style: str = ""


@dataclass(frozen=True)
class Joined:
    """Several pieces with a separator other than a space."""

    pieces: Sequence[str | Name | Mark | Said]
    by: str = ""


Piece: TypeAlias = "str | Card | Name | Mark | Said | Joined"
Cell: TypeAlias = "list[Piece]"
View: TypeAlias = "Mapping[str, Any]"


@dataclass
class Row:
    """A seat: its cells in the order of the columns, whether it is its turn, whether it is out."""

    cells: list[Cell]
    turn: bool = False
    out: bool = False


@dataclass
class Face:
    """The face of a card: its drawing, its title, the text in the corner, and small signs below."""

    drawing: str
    title: str
    corner: str = ""
    red: bool = False  # the corner is red
    signs: list[str] = field(default_factory=list)
    ground: str = ""  # the colour of the card, if not that of paper


@dataclass
class TableLayout:
    """Everything that is shown of a match."""

    game: str
    title: str
    columns: list[str]  # their titles
    rows: list[Row]
    middle: list[tuple[str, Cell]]
    notes: list[str]
    face: Callable[[str], Face]


Table = TableLayout  # the former name, kept for one release


@dataclass(frozen=True)
class Column:
    """A column of the seats.

    Its key, with spaces, is its title as text; a terminal translates it like `Said(key)`.
    """

    key: str
    cell: Callable[[View, int], Cell]
    title: str | None = None  # as text, if not the key
    style: str = ""  # of the title in a terminal
    right: bool = False  # right-aligned in a terminal
    counted: bool = False  # a terminal shows the number of cards, and the reader's own below the table
    tall: bool = False  # a terminal shows the cards one below another
    text: bool = True  # shown as text and in pictures
    terminal: bool | Callable[[View], bool] = True  # shown in a terminal

    @property
    def heading(self) -> str:
        return words(self.key) if self.title is None else self.title


def is_out(view: View, seat: int) -> bool:
    return view["seats"][seat].get("out") is True


def going_on(frame: Mapping[str, Any]) -> Said | None:
    """Return the message `GAME-table-frame-FRAME`, if there is one, with the facts of the frame."""
    facts = {key: _fact(key, value) for key, value in frame.items() if value is not None and key != "frame"}
    return Said(f"frame-{frame['frame']}", facts=facts)


def _fact(key: str, value: Any) -> Any:
    if key in ("seat", "by", "other"):
        return Seat(value)
    return Name(value) if key == "card" else value


@dataclass(frozen=True)
class Layout:
    """The layout of the tables of one game, as text, in a terminal and as a picture.

    Only the columns of the seats, the middle, and what is printed on a card are required. The rest is for terminals,
    which have colours, translations and more details.
    """

    title: str
    columns: Sequence[Column]
    middle: Callable[[View], list[tuple[str, Cell]]]
    face: Callable[[str], Face]
    style: Callable[[str], str] = lambda card: ""  # the colour of a card's name
    short: Callable[[str], str] = lambda name: name  # shortens the translated name of a card
    highlights: Mapping[str, str] = field(default_factory=dict)  # words inside the names of cards with their colours
    faded: Callable[[View, int], bool] = is_out  # seats that are not taking part at the moment
    totals: Callable[[View], Mapping[str, Cell]] = lambda view: {}  # a last row, by the keys of the columns
    going_on: Callable[[Mapping[str, Any]], Said | None] = going_on  # a pending frame as a sentence
    lines: Callable[[View], list[Cell]] = lambda view: []  # further lines


def words(name: str) -> str:
    """Return a name of the notation for people: `wells_fargo` is `wells fargo`."""
    return name.replace("_", " ")


def cards(pile: Sequence[Mapping[str, Any]]) -> Cell:
    """Return a face-up pile."""
    return [Card(shown["card"]) for shown in pile]


def closed(pile: Mapping[str, Any]) -> Cell:
    """Return a hand or the like: the known cards, then the backs of the others."""
    known = cards(pile["cards"])
    return [*known, *[Card(None)] * (pile["count"] - len(known))]


def top(pile: Sequence[Mapping[str, Any]]) -> Cell:
    """Return a discard pile: the number of cards, and the top one."""
    count = len(pile)
    return [Said("on_top", f"{count}, top", {"n": count}), Card(pile[0]["card"])] if pile else ["0"]


def deck(pile: Mapping[str, Any]) -> Cell:
    """Return a face-down pile: the number of cards, and the depths of known ones, unless all are known."""
    known = pile["cards"]
    found: Cell = [str(pile["count"])]
    if len(known) < pile["count"]:
        for card in known:
            depth = card["depth"] + 1
            found += [Said("depth", f"#{depth}", {"n": depth}), Card(card["card"])]
    return found


def gauge(now: int, full: int, on: str, off: str, style: str = "") -> Mark:
    """Return an amount and its limit."""
    return Mark(f"{now}/{full}", on * now + off * (full - now), style)


def styled(text: object, style: str) -> Mark:
    """Return text with a style for terminals."""
    return Mark(str(text), str(text), style)


def as_written(piece: Piece) -> str:
    """Return a piece as text; empty for a face-down card."""
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Card):
        return piece.name or ""
    if isinstance(piece, Joined):
        return piece.by.join(map(as_written, piece.pieces))
    return words(piece.word) if isinstance(piece, Name) else piece.text
