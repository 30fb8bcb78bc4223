"""The `expert` of Samurai Spirit: its choice depends only on what its seat knows, its `Rng` and its playouts."""

from __future__ import annotations

import pytest

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.samurai_spirit.search import SamuraiSpiritSearch, Try, best_of, still_possible
from sanjuro.core.rng import seeded
from sanjuro.games.samurai_spirit.moves import FIGHT_MOVE

LAST_RAIDER = """
title = "The last raider"
game = "samurai_spirit"
round = 3
rest = "box"
barricades = 0
deck = ["1-doll"]
face_up = 1
families = ["family-heal"]
farms = ["farm-barricade"]
turn = 0
[[seats]]
samurai = "gorobei"
defence = ["1-hat-flame", "1-farm-intruder"]
[[seats]]
samurai = "kanbei"
passed = true
defence = ["2-hat-flame", "2-farm-intruder", "2-doll-intruder"]
[[seats]]
samurai = "kyuzo"
passed = true
defence = ["3-hat-flame", "3-farm-left_draws", "3-doll"]
[[steps]]
moves = []
"""


def test_expert_and_master_search_by_playouts() -> None:
    assert isinstance(make("expert", "samurai_spirit"), SamuraiSpiritSearch)
    assert isinstance(make("master", "samurai_spirit"), SamuraiSpiritSearch)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_same_seed_and_playouts_give_the_same_choice_on_any_imagined_match(players: int) -> None:
    at = sanjuro.new("samurai_spirit", players, seed=3)
    rules = make("rules", "samurai_spirit")
    asked = 0
    for number in range(100):
        if at.seat is None:
            break
        if number % 10 == 0 and len(at.moves) > 1:
            asked += 1
            before = at.to_bytes()
            choices = [
                SamuraiSpiritSearch(30, 1e9).choose(each.window(at.seat), [], each.moves, seeded(number))
                for each in (at, at, at.imagine(at.seat, number))
            ]
            assert choices[0] in at.moves
            assert choices[0] is choices[1] is choices[2]
            assert at.to_bytes() == before
        at.play(rules.choose(at.window(at.seat), [], at.moves, seeded(number)))
    assert asked > 2


@pytest.mark.parametrize("level", ["rules", "expert"])
def test_the_last_raider_is_fought_and_covers_the_doll(level: str) -> None:
    """The last family is lost unless this raider covers the doll. Confronting it covers nothing."""
    match = sanjuro.scenario(LAST_RAIDER).begin()
    bot = make(level, "samurai_spirit")
    assert match.seat is not None
    fight = bot.choose(match.window(match.seat), [], match.moves, seeded(1))
    assert fight.text == "fight"
    match.play(fight)
    if not match.over:
        match.play(bot.choose(match.window(match.seat), [], match.moves, seeded(1)))
    assert match.outcome is not None
    assert match.outcome.reason == "saved"


def tried(rated: float, differences: list[float]) -> Try:
    move = Try(FIGHT_MOVE, rated)
    for difference in differences:
        move.add(difference)
    return move


def test_a_few_lucky_deals_do_not_outweigh_the_rules() -> None:
    own = tried(0.0, [])
    lucky = tried(-0.08, [0.3, -0.1] * 4)
    still_possible([own, lucky], 8)
    assert best_of([own, lucky]) is own
    better = tried(-0.08, [0.3, -0.1] * 400)
    still_possible([own, better], 800)
    assert best_of([own, better]) is better


def test_a_move_far_behind_is_dropped() -> None:
    own = tried(0.0, [])
    behind = tried(0.0, [-0.4, -0.3] * 50)
    near = tried(0.0, [-0.2, 0.2] * 50)
    assert still_possible([own, behind, near], 100) == [own, near]
