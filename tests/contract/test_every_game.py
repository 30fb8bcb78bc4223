"""The games of this package pass the contract of every game, and play as they always have."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from repository import TESTS
from tables import NAMES, SHAPES, Shape, somewhere

import sanjuro
from sanjuro.testing import OF_GAMES, OF_SHAPES
from sanjuro.testing.matches import FOR_EVER

GOLDEN = TESTS / "golden"
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
# The adapters and the texts have more thorough suites of their own.
ELSEWHERE = {"sanjuro.testing.adapters", "sanjuro.testing.words"}
CHECKS_OF_SHAPES = [check for check in OF_SHAPES if check.__module__ not in ELSEWHERE]
CHECKS_OF_GAMES = [check for check in OF_GAMES if check.__module__ not in ELSEWHERE]


@every_shape
@pytest.mark.parametrize("check", CHECKS_OF_SHAPES, ids=lambda check: check.__name__)
def test_contract(shape: Shape, check: Callable[[Shape], None]) -> None:
    check(shape)


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
@pytest.mark.parametrize("check", CHECKS_OF_GAMES, ids=lambda check: check.__name__)
def test_contract_of_a_game(game: str, check: Callable[[str], None]) -> None:
    check(game)


@every_shape
def test_golden_records(shape: Shape) -> None:
    """The games are the same on every Python, interpreted and compiled, today and next year.

    A change in a game's behaviour raises its `rules` version and renews these records (`make golden`).
    """
    match = somewhere(shape, 2026, FOR_EVER)
    golden = GOLDEN / f"{NAMES[SHAPES.index(shape)]}.txt"
    assert golden.exists(), f"{golden.name} is missing: run 'make golden'"
    assert golden.read_text() == match.record()


def test_no_golden_record_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(NAMES)


def test_bad_arguments_are_explained() -> None:
    with pytest.raises(ValueError, match="the games are"):
        sanjuro.new("chess")
    with pytest.raises(ValueError, match="3 to 5 players, not 9"):
        sanjuro.new("shinobi", players=9)
    with pytest.raises(ValueError, match="no option 'colour'"):
        sanjuro.new("shinobi", players=3, colour="red")
    with pytest.raises(ValueError, match="seed"):
        sanjuro.new("shinobi", players=3, seed=1.5)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="hexadecimal"):
        sanjuro.new("shinobi", players=3, seed="not hex")
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        sanjuro.new("shinobi", players=3).view(7)
