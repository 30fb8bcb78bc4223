"""Check that the installed ML libraries can play a game."""

from __future__ import annotations

import warnings
from importlib.util import find_spec

import sanjuro


def pettingzoo_plays(game: str) -> None:
    """Run PettingZoo's own tests, if it is installed."""
    if find_spec("pettingzoo") is None:
        return
    from pettingzoo.test import api_test, parallel_api_test

    from sanjuro.adapters.pettingzoo import env, parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns about dict observations
        for players in sanjuro.GAMES[game].counts():
            api_test(env(game, players), num_cycles=40)
        parallel_api_test(parallel_env(game), num_cycles=20)


def openspiel_plays(game: str) -> None:
    """Run OpenSpiel's own test, if it is installed."""
    if find_spec("pyspiel") is None:
        return
    import pyspiel

    from sanjuro.adapters import openspiel

    assert openspiel
    loaded = pyspiel.load_game(f"python_sanjuro_{game}(players={sanjuro.GAMES[game].players[0]})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def gymnasium_plays(game: str) -> None:
    """Play a whole match in one seat against bots, if Gymnasium is installed."""
    if find_spec("gymnasium") is None:
        return
    from sanjuro.adapters.gymnasium import SeatEnv

    made = SeatEnv(game, seat=None)
    observation, _ = made.reset(seed=1)
    done = False
    while not done:
        assert made.observation_space.contains(observation)
        legal = observation["action_mask"].nonzero()[0]
        observation, reward, terminated, truncated, _ = made.step(int(legal[-1]))
        done = terminated or truncated
    assert -1 <= float(reward) <= 1


def vector_environment_plays(game: str) -> None:
    """Step many matches together, if NumPy is installed."""
    if find_spec("numpy") is None:
        return
    from sanjuro.adapters.vector import VectorEnv

    made = VectorEnv(game, matches=3)
    made.reset(seed=1)
    ended = 0
    for _ in range(2000):
        made.step(made.masks.argmax(axis=1))
        ended += int(made.dones.sum())
        if ended > 3:
            break
    assert ended, "no match came to its end"


OF_GAMES = [pettingzoo_plays, openspiel_plays, gymnasium_plays, vector_environment_plays]
