"""Check that everything a person reads has a message: one of the game, or one derived from its notation."""

from __future__ import annotations

import sanjuro
from sanjuro.locale import Words
from sanjuro.testing.matches import Shape, new, walk


def moves_and_events_have_words(shape: Shape, language: str = "en") -> None:
    """Check that every move, its consequence, every event and the reason of every end has a message."""
    for seed in range(3):
        match = new(shape, seed)
        words = Words(shape[0], [f"P{seat}" for seat in range(match.seats)], language)
        for at in walk(match, seed):
            for move in at.open_view()["moves"]:  # type: ignore[attr-defined]
                assert words.move(move["say"])
                assert "then" not in move or words.then(move["then"])
            for seat in (0, None):
                for event in at.events_for(seat):
                    words.event(event)  # some need no line
        assert match.outcome is not None
        assert words.reason(match.outcome.reason)


def everything_has_a_name(game: str, language: str = "en") -> None:
    """Check that the game and each of its cards have a name."""
    words = Words(game, [], language)
    assert words.title()
    for name in [*sanjuro.GAMES[game].things(), *sanjuro.GAMES[game].cards.names]:
        assert words.name(name)


OF_SHAPES = [moves_and_events_have_words]
OF_GAMES = [everything_has_a_name]
