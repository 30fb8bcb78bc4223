"""Tries an installed `sanjuro[pettingzoo]` or `sanjuro[openspiel]`, and `[gymnasium]`, as a user would: a game of each.

tools/dist.py runs it with the Python of a new environment and the name of the extra; it uses only what is installed.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import Any

import sanjuro

ITS_OWN = {"gymnasium": {"gymnasium"}, "pettingzoo": {"gymnasium", "pettingzoo"}, "openspiel": {"pyspiel"}}


def in_pettingzoo(game: str) -> str:
    from sanjuro.adapters.pettingzoo import env

    made = env(game, render_mode="rgb_array")
    made.reset(seed=1)
    observation: Any
    for agent in made.agent_iter():
        observation, _, terminated, truncated, _ = made.last()
        over = terminated or truncated
        made.step(None if over else made.action_space(agent).sample(observation["action_mask"]))
    assert made.render().shape[2] == 3
    assert made.match is not None and made.match.outcome is not None
    return str(made.match.outcome.reason)


def in_openspiel(game: str) -> str:
    import pyspiel

    import sanjuro.adapters.openspiel  # noqa: F401

    loaded = pyspiel.load_game(f"python_sanjuro_{game}")
    state = loaded.new_initial_state()
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(outcomes[3][0] if outcomes else state.legal_actions()[0])
    assert len(state.observation_tensor(0)) == loaded.observation_tensor_size()
    return str(state.match.outcome.reason)


def in_gymnasium(game: str) -> str:
    from sanjuro.adapters.gymnasium import SeatEnv

    made = SeatEnv(game)
    observation, _ = made.reset(seed=1)
    over = False
    while not over:
        observation, _, over, _, _ = made.step(made.action_space.sample(observation["action_mask"]))
    assert made.match is not None and made.match.outcome is not None
    return str(made.match.outcome.reason)


def main() -> None:
    extra = sys.argv[1]
    others = set().union(*ITS_OWN.values()) - ITS_OWN[extra] | {"litestar"}
    for name in sorted(others):
        assert importlib.util.find_spec(name) is None, f"sanjuro[{extra}] has also installed {name}"
    for name in ("numpy", *ITS_OWN[extra]):
        assert name not in sys.modules, f"import sanjuro has imported {name}"
    play = {"gymnasium": in_gymnasium, "pettingzoo": in_pettingzoo, "openspiel": in_openspiel}[extra]
    reasons = [play(game) for game in sanjuro.GAMES]
    print(f"== sanjuro[{extra}] alone: games that ended by {', '.join(reasons)}", flush=True)


if __name__ == "__main__":
    main()
