"""The available games, and what each adds to its rules.

Register a game once with `register`. Everything except the rules is optional: generic code asks `part` for what a game
provides and falls back to a default. A part is an object, or text that says where to find it ("package.module:NAME",
"package:folder") and is resolved on first use, so registering a game imports only its rules.

Other packages provide games through the entry-point group `sanjuro.games`. Each entry point names a function without
parameters that registers its games, or a module that does so on import. The environment variable SANJURO_GAMES lists
further such modules, separated by commas, for packages that are not installed.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP: Final = "sanjuro.games"
VARIABLE: Final = "SANJURO_GAMES"
MAIN: Final = "__main__"


@dataclass(frozen=True)
class Registration:
    """A game and its parts. None stands for the default."""

    game: Any
    bots: Any = None
    observations: Any = None
    table: Any = None
    standing: Any = None
    views: Any = None
    words: Any = None
    rules_pages: Any = None
    examples: Any = None
    art: Any = None


FOLDERS: Final = frozenset({"words", "rules_pages", "examples", "art"})
PARTS: Final = tuple(field.name for field in fields(Registration) if field.name != "game")


class Games(Mapping[str, Any]):
    """All games by key. Other packages are searched when an unknown key or the list of all games is asked for."""

    def __init__(self) -> None:
        self._registered: dict[str, Registration] = {}
        self._searched = False
        self.modules: list[str] = []  # the modules that registered games, for processes that have to import them again

    def add(self, registration: Registration) -> None:
        key = registration.game.key
        present = self._registered.get(key)
        if present is not None and present.game is not registration.game:
            raise ValueError(f"there is already a game {key!r}; a key can be registered once")
        self._registered[key] = registration
        part.cache_clear()

    def registration(self, key: str) -> Registration:
        if key not in self._registered:
            self._search()
        return self._registered[key]

    def _search(self) -> None:
        if self._searched:
            return
        self._searched = True
        for name in filter(None, (each.strip() for each in os.environ.get(VARIABLE, "").split(","))):
            _load(f"{VARIABLE}={name}", lambda name=name: import_module(name))
        # Imported here because searching for entry points takes longer than the rest of `import sanjuro`.
        from importlib.metadata import entry_points

        for entry in entry_points(group=GROUP):
            _load(f"the entry point {entry.name} = {entry.value}", lambda entry=entry: _called(entry.load()))

    def __getitem__(self, key: str) -> Any:
        return self.registration(key).game

    def __iter__(self) -> Iterator[str]:
        self._search()
        return iter(list(self._registered))

    def __len__(self) -> int:
        self._search()
        return len(self._registered)

    def __repr__(self) -> str:
        return f"<Games: {', '.join(self)}>"


GAMES: Final = Games()


def register(
    game: Any,
    *,
    bots: Any = None,
    observations: Any = None,
    table: Any = None,
    standing: Any = None,
    views: Any = None,
    words: Any = None,
    rules_pages: Any = None,
    examples: Any = None,
    art: Any = None,
) -> None:
    """Register a game under its key. Registering the same game again replaces its parts.

    - `game`: the `Game`; everything else is optional.
    - `bots`: a `sanjuro.bots.GameBots`: the rule-based bot, beliefs about hidden roles, the value for searches.
    - `observations`: an `ObservationLayout` for machine learning; the default is derived from piles and knowledge.
    - `table`: a `sanjuro.display.Layout`: the columns of a table in the terminal, as text and as a picture.
    - `standing`: a function of a match and a seat, from -1 to 1, whose change is the shaped reward.
    - `views`: the module with the TypedDicts of the game's view, for typed clients.
    - `words`, `rules_pages`, `examples`, `art`: folders. Words are `<language>/*.ftl`, rules pages `<language>.md`,
      examples `*.toml`, art `*.svg`, named after cards and other things.

    Each part may be text: "package.module:NAME" for an object, "package:folder" for a folder.
    """
    GAMES.add(Registration(game, bots, observations, table, standing, views, words, rules_pages, examples, art))
    module = sys._getframe(1).f_globals.get("__name__", MAIN)
    # `multiprocessing` runs the main file again by itself, and the games of this package are always available.
    if module not in (MAIN, *GAMES.modules) and module.partition(".")[0] not in ("sanjuro", "importlib"):
        GAMES.modules.append(module)


def register_again(modules: Iterable[str]) -> None:
    """Import the modules that registered games in the parent process: its `GAMES.modules`."""
    for name in modules:
        _load(name, lambda name=name: import_module(name))


@cache
def part(key: str, name: str) -> Any:
    """Return what a game provides as the part `name`; None means use the default."""
    if name not in PARTS:
        raise ValueError(f"games have no part {name!r}; the parts are {', '.join(PARTS)}")
    given = getattr(GAMES.registration(key), name)
    if not isinstance(given, str):
        return given
    return folder(given) if name in FOLDERS else _object(given)


def folder(place: str) -> Traversable | Path:
    """Return the folder that "package:folder" names."""
    package, _, inside = place.partition(":")
    found: Traversable = files(package)
    for step in filter(None, inside.split("/")):
        found = found / step
    return found


def _object(place: str) -> Any:
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


def _load(what: str, load: Any) -> None:
    """Register the games of another package. A package that cannot be loaded must not affect the others."""
    try:
        load()
    except Exception as error:
        warnings.warn(f"the games of {what} cannot be used: {error}", RuntimeWarning, stacklevel=4)


def _called(found: Any) -> None:
    if callable(found):
        found()
