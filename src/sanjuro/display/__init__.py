"""A view as a text table, in a terminal, and as a picture for notebooks.

A `Layout` describes the table of a game once: the columns of its seats, the middle, and what is printed on a card.
`text.py`, `picture.py` and `sanjuro.cli.tables` show any such table. A game brings its layout as the part `table` of
its registration; others get a plain one derived from the view. Nothing here knows more than the view, so the engine can
depend on it and not the other way round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display import plain
from sanjuro.display.picture import drawn as _picture
from sanjuro.display.table import Card as Card
from sanjuro.display.table import Cell as Cell
from sanjuro.display.table import Column as Column
from sanjuro.display.table import Face as Face
from sanjuro.display.table import Joined as Joined
from sanjuro.display.table import Layout as Layout
from sanjuro.display.table import Mark as Mark
from sanjuro.display.table import Name as Name
from sanjuro.display.table import Piece as Piece
from sanjuro.display.table import Row as Row
from sanjuro.display.table import Said as Said
from sanjuro.display.table import Seat as Seat
from sanjuro.display.table import Table as Table
from sanjuro.display.table import TableLayout as TableLayout
from sanjuro.display.table import View as View
from sanjuro.display.table import cards as cards
from sanjuro.display.table import closed as closed
from sanjuro.display.table import deck as deck
from sanjuro.display.table import gauge as gauge
from sanjuro.display.table import styled as styled
from sanjuro.display.table import top as top
from sanjuro.display.table import words as words
from sanjuro.display.text import drawn as _text
from sanjuro.registry import GAMES, part

SHOWN_MOVES = 8


def as_text(view: Mapping[str, Any], whose: str) -> str:
    """Return a view as a text table; `whose` says whose view it is."""
    return _text(laid_out(view, whose))


def as_html(view: Mapping[str, Any], whose: str) -> str:
    """Return a view as a self-contained piece of HTML with the cards as pictures."""
    return _picture(laid_out(view, whose))


def layout(view: Mapping[str, Any]) -> Layout:
    """Return the layout that the game of a view brings, or the plain one."""
    own: Layout | None = part(view["game"], "table") if view["game"] in GAMES else None
    return plain.layout(view) if own is None else own


def laid_out(view: Mapping[str, Any], whose: str) -> TableLayout:
    """Return the table of a view."""
    shape = layout(view)
    columns = [column for column in shape.columns if column.text]
    rows: list[Row] = []
    for seat, player in enumerate(view["seats"]):
        cells = [column.cell(view, seat) for column in columns]
        rows.append(Row(cells, turn_of(view, seat), player.get("out") is True))
    players = f"{view['players']} player{'s' if view['players'] > 1 else ''}"
    title = f"{shape.title}, {players}, {whose}"
    headings = [column.heading for column in columns]
    return TableLayout(view["game"], title, headings, rows, shape.middle(view), [now(view), *offer(view)], shape.face)


def turn_of(view: Mapping[str, Any], seat: int) -> bool:
    """Return whether it is this seat's turn."""
    return not view["over"] and seat == view.get("turn", view["asked"])


def now(view: Mapping[str, Any]) -> str:
    """Return what is going on, or how the game ended."""
    outcome = view["outcome"]
    if outcome is not None:
        winners = ", ".join(map(str, outcome["winners"]))
        won = f"won by seat{'s' if len(outcome['winners']) > 1 else ''} {winners}" if winners else "won by nobody"
        scores = "" if outcome["scores"] is None else f", scores {', '.join(map(str, outcome['scores']))}"
        return f"over: {outcome['reason']}, {won}{scores}"
    pending = ", ".join(f"{frame['frame']} of seat {frame['seat']}" for frame in view["pending"])
    return f"seat {view['asked']} has to choose: {pending}"


def offer(view: Mapping[str, Any]) -> list[str]:
    """Return the legal moves, if the view has them."""
    # Do not break lines inside a move.
    moves = [move["text"].replace(" ", "\u00a0") for move in view.get("moves", [])]
    if not moves:
        return []
    more = f" and {len(moves) - SHOWN_MOVES} more" if len(moves) > SHOWN_MOVES else ""
    return [f"moves: {', '.join(moves[:SHOWN_MOVES])}{more}"]
