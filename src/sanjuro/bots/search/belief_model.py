"""What a game provides so that seats can have beliefs about hidden roles."""

from __future__ import annotations

from typing import Any, ClassVar

from sanjuro.bots.search.deals import Evidence
from sanjuro.core.game import Game
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class BeliefModel:
    """The hidden roles, clans or the like of seats, as numbers: what is known of them, and how actions weigh.

    It reads only windows, so it reveals nothing that a seat may not know. `Any` stands where a game annotates its own
    classes.
    """

    hidden: ClassVar[str] = "role"  # what `Game.numbers` calls the hidden thing

    def evidence(self, window: Any) -> Evidence:
        """Return what is known of the seats, and how much the actions seen weigh for each role of the others."""
        raise NotImplementedError

    def dealt(self, match: Any) -> list[int]:
        """Return the role of every seat in a match, for example an imagined one."""
        raise NotImplementedError

    def allies(self, one: int, other: int) -> bool:
        """Return whether two seats with these roles are certainly allies."""
        return False

    def harms(self, window: Any, move: Move) -> bool:
        """Return whether a move against an ally does nothing but harm to their common side."""
        return False

    def counts(self, game: Game[Any]) -> list[int]:
        """Return the player counts with something hidden."""
        return game.counts()

    # What `tools/fit_beliefs.py` needs to fit the weights of a model that has some.

    def known(self, window: Any) -> Evidence:
        """Return what is known of the seats before any action is weighed."""
        raise NotImplementedError

    def features(self, window: Any, deals: list[list[int]]) -> list[list[float]]:
        """Return, for each deal (a role for every seat), the factors of the weights, in their order."""
        raise NotImplementedError
