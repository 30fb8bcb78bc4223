"""The numbers by which players in the terminal refer to moves."""

from __future__ import annotations


class Numbers:
    """Gives numbers to moves so that a line typed too early or twice plays nothing else.

    While a turn lasts, a move keeps its number, and a number that has been played is not given again. The numbers of
    the turn before are left out as well, so a number always means what it was last shown with, or nothing.
    """

    def __init__(self) -> None:
        self._given: dict[tuple[str, str], int] = {}
        self._turn: set[int] = set()
        self._before: set[int] = set()
        self._meant: dict[int, str] = {}
        self._begins = True

    def copy(self) -> Numbers:
        new = Numbers()
        new._given = self._given.copy()
        new._turn = self._turn.copy()
        new._before = self._before.copy()
        new._meant = self._meant.copy()
        new._begins = self._begins
        return new

    def new_turn(self) -> None:
        """With the next question, moves get other numbers."""
        self._begins = True

    def assign(self, moves: list[tuple[str, str]]) -> list[int]:
        """A number for each move, given as its text and its sentence."""
        if self._begins:
            self._begin()
        new = [move for move in moves if move not in self._given]
        for number, move in enumerate(new, start=self._room_for(len(new))):
            self._given[move] = number
            self._turn.add(number)
            self._meant[number] = move[1]
        return [self._given[move] for move in moves]

    def played(self, text: str) -> None:
        """Should this move be possible again in the turn, it is another decision with another number."""
        self._given = {move: number for move, number in self._given.items() if move[0] != text}

    def meant(self, number: int) -> str | None:
        """What a number stood for in this turn or the one before."""
        return self._meant.get(number)

    def _begin(self) -> None:
        self._begins = False
        self._before = self._turn
        self._turn = set()
        self._given = {}
        self._meant = {number: said for number, said in self._meant.items() if number in self._before}

    def _room_for(self, moves: int) -> int:
        """The first of this many consecutive numbers that were used neither in this turn nor in the one before."""
        used = self._turn | self._before
        return next(
            first for first in range(1, max(used, default=0) + 2) if used.isdisjoint(range(first, first + moves))
        )
