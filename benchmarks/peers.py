"""The engines we compare with, driven as their own documentation does it."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import rlcard

HEARTS = pyspiel.load_game("hearts")
UNO: Any = rlcard.make("uno", config={"seed": 1})


def hearts_game() -> int:
    """One random game of OpenSpiel's hearts (C++), chance sampled from its outcomes; the players' decisions in it."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def lean_hearts_game() -> int:
    """The same without asking for the weights of chance: right only because hearts deals evenly; as fast as it gets."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


def uno_game() -> int:
    """One random game of RLCard's uno (Python)."""
    state, _ = UNO.reset()
    decisions = 0
    while not UNO.is_over():
        state, _ = UNO.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def hearts_in_the_middle() -> Any:
    """A state of hearts after the deal and some tricks, for the cost of a copy."""
    state = HEARTS.new_initial_state()
    for _ in range(80):
        state.apply_action(random.choice(state.legal_actions()))
    return state
