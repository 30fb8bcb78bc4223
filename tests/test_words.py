"""Everything a person reads has words."""

from __future__ import annotations

import pytest

import sanjuro
from sanjuro.locale import LANGUAGES, Words
from tables import NAMES, SHAPES, Shape, new, walk

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
@every_language
def test_moves_and_events_have_words(shape: Shape, language: str) -> None:
    for seed in range(3):
        match = new(shape, seed)
        words = Words(shape[0], [f"P{seat}" for seat in range(match.seats)], language)
        for at in walk(match, seed):
            for move in at.open_view()["moves"]:  # type: ignore[attr-defined]
                assert words.move(move["say"])
            for seat in (0, None):
                for event in at.events_for(seat):
                    words.event(event)
        assert match.outcome is not None
        assert words.reason(match.outcome.reason) != match.outcome.reason


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
@every_language
def test_everything_in_a_game_has_a_name(game: str, language: str) -> None:
    words = Words(game, [], language)
    definition = sanjuro.GAMES[game]
    assert words.say(game)
    for name in [*definition.things(), *definition.cards.names]:
        assert words.known_name(name), f"{name} has no name in {language}"
