"""Four tabletop games on one rules engine: play them, study them, write bots for them.

>>> import sanjuro
>>> match = sanjuro.new("shinobi", players=4, seed=7)
>>> while not match.over:
...     match.play(match.moves[0])
>>> match.outcome.reason
'most_cards'
"""

from __future__ import annotations

from typing import Any

from sanjuro.core import match as _match
from sanjuro.core.chance import Chance, commitment
from sanjuro.core.errors import BadBytes, BadRecord, IllegalMove
from sanjuro.core.events import Event
from sanjuro.core.frame import Frame
from sanjuro.core.game import Game, Option
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.outcome import Outcome
from sanjuro.core.record import from_bytes as _from_bytes
from sanjuro.core.record import replay as _replay
from sanjuro.core.scenario import Scenario
from sanjuro.core.scenario import read as _read
from sanjuro.core.setup import BadSetup
from sanjuro.core.window import EVERYTHING, WATCHER, Window
from sanjuro.games import GAMES

__version__ = "0.2.0"

compiled: bool = not (_match.__file__ or "").endswith(".py")


def new(
    game: str, players: int | None = None, seed: int | str | None = None, events: bool = True, **options: object
) -> Match:
    """A dealt match. `events=False` leaves out what only watchers need."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    definition: Game[Any] = GAMES[game]
    count = definition.usual if players is None else players
    made: Match = definition.new(count, seed, options, events)
    return made


def from_bytes(data: bytes, older: bool = False) -> Match:
    """The match whose `to_bytes` this is, at the very same moment; `older` also takes one begun by earlier rules."""
    return _from_bytes(data, GAMES, older)


def replay(text: str, events: bool = True) -> Match:
    """The match a record describes; every move is checked."""
    return _replay(text, GAMES, events)


def scenario(text: str) -> Scenario:
    """A scenario from its TOML text: `begin()` is its position as a match, `check()` lists what differs.

    BadSetup names the line and the key at fault if the text is not a scenario or its position is impossible.

    >>> import sanjuro
    >>> found = sanjuro.scenario('''
    ... title = "A card goes into another province"
    ... game = "shinobi"
    ... [[seats]]
    ... hand = ["oda", "mori"]
    ... [[seats]]
    ... [[seats]]
    ... [[steps]]
    ... seat = 0
    ... move = "oda > 1"
    ... expect = { "totals.oda" = 2 }
    ... ''')
    >>> match = found.begin()
    >>> match.seat, [str(move) for move in match.moves[:2]]
    (0, ['oda > 1', 'oda > 2'])
    >>> found.check()
    ['line 11: steps[0] (oda > 1): totals.oda should be 2, but is 1']
    """
    return _read(text, GAMES)


__all__ = [
    "EVERYTHING",
    "GAMES",
    "WATCHER",
    "BadBytes",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Event",
    "Frame",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Scenario",
    "Window",
    "commitment",
    "compiled",
    "from_bytes",
    "new",
    "replay",
    "scenario",
]
