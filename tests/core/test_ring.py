"""Seats in a ring."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sanjuro.core.ring import next_counted, steps_between


def test_the_shorter_way_round_counts() -> None:
    six = [True] * 6
    assert [steps_between(six, 0, seat) for seat in range(6)] == [0, 1, 2, 3, 2, 1]


def test_seats_that_are_not_counted_are_stepped_over() -> None:
    counted = [True, False, True, True, False, True]
    assert steps_between(counted, 0, 2) == 1
    assert steps_between(counted, 0, 3) == 2
    assert steps_between(counted, 0, 1) == 1, "the target itself is reached even if it does not count between others"
    assert [next_counted(counted, seat) for seat in range(6)] == [2, 2, 3, 5, 5, 0]


def test_the_last_one_is_next_to_himself() -> None:
    assert next_counted([False, True, False], 1) == 1


@given(st.lists(st.booleans(), min_size=2, max_size=8), st.integers(0, 7), st.integers(0, 7))
def test_distance_is_the_same_from_both_sides(counted: list[bool], a: int, b: int) -> None:
    a, b = a % len(counted), b % len(counted)
    assert steps_between(counted, a, b) == steps_between(counted, b, a)
    assert (steps_between(counted, a, b) == 0) == (a == b)
    assert steps_between(counted, a, b) <= len(counted) // 2
