"""How likely a side is to win, judged from a table on which everything lies open."""

from __future__ import annotations

from sanjuro.bots.network import Network
from sanjuro.core.match import Match
from sanjuro.core.native import mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Prospects:
    """For searches that stop before the end of a game. Each game says what counts; `tools/fit_prospects.py` how much.

    It looks at a whole match and so at hidden cards: it is for imagined matches alone.
    """

    def __init__(self, network: Network) -> None:
        self.network = network

    def chance(self, match: Match, seat: int) -> float:
        """The chance that a seat is among the winners."""
        return self.network.chance(self.facts(match, seat), self.side(match, seat))

    def facts(self, match: Match, seat: int) -> list[float]:
        """What counts on this table, in numbers of about the same size."""
        raise NotImplementedError

    def side(self, match: Match, seat: int) -> int:
        """The class of the network that stands for this seat's side."""
        raise NotImplementedError
