"""What a game provides for its bots."""

from __future__ import annotations

from typing import ClassVar, Final

from sanjuro.bots.bot import Bot, RandomBot
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.trials import SearchBot
from sanjuro.bots.search.value import Value
from sanjuro.core.native import mypyc_attr

# The `rules` bot of a game that brings none: a small search with random playouts.
PLAIN_NODES: Final = 120
PLAIN_DECISIONS: Final = 400  # length of a playout
NO_LIMIT: Final = 1e9  # seconds


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class GameBots:
    """The part "bots" of a game: write a subclass with what the game provides. The default tries moves at random.

    An instance is registered with the game and is stateless: its methods create new objects each time.
    """

    nodes: ClassVar[int] = 1_000  # how often an expert tries its moves for one decision

    def rules(self) -> Bot | None:
        """Return the rule-based bot, which answers within milliseconds."""
        return None

    def quick(self) -> Bot | None:
        """Return the bot for playouts; a lighter one than `rules` if that is slow."""
        return self.rules()

    def value(self) -> Value | None:
        """Return what judges a position in searches after each seat has had a turn.

        Without one, searches play to the end of the game.
        """
        return None

    def beliefs(self) -> BeliefModel | None:
        """Return the model of what seats believe about hidden roles; without one, all deals are equally likely."""
        return None

    def searching(self, nodes: int, seconds: float) -> Bot:
        """Return a bot that tries its moves on imagined deals, limited by a number of trials and by seconds."""
        rules = self.rules()
        if rules is None:
            bot = SearchBot(RandomBot(), nodes, seconds, self.value())
            bot.sure = 0.0  # there is no reason to prefer the random move that the others are compared with
            bot.decisions = PLAIN_DECISIONS
        else:
            bot = SearchBot(rules, nodes, seconds, self.value())
        quick = self.quick()
        if quick is not None:
            bot.quick = quick
        bot.model = self.beliefs()
        return bot


def ruling(bots: GameBots) -> Bot:
    """Return the rule-based bot of a game, or its substitute."""
    rules = bots.rules()
    return bots.searching(PLAIN_NODES, NO_LIMIT) if rules is None else rules
