"""A buffer of bytes that compiled code can store single numbers into with a few instructions.

mypyc stores into a memoryview through Python's general protocol, which takes longer than everything else about an
observation. `tools/compile/buffer_stores.py` therefore inserts plain C stores at the start of the compiled `put`,
`count` and `clear`. The Python code here is what runs interpreted, and for an index or a value out of range.
"""

from __future__ import annotations

from typing import Final, final

from sanjuro.core.native import i64, mypyc_attr

MOST: Final = 255  # the maximum of a byte; larger numbers are clipped


@final
@mypyc_attr(native_class=True)
class Buffer:
    """A flat, writable memoryview of bytes."""

    def __init__(self, view: memoryview) -> None:
        if view.readonly or view.itemsize != 1 or view.ndim != 1 or not view.c_contiguous:
            raise ValueError("a flat, writable memoryview of bytes is needed: memoryview(array.reshape(-1))")
        self.view = view.cast("B")

    def put(self, at: i64, value: i64) -> None:
        """Store a number from 0 to 255."""
        if at < 0:
            raise IndexError(f"a position in a buffer cannot be negative: {at}")
        self.view[at] = value

    def count(self, at: i64) -> None:
        """Increment a number, up to 255."""
        if at < 0:
            raise IndexError(f"a position in a buffer cannot be negative: {at}")
        self.view[at] += 1

    def clear(self) -> None:
        """Store zeros everywhere."""
        self.view[:] = bytes(len(self.view))

    def hot(self, at: i64, place: i64) -> None:
        """Store a 1 at a place; nothing for no place, which is negative."""
        if place >= 0:
            self.put(at + place, 1)

    def number(self, at: i64, value: i64) -> None:
        """Store a number, clipped to a byte."""
        self.put(at, 0 if value < 0 else MOST if value > MOST else value)

    def flags(self, at: i64, bits: i64) -> None:
        """Store a 1 at the place of each set bit."""
        while bits != 0:
            if bits & 1:
                self.put(at, 1)
            at += 1
            bits >>= 1

    def pile(self, at: i64, cards: list[int]) -> None:
        """Store a 1 at the number of each card."""
        for card in cards:
            self.put(at + card, 1)

    def cards(self, at: i64, cards: list[int], known: list[int], seat: i64) -> None:
        """Store a 1 at the number of each card known to the seat with this bit."""
        for card in cards:
            if known[card] & seat:
                self.put(at + card, 1)
