"""How likely a side is to win, judged from a table on which everything lies open."""

from __future__ import annotations

from typing import Any

from sanjuro.bots.search.network import Network
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Value:
    """For searches that stop before the end of a game: write a subclass with a `chance` of its own, or with a network.

    With a network the game says what counts by `facts` and `side`, and `tools/fit_value.py` finds how much. A value
    looks at a whole match and so at hidden cards: it is for imagined matches alone.
    """

    def __init__(self, network: Network | None = None) -> None:
        self.network = network

    # `Any`, so that the value of one game may name the class of its matches.
    def win_probability(self, match: Any, seat: int) -> float:
        """Return the chance that a seat is among the winners."""
        network = self.network
        if network is None:
            return self.chance(match, seat)
        return network.probability(self.facts(match, seat), self.side(match, seat))

    def chance(self, match: Any, seat: int) -> float:
        """Return the win probability; a former name, which subclasses may override for one more release."""
        network = self.network
        if network is None:
            raise NotImplementedError
        return network.probability(self.facts(match, seat), self.side(match, seat))

    def facts(self, match: Any, seat: int) -> list[float]:
        """Return what counts on this table, in numbers of about the same size."""
        raise NotImplementedError

    def side(self, match: Any, seat: int) -> int:
        """Return the class of the network that stands for this seat's side."""
        raise NotImplementedError

    def won(self, match: Any, seat: int) -> int:
        """Return the class that turned out to be right for a seat of a match that is over; NONE if nobody has won."""
        found: Match = match
        outcome = found.outcome
        return NONE if outcome is None or len(outcome.winners) == 0 else self.side(match, outcome.winners[0])
