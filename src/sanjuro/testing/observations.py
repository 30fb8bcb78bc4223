"""Check that observations fit their layout and reveal nothing that a seat may not know."""

from __future__ import annotations

from sanjuro.core.window import WATCHER
from sanjuro.observations import layout
from sanjuro.testing.matches import Shape, new, somewhere, viewers, walk


def observations_stay_within_bounds(shape: Shape) -> None:
    """Check the length and the maxima of rows, and that the mask marks the legal moves."""
    form = layout(shape[0])
    for match in walk(new(shape, 1), 1):
        row = form.row(match, match.asked)
        assert len(row) == form.size
        for piece in form.pieces:
            assert max(row[piece.slice]) <= piece.most, f"{piece.name} is above {piece.most}"
            width = piece.size // piece.shape[0]
            for field in piece.fields:
                for line in range(piece.start, piece.stop, width):
                    most = max(row[line : line + width][field.slice])
                    assert most <= field.most, f"{piece.name}.{field.name} is above {field.most}"
        mask = form.mask(match)
        assert [code for code, legal in enumerate(mask) if legal] == sorted(move.code for move in match.moves)


def observations_hide_what_a_seat_cannot_know(shape: Shape) -> None:
    """Check that matches with the same view have the same row, whatever is hidden."""
    form = layout(shape[0])
    for seed in range(3):
        match = somewhere(shape, seed, 17 * seed + 5)
        for seat in viewers(match):
            place = WATCHER if seat is None else seat
            for relative in (False, True):
                rows = {form.row(match.imagine(seat, other), place, relative) for other in range(3)}
                assert rows == {form.row(match, place, relative)}, "a row tells what its seat cannot know"


OF_SHAPES = [observations_stay_within_bounds, observations_hide_what_a_seat_cannot_know]
