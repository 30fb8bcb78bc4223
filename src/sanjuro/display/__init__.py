"""A view as a small text table, and as a picture for notebooks.

What a table looks like is said once for each game, in the module named after it: which columns its seats have, what
lies in the middle, and what is printed on a card. `text.py` and `picture.py` show any such table. Nothing here
knows more than the view, so the engine stands on it and not the other way round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanjuro.display import bang, plain, samurai_spirit, samurai_sword, shinobi
from sanjuro.display.picture import drawn as _picture
from sanjuro.display.table import Row, Table
from sanjuro.display.text import drawn as _text

LAYOUTS = {
    "bang": bang.LAYOUT,
    "samurai_spirit": samurai_spirit.LAYOUT,
    "samurai_sword": samurai_sword.LAYOUT,
    "shinobi": shinobi.LAYOUT,
}
SHOWN_MOVES = 8


def as_text(view: Mapping[str, Any], whose: str) -> str:
    """A view as a small text table; `whose` says whose view it is."""
    return _text(laid_out(view, whose))


def as_html(view: Mapping[str, Any], whose: str) -> str:
    """A view as a piece of HTML with the cards as pictures, which needs nothing from elsewhere."""
    return _picture(laid_out(view, whose))


def laid_out(view: Mapping[str, Any], whose: str) -> Table:
    """The table of a view."""
    layout = LAYOUTS.get(view["game"]) or plain.layout(view)
    rows: list[Row] = []
    for seat, player in enumerate(view["seats"]):
        turn = not view["over"] and seat == view.get("turn", view["asked"])
        rows.append(Row(layout.cells(view, seat), turn, player.get("out") is True))
    players = f"{view['players']} player{'s' if view['players'] > 1 else ''}"
    title = f"{layout.title}, {players}, {whose}"
    return Table(
        view["game"], title, list(layout.columns), rows, layout.middle(view), [now(view), *offer(view)], layout.face
    )


def now(view: Mapping[str, Any]) -> str:
    """What is going on, or how it ended."""
    outcome = view["outcome"]
    if outcome is not None:
        winners = ", ".join(map(str, outcome["winners"]))
        won = f"won by seat{'s' if len(outcome['winners']) > 1 else ''} {winners}" if winners else "won by nobody"
        scores = "" if outcome["scores"] is None else f", scores {', '.join(map(str, outcome['scores']))}"
        return f"over: {outcome['reason']}, {won}{scores}"
    pending = ", ".join(f"{frame['frame']} of seat {frame['seat']}" for frame in view["pending"])
    return f"seat {view['asked']} has to choose: {pending}"


def offer(view: Mapping[str, Any]) -> list[str]:
    """The moves on offer, if the view has them."""
    # A line is not broken inside of a move.
    moves = [move["text"].replace(" ", "\u00a0") for move in view.get("moves", [])]
    if not moves:
        return []
    more = f" and {len(moves) - SHOWN_MOVES} more" if len(moves) > SHOWN_MOVES else ""
    return [f"moves: {', '.join(moves[:SHOWN_MOVES])}{more}"]
