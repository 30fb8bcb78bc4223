"""The bots of Samurai Sword."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.game_bots import GameBots
from sanjuro.bots.samurai_sword.beliefs import SamuraiSwordBeliefs
from sanjuro.bots.samurai_sword.rules import SamuraiSwordRules
from sanjuro.bots.samurai_sword.value import SamuraiSwordValue
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.value import Value
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class SamuraiSwordBots(GameBots):
    """Rules of thumb, beliefs about roles, and a network for searches."""

    def rules(self) -> Bot:
        return SamuraiSwordRules()

    def value(self) -> Value:
        return SamuraiSwordValue()

    def beliefs(self) -> BeliefModel:
        return SamuraiSwordBeliefs()


BOTS: Final = SamuraiSwordBots()
