"""Seats that are certainly allies."""

from __future__ import annotations

from typing import Any

from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Beliefs
from sanjuro.core.native import i64
from sanjuro.core.window import Window


def partners(window: Window[Any], model: BeliefModel, beliefs: Beliefs) -> i64:
    """Return the other seats that are allies in every possible deal of the roles, as bits."""
    found: i64 = (1 << window.seats) - 1 & ~(1 << window.seat)
    for deal in beliefs.deals:
        for seat in range(window.seats):
            if found >> seat & 1 and not model.allies(deal[window.seat], deal[seat]):
                found &= ~(1 << seat)
        if found == 0:
            break
    return found
