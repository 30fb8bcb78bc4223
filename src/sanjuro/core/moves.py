"""Moves, and the table of all moves of a game.

A game creates its moves once, when it is loaded. A position offers some of them, so nothing is created during play, and
the `code` of a move doubles as its action number for machine learning.
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

    What `card`, `target` and `other` mean depends on the verb (usually a card face and a seat); NONE means not used.
    `code` is the number of the move among all moves of its game, `text` its notation. Moves are compared by identity;
    copies and pickles of a move are the same object.
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
        """Pickle the game and the text, so that unpickling returns the same object."""
        return move_of, (self.table.game, self.text)


@mypyc_attr(native_class=True)
class MoveTable:
    """All moves of one game, by code and by text."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.game: Game[Any] | None = None  # the game of these moves

    def add(self, text: str, verb: int, card: int = NONE, target: int = NONE, other: int = NONE) -> Move:
        if text in self.by_text:
            raise ValueError(f"two moves are called {text!r}")
        move = Move(self, len(self.all), verb, card, target, other, text)
        self.all.append(move)
        self.by_text[text] = move
        return move

    def find(self, text: str) -> Move | None:
        """Return the move with this text, ignoring differences in white space."""
        return self.by_text.get(" ".join(text.split()))


def move_of(game: Game[Any] | None, text: str) -> Move:
    """Return the move of a game with this text; used by pickle."""
    move = None if game is None else game.moves.find(text)
    if move is None:
        raise BadBytes(f"this is not a move of these rules: {text!r}")
    return move
