"""The tables of the games in a terminal, with colours and in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanjuro.display import Card, Cell, Column, Joined, Layout, Mark, Name, Piece, Said, Seat, layout, turn_of
from sanjuro.locale import Words

GAP = "   "  # between the piles in the middle
WIDTH = 78  # of their lines


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """A view as text for the terminal."""
    return Drawing(view, words, layout(view)).whole()


class Drawing:
    """One view in one language."""

    def __init__(self, view: Mapping[str, Any], words: Words, shape: Layout) -> None:
        self.view = view
        self.words = words
        self.shape = shape
        self.columns = [column for column in shape.columns if self.has(column)]

    def has(self, column: Column) -> bool:
        return column.terminal if isinstance(column.terminal, bool) else column.terminal(self.view)

    def whole(self) -> Group:
        """The seats, the middle of the table, the pending frames, the game's extra lines, and the reader's cards."""
        lines: list[RenderableType] = [self.seats(), self.middle()]
        for frame in self.view["pending"]:
            said = self.going_on(frame)
            if said:
                lines.append(Text(f"» {said}", "bold"))
        return Group(*lines, *map(self.cell, self.shape.lines(self.view)), *self.own_cards())

    def seats(self) -> Table:
        table = Table(box=None, pad_edge=False)
        table.add_column("  " + self.label("player"), no_wrap=True)
        for column in self.columns:
            title = Text(self.label(column.key), column.style)
            table.add_column(title, justify="right" if column.right else "left")
        for seat in range(len(self.view["seats"])):
            mark = "▸ " if turn_of(self.view, seat) else "  "
            cells = [self.in_column(column, seat) for column in self.columns]
            faded = self.shape.faded(self.view, seat)
            table.add_row(Text(mark + self.words.seat(seat)), *cells, style="dim" if faded else "")
        totals = self.shape.totals(self.view)
        if totals:
            sums = [self.cell(totals.get(column.key, [])) for column in self.columns]
            table.add_row("  " + self.label("all"), *sums, style="dim")
        return table

    def in_column(self, column: Column, seat: int) -> Text:
        cell = column.cell(self.view, seat)
        if column.counted:
            return Text(str(len(cell)))
        # A seat that goes by the name of its piece is not given that name twice.
        cell = [piece for piece in cell if self.said(piece).plain != self.words.seat(seat)]
        if column.tall:
            return self.cell(cell, "\n") if cell else Text("·", "dim")
        return self.cell(cell)

    def middle(self) -> Text:
        """The piles with their labels, broken into lines between them; cards that are listed begin a line."""
        lines: list[Text] = []
        for label, cell in self.shape.middle(self.view):
            pile = self.labelled(label, cell)
            if (
                lines
                and not (cell and isinstance(cell[0], Card))
                and lines[-1].cell_len + len(GAP) + pile.cell_len <= WIDTH
            ):
                lines[-1].append(GAP).append(pile)
            else:
                lines.append(pile)
        return Text("\n").join(lines)

    def labelled(self, label: str, cell: Cell) -> Text:
        return Text(self.label(label) + self.words.tell("clause-first")).append(self.cell(cell))

    def own_cards(self) -> list[Text]:
        """The reader's own cards in all piles that the table only counts."""
        viewer = self.view["viewer"]
        if viewer is None:
            return []
        found: list[Text] = []
        for column in self.columns:
            if column.counted:
                title = self.words.label(f"own_{column.key}") or self.label(column.key) + self.words.tell(
                    "clause-first"
                )
                held = [piece for piece in column.cell(self.view, viewer) if piece != Card(None)]
                found.append(Text(title.rstrip() + " ").append(self.cell(held)))
        return found

    def going_on(self, frame: Mapping[str, Any]) -> str:
        """A pending frame in words; empty if it needs none."""
        said = self.shape.going_on(frame)
        text = "" if said is None else self.said(said).plain
        return text[:1].upper() + text[1:]

    def label(self, key: str) -> str:
        """What a column or a pile is called."""
        return self.words.label(key) or self.words.name(key)

    def cell(self, cell: Cell, joint: str = ", ") -> Text:
        """The pieces of a cell; equal cards are listed once, with their number."""
        text = Text()
        before: Piece | None = None
        for piece, times in _counted(cell):
            if before is not None:
                text.append(joint if isinstance(before, Card) and isinstance(piece, Card) else " ")
            text.append(self.said(piece)).append(f" ×{times}" if times > 1 else "")
            before = piece
        return text

    def said(self, piece: Piece) -> Text:
        """A piece in the reader's language."""
        if isinstance(piece, str):
            return Text(piece)
        if isinstance(piece, Card):
            return self.card(piece.name)
        if isinstance(piece, Joined):
            return Text(piece.by).join(map(self.said, piece.pieces))
        if isinstance(piece, Name):
            return Text(self.words.name(piece.word), piece.style)
        if isinstance(piece, Mark):
            return Text(piece.terminal, piece.style)
        facts = {key: self.fact(value) for key, value in piece.facts.items()}
        return Text(self.words.label(piece.key, **facts) or piece.text, piece.style)

    def card(self, name: str | None) -> Text:
        if name is None:
            return Text(self.words.tell("hidden-card"))
        text = Text(self.shape.short(self.words.name(name)), self.shape.style(name))
        for word, style in self.shape.highlights.items():
            text.highlight_words([self.label(word)], style)
        return text

    def fact(self, value: object) -> object:
        """A fact of a sentence: seats, names and sentences inside of it are in the reader's language."""
        if isinstance(value, Seat):
            return self.words.who(value.number)
        if isinstance(value, list):
            sentences = any(isinstance(one, Said) for one in value)
            return ("; " if sentences else ", ").join(str(self.fact(one)) for one in value)
        return self.said(value).plain if isinstance(value, (Name, Said)) else value


def _counted(cell: Cell) -> list[tuple[Piece, int]]:
    """The pieces in their order; all cards of a name where the first of them is, with their number."""
    alike: dict[Piece | int, tuple[Piece, int]] = {}
    for at, piece in enumerate(cell):
        key = piece if isinstance(piece, Card) else at
        alike[key] = (piece, alike[key][1] + 1 if key in alike else 1)
    return list(alike.values())
