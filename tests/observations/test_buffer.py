"""Numbers are stored in the right place, and nothing outside the buffer is touched."""

from __future__ import annotations

import pytest

from sanjuro.observations.buffer import Buffer


def test_numbers_are_stored_in_the_memory_of_the_view() -> None:
    memory = bytearray(6)
    buffer = Buffer(memoryview(memory)[1:5])
    buffer.put(0, 7)
    buffer.put(3, 255)
    assert memory == bytes([0, 7, 0, 0, 255, 0])
    buffer.clear()
    assert memory == bytes(6)


def test_hot_number_flags_and_cards() -> None:
    memory = bytearray(8)
    buffer = Buffer(memoryview(memory))
    buffer.hot(1, 2)
    buffer.hot(1, -1)
    buffer.number(0, -4)
    buffer.number(7, 300)
    assert memory == bytes([0, 0, 0, 1, 0, 0, 0, 255])
    buffer.clear()
    buffer.flags(1, 0b1011)
    assert memory == bytes([0, 1, 1, 0, 1, 0, 0, 0])
    buffer.clear()
    buffer.cards(2, [0, 2, 3], [1, 1, 2, 3], 1)
    assert memory == bytes([0, 0, 1, 0, 0, 1, 0, 0])


def test_a_place_can_be_counted_up_to_the_largest_number() -> None:
    memory = bytearray([0, 253])
    buffer = Buffer(memoryview(memory))
    for _ in range(2):
        buffer.count(0)
        buffer.count(1)
    assert memory == bytes([2, 255])
    with pytest.raises(ValueError, match="invalid value"):
        buffer.count(1)
    assert memory == bytes([2, 255])


@pytest.mark.parametrize("at", [-1, 4, 2**40])
def test_a_place_outside_is_an_index_error(at: int) -> None:
    memory = bytearray(6)
    buffer = Buffer(memoryview(memory)[1:5])
    with pytest.raises(IndexError):
        buffer.put(at, 1)
    with pytest.raises(IndexError):
        buffer.count(at)
    assert memory == bytes(6)


@pytest.mark.parametrize("value", [-1, 256])
def test_a_number_that_is_no_byte_is_refused(value: int) -> None:
    memory = bytearray(4)
    with pytest.raises(ValueError, match="invalid value"):
        Buffer(memoryview(memory)).put(0, value)
    assert memory == bytes(4)


def test_a_view_that_was_released_is_not_written_to() -> None:
    memory = bytearray(4)
    buffer = Buffer(memoryview(memory))
    buffer.view.release()
    with pytest.raises(ValueError, match="released"):
        buffer.put(0, 1)
    with pytest.raises(ValueError, match="released"):
        buffer.clear()
    assert memory == bytes(4)


def test_views_that_are_not_flat_writable_bytes_are_refused() -> None:
    unfit = [
        memoryview(b"1234"),
        memoryview(bytearray(8)).cast("i"),
        memoryview(bytearray(8))[::2],
        memoryview(bytearray(8)).cast("B", (2, 4)),
    ]
    for view in unfit:
        with pytest.raises(ValueError, match="flat, writable"):
            Buffer(view)
