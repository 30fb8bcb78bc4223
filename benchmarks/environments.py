"""Steps per second through PettingZoo, OpenSpiel, Gymnasium and vectorised matches, against these libraries' own games.

All play random legal actions, driven from Python as in the library's documentation. PettingZoo, Gymnasium
and RLCard always make the observation of whoever is asked, OpenSpiel only where a row says so. Seconds are those of the
processor, but for two processes, whose seconds are those of the clock and want two free cores.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pyspiel
from rich.console import Console
from rich.table import Table

import sanjuro
import sanjuro.adapters.openspiel
from benchmarks.measure import rates
from benchmarks.peers import hearts_game, uno_game
from benchmarks.play import size
from sanjuro.adapters.gymnasium import SeatEnv
from sanjuro.adapters.pettingzoo import env
from sanjuro.adapters.vector import VectorEnv

MATCHES = 64
TWO = "two processes"
CLASSIC = ["tictactoe-v3", "connect_four-v3", "leduc_holdem-v4", "texas_holdem-v4", "chess-v6", "hanabi-v5"]
Job = Callable[[], int]


def through_pettingzoo(made: Any) -> Job:
    """Make a job that plays a game of an environment in which one agent acts at a time; it counts decisions."""

    def game() -> int:
        made.reset()
        decisions = 0
        for _ in made.agent_iter():
            observation, _, terminated, truncated, info = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            if "legal_actions" in info:
                actions = info["legal_actions"]
            else:
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                actions = np.flatnonzero(mask).tolist()
            made.step(random.choice(actions))
            decisions += 1
        return decisions

    return game


def through_openspiel(name: str, observations: bool) -> Job:
    """Make a job that plays a loaded game; it counts the players' decisions."""
    loaded = pyspiel.load_game(name)

    def game() -> int:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            if observations:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return game


def hearts_with_information_state() -> int:
    """Play hearts with the information-state tensor of each decision; hearts has no observation tensor."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.information_state_tensor(state.current_player())
            decisions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


HEARTS = pyspiel.load_game("hearts")


def through_gymnasium(made: SeatEnv) -> Job:
    """Make a job that plays one seat against random bots; it counts the decisions of that seat."""

    def game() -> int:
        observation, _ = made.reset()
        decisions, over = 0, False
        while not over:
            observation, _, over, _, _ = made.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return game


def at_once(made: VectorEnv) -> Job:
    """Make a job that steps all matches at once; it counts decisions."""

    def steps() -> int:
        for _ in range(20):
            made.step(made.samples)
        return 20 * made.count

    return steps


def main(console: Console) -> None:
    warnings.simplefilter("ignore")
    groups: dict[str, dict[str, Job]] = {
        "PettingZoo": {},
        "OpenSpiel": {},
        "Gymnasium": {},
        "RLCard": {"uno": uno_game},
    }
    for name in CLASSIC:
        groups["PettingZoo"][name] = through_pettingzoo(pettingzoo.make("aec", f"classic/{name}"))
    groups["OpenSpiel"]["hearts"] = hearts_game
    groups["OpenSpiel"]["hearts, with information state"] = hearts_with_information_state
    groups["OpenSpiel"]["hanabi"] = through_openspiel("hanabi", observations=False)
    groups["OpenSpiel"]["hanabi, with observations"] = through_openspiel("hanabi", observations=True)
    ways = {
        f"{MATCHES} matches, one process": {"workers": 1},
        f"{MATCHES} matches, {TWO}": {"workers": 2},
        f"{MATCHES} matches without observations, one process": {"workers": 1, "observe": False, "mask": False},
        f"{MATCHES} matches without observations, {TWO}": {"workers": 2, "observe": False, "mask": False},
    }
    groups.update({way: {} for way in ways})
    vectors: list[VectorEnv] = []
    for key, game in sanjuro.GAMES.items():
        players = size(game)
        groups["PettingZoo"][f"sanjuro {key}"] = through_pettingzoo(env(key, players))
        name = f"python_sanjuro_{key}(players={players})"
        groups["OpenSpiel"][f"sanjuro {key}"] = through_openspiel(name, observations=False)
        groups["OpenSpiel"][f"sanjuro {key}, with observations"] = through_openspiel(name, observations=True)
        groups["Gymnasium"][f"sanjuro {key}, one seat"] = through_gymnasium(SeatEnv(key, players, bots="random"))
        for way, options in ways.items():
            vectors.append(VectorEnv(key, players, MATCHES, **options))  # type: ignore[arg-type]
            vectors[-1].reset(seed=1)
            groups[way][f"sanjuro {key}"] = at_once(vectors[-1])
    jobs = {f"{group}: {name}": job for group, named in groups.items() for name, job in named.items()}
    shared = {name: job for name, job in jobs.items() if TWO in name}
    best = rates({name: job for name, job in jobs.items() if name not in shared}, time.process_time)
    best.update(rates(shared))
    for vector in vectors:
        vector.close()
    hearts, uno = best["OpenSpiel: hearts"], best["RLCard: uno"]
    seen = best["OpenSpiel: hearts, with information state"]
    columns = ["", "steps/s", "× hearts", "× hearts with information state", "× uno"]
    table = Table(*columns, title="Steps through environments", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in best.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / hearts:.2f}", f"{rate / seen:.1f}", f"{rate / uno:.2f}")
    console.print(table)


if __name__ == "__main__":
    main(Console())
