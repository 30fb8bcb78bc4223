"""Four tabletop games on one rules engine: play them, study them, write bots for them.

Create a match with `new`. It asks one seat at a time to choose a move, until the game is over:

>>> import sanjuro
>>> match = sanjuro.new("shinobi", players=4, seed=7)
>>> match.seat, len(match.moves)            # which seat has to choose, from how many moves
(1, 12)
>>> match.play("takeda > 2")                # a move by its text, its number, or match.moves[0]
>>> print(match.window(0))                  # the table as seat 0 sees it; print(match) shows all cards
Shinobi, 4 players, as seat 0 sees it
   seat  clan    province   hand
   0     uesugi             mori go_hojo go_hojo takeda
▸  1     ?                  3 hidden
   2     ?       takeda ×1  4 hidden
   3     ?                  4 hidden
deck 42; discard 0
seat 1 has to choose: turn of seat 1
>>> while not match.over:
...     match.play(match.moves[0])
>>> match.outcome.reason
'most_cards'

`GAMES` has the games by key: "bang", "samurai_sword", "shinobi" and "samurai_spirit". `GAMES["bang"].options` lists the
options that `new` takes as keywords; `GAMES["bang"].numbers()` says what the numbers in windows and moves stand for.

You can copy a match (`match.copy()`), pickle it, and write it to bytes (`to_bytes`, `from_bytes`) or to a readable
record (`record`, `replay`) at any moment. `match.view(seat)` is what a seat may see, as plain dicts and lists;
`match.window(seat)` is the same as a typed and fast object. `match.imagine(seat, seed)` is a copy in which everything
the seat cannot know is dealt again at random.

A bot is a class with a method `choose`, which is given a window and never the match. This one tries each of its moves
once on an imagined match, plays that to the end at random, and returns a move that won if there is one:

>>> from sanjuro.bots import Bot, make, play_to_end
>>> class Guesser(Bot):
...     def choose(self, window, events, moves, rng):
...         for move in moves:
...             guess = window.imagine(rng.word())
...             guess.play(move)
...             guess.playout(rng)
...             if window.seat in guess.outcome.winners:
...                 return move
...         return moves[0]
>>> match = sanjuro.new("shinobi", players=3, seed=1)
>>> play_to_end(match, [Guesser(), make("rules", "shinobi"), make("random", "shinobi")], sanjuro.rng(1))
>>> match.over
True

docs/library.md has more, docs/rules the rules of the games, and docs/notation.md the notation of moves.
"""

from __future__ import annotations

from typing import Any, Literal, overload

from sanjuro.core import match as _match
from sanjuro.core.errors import BadBytes, BadRecord, IllegalMove
from sanjuro.core.events import Event
from sanjuro.core.frame import Frame
from sanjuro.core.game import Game, Option
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.outcome import Outcome
from sanjuro.core.record import from_bytes as _from_bytes
from sanjuro.core.record import replay as _replay
from sanjuro.core.rng import Rng, commitment
from sanjuro.core.rng import from_seed as rng
from sanjuro.core.scenario import Scenario
from sanjuro.core.scenario import read as _read
from sanjuro.core.setup import BadSetup
from sanjuro.core.window import EVERYTHING, WATCHER, Window
from sanjuro.games import GAMES
from sanjuro.games.bang import BangMatch
from sanjuro.games.samurai_spirit import SamuraiSpiritMatch
from sanjuro.games.samurai_sword import SamuraiSwordMatch
from sanjuro.games.shinobi import ShinobiMatch
from sanjuro.registry import register

# Former names, kept for one release.
Chance = Rng
chance = rng

__version__ = "0.2.0"

compiled: bool = not (_match.__file__ or "").endswith(".py")


@overload
def new(
    game: Literal["bang"],
    players: int | None = None,
    seed: int | str | None = None,
    events: bool = True,
    **options: object,
) -> BangMatch: ...
@overload
def new(
    game: Literal["samurai_sword"],
    players: int | None = None,
    seed: int | str | None = None,
    events: bool = True,
    **options: object,
) -> SamuraiSwordMatch: ...
@overload
def new(
    game: Literal["shinobi"],
    players: int | None = None,
    seed: int | str | None = None,
    events: bool = True,
    **options: object,
) -> ShinobiMatch: ...
@overload
def new(
    game: Literal["samurai_spirit"],
    players: int | None = None,
    seed: int | str | None = None,
    events: bool = True,
    **options: object,
) -> SamuraiSpiritMatch: ...
@overload
def new(
    game: str, players: int | None = None, seed: int | str | None = None, events: bool = True, **options: object
) -> Match: ...
def new(
    game: str, players: int | None = None, seed: int | str | None = None, events: bool = True, **options: object
) -> Match:
    """Return a dealt match of the game with this key.

    The same integer `seed` always gives the same match. Hexadecimal text is a secret seed, for games between people.
    By default the match is dealt at random. `events=False` leaves out what only spectators need, and is faster. The
    other keywords are the options of the game (`GAMES[game].options`).

    >>> import sanjuro
    >>> sanjuro.new("samurai_spirit", players=2, seed=3, difficulty="heroic")
    <SamuraiSpiritMatch, 2 players, seed 3, 0 moves played: seat 0 has 8 moves>
    """
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    definition: Game[Any] = GAMES[game]
    count = definition.usual if players is None else players
    made: Match = definition.new(count, seed, options, events)
    return made


def from_bytes(data: bytes, older: bool = False) -> Match:
    """Return the match that `to_bytes` wrote; `older` also accepts matches of earlier rules."""
    return _from_bytes(data, GAMES, older)


def replay(text: str, events: bool = True) -> Match:
    """Return the match that a record describes, after checking every move."""
    return _replay(text, GAMES, events)


def scenario(text: str) -> Scenario:
    """Return the scenario in a TOML text: `begin()` starts a match from its position, `check()` lists differences.

    Raise BadSetup with the line and the offending key if the text is not a scenario or its position is impossible.

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
    "Rng",
    "Scenario",
    "Window",
    "chance",
    "commitment",
    "compiled",
    "from_bytes",
    "new",
    "register",
    "replay",
    "rng",
    "scenario",
]
