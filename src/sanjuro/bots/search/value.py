"""The win probability of a side, judged with all cards face up."""

from __future__ import annotations

from typing import Any

from sanjuro.bots.search.network import Network
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Value:
    """Judges positions in searches that stop before the end of a game.

    Write a subclass with its own `win_probability`, or with a network. With a network, the game defines its inputs with
    `facts` and the sides with `side`, and `tools/fit_value.py` fits the weights. A value sees the whole match including
    hidden cards, so use it only on imagined matches.
    """

    def __init__(self, network: Network | None = None) -> None:
        self.network = network

    # `Any` lets the value of one game annotate the class of its matches.
    def win_probability(self, match: Any, seat: int) -> float:
        """Return the probability that a seat is among the winners."""
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
        """Return the inputs of the network for this position, scaled to similar sizes."""
        raise NotImplementedError

    def side(self, match: Any, seat: int) -> int:
        """Return the class of the network that stands for this seat's side."""
        raise NotImplementedError

    def won(self, match: Any, seat: int) -> int:
        """Return the class that was right for a seat of a finished match; NONE if nobody won."""
        found: Match = match
        outcome = found.outcome
        return NONE if outcome is None or len(outcome.winners) == 0 else self.side(match, outcome.winners[0])
