"""Perfect recall keeps what each seat saw and did, and nothing else."""

from __future__ import annotations

import pytest
from tables import NAMES, SHAPES, Shape, new

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.observations import layout
from sanjuro.observations.recall import COUNT, OTHER, OWN_MOVE, RECORD, Recall, recall_size

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)


def expected(match: sanjuro.Match, seat: int) -> list[list[int]]:
    """Return the records of the last events, from what `events_for` tells a seat."""
    form = layout(match.game.key)
    found = []
    for event in match.events_for(seat):
        piles = [match.layout.by_place[str(event[way])] + 1 if way in event else 0 for way in ("from", "to")]
        found.append(
            [
                form.events.index(str(event["kind"])) + 1,
                event.get("seat", -1) + 1,  # type: ignore[operator]
                event.get("other", -1) + 1,  # type: ignore[operator]
                min(event.get("n", -1) + 1, 255),  # type: ignore[operator]
                form.words.index(str(event["what"])) + 1 if "what" in event else 0,
                list(form.game.cards.by_name).index(str(event["card"])) + 1 if "card" in event else 0,
                *piles,
            ]
        )
    return found


@every_shape
def test_records_are_the_events_as_the_seat_sees_them(shape: Shape) -> None:
    match = new(shape, 3)
    recall = Recall(layout(shape[0]), match)
    chance = seeded(3)
    records = [expected(match, seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.seat
        assert seat is not None
        move = match.moves[chance.below(len(match.moves))]
        match.play(move)
        recall.played(match, seat, move)
        records[seat].append([OWN_MOVE, seat + 1, move.code % 256, move.code // 256, 0, 0, 0, 0])
        for other in range(match.seats):
            records[other] += expected(match, other)
    for seat in range(match.seats):
        assert list(recall.records(seat)) == [number for record in records[seat] for number in record]
        assert all(record[0] != OTHER and record[4] != OTHER for record in records[seat])


def test_a_row_has_the_records_and_the_current_row() -> None:
    form = layout("shinobi")
    match = sanjuro.new("shinobi", players=3, seed=1)
    recall = Recall(form, match)
    row = recall.row(match, 0)
    assert len(row) == recall_size(form)
    count = row[0] + 256 * row[1]
    assert count * RECORD == len(recall.records(0)) > 0
    assert row[COUNT : COUNT + count * RECORD] == recall.records(0)
    assert set(row[COUNT + count * RECORD : -form.size]) == {0}
    assert row[-form.size :] == form.row(match, 0)
    buffer = bytearray(len(row) + 1)
    recall.write(match, 0, memoryview(buffer), 1)
    assert buffer == b"\0" + row


def test_of_more_records_than_fit_the_oldest_go() -> None:
    form = layout("shinobi")
    match = sanjuro.new("shinobi", players=3, seed=1)
    recall = Recall(form, match)
    move = match.moves[0]
    while len(recall.records(0)) <= RECORD * form.horizon:
        recall.played(match, 0, move)
    row = recall.row(match, 0)
    assert len(row) == recall_size(form)
    assert row[0] + 256 * row[1] > form.horizon
    assert row[COUNT : -form.size] == recall.records(0)[-RECORD * form.horizon :]


def test_a_copy_goes_its_own_way() -> None:
    match = sanjuro.new("shinobi", players=3, seed=1)
    recall = Recall(layout("shinobi"), match)
    twin = recall.copy()
    before = recall.records(1)
    twin.played(match, 1, match.moves[0])
    assert recall.records(1) == before != twin.records(1)
    twin.forget(1)
    assert twin.records(0) == b""
    assert len(twin.records(1)) > 0
    assert recall.records(0) != b""


def test_events_are_needed() -> None:
    match = sanjuro.new("shinobi", players=3, seed=1, events=False)
    with pytest.raises(ValueError, match="events"):
        Recall(layout("shinobi"), match)
