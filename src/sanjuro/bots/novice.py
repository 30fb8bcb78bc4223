"""A bot that knows the rules of thumb but does not always follow them."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.bots.bot import Bot
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import Rng

SLIPS: Final = 4  # one decision in this many is random


@mypyc_attr(native_class=True)
class NoviceBot(Bot):
    """The rule-based bot, with one decision in four made at random."""

    def __init__(self, rules: Bot) -> None:
        super().__init__()
        self.rules = rules
        self.slow = rules.slow

    def choose(self, window: Any, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        if rng.below(SLIPS) == 0:
            return moves[rng.below(len(moves))]
        return self.rules.choose(window, events, moves, rng)
