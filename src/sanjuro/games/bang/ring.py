"""Steps around the table for every number of seats and every group of living seats, precomputed."""

from __future__ import annotations

from typing import Final

from sanjuro.core.ring import next_counted, steps_between
from sanjuro.games.bang.cards import SEATS


def _steps(seats: int, living: int) -> list[int]:
    alive = [living >> seat & 1 == 1 for seat in range(seats)]
    return [steps_between(alive, viewer, target) for viewer in range(seats) for target in range(seats)]


def _next(seats: int, living: int) -> list[int]:
    alive = [living >> seat & 1 == 1 for seat in range(seats)]
    return [next_counted(alive, seat) for seat in range(seats)]


# By living, as bits; the steps at viewer * seats + target.
STEPS: Final[list[list[list[int]]]] = [
    [_steps(seats, living) for living in range(1 << seats)] if seats >= 4 else [] for seats in range(SEATS + 1)
]
NEXT: Final[list[list[list[int]]]] = [
    [_next(seats, living) for living in range(1 << seats)] if seats >= 4 else [] for seats in range(SEATS + 1)
]
