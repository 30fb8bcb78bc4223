"""The arithmetic of win probabilities, on numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from sanjuro.analysis.samples import Sample

FIRST, SECOND = 0b01, 0b10


def sample() -> Sample:
    """Return four rounds from two positions.

    The first seat wins once from one of them and three times from the other.
    """
    made = Sample((0, 7))
    made.rounds = [[FIRST, FIRST], [SECOND, FIRST], [SECOND, FIRST], [SECOND, SECOND]]
    return made


def test_a_chance_is_the_share_of_the_games_won() -> None:
    assert sample().win_probability(0, FIRST) == 0.25
    assert sample().win_probability(7, FIRST) == 0.75
    assert sample().win_probability(7, FIRST | SECOND) == 1.0


def test_the_error_of_a_chance_counts_one_more_game_won_and_one_lost() -> None:
    assert sample().error(0, FIRST) == pytest.approx(math.sqrt((2 / 6) * (4 / 6) / 6))
    assert sample().error(7, FIRST | SECOND) > 0


def test_a_swing_compares_games_of_the_same_round() -> None:
    swing, error = sample().swing(0, 7, FIRST)
    assert swing == 0.5
    assert error == pytest.approx(math.sqrt(((2 + 2) / 6 - (2 / 6) ** 2) / 6))
    assert sample().swing(7, 0, FIRST)[0] == -0.5


def test_more_rounds_make_a_swing_surer() -> None:
    many = sample()
    many.rounds = many.rounds * 25
    assert many.swing(0, 7, FIRST)[1] < sample().swing(0, 7, FIRST)[1] / 4


def test_positions_that_are_left_out_take_their_games_with_them() -> None:
    kept = sample()
    kept.keep([7])
    assert kept.moves == (7,)
    assert kept.win_probability(7, FIRST) == 0.75
