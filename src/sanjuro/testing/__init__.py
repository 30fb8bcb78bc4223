"""The contract that every game must pass, for the test suite of a game.

    from sanjuro.testing import GameContract

    class TestMyGame(GameContract):
        game = "my_game"

pytest finds the tests that the class inherits, as does `unittest` if it is also a `TestCase`. pytest is not needed.
Checks for libraries that are not installed pass. `OF_SHAPES` and `OF_GAMES` are the same checks as functions, for
suites that want one test per shape. A shape is a game with a player count and options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from sanjuro.testing import adapters, bots, observations, rules, secrets, words
from sanjuro.testing.matches import Shape as Shape
from sanjuro.testing.matches import shape_name as shape_name
from sanjuro.testing.matches import shapes as shapes

OF_SHAPES: list[Callable[[Shape], None]] = [
    *rules.OF_SHAPES,
    *secrets.OF_SHAPES,
    *bots.OF_SHAPES,
    *words.OF_SHAPES,
    *observations.OF_SHAPES,
]
OF_GAMES: list[Callable[[str], None]] = [*rules.OF_GAMES, *words.OF_GAMES, *adapters.OF_GAMES]


class GameContract:
    """One test per check, over all shapes of `game`."""

    game: ClassVar[str] = ""


def _test(check: Callable[[Any], None], cases: Callable[[str], list[Any]]) -> Callable[[GameContract], None]:
    def test(self: GameContract) -> None:
        assert self.game, "a contract needs the key of its game"
        for case in cases(self.game):
            try:
                check(case)
            except Exception as error:
                error.add_note(f"in {case if isinstance(case, str) else shape_name(case)}")
                raise

    test.__name__ = f"test_{check.__name__}"
    test.__doc__ = check.__doc__
    return test


for _check in OF_SHAPES:
    setattr(GameContract, f"test_{_check.__name__}", _test(_check, shapes))
for _game_check in OF_GAMES:
    setattr(GameContract, f"test_{_game_check.__name__}", _test(_game_check, lambda game: [game]))
