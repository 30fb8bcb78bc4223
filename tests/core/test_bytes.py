"""Bytes and records hold a whole match, and invalid ones get a clear error message."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sanjuro
from sanjuro.core.pack import Writer
from sanjuro.games.shinobi.match import ShinobiMatch

MATCH = sanjuro.new("shinobi", players=4, seed=5)
for _ in range(20):
    MATCH.play(MATCH.moves[0])
DATA = MATCH.to_bytes()


def test_bytes_are_the_whole_match() -> None:
    again = sanjuro.from_bytes(DATA)
    assert again.record() == MATCH.record()
    assert again.view(2) == MATCH.view(2)


@given(st.integers(0, len(DATA) - 1), st.integers(0, 255))
def test_damaged_bytes_never_crash(at: int, byte: int) -> None:
    damaged = DATA[:at] + bytes([byte]) + DATA[at + 1 :]
    with contextlib.suppress(sanjuro.BadBytes):
        assert sanjuro.from_bytes(damaged).game is MATCH.game


@given(st.binary(max_size=200))
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(sanjuro.BadBytes):
        sanjuro.from_bytes(data)


@given(st.integers(0, len(DATA) - 1), st.binary(min_size=1, max_size=5))
def test_bytes_that_are_cut_short_or_go_on_are_refused(end: int, more: bytes) -> None:
    for data in (DATA[:end], DATA + more):
        with pytest.raises(sanjuro.BadBytes):
            sanjuro.from_bytes(data)


def test_bytes_from_before_the_orders_were_counted_are_read() -> None:
    match = sanjuro.from_bytes(DATA)
    assert isinstance(match, ShinobiMatch)
    counts = match.orders
    assert any(counts)
    earlier = Writer()
    match.save(earlier)
    later = Writer()
    later.put(match.last_drawer)
    older = DATA[: -len(earlier.blob())] + later.blob()
    begun = sanjuro.from_bytes(older)
    assert isinstance(begun, ShinobiMatch)
    assert begun.view(0) == match.view(0)
    assert begun.orders == [0] * len(counts)
    later.puts(counts)
    again = sanjuro.from_bytes(DATA[: -len(earlier.blob())] + later.blob())
    assert again == match


def test_a_match_of_other_rules_is_refused() -> None:
    key = b"shinobi"
    at = DATA.index(key) + len(key)
    with pytest.raises(sanjuro.BadBytes, match="version"):
        sanjuro.from_bytes(DATA[:at] + b"\x12" + DATA[at + 1 :])


def lines(**changes: str) -> str:
    facts = {"game": "shinobi", "rules": "1", "players": "4", "seed": "5"} | changes
    return "sanjuro record 1\n" + "".join(f"{key}: {value}\n" for key, value in facts.items() if value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with the line"),
        ("hello", "begins with the line"),
        (lines(game="chess"), "unknown game 'chess'"),
        (lines(rules="99"), "version 99"),
        (lines(players="9"), "3 to 5 players"),
        (lines(players="many"), "cannot start a match from the record"),
        (lines(seed=""), "needs a line 'seed:'"),
        (lines() + "2: oda > 1\n", "line 6: seat 2 cannot move, it is the turn of seat"),
        (lines() + "no colon here\n", "line 6: 'key: value'"),
        (lines() + "option simple: {\n", "line 6"),
        (lines() + "option simple: true\n", "no option 'simple'"),
        (lines() + "reason: most_cards\n", "its moves do not end it"),
        (lines() + "²: oda > 1\n1: oda\n", "line 7"),
    ],
)
def test_a_record_that_is_none_is_explained(text: str, says: str) -> None:
    with pytest.raises(sanjuro.BadRecord) as error:
        sanjuro.replay(text)
    assert says in str(error.value)


def test_an_illegal_move_in_a_record_is_named_with_its_line() -> None:
    record = MATCH.record().splitlines()
    seat = record[6].split(":")[0]
    record[6] = f"{seat}: nonsense"
    with pytest.raises(sanjuro.BadRecord, match="line 7: 'nonsense' is not a move"):
        sanjuro.replay("\n".join(record))


def test_a_record_with_another_result_than_its_moves_is_refused() -> None:
    match = sanjuro.new("shinobi", players=3, seed=1)
    while not match.over:
        match.play(match.moves[0])
    record = match.record()
    assert match.outcome is not None
    loser = next(seat for seat in range(3) if seat not in match.outcome.winners)
    winners = " ".join(map(str, match.outcome.winners))
    with pytest.raises(sanjuro.BadRecord, match="another result"):
        sanjuro.replay(record.replace(f"winners: {winners}", f"winners: {loser}"))


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(ValueError, match="no record"):
        MATCH.imagine(0).record()
