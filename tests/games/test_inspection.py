"""What the views provide for inspection: distances broken down into parts, and legends that explain them."""

from __future__ import annotations

from typing import Any

import pytest
from tables import walk

import sanjuro

BANG = """
title = "t"
game = "bang"
[[seats]]
character = "rose_doolan"
table = ["scope-AS"]
[[seats]]
character = "paul_regret"
table = ["mustang-8H"]
[[seats]]
character = "jourdonnais"
[[seats]]
character = "kit_carlson"
[[steps]]
moves = []
"""
SWORD = """
title = "t"
game = "samurai_sword"
[[seats]]
character = "kojiro"
hand = ["bo"]
[[seats]]
character = "benkei"
hand = ["bo"]
table = ["armor", "armor"]
[[seats]]
character = "hanzo"
hand = ["bo"]
[[seats]]
character = "goemon"
hand = ["bo"]
[[steps]]
moves = []
"""


def seats_of(text: str) -> list[Any]:
    view: Any = sanjuro.scenario(text).begin().view(None)
    return view["seats"]  # type: ignore[no-any-return]


def test_a_distance_in_bang_names_its_parts() -> None:
    rose, paul, jourdonnais, kit = seats_of(BANG)
    assert rose["nearer"] == {"scope": 1, "rose_doolan": 1}
    assert paul["further"] == {"mustang": 1, "paul_regret": 1}
    assert jourdonnais["further"] == jourdonnais["nearer"] == {}
    assert (kit["steps"], kit["distances"]) == ([1, 2, 1, 0], [1, 4, 1, 0])


def test_a_difficulty_in_samurai_sword_names_its_parts() -> None:
    kojiro, benkei, hanzo, _ = seats_of(SWORD)
    assert benkei["harder"] == {"armor": 2, "benkei": 1}
    assert (benkei["steps"], benkei["attacked_at"]) == ([1, 0, 1, 2], [1, 0, 4, 5])
    assert kojiro["attacks_anybody"] and not hanzo["attacks_anybody"]


@pytest.mark.parametrize("players", [4, 7])
def test_the_parts_of_a_distance_in_bang_make_the_distance(players: int) -> None:
    differing = 0
    for at in walk(sanjuro.new("bang", players=players, seed=3), 3):
        seats: Any = at.view(None)["seats"]
        for one in seats:
            for number, other in enumerate(seats):
                if one is other or one["out"] or other["out"]:
                    assert one["distances"][number] == one["steps"][number] == 0
                    continue
                total = one["steps"][number] + sum(other["further"].values()) - sum(one["nearer"].values())
                assert one["distances"][number] == max(1, total)
                differing += total != one["steps"][number]
    assert differing > 20


@pytest.mark.parametrize("players", [3, 7])
def test_the_parts_of_a_difficulty_in_samurai_sword_make_the_difficulty(players: int) -> None:
    differing = 0
    for at in walk(sanjuro.new("samurai_sword", players=players, seed=3), 3):
        seats: Any = at.view(None)["seats"]
        for seat in seats:
            for number, by in enumerate(seats):
                total = seat["steps"][number] + sum(seat["harder"].values())
                if by is seat or by["attacks_anybody"]:
                    total = 0 if by is seat else 1
                assert seat["attacked_at"][number] == total
                differing += total != seat["steps"][number]
    assert differing > 20


def test_among_four_the_ninja_with_more_stars_counts_double() -> None:
    view: Any = sanjuro.new("samurai_sword", players=4, seed=1).view(None)
    assert (view["factors"], view["factor_of_more_stars"]) == ({"shogun": 1, "samurai": 2, "ninja": 1}, 2)
    view = sanjuro.new("samurai_sword", players=5, seed=1).view(None)
    assert view["factor_of_more_stars"] is None
