"""A table as text."""

from __future__ import annotations

import textwrap

from sanjuro.display.table import Card, Cell, TableLayout, as_written, words

WIDTH = 100  # of the lines below the seats


def drawn(table: TableLayout) -> str:
    """Return a title, a line per seat, the middle, and what is going on."""
    head = ["", "seat", *table.columns]
    lines = [["▸" if row.turn else "", str(seat), *map(written, row.cells)] for seat, row in enumerate(table.rows)]
    widths = [max(len(line[column]) for line in [head, *lines]) for column in range(len(head))]
    shown = [table.title]
    for line in [head, *lines]:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        shown.append("  ".join(cells).rstrip())
    middle = "; ".join(f"{words(label)} {written(cell)}" for label, cell in table.middle)
    for text in [middle, *table.notes]:
        shown += textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(shown).replace("\u00a0", " ")


def written(cell: Cell) -> str:
    """Return a cell: its words, the names of cards, and the number of face-down ones."""
    hidden = cell.count(Card(None))
    parts = [as_written(piece) for piece in cell if piece != Card(None)]
    return " ".join([*parts, *([f"{hidden} hidden"] if hidden else [])])
