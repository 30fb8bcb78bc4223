"""The examples of the rules pages: each asks a seat, and a match that starts from one has a record like any other."""

from __future__ import annotations

import base64

import pytest

import sanjuro
from sanjuro import positions
from sanjuro.bots import make
from sanjuro.core.record import begin
from sanjuro.core.rng import seeded

GAMES = list(sanjuro.GAMES)
EXAMPLES = [(game, name) for game in GAMES for name in positions.names(game)]


def play_on(match: sanjuro.Match) -> None:
    """Let a bot play to the end."""
    bot, chance = make("rules", match.game.key), seeded(3)
    while match.seat is not None:
        match.play(bot.choose(match.window(match.seat), [], match.moves, chance))


def test_every_game_has_examples() -> None:
    assert {game for game, _ in EXAMPLES} == set(GAMES)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_true_and_asks_somebody(game: str, name: str) -> None:
    found = positions.scenario(game, name)
    assert found.game.key == game
    assert found.check() == []
    assert positions.begin(game, name).seat is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_record_says_where_the_match_began(game: str) -> None:
    name = positions.names(game)[0]
    match = positions.begin(game, name)
    play_on(match)
    text = match.record()
    assert f"\nexample: {name} " in text
    again = sanjuro.replay(text)
    assert again.record() == text
    assert again.to_bytes() == match.to_bytes()
    assert positions.named_in(again.origin) == name


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_begun_again_from_its_origin(game: str) -> None:
    match = positions.begin(game, positions.names(game)[0])
    again = begin(match.game, match.players, match.options, match.origin, events=True)
    assert again.to_bytes() == match.to_bytes()
    assert [again.view(seat) for seat in range(match.seats)] == [match.view(seat) for seat in range(match.seats)]


def test_the_record_needs_no_file() -> None:
    """A game can therefore be replayed after its example has changed its position or its name."""
    name = positions.names("shinobi")[0]
    text = positions.begin("shinobi", name).record().replace(f"example: {name} ", "example: gone ")
    assert positions.named_in(sanjuro.replay(text).origin) == "gone"


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("shinobi", "nothing", "shinobi has no example 'nothing'; its examples: "),
        ("shinobi", "../bang/slab", "shinobi has no example '../bang/slab'"),
        ("chess", "slab", "there is no game 'chess'"),
    ],
)
def test_unknown_examples_are_refused_with_a_sentence(game: str, name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        positions.begin(game, name)


@pytest.mark.parametrize("value", ["slab", "slab x", f"slab {base64.b64encode(b'nothing').decode()}", "  "])
def test_a_record_with_a_broken_example_is_refused(value: str) -> None:
    text = f"sanjuro record 1\ngame: shinobi\nrules: {sanjuro.GAMES['shinobi'].rules}\nplayers: 3\nexample: {value}\n"
    with pytest.raises(sanjuro.BadRecord):
        sanjuro.replay(text)
