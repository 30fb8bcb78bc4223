"""Every game ends within the bound that docs/bots.md states; `benchmarks/game_lengths.py` plays a million of them."""

from __future__ import annotations

import pytest
from benchmarks.game_lengths import BOUND, longest

import sanjuro


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_games_end_within_the_bound(game: str) -> None:
    found = longest(game, 300)
    assert sum(played for played, _ in found.values()) == 300
    assert all(played > 0 and 0 < most < BOUND for played, most in found.values())
