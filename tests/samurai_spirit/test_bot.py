"""The `rules` bots as a team: they save the village often enough to be worth playing with."""

from __future__ import annotations

import pytest

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.chance import seeded
from sanjuro.games.samurai_spirit.difficulty import DIFFICULTIES


def saved(players: int, difficulty: str, level: str, games: int) -> float:
    bot = make(level, "samurai_spirit")
    won = 0
    for seed in range(games):
        match = sanjuro.new("samurai_spirit", players, seed=seed, events=False, difficulty=difficulty)
        play_to_end(match, [bot] * match.seats, seeded(seed))
        assert match.outcome is not None
        won += len(match.outcome.winners) > 0
    return won / games


@pytest.mark.long
def test_four_of_them_save_the_village_where_random_ones_do_not() -> None:
    assert saved(4, "normal", "rules", 600) > 0.17
    assert saved(4, "normal", "random", 600) < 0.01


@pytest.mark.long
def test_the_harder_the_rarer() -> None:
    shares = [saved(4, difficulty, "rules", 300) for difficulty in DIFFICULTIES]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.3


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 7])
def test_small_and_large_bands_play_many_games(players: int) -> None:
    assert 0.0 < saved(players, "easy", "rules", 200) < 1.0
