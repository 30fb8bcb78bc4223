"""The definition of a game: its cards, moves and options, and how a match of it begins."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sanjuro.core.cards import CardTable, Layout
from sanjuro.core.chance import from_seed
from sanjuro.core.lines import LineRules
from sanjuro.core.moves import MoveTable
from sanjuro.core.native import mypyc_attr

if TYPE_CHECKING:
    from sanjuro.core.frame import Frame
    from sanjuro.core.match import Match
    from sanjuro.core.setup import Setup
    from sanjuro.core.window import Window

M = TypeVar("M", bound="Match")
RANDOM: Final = "random"  # the choice that leaves one of several to chance


@mypyc_attr(native_class=True)
class Option:
    """One thing that can be chosen when a match begins: a switch, or one or several of some words."""

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
        """The value as a bool, text or list; a ValueError that says which values are allowed otherwise."""
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
    """One game: its tables and the start of a match. A singleton without state."""

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
        # Raised when the same seed and moves no longer give the same match; records name it.
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
        """Pickled as the name of a variable in the module that defines its class, so that it stays the same object."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return str(name)
        raise TypeError(f"{self!r} cannot be pickled: it is no variable of the module that defines its class")

    def blank(self, players: int, options: dict[str, object]) -> M:
        """A match with nothing on the table yet."""
        raise NotImplementedError

    def deal(self, m: M) -> None:
        """Set the table up from the match's chance and push the first frame."""
        raise NotImplementedError

    def arrange(self, m: M, top: Setup, seats: list[Setup]) -> None:
        """Set the table up as a scenario says and push the frame it begins in.

        Named cards are in their piles already, the others under the deck or in the box; what is
        left is the game's own (counters, whose turn it is), read from the file and its [[seats]].
        """
        raise NotImplementedError

    def window(self, m: M, seat: int) -> Window[M]:
        """What a seat may know of the match; WATCHER is a spectator, and EVERYTHING sees all cards."""
        raise NotImplementedError

    def labels(self, m: M, seat: int) -> dict[str, str]:
        """What statistics group by when the match is over: the seat's role, clan or character."""
        return {}

    def teams(self, m: M) -> list[list[int]]:
        """Who won or lost together in a match that is over; a single team has played against the game itself."""
        return [[seat] for seat in range(m.seats)]

    def things(self) -> list[str]:
        """Everything with rules of its own (kinds of cards, characters, …): each has a scenario and a name."""
        kinds: list[str] = []
        for name in self.cards.names:
            kind = name.partition("-")[0]
            if kind not in kinds:
                kinds.append(kind)
        return kinds

    def topics(self, name: str) -> list[str]:
        """What explains a card or one of the `things`: the words whose messages `GAME-about-WORD` tell what it does."""
        return [name.partition("-")[0]]

    def numbers(self) -> dict[str, list[str]]:
        """What the numbers in windows and moves stand for: by the word for a kind of number, the names in order."""
        return {"card": self.cards.names.copy(), "move": [move.text for move in self.moves.all]}

    def counters(self) -> list[tuple[str, int]]:
        """Public numbers of a match beside its cards and the largest each can be; `Match.counters` has their values.

        They and those of a seat are part of the default observations.
        """
        return []

    def seat_counters(self) -> list[tuple[str, int]]:
        """The same for every seat; `Match.seat_counters` has their values."""
        return []

    def event_kinds(self) -> list[str]:
        """The kinds of events, in an order that stays: their numbers in the default perfect-recall observations."""
        return []

    def possible(self, m: M) -> bool:
        """Whether an imagined deal agrees with what is known beside the cards, such as how many of each role play."""
        return True

    def seats(self, players: int, options: dict[str, object]) -> int:
        """The number of seats in a match of so many players."""
        return players

    def rematch(self, m: M, options: dict[str, object]) -> dict[str, object]:
        """The options of the next match of the same people after this one."""
        return options

    def check(self, players: int, options: dict[str, object]) -> None:
        """Refuse options that do not go together, with a ValueError."""

    def layout(self, seats: int) -> Layout:
        """The piles of a match with so many seats."""
        layout = self._layouts.get(seats)
        if layout is None:
            layout = Layout(seats, self.middle, self.own)
            self._layouts[seats] = layout
        return layout

    @property
    def usual(self) -> int:
        """The player count when none is named: four, or the nearest there is."""
        return max(self.players[0], min(4, self.players[1]))

    def counts(self) -> list[int]:
        """All player counts."""
        return list(range(self.players[0], self.players[1] + 1))

    def settled(self, players: object, options: dict[str, object]) -> dict[str, object]:
        """All options with their values or defaults; a ValueError if the player count or an option is not allowed."""
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
        """A dealt match. An int seed gives the fast chance, hexadecimal text the cryptographic one."""
        settled = self.settled(players, options)
        assert isinstance(players, int)
        if seed is None:
            seed = int.from_bytes(os.urandom(6), "big")
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise ValueError(f"a seed is a whole number or hexadecimal text, not {seed!r}")
        return self.dealt(players, seed, settled, events)

    def dealt(self, players: int, seed: int | str, settled: dict[str, object], events: bool) -> M:
        """`new` for callers that deal many matches with the same options, which they have checked with `settled`."""
        m = self.blank(players, settled)
        m.chance = from_seed(seed)
        m.origin = f"secret {seed}" if isinstance(seed, str) else f"seed {seed}"
        m.watched = events
        self.deal(m)
        m.advance()
        return m
