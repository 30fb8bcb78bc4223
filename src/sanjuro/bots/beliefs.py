"""Beliefs: the probability of every possible deal of hidden roles or clans, for one seat.

`beliefs(window)` asks the model of the game, which is fitted to recorded games: public actions make some deals likelier
than others. It reads only the window, so it reveals nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sanjuro.bots.game_bots import GameBots
from sanjuro.bots.search.belief_model import BeliefModel
from sanjuro.bots.search.deals import Beliefs as Beliefs
from sanjuro.core.match import Match
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.registry import GAMES, part


@mypyc_attr(native_class=True)
class Hidden:
    """The games with hidden roles or clans, and what `Game.numbers` calls them; bots are looked up on access.

    Used like a dict. A compiled class cannot be a `Mapping`, which has another metaclass.
    """

    def get(self, key: str) -> str | None:
        """Return what is hidden about the seats of a game; None if nothing is."""
        found = model(key) if key in GAMES else None
        return None if found is None else found.hidden

    def keys(self) -> list[str]:
        """Return the keys of the games."""
        return [key for key in GAMES if model(key) is not None]

    def __getitem__(self, key: str) -> str:
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self.get(key) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())


HIDDEN: Final = Hidden()


def model(game: str) -> BeliefModel | None:
    """Return the belief model of a game; None if nothing is hidden about its seats."""
    bots = part(game, "bots")
    return bots.beliefs() if isinstance(bots, GameBots) else None


def beliefs(window: Window[Any]) -> Beliefs:
    """Return the probabilities of all deals of roles or clans, for the window of a seat or of a spectator."""
    return Beliefs(_needed(window._match.game.key).evidence(window))


def dealt(match: Match) -> list[int]:
    """Return the roles or clans of the seats in a match, for example an imagined one."""
    return _needed(match.game.key).dealt(match)


def check(game: str) -> None:
    """Raise a ValueError for a game in which nothing is hidden about the seats."""
    _needed(game)


def _needed(game: str) -> BeliefModel:
    found = model(game)
    if found is None:
        raise ValueError(f"nothing is hidden about the seats in {game}; games with beliefs: {', '.join(HIDDEN)}")
    return found
