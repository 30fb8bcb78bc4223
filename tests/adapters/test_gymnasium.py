"""One seat as a Gymnasium environment."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sanjuro
from sanjuro.adapters.gymnasium import SeatEnv
from sanjuro.bots import Bot
from sanjuro.core.rng import Rng
from sanjuro.observations import layout

every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def play(env: SeatEnv, seed: int) -> float:
    chance = random.Random(seed)
    observation, _ = env.reset(seed=seed)
    got, over = 0.0, False
    while not over:
        action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, truncated, _ = env.step(action)
        assert not truncated
        got += float(reward)
    return got


@every_game
def test_gymnasiums_own_check(game: str) -> None:
    check_env(SeatEnv(game, seat=None, forgiving=True), skip_render_check=True)


@every_game
def test_the_seat_sees_what_it_may_know_and_gets_its_result(game: str) -> None:
    form = layout(game)
    for seat in range(2):
        env = SeatEnv(game, seat=seat, bots="rules")
        observation, info = env.reset(seed=3)
        match = env.match
        assert match is not None
        assert match.seat == info["seat"] == seat
        assert observation["observation"].tobytes() == form.row(match, seat)
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        got = play(env, 3)
        assert env.match is not None
        assert env.match.outcome is not None
        assert got == (1 if seat in env.match.outcome.winners else -1)


@every_game
def test_shaped_rewards_add_up(game: str) -> None:
    env = SeatEnv(game, bots="random", shaped=True)
    env.reset(seed=4)
    start = env.before
    assert play(env, 4) + start == pytest.approx(play(SeatEnv(game, bots="random"), 4))


def test_any_bots_in_any_seats() -> None:
    class Curious(Bot):
        """Takes the first move and records what it was told."""

        def __init__(self) -> None:
            super().__init__()
            self.wants_events = True
            self.heard: list[Any] = []
            self.asked: list[int] = []

        def choose(self, window: Any, events: list[dict[str, object]], moves: list[Any], rng: Rng) -> Any:
            self.heard += events
            self.asked.append(window.seat)
            return moves[0]

    first, last = Curious(), Curious()
    env = SeatEnv("shinobi", 4, seat=1, bots=[first, "random", last])
    play(env, 1)
    assert set(first.asked) == {0}
    assert set(last.asked) == {3}
    assert {event["kind"] for event in first.heard} >= {"secret", "draw", "turn", "deploy"}
    assert all("card" not in event for event in first.heard if event["kind"] == "draw" and event["seat"] != 0)
    with pytest.raises(ValueError, match="3 bots are needed for the other seats, not 1"):
        SeatEnv("shinobi", 4, bots=["rules"])


def test_seeds_repeat_an_episode_and_draw_the_seat() -> None:
    env = SeatEnv("bang", 5, seat=None)
    origins, seats = [], set()
    for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8):
        env.reset(seed=seed)
        assert env.match is not None
        origins.append(env.match.to_bytes())
        seats.add(env.seat)
    assert origins[0] == origins[1]
    assert len(set(origins)) == 8
    assert len(seats) > 1


def test_illegal_actions() -> None:
    env = SeatEnv("shinobi", 4)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(sanjuro.IllegalMove):
        env.step(illegal)
    env = SeatEnv("shinobi", 4, forgiving=True)
    env.reset(seed=1)
    assert env.step(illegal)[1:4] == (-1.0, True, False)
    for options, words in (({"seat": 4}, "seats are 0 to 3"), ({"render_mode": "human"}, "render_mode is ansi")):
        with pytest.raises(ValueError, match=words):
            SeatEnv("shinobi", 4, **options)


def test_it_is_registered_and_drawn() -> None:
    for key, game in sanjuro.GAMES.items():
        env = gymnasium.make(f"sanjuro/{key}-v{game.rules}", render_mode="ansi")
        env.reset(seed=1)
        assert f"{key}, " in str(env.render())
    env = gymnasium.make(f"sanjuro/bang-v{sanjuro.GAMES['bang'].rules}", players=5, render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2
