"""The ring of seats: neighbours and distances."""

from __future__ import annotations


def next_counted(counted: list[bool], seat: int) -> int:
    """Return the next counted seat clockwise; the seat itself if no other is left."""
    seats = len(counted)
    for step in range(1, seats):
        other = (seat + step) % seats
        if counted[other]:
            return other
    return seat


def steps_between(counted: list[bool], viewer: int, target: int) -> int:
    """Return the smaller number of steps around the table, counting only seats that count."""
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
