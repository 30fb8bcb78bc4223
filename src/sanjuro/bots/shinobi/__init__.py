"""The bots of Shinobi."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.game_bots import GameBots
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.value import Value
from sanjuro.bots.shinobi.beliefs import ShinobiBeliefs
from sanjuro.bots.shinobi.rules import QuickShinobiRules, ShinobiRules
from sanjuro.bots.shinobi.value import ShinobiValue
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class ShinobiBots(GameBots):
    """Rules of thumb, beliefs about clans, and a network for searches."""

    def rules(self) -> Bot:
        return ShinobiRules()

    def quick(self) -> Bot:
        return QuickShinobiRules()

    def value(self) -> Value:
        return ShinobiValue()

    def beliefs(self) -> BeliefModel:
        return ShinobiBeliefs()


BOTS: Final = ShinobiBots()
