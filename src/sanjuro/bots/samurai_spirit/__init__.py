"""The bots of Samurai Spirit."""

from __future__ import annotations

from typing import ClassVar, Final

from sanjuro.bots.bot import Bot
from sanjuro.bots.game_bots import GameBots
from sanjuro.bots.samurai_spirit.rules import SamuraiSpiritRules
from sanjuro.bots.samurai_spirit.search import SamuraiSpiritSearch
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True)
class SamuraiSpiritBots(GameBots):
    """A bot that evaluates positions, and a search guided by that evaluation."""

    nodes: ClassVar[int] = 4_000

    def rules(self) -> Bot:
        return SamuraiSpiritRules()

    def searching(self, nodes: int, seconds: float) -> Bot:
        return SamuraiSpiritSearch(nodes, seconds)


BOTS: Final = SamuraiSpiritBots()
