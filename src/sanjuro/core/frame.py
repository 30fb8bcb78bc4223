"""Frames: one frame is one unfinished thing on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal

if TYPE_CHECKING:
    from sanjuro.core.match import Match

M = TypeVar("M", bound="Match")


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Frame(Generic[M]):
    """A turn, a shot, a duel: something that has begun and is not finished.

    The top frame of the stack decides what happens. It holds only a few ints: seats, pile numbers, counts, a `step`.
    When a frame pushes another one, it runs again after that one is done and continues from its step.
    """

    def __init__(self, seat: int, step: int = 0) -> None:
        self.seat = seat
        self.step = step

    def run(self, m: M) -> bool:
        """Do whatever needs no choice.

        Return True if `seat` has to choose now, False to run the top of the stack again.
        """
        return True

    def moves(self, m: M) -> list[Move]:
        """Return the legal moves of `seat`, each once, in a stable order. Must not change the match."""
        return []

    def chosen(self, m: M, move: Move) -> None:
        """Carry out one of `moves`."""
        raise NotImplementedError

    def cannot(self, m: M) -> None:
        """Do what the rules say when `moves` is empty."""
        raise RuntimeError(f"{self.name()} has no legal moves")

    def refusal(self, m: M, move: Move) -> Refusal:
        """Return why a move of the game is not legal now, for the player who tried it."""
        return Refusal("not_now")

    def facts(self, m: M) -> dict[str, object]:
        """Return what a client may show of this frame besides its name and seat; visible to everybody."""
        return {}

    def copy(self) -> Frame[M]:
        """Return a frame of the same class and state."""
        raise NotImplementedError

    def state(self) -> list[int]:
        """Return the constructor arguments of an equal frame; `to_bytes` stores them."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same class and state. Frames are mutable, so they have no hash."""
        return isinstance(other, Frame) and type(self) is type(other) and self.state() == other.state()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.state())

    def __repr__(self) -> str:
        """Return the call that creates an equal frame: `Shot(2, 0, 1)`."""
        return f"{type(self).__name__}({', '.join([str(value) for value in self.state()])})"

    def name(self) -> str:
        """Return the name of the class as views and the notation write it: OwnDeploy is `own_deploy`."""
        letters: list[str] = []
        for letter in type(self).__name__:
            if letter.isupper() and letters:
                letters.append("_")
            letters.append(letter.lower())
        return "".join(letters)
