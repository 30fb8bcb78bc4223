"""A table as a piece of HTML for notebooks, with our own card drawings as SVG.

It is self-contained, and has each drawing once, however many cards use it. All text is escaped. The ids of the drawings
begin with a hash of the table, so that several tables on a page do not conflict.
"""

from __future__ import annotations

import re
import zlib
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from sanjuro.display.table import Card, Cell, Face, TableLayout, as_written, words
from sanjuro.registry import GAMES, part

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WIDE, HIGH = 60, 90  # a card, in its own units
INK, RED, PAPER = "#231c17", "#a02014", "#f6ecd6"
FEW = 9  # characters of a title that fit on a line
STYLE = """
.sanjuro{background:#e6d9bc;color:#231c17;font:13px/1.4 system-ui,sans-serif;padding:10px 12px;border-radius:8px;
display:inline-block;max-width:100%;overflow-x:auto}
.sanjuro .t{font-weight:700;margin-bottom:6px}
.sanjuro table{border-collapse:collapse;border:0;margin:0;color:inherit;font-size:inherit}
.sanjuro tr,.sanjuro tr:hover{background:none!important}
.sanjuro tr.now,.sanjuro tr.now:hover{background:#f7f0df!important}
.sanjuro tr.out{opacity:.5}
.sanjuro th,.sanjuro td{border:0;border-top:1px solid #b7a581;padding:3px 8px;text-align:left;vertical-align:middle;
color:inherit;background:none}
.sanjuro th{border:0;font-weight:600;color:#574b3f}
.sanjuro .m,.sanjuro .n{margin-top:6px}
.sanjuro .m>span{margin-right:16px;white-space:nowrap}
.sanjuro .c{width:44px;height:66px;margin:1px;vertical-align:middle;overflow:hidden}
"""


def drawn(table: TableLayout) -> str:
    """Return the whole picture."""
    picture = Picture(table)
    rows = []
    for seat, row in enumerate(table.rows):
        cells = "".join(f"<td>{picture.cell(cell)}</td>" for cell in row.cells)
        state = ' class="now"' if row.turn else ' class="out"' if row.out else ""
        rows.append(f"<tr{state}><td>{'▸ ' if row.turn else ''}{seat}</td>{cells}</tr>")
    head = "".join(f"<th>{escape(column)}</th>" for column in ["seat", *table.columns])
    middle = "".join(f"<span>{escape(words(label))} {picture.cell(cell)}</span>" for label, cell in table.middle)
    notes = "<br>".join(escape(note) for note in table.notes)
    return (
        f'<div class="sanjuro"><style>{STYLE}</style>{picture.drawings()}<div class="t">{escape(table.title)}</div>'
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        f'<div class="m">{middle}</div><div class="n">{notes}</div></div>'
    )


class Picture:
    """Draws the cells of a table and remembers which drawings they need."""

    def __init__(self, table: TableLayout) -> None:
        self.table = table
        self.art = art(table.game)
        self.prefix = f"sanjuro-{zlib.crc32(repr([table.game, table.rows, table.middle]).encode()):08x}-"
        self.used: list[str] = []

    def cell(self, cell: Cell) -> str:
        return " ".join(self.card(piece) if isinstance(piece, Card) else escape(as_written(piece)) for piece in cell)

    def card(self, card: Card) -> str:
        """Return a card face up or face down, with its name for screen readers."""
        if card.name is None:
            return self.framed("a card face down", self.use("back", 0, 0, WIDE, HIGH))
        face = self.table.face(card.name)
        drawing = self.use(face.drawing, 4, 16, WIDE - 8, WIDE - 8)
        return self.framed(card.name, drawing + self.printed(face), face.ground)

    def framed(self, name: str, inside: str, ground: str = "") -> str:
        paper = f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="5" fill="{ground or PAPER}"'
        return (
            f'<svg class="c" viewBox="0 0 {WIDE} {HIGH}" role="img"><title>{escape(name)}</title>'
            f'{paper} stroke="{INK}" stroke-width="2"/>{inside}</svg>'
        )

    def printed(self, face: Face) -> str:
        """Return what is written on a card: corner, title, small signs."""
        parts: list[str] = []
        if face.corner:
            bold = f'font-size="12" font-weight="700" fill="{RED if face.red else INK}"'
            parts.append(f'<text x="5" y="13" {bold}>{escape(face.corner)}</text>')
        if face.title:
            squeezed = f' textLength="{WIDE - 8}" lengthAdjust="spacingAndGlyphs"' if len(face.title) > FEW else ""
            parts.append(
                f'<text x="{WIDE // 2}" y="81" font-size="11" text-anchor="middle" fill="{INK}"{squeezed}>'
                f"{escape(face.title)}</text>"
            )
        for number, sign in enumerate(face.signs):
            place = (4 + 14 * number, 72) if not face.title else (WIDE - 16 - 13 * number, 3)
            parts.append(self.use(f"sign-{sign}", *place, 13, 13))
        return "".join(parts)

    def use(self, drawing: str, x: int, y: int, width: int, height: int) -> str:
        if drawing not in self.art:
            return ""
        if drawing not in self.used:
            self.used.append(drawing)
        return f'<use href="#{self.prefix}{drawing}" x="{x}" y="{y}" width="{width}" height="{height}"/>'

    def drawings(self) -> str:
        """Return every drawing that was used, once."""
        symbols = "".join(
            re.sub(r'(\bid="|url\(#)', rf"\g<1>{self.prefix}", self.art[drawing]) for drawing in self.used
        )
        return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{symbols}</svg>'


@cache
def art(game: str) -> dict[str, str]:
    """Return the drawings of a game by name, each a `<symbol>`; empty if the game brings none."""
    file = files("sanjuro.display").joinpath("art", f"{game}.svg")
    if file.is_file():
        symbols = re.finditer(r'<symbol id="([^"]+)".*?</symbol>', file.read_text("utf-8"))
        return {match[1]: match[0] for match in symbols}
    folder = part(game, "art") if game in GAMES else None
    drawings = [] if folder is None else [file for file in folder.iterdir() if file.name.endswith(".svg")]
    return {file.name.removesuffix(".svg"): _symbol(file) for file in drawings}


def _symbol(file: Traversable) -> str:
    """Return a file with one drawing as a `<symbol>`."""
    text = " ".join(file.read_text("utf-8").split())
    box = re.search(r'viewBox="([^"]+)"', text)
    start = text.index(">", text.index("<svg")) + 1
    return (
        f'<symbol id="{escape(file.name.removesuffix(".svg"))}" viewBox="{box[1] if box else f"0 0 {WIDE} {HIGH}"}">'
        f"{text[start : text.rindex('</svg>')]}</symbol>"
    )
