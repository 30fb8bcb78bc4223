"""All shapes in which a game can be played, and ways to get into the middle of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sanjuro
from sanjuro.core.rng import seeded

Shape = tuple[str, int, dict[str, Any]]  # game, players, options
FOR_EVER = 10_000  # decisions, more than any game takes


def shapes(key: str) -> list[Shape]:
    """Return a game with each player count, and with each option changed on its own."""
    game = sanjuro.GAMES[key]
    found: list[Shape] = []
    for players in game.counts():
        found.append((key, players, {}))
        for option in game.options:
            values: list[Any] = option.choices if option.choices and not option.several else []
            if not option.choices:
                values = [not option.default]
            if option.several and "random" in option.choices and players == game.players[0]:
                # One word per seat: all but the last are named.
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


def shape_name(shape: Shape) -> str:
    """Return a shape in one word, for the names of tests and files."""
    key, players, options = shape
    words = {name: "+".join(value) if isinstance(value, list) else str(value) for name, value in options.items()}
    return "-".join([key, str(players), *[f"{name}={value}" for name, value in words.items()]])


def new(shape: Shape, seed: int, events: bool = True) -> sanjuro.Match:
    """Return a dealt match of this shape."""
    key, players, options = shape
    return sanjuro.new(key, players=players, seed=seed, events=events, **options)


def walk(match: sanjuro.Match, seed: int, most: int = 100_000) -> Iterator[sanjuro.Match]:
    """Yield the match at each decision of a random game."""
    rng = seeded(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.play(match.moves[rng.below(len(match.moves))])


def somewhere(shape: Shape, seed: int, steps: int) -> sanjuro.Match:
    """Return a match after some random moves, or at its end."""
    match = new(shape, seed)
    for _ in walk(match, seed, steps):
        pass
    return match


def question(match: sanjuro.Match) -> tuple[tuple[str, int], ...]:
    """Return the kind of decision a match is at: its frames with their steps."""
    return tuple((frame.name(), frame.step) for frame in match.stack)


def viewers(match: sanjuro.Match) -> list[int | None]:
    """Return every seat, and a spectator."""
    return [*range(match.seats), None]


def all_cards(match: sanjuro.Match) -> list[int]:
    """Return the cards of all piles, in the order of their numbers."""
    return sorted(card for pile in match.piles for card in pile)


def raised(error: type[BaseException], call: Any, *arguments: Any) -> str:
    """Return the message of the error that a call must raise."""
    try:
        call(*arguments)
    except error as caught:
        return str(caught)
    raise AssertionError(f"{error.__name__} was not raised")
