"""The ring of seats: who sits next, and how far two seats are apart."""

from __future__ import annotations


def next_counted(counted: list[bool], seat: int) -> int:
    """Return the next counted seat clockwise; the seat itself when it is the only one left."""
    seats = len(counted)
    for step in range(1, seats):
        other = (seat + step) % seats
        if counted[other]:
            return other
    return seat


def steps_between(counted: list[bool], viewer: int, target: int) -> int:
    """Return the smaller number of steps round the table; only counted seats between the two are steps."""
    if viewer == target:
        return 0
    seats = len(counted)
    right = 1
    other = (viewer + 1) % seats
    while other != target:
        if counted[other]:
            right += 1
        other = (other + 1) % seats
    left = 1
    other = (viewer - 1) % seats
    while other != target:
        if counted[other]:
            left += 1
        other = (other - 1) % seats
    return right if right < left else left
