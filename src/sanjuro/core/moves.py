"""Moves and the table of all moves a game has.

A game's moves are made once, when the game is loaded. A position offers some of them; nothing is
built while playing. So a move's `code` is also the action number of the game for machine learning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sanjuro.core.errors import BadBytes
from sanjuro.core.native import mypyc_attr

if TYPE_CHECKING:
    from sanjuro.core.game import Game

NONE: Final = -1


@mypyc_attr(native_class=True)
class Move:
    """One thing a seat can choose: a verb of the game and what it is about.

    `card`, `target` and `other` mean what the verb says (a face and a seat, mostly); NONE where
    the verb has no such thing. `code` is the move's number among all moves of its game, `text` its notation.
    Two moves are the same if and only if they are the same object; copies and pickles of a move are that object.
    """

    def __init__(self, table: MoveTable, code: int, verb: int, card: int, target: int, other: int, text: str) -> None:
        self.table = table
        self.code = code
        self.verb = verb
        self.card = card
        self.target = target
        self.other = other
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the text in its game, so that it is the very same move again when it is read."""
        return move_of, (self.table.game, self.text)


@mypyc_attr(native_class=True)
class MoveTable:
    """All moves of one game, by code and by text."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.game: Game[Any] | None = None  # whose moves these are

    def add(self, text: str, verb: int, card: int = NONE, target: int = NONE, other: int = NONE) -> Move:
        if text in self.by_text:
            raise ValueError(f"two moves are called {text!r}")
        move = Move(self, len(self.all), verb, card, target, other, text)
        self.all.append(move)
        self.by_text[text] = move
        return move

    def find(self, text: str) -> Move | None:
        """Return the move with this text, whatever its white space."""
        return self.by_text.get(" ".join(text.split()))


def move_of(game: Game[Any] | None, text: str) -> Move:
    """Return the move of a game with this text, for pickles."""
    move = None if game is None else game.moves.find(text)
    if move is None:
        raise BadBytes(f"this is not a move of these rules: {text!r}")
    return move
