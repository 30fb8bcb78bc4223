"""What a game brings for its computer players."""

from __future__ import annotations

from typing import ClassVar, Final

from sanjuro.bots.bot import Bot, RandomBot
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.trials import SearchBot
from sanjuro.bots.search.value import Value
from sanjuro.core.native import mypyc_attr

# How a game without a rule-based player of its own is played by `rules`: a small search with random playouts.
PLAIN_NODES: Final = 120
PLAIN_DECISIONS: Final = 400  # of a playout
NO_LIMIT: Final = 1e9  # seconds


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class GameBots:
    """The part "bots" of a game: write a subclass with what the game has. Without any, moves are tried at random.

    An object of it is registered with the game and has no state: what its methods give is made anew each time.
    """

    nodes: ClassVar[int] = 1_000  # how often an expert tries its moves for one choice

    def rules(self) -> Bot | None:
        """Return the rule-based player, who answers in milliseconds."""
        return None

    def quick(self) -> Bot | None:
        """Return the player who plays on in searches; a lighter one than `rules`, if that takes long."""
        return self.rules()

    def value(self) -> Value | None:
        """Judges a table in searches after each seat has had a turn; without one they play to the end of the game."""
        return None

    def beliefs(self) -> BeliefModel | None:
        """What seats believe of what is hidden about the others; without a model all deals are equally likely."""
        return None

    def searching(self, nodes: int, seconds: float) -> Bot:
        """Return a player who tries its moves so often on imagined deals, for at most so long."""
        rules = self.rules()
        if rules is None:
            bot = SearchBot(RandomBot(), nodes, seconds, self.value())
            bot.sure = 0.0  # there is no reason to prefer the random move the others are compared with
            bot.decisions = PLAIN_DECISIONS
        else:
            bot = SearchBot(rules, nodes, seconds, self.value())
        quick = self.quick()
        if quick is not None:
            bot.quick = quick
        bot.model = self.beliefs()
        return bot


def ruling(bots: GameBots) -> Bot:
    """Return the rule-based player of a game, or what stands in for it."""
    rules = bots.rules()
    return bots.searching(PLAIN_NODES, NO_LIMIT) if rules is None else rules
