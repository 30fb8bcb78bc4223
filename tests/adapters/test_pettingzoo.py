"""The PettingZoo environments pass PettingZoo's own tests and play the same games as the engine."""

from __future__ import annotations

import functools
import pickle
import random
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tables import NAMES, SHAPES, Shape

import sanjuro
from sanjuro.adapters.pettingzoo import env, parallel_env, raw_env
from sanjuro.observations import layout
from sanjuro.observations.recall import recall_size

COUNTS = [(key, players) for key, game in sanjuro.GAMES.items() for players in game.counts()]
every_count = pytest.mark.parametrize(("game", "players"), COUNTS, ids=[f"{key}-{players}" for key, players in COUNTS])
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """Silence PettingZoo's warning about dict observations in environments that it does not know by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def play(made: raw_env, seed: int, most: int = 10**6) -> dict[str, float]:
    """Play random legal actions until all agents are done. Return what each agent received."""
    chance = random.Random(seed)
    made.reset(seed=seed)
    got = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter(most):
        observation, reward, terminated, truncated, _ = made.last()
        got[agent] += reward
        if terminated or truncated:
            made.step(None)
        else:
            assert observation is not None
            made.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


# ---- PettingZoo's own tests ---------------------------------------------------------------


@every_count
def test_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=40)


@every_count
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=15)


@every_count
def test_max_cycles(game: str, players: int) -> None:
    """Use the parallel environment: this test needs all agents to act in every cycle, legally or not."""
    make = functools.partial(parallel_env, game, players)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **options: parallel_to_aec(make(**options))))


@every_count
def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(env, game, players))
    assert f"{game}, {players} players" in capsys.readouterr().out


@every_game
def test_the_parallel_environment(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=20)


@pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
def test_every_option_plays_to_its_end(shape: Shape) -> None:
    key, players, options = shape
    made = env(key, players, **options)
    got = play(made, 1)
    assert made.agents == []
    winners = made.match.outcome.winners  # type: ignore[union-attr]
    assert got == {f"player_{seat}": 1 if seat in winners else -1 for seat in range(made.match.seats)}


# ---- what they play -----------------------------------------------------------------------


@every_game
def test_observation_and_mask_are_those_of_the_seat(game: str) -> None:
    made = env(game)
    made.reset(seed=4)
    form = layout(game)
    for _ in range(20):
        match = made.match
        if match.over:
            return
        for seat, agent in enumerate(made.possible_agents):
            seen = made.observe(agent)
            assert seen["observation"].tobytes() == form.row(match, seat)
            asked = seat == match.seat
            assert np.flatnonzero(seen["action_mask"]).tolist() == (
                sorted(move.code for move in match.moves) if asked else []
            )
        assert made.agent_selection == f"player_{match.seat}"
        observation, *_, info = made.last()
        assert observation is not None
        assert info["action_mask"] is observation["action_mask"]
        assert info["legal_actions"] == [move.code for move in match.moves]
        assert made.last(observe=False)[0] is None
        made.step(match.moves[-1].code)


@every_game
def test_relative_and_recall(game: str) -> None:
    form = layout(game)
    play(env(game, relative=True), 2)
    made = env(game, recall=True)
    play(made, 2, most=30)
    assert made.observe(made.possible_agents[0])["observation"].shape == (recall_size(form),)
    with pytest.raises(ValueError, match="cannot be combined"):
        env(game, relative=True, recall=True)


@every_game
def test_shaped_rewards_add_up_to_the_result(game: str) -> None:
    for seed in range(3):
        made = env(game, reward="shaped")
        made.reset(seed=seed)
        start = dict(zip(made.possible_agents, made.standings, strict=True))
        got = play(made, seed)
        plain = play(env(game), seed)
        for agent in made.possible_agents:
            assert -1 <= start[agent] <= 1
            assert got[agent] + start[agent] == pytest.approx(plain[agent])


def test_whoever_is_out_waits_for_the_result_or_leaves() -> None:
    left = waited = 0
    for seed in range(5):
        waiting, leaving = env("bang", 6), env("bang", 6, eliminated="leave")
        got = play(waiting, seed)
        assert set(got.values()) == {1, -1}
        got = play(leaving, seed)
        assert leaving.agents == []
        left += sum(value == 0 for value in got.values())
        waited += 6
    assert 0 < left < waited


def test_truncation_tells_every_agent() -> None:
    made = env("shinobi", 4, max_cycles=5)
    got = play(made, 1)
    assert made.agents == []
    assert len(made.match.history) == 5
    assert set(got.values()) == {0}


def test_the_same_seed_gives_the_same_matches_and_no_seed_goes_on() -> None:
    made = env("shinobi", 4)
    origins = []
    for seed in (7, None, None, 7, None):
        made.reset(seed=seed)
        origins.append(made.match.origin)
    assert origins[:2] == origins[3:]
    assert len(set(origins)) == 3


def test_illegal_actions_change_nothing() -> None:
    made = env("shinobi", 4)
    made.reset(seed=1)
    legal = {move.code for move in made.match.moves}
    before = made.match.to_bytes()
    for action in (min(set(range(300)) - legal), 300, -1):
        with pytest.raises(ValueError, match=r".+"):
            made.step(action)
    with pytest.raises(ValueError, match="has to choose"):
        made.step(None)
    assert made.match.to_bytes() == before
    parallel = parallel_env("shinobi", 4)
    parallel.reset(seed=1)
    *_, infos = parallel.step(dict.fromkeys(parallel.agents, 299))
    assert [info for info in infos.values() if "refused" in info]


def test_wrong_arguments_are_named() -> None:
    for options, words in (
        ({"reward": "money"}, "reward is one of team, shaped"),
        ({"eliminated": "sulk"}, "eliminated is one of wait, leave"),
        ({"render_mode": "smoke"}, "render_mode is one of"),
        ({"weather": "rain"}, "no option 'weather'"),
        ({"players": 9}, "3 to 5 players"),
    ):
        with pytest.raises(ValueError, match=words):
            env("shinobi", **options)


def test_environments_are_registered_and_can_be_pickled() -> None:
    for key, game in sanjuro.GAMES.items():
        made = pettingzoo.make("aec", f"sanjuro/{key}-v{game.rules}")
        assert str(made.unwrapped) == f"sanjuro_{key}_v{game.rules}"
        assert pettingzoo.make("parallel", f"sanjuro/{key}-v{game.rules}").possible_agents == made.possible_agents
    made = env("bang", 5, simple=True)
    again = pickle.loads(pickle.dumps(made))
    made.reset(seed=3)
    again.reset(seed=3)
    assert again.match.to_bytes() == made.match.to_bytes()
    assert again.match.options["simple"] is True


def test_the_state_is_what_all_seats_know() -> None:
    made = env("shinobi", 4)
    made.reset(seed=3)
    rows = [made.observe(agent)["observation"] for agent in made.possible_agents]
    assert np.array_equal(made.state(), np.concatenate(rows))
