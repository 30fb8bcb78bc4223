"""Check that bots play to the end, and decide only from what their seat may know."""

from __future__ import annotations

from sanjuro.bots import LEVELS, make, play_to_end
from sanjuro.core.match import Match
from sanjuro.core.rng import seeded
from sanjuro.testing.matches import Shape, new, walk

SEARCH = "expert@60"


def quick_levels(game: str) -> list[str]:
    """Return the bots of a game that do not search."""
    return [level for level in LEVELS if not make(level, game).slow]


def bots_finish_games(shape: Shape) -> None:
    """Check that bots play to the end, and the same way with the same seed."""
    for level in quick_levels(shape[0]):
        records = []
        for _ in range(2):
            match = new(shape, 5)
            play_to_end(match, [make(level, shape[0]) for _ in range(match.seats)], seeded(1))
            assert match.over
            records.append(match.record())
        assert records[0] == records[1], f"{level} plays otherwise with the same seed"


def bots_choose_from_what_they_may_know(shape: Shape) -> None:
    """Check that the choice is the same in every deal that looks the same to the seat."""
    for level in quick_levels(shape[0]):
        for seed in range(2):
            for number, at in enumerate(walk(new(shape, seed), seed)):
                if number % 9 == 0:
                    _chooses_alike(at, level, number)


def searches_choose_from_what_they_may_know(shape: Shape) -> None:
    """Check the same for a bot that searches, and that the match does not change meanwhile."""
    for number, at in enumerate(walk(new(shape, 3), 3)):
        if number in (2, 20):
            before = at.to_bytes()
            _chooses_alike(at, SEARCH, number)
            assert at.to_bytes() == before


def _chooses_alike(match: Match, level: str, number: int) -> None:
    assert match.seat is not None
    imagined = match.imagine(match.seat, number)
    key = match.game.key
    real = make(level, key).choose(match.window(match.seat), [], match.moves, seeded(number))
    assert real in match.moves
    other = make(level, key).choose(imagined.window(match.seat), [], imagined.moves, seeded(number))
    assert other is real, f"{level} knows more than its seat may know"


OF_SHAPES = [bots_finish_games, bots_choose_from_what_they_may_know, searches_choose_from_what_they_may_know]
