"""Every game in every shape it can be played in, and ways to get into the middle of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sanjuro
from sanjuro.core.chance import seeded

Shape = tuple[str, int, dict[str, Any]]


def shapes() -> list[Shape]:
    """Each game with each player count, and each option flipped on its own."""
    found: list[Shape] = []
    for key, game in sanjuro.GAMES.items():
        for players in game.counts():
            found.append((key, players, {}))
            for option in game.options:
                values: list[Any] = option.choices if option.choices and not option.several else []
                if not option.choices:
                    values = [not option.default]
                if option.several and "random" in option.choices and players == game.players[0]:
                    # One word for each seat: somebody is named for all but the last.
                    values = [[*option.choices[: players - 1], "random"]]
                for value in values:
                    if value == option.default:
                        continue
                    try:
                        game.settled(players, {option.name: value})
                    except ValueError:
                        continue  # not for this player count
                    found.append((key, players, {option.name: value}))
    return found


SHAPES = shapes()


def shape_name(shape: Shape) -> str:
    key, players, options = shape
    words = {name: "+".join(value) if isinstance(value, list) else str(value) for name, value in options.items()}
    return "-".join([key, str(players), *[f"{name}={value}" for name, value in words.items()]])


NAMES = [shape_name(shape) for shape in SHAPES]


def new(shape: Shape, seed: int, events: bool = True) -> sanjuro.Match:
    key, players, options = shape
    return sanjuro.new(key, players=players, seed=seed, events=events, **options)


def walk(match: sanjuro.Match, seed: int, most: int = 100_000) -> Iterator[sanjuro.Match]:
    """The match at each decision of a random game."""
    chance = seeded(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.play(match.moves[chance.below(len(match.moves))])


def somewhere(shape: Shape, seed: int, steps: int) -> sanjuro.Match:
    """A match after some random moves, or at its end."""
    match = new(shape, seed)
    for _ in walk(match, seed, steps):
        pass
    return match


def question(match: sanjuro.Match) -> tuple[tuple[str, int], ...]:
    """The kind of decision a match is at: the frames with their steps."""
    return tuple((frame.name(), frame.step) for frame in match.stack)
