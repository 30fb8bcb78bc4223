"""The view contains everything that clients need to work without knowing the rules."""

from __future__ import annotations

import random
from typing import Any

import sanjuro


def test_the_excess_is_what_is_still_to_be_discarded() -> None:
    match = sanjuro.new("bang", players=5, seed=2)
    chance = random.Random(2)
    discarded = 0
    while not match.over:
        seat = match.asked
        before: Any = match.view(None)
        match.play(chance.choice([move for move in match.moves if str(move) != "heal"]))
        after: Any = match.view(None)
        if before["pending"][-1].get("phase") == "discard":
            discarded += 1
            assert before["seats"][seat]["excess"] > 0
            assert after["seats"][seat]["excess"] == before["seats"][seat]["excess"] - 1
    assert discarded > 3
