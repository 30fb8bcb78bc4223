"""The bots of BANG!."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.bang.beliefs import BangBeliefs
from sanjuro.bots.bang.rules import BangRules
from sanjuro.bots.bang.value import BangValue
from sanjuro.bots.bot import Bot
from sanjuro.bots.game_bots import GameBots
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.value import Value
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class BangBots(GameBots):
    """Rules of thumb, beliefs about roles, and a network for searches."""

    def rules(self) -> Bot:
        return BangRules()

    def value(self) -> Value:
        return BangValue()

    def beliefs(self) -> BeliefModel:
        return BangBeliefs()


BOTS: Final = BangBots()
