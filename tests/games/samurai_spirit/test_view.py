"""The view contains everything that clients need to work without knowing the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sanjuro


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "heroic"])
def test_families_help_but_on_heroic(difficulty: str) -> None:
    view = sanjuro.new("samurai_spirit", players=3, seed=1, difficulty=difficulty).view(0)
    assert view["bonuses"] is (difficulty != "heroic")


def test_a_farm_falls_when_no_barricade_is_left() -> None:
    match = sanjuro.new("samurai_spirit", players=2, seed=1)
    chance = random.Random(1)
    found = set()
    while not match.over:
        view: Any = match.view(None)
        assert (view["falls_next"] == "farm") is (view["barricades"]["count"] == 0)
        found.add(view["falls_next"])
        match.play(chance.choice(match.moves))
    assert found == {"barricade", "farm"}
