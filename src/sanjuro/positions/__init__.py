"""The examples of the rules pages: positions to start a match from.

Each is a scenario file, `<game>/<name>.toml`: its position, the moves its page tells, and what must then be true.

>>> from sanjuro import positions
>>> name = positions.names("shinobi")[0]
>>> match = positions.begin("shinobi", name)
>>> match.seat is not None
True
"""

from __future__ import annotations

from sanjuro.core.match import Match
from sanjuro.core.scenario import Scenario, read
from sanjuro.games import GAMES
from sanjuro.registry import part

ENDING = ".toml"


def names(game: str) -> list[str]:
    """Return the names of a game's examples, in alphabetical order."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    folder = part(game, "examples")
    if folder is None or not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING))


def scenario(game: str, name: str) -> Scenario:
    """Return an example as a scenario. Raise a ValueError if there is none with this name."""
    if name not in names(game):
        raise ValueError(f"{game} has no example {name!r}; its examples: {', '.join(names(game)) or 'none'}")
    return read((part(game, "examples") / f"{name}{ENDING}").read_text("utf-8"), GAMES)


def begin(game: str, name: str) -> Match:
    """Return a new match in the position of an example; its record names the example.

    The record also has the whole position, so that it can be replayed even if the example has changed since.
    """
    match = scenario(game, name).begin()
    match.origin = f"example {name} {match.origin.removeprefix('position ')}"
    return match


def named_in(origin: str) -> str | None:
    """Return the example from which a match with this origin began; None if it began otherwise."""
    kind, _, rest = origin.partition(" ")
    return rest.partition(" ")[0] if kind == "example" else None
