"""What a game brings so that seats can have beliefs about what is hidden of the others."""

from __future__ import annotations

from typing import Any, ClassVar

from sanjuro.bots.search.deals import Evidence
from sanjuro.core.game import Game
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class BeliefModel:
    """Hidden roles, clans or the like of the seats, each a number: what is known of them, and what acts say of them.

    It looks through windows, so it tells no more than a seat may know. `Any` stands where a game names its own classes.
    """

    hidden: ClassVar[str] = "role"  # what `Game.numbers` calls the hidden thing

    def evidence(self, window: Any) -> Evidence:
        """Return what is known of the seats, and how much likelier what has been seen makes each role of the others."""
        raise NotImplementedError

    def dealt(self, match: Any) -> list[int]:
        """Return the role of every seat in a match, for example an imagined one."""
        raise NotImplementedError

    def allies(self, one: int, other: int) -> bool:
        """Return whether two seats with these roles are certainly on one side."""
        return False

    def harms(self, window: Any, move: Move) -> bool:
        """Return whether a move that is aimed at an ally brings nothing but harm to the own side."""
        return False

    def counts(self, game: Game[Any]) -> list[int]:
        """Return the numbers of players with which something is hidden."""
        return game.counts()

    # What `tools/fit_beliefs.py` needs to find the weights, for models that have some.

    def known(self, window: Any) -> Evidence:
        """Return what is known of the seats, before anything that has been seen is weighed."""
        raise NotImplementedError

    def features(self, window: Any, deals: list[list[int]]) -> list[list[float]]:
        """For each deal, a role for every seat, what the weights are multiplied by, in their order."""
        raise NotImplementedError
