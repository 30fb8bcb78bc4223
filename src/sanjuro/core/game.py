"""The definition of a game: its cards, moves and options, and how a match begins."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sanjuro.core.cards import CardTable, Layout
from sanjuro.core.lines import LineRules
from sanjuro.core.moves import MoveTable
from sanjuro.core.native import mypyc_attr
from sanjuro.core.rng import from_seed

if TYPE_CHECKING:
    from sanjuro.core.frame import Frame
    from sanjuro.core.match import Match
    from sanjuro.core.setup import Setup
    from sanjuro.core.window import Window

M = TypeVar("M", bound="Match")
RANDOM: Final = "random"  # pick one of the choices at random


@mypyc_attr(native_class=True)
class Option:
    """Something players choose before a match: a switch, or one or several of a list of words."""

    def __init__(
        self, name: str, about: str, default: object, choices: list[str] | None = None, several: bool = False
    ) -> None:
        self.name = name
        self.about = about
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.several = several

    def __repr__(self) -> str:
        return f"<Option {self.name}={self.default!r}: {self.about}>"

    def checked(self, value: object) -> object:
        """Return the value as a bool, text or list. Raise a ValueError that lists the allowed values otherwise."""
        if not self.choices:
            if not isinstance(value, bool):
                raise ValueError(f"{self.name} is on or off (True or False), not {value!r}")
            return value
        words = ", ".join(self.choices)
        if not self.several:
            if value not in self.choices:
                raise ValueError(f"{self.name} is one of {words}; not {value!r}")
            return value
        if value is None:
            return None
        if not isinstance(value, (list, tuple)):
            raise ValueError(f"{self.name} is a list of some of {words}; not {value!r}")
        chosen = [RANDOM if word is None and RANDOM in self.choices else word for word in value]
        for word in chosen:
            if word not in self.choices:
                raise ValueError(f"{self.name} takes {words}; not {word!r}")
        return chosen


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Game(Generic[M]):
    """One game: its cards and moves, and how a match is set up. A stateless singleton."""

    def __init__(
        self,
        key: str,
        players: tuple[int, int],
        rules: int,
        cards: CardTable,
        moves: MoveTable,
        middle: list[tuple[str, int]],
        own: list[tuple[str, int]],
        frames: list[type[Frame[Any]]],
        options: list[Option],
        refusals: dict[str, str],
        lines: LineRules | None = None,
    ) -> None:
        self.key = key
        self.players = players
        # Increased when the same seed and moves no longer give the same match; records store it.
        self.rules = rules
        self.cards = cards
        self.moves = moves
        moves.game = self
        self.middle = middle
        self.own = own
        self.frames = frames
        self.options = options
        self.refusals = refusals
        # How the log tells the events; by default every event has a line of its own.
        self.lines: LineRules = LineRules() if lines is None else lines
        self.cooperative = False  # all seats win or lose together, against the game
        self._layouts: dict[int, Layout] = {}

    def __repr__(self) -> str:
        least, most = self.players
        return f"<Game {self.key}: {least} to {most} players>"

    def __reduce__(self) -> str:
        """Pickle the name of the variable that holds the game, so that unpickling returns the same object."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return str(name)
        raise TypeError(f"{self!r} cannot be pickled: it is not a variable of the module that defines its class")

    def blank(self, players: int, options: dict[str, object]) -> M:
        """Return a match with nothing on the table yet."""
        raise NotImplementedError

    def deal(self, m: M) -> None:
        """Set up the table with the random generator of the match and push the first frame."""
        raise NotImplementedError

    def arrange(self, m: M, top: Setup, seats: list[Setup]) -> None:
        """Set up the table as a scenario says and push the frame it begins in.

        Cards named in the file are already in their piles, the others under the deck or in the box. What remains is
        specific to the game (counters, whose turn it is), and is read from the file and its [[seats]].
        """
        raise NotImplementedError

    def window(self, m: M, seat: int) -> Window[M]:
        """Return what a seat may know of the match; WATCHER is a spectator, and EVERYTHING sees all cards."""
        raise NotImplementedError

    def labels(self, m: M, seat: int) -> dict[str, str]:
        """Return what statistics group by after the match: the seat's role, clan or character."""
        return {}

    def teams(self, m: M) -> list[list[int]]:
        """Return the teams of a finished match, each a group that wins or loses together.

        A single team played the game itself.
        """
        return [[seat] for seat in range(m.seats)]

    def things(self) -> list[str]:
        """Return everything with rules of its own (kinds of cards, characters, …). Each needs a scenario and a name."""
        kinds: list[str] = []
        for name in self.cards.names:
            kind = name.partition("-")[0]
            if kind not in kinds:
                kinds.append(kind)
        return kinds

    def topics(self, name: str) -> list[str]:
        """Return the words whose messages `GAME-about-WORD` explain a card or one of the `things`."""
        return [name.partition("-")[0]]

    def numbers(self) -> dict[str, list[str]]:
        """Return what the numbers in windows and moves stand for: for each kind of number, the names in order."""
        return {"card": self.cards.names.copy(), "move": [move.text for move in self.moves.all]}

    def counters(self) -> list[tuple[str, int]]:
        """Return the public numbers of a match other than its cards, with the maximum of each.

        `Match.counters` returns their values. They are part of the default observations, like those of the seats.
        """
        return []

    def seat_counters(self) -> list[tuple[str, int]]:
        """Return the same for every seat; `Match.seat_counters` returns the values."""
        return []

    def event_kinds(self) -> list[str]:
        """Return the kinds of events in a stable order, which numbers them in the default observations."""
        return []

    def possible(self, m: M) -> bool:
        """Return whether an imagined deal fits what is known besides the cards, such as the number of each role."""
        return True

    def seats(self, players: int, options: dict[str, object]) -> int:
        """Return the number of seats in a match with this many players."""
        return players

    def rematch(self, m: M, options: dict[str, object]) -> dict[str, object]:
        """Return the options for a rematch of the same players."""
        return options

    def check(self, players: int, options: dict[str, object]) -> None:
        """Raise a ValueError for options that cannot be combined."""

    def layout(self, seats: int) -> Layout:
        """Return the piles of a match with this many seats."""
        layout = self._layouts.get(seats)
        if layout is None:
            layout = Layout(seats, self.middle, self.own)
            self._layouts[seats] = layout
        return layout

    @property
    def usual(self) -> int:
        """The default player count: four, or the nearest possible number."""
        return max(self.players[0], min(4, self.players[1]))

    def counts(self) -> list[int]:
        """All possible player counts."""
        return list(range(self.players[0], self.players[1] + 1))

    def settled(self, players: object, options: dict[str, object]) -> dict[str, object]:
        """Return all options with their values or defaults.

        Raise a ValueError if the player count or an option is not allowed.
        """
        least, most = self.players
        if not isinstance(players, int) or isinstance(players, bool) or not least <= players <= most:
            raise ValueError(f"{self.key} is for {least} to {most} players, not {players!r}")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise ValueError(f"{self.key} has no option {name!r}; its options: {known}")
        settled: dict[str, object] = {}
        for option in self.options:
            settled[option.name] = option.checked(options.get(option.name, option.default))
        self.check(players, settled)
        return settled

    def new(
        self, players: int | object, seed: int | str | object | None, options: dict[str, object], events: bool = True
    ) -> M:
        """Return a dealt match.

        An int seed selects the fast random generator, hexadecimal text the cryptographic one.
        """
        settled = self.settled(players, options)
        assert isinstance(players, int)
        if seed is None:
            seed = int.from_bytes(os.urandom(6), "big")
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise ValueError(f"a seed is a whole number or hexadecimal text, not {seed!r}")
        return self.dealt(players, seed, settled, events)

    def dealt(self, players: int, seed: int | str, settled: dict[str, object], events: bool) -> M:
        """Do the same as `new` for callers that deal many matches with options already checked by `settled`."""
        m = self.blank(players, settled)
        m.rng = from_seed(seed)
        m.origin = f"secret {seed}" if isinstance(seed, str) else f"seed {seed}"
        m.watched = events
        self.deal(m)
        m.advance()
        return m
