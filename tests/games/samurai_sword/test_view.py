"""The view tells clients what follows from the rules: the score, the hand limit and what weapons reach."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest
from repository import TESTS

import sanjuro
from sanjuro.core.scenario import read
from sanjuro.games.samurai_sword.cards import KINDS, WOUNDS
from sanjuro.games.samurai_sword.window import REACHING

SCENARIOS = TESTS / "scenarios" / "samurai_sword"


def played_out(players: int, seed: int) -> tuple[sanjuro.Match, dict[str, Any]]:
    chance = random.Random(seed)
    match = sanjuro.new("samurai_sword", players=players, seed=seed)
    while not match.over:
        assert match.view(None)["score"] is None
        match.play(chance.choice(match.moves))
    return match, match.view(None)


@pytest.mark.parametrize("players", range(3, 8))
def test_the_score_of_the_view_adds_up_to_the_outcome(players: int) -> None:
    for seed in range(6):
        match, view = played_out(players, seed)
        outcome = match.outcome
        assert outcome is not None
        lines = view["score"]
        seats = [seat for line in lines for seat in line["seats"]]
        assert sorted(seat["seat"] for seat in seats) == list(range(players))
        assert {seat["seat"] for line in lines if line["won"] for seat in line["seats"]} == set(outcome.winners)
        assert [line["won"] for line in lines] == sorted([line["won"] for line in lines], reverse=True)
        for seat in seats:
            assert seat["honour"] == view["seats"][seat["seat"]]["honour"]
        if outcome.scores is None:
            assert all(line["points"] is None for line in lines)
            continue
        assert {line["team"]: line["points"] for line in lines} == outcome.story["points"]
        for seat in seats:
            assert seat["points"] == outcome.scores[seat["seat"]]
            assert seat["points"] == seat["honour"] * seat["factor"] + seat["daimyos"]


def ended(name: str) -> list[dict[str, Any]]:
    """Return the score after the moves of a scenario."""
    text = (SCENARIOS / f"{name}.toml").read_text("utf-8")
    match = read(text, sanjuro.GAMES).begin()
    for step in tomllib.loads(text)["steps"]:
        if "move" in step:
            match.play(step["move"])
    score = match.view(None)["score"]
    assert isinstance(score, list)
    return score


def test_the_ninja_with_more_stars_counts_double_among_four() -> None:
    (ninja,) = [line for line in ended("score_four_players") if line["team"] == "ninja"]
    assert sorted(seat["factor"] for seat in ninja["seats"]) == [1, 2]


def test_a_deadly_strike_is_told_with_its_points() -> None:
    score = ended("deadly_strike_costs_three")
    (struck,) = [line for line in score if line["deadly_strike"]]
    assert struck["deadly_strike"] == 3
    assert struck["points"] == sum(seat["points"] for seat in struck["seats"]) - 3


def test_the_daimyo_of_a_ronin_does_not_count() -> None:
    (ronin,) = [line for line in ended("score_daimyo_of_a_ronin") if line["team"] == "ronin"]
    assert [seat["daimyos"] for seat in ronin["seats"]] == [0]


def test_nothing_is_counted_after_the_victory_of_the_swordmaster() -> None:
    score = ended("swordmaster_wins_at_once")
    assert {line["points"] for line in score} == {None}
    assert score[0]["won"]


def test_the_farther_away_the_fewer_weapons_reach() -> None:
    seats: Any = sanjuro.new("samurai_sword", players=7, seed=1).open_view()["seats"]
    pairs = {pair for seat in seats for pair in zip(seat["attacked_at"], seat["weapons_reaching"], strict=True)}
    assert {(1, 32), (2, 20), (3, 10)} <= pairs
    assert REACHING[1:] == [32, 20, 10, 5, 2, 0]
    assert len(pairs) == len({difficulty for difficulty, _ in pairs})


def test_the_excess_is_what_the_hand_holds_above_seven() -> None:
    match = sanjuro.new("samurai_sword", players=4, seed=3)
    chance = random.Random(3)
    found = set()
    while not match.over:
        seats: Any = match.view(None)["seats"]
        for seat in seats:
            assert seat["excess"] == max(0, seat["hand"]["count"] - 7)
            found.add(seat["excess"])
        match.play(chance.choice(match.moves))
    assert {0, 1} <= found


def test_the_reasons_for_other_wounds_are_told() -> None:
    """Musashi and Fast Draw add wounds; Ginchiyo takes fewer."""
    found: set[str] = set()
    for seed in range(12):
        match = sanjuro.new("samurai_sword", players=7, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            view: Any = match.view(None)
            frame = view["pending"][-1]
            because = view["wounds_because"]
            if frame["frame"] != "attack":
                assert because == []
            elif frame["wounds"] != WOUNDS[KINDS.index(frame["weapon"])]:
                assert because != []
            found |= set(because)
            match.play(chance.choice(match.moves))
    assert found == {"musashi", "fast_draw", "ginchiyo"}
