"""A frame is one unfinished thing on the table."""

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
    """A turn, a shot, a duel: whatever the table is in the middle of.

    The top frame of the stack decides what happens. It holds a few ints and nothing else:
    seats, pile numbers, counts, a `step`. A frame that pushed another one runs again when that
    one is done, and goes on from its step.
    """

    def __init__(self, seat: int, step: int = 0) -> None:
        self.seat = seat
        self.step = step

    def run(self, m: M) -> bool:
        """Do whatever needs no choice. True: `seat` has to choose now. False: run the top of the stack again."""
        return True

    def moves(self, m: M) -> list[Move]:
        """Return what `seat` may choose, each once, in a stable order. Changes nothing."""
        return []

    def chosen(self, m: M, move: Move) -> None:
        """Carry out one of `moves`."""
        raise NotImplementedError

    def cannot(self, m: M) -> None:
        """Called when `moves` is empty: carry out what the rules say in that case."""
        raise RuntimeError(f"{self.name()} has nothing on offer")

    def refusal(self, m: M, move: Move) -> Refusal:
        """Return why a move of the game that is not on offer cannot be played, in words for the player."""
        return Refusal("not_now")

    def facts(self, m: M) -> dict[str, object]:
        """Return what a client may show of this frame beside its name and seat; open to everybody."""
        return {}

    def copy(self) -> Frame[M]:
        """Return a frame of the same class and state."""
        raise NotImplementedError

    def state(self) -> list[int]:
        """Return the arguments with which its class makes an equal frame, for `to_bytes`."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether both are of the same class and in the same state; frames change, so they have no hash."""
        return isinstance(other, Frame) and type(self) is type(other) and self.state() == other.state()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.state())

    def __repr__(self) -> str:
        """Return the call that makes an equal frame: `Shot(2, 0, 1)`."""
        return f"{type(self).__name__}({', '.join([str(value) for value in self.state()])})"

    def name(self) -> str:
        """Return the name of the class as views and the notation write it: OwnDeploy is `own_deploy`."""
        letters: list[str] = []
        for letter in type(self).__name__:
            if letter.isupper() and letters:
                letters.append("_")
            letters.append(letter.lower())
        return "".join(letters)
