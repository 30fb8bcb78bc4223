"""The engines we compare with, driven as in their own documentation."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import rlcard

HEARTS = pyspiel.load_game("hearts")
UNO: Any = rlcard.make("uno", config={"seed": 1})


def hearts_game() -> int:
    """Play a random game of OpenSpiel's hearts (C++), sampling chance outcomes; count the players' decisions."""
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
    """Play the same without asking for probabilities, which is fastest, and correct because hearts deals evenly."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


def uno_game() -> int:
    """Play a random game of RLCard's uno (Python)."""
    state, _ = UNO.reset()
    decisions = 0
    while not UNO.is_over():
        state, _ = UNO.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def hearts_in_the_middle() -> Any:
    """Return a state of hearts after the deal and some tricks, to copy."""
    state = HEARTS.new_initial_state()
    for _ in range(80):
        state.apply_action(random.choice(state.legal_actions()))
    return state
