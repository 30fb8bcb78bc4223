"""The same query has the same name in every game's window, and numbers have names."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from tables import NAMES, SHAPES, Shape, new, walk

import sanjuro
from sanjuro.core.moves import NONE
from sanjuro.games.bang.characters import EVERYBODY as GUNMEN
from sanjuro.games.samurai_sword.characters import EVERYBODY as SWORDSMEN

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))
ALL = {"bang", "samurai_sword", "shinobi", "samurai_spirit"}
WITH_HANDS = ALL - {"samurai_spirit"}
WITH_CHARACTERS = {"bang", "samurai_sword"}

# Every query that more than one game has in common, apart from those of `sanjuro.Window`, with the games that have it.
COMMON = {
    "in_hand": WITH_HANDS,
    "role": WITH_CHARACTERS,
    "character": WITH_CHARACTERS,
    "who": WITH_CHARACTERS,
    "hostility": WITH_CHARACTERS,
}
# The same word for different things: the wounds of a samurai, and those that a weapon would deal.
OTHERWISE = {"wounds"}


def own(game: str) -> set[str]:
    """Return the queries that a game adds."""
    cls = type(sanjuro.new(game).window(0))
    return {name for name in vars(cls) if not name.startswith("_")} - set(dir(sanjuro.Window))


def test_a_question_of_several_games_is_listed_and_each_game_has_it() -> None:
    asked = {game: own(game) for game in ALL}
    for name, games in COMMON.items():
        assert {game for game in ALL if name in asked[game]} == games, name
    shared = {name for game in ALL for name in asked[game] if sum(name in others for others in asked.values()) > 1}
    assert shared == set(COMMON) | OTHERWISE


@pytest.mark.parametrize("name", list(COMMON))
def test_a_common_question_takes_the_same_in_every_game(name: str) -> None:
    windows = [type(sanjuro.new(game).window(0)) for game in sorted(COMMON[name])]
    assert len({tuple(inspect.signature(getattr(window, name)).parameters) for window in windows}) == 1


@every_shape
def test_common_questions_are_answered_as_the_view_says(shape: Shape) -> None:
    for number, match in enumerate(walk(new(shape, 3), 3)):
        if number % 9:
            continue
        names = match.game.cards.names
        for seat in (*range(match.seats), None):
            window: Any = match.window(seat)
            view: Any = match.view(seat)
            assert window.turn() == view["turn"]
            assert window.deck_left() == view["deck"]["count"]
            assert window.discarded() == len(view["discard"])
            discard = [card["card"] for card in view["discard"]]
            top = window.top_discard()
            assert (top == NONE) == (discard == [])
            assert top == NONE or names[top] == discard[0], "the top card comes first"
            if shape[0] in WITH_HANDS:
                sizes = [player["hand"]["count"] for player in view["seats"]]
                assert [window.hand_size(other) for other in range(match.seats)] == sizes
                hand = [] if seat is None else [card["card"] for card in view["seats"][seat]["hand"]["cards"]]
                assert [names[card] for card in window.hand()] == hand
                kinds = match.game.numbers()["kind"]
                held = [sum(name.partition("-")[0] == kind for name in hand) for kind in kinds]
                assert [window.in_hand(kind) for kind in range(len(kinds))] == held


@every_game
def test_the_numbers_of_a_games_own_questions_have_names(game: str) -> None:
    match = sanjuro.new(game, seed=1)
    numbers = match.game.numbers()
    window = match.window(-2)  # all cards are public
    for seat, player in enumerate(match.open_view()["seats"]):  # type: ignore[arg-type, var-annotated]
        for word in ("role", "character", "clan", "samurai"):
            assert (word in numbers) == hasattr(window, word)
            if word in numbers:
                assert numbers[word][getattr(window, word)(seat)] == player[word]


def test_docstrings_name_roles_clans_and_samurai_by_number() -> None:
    for game, question in (
        ("bang", "role"),
        ("samurai_sword", "role"),
        ("shinobi", "clan"),
        ("samurai_spirit", "samurai"),
    ):
        match = sanjuro.new(game)
        text = inspect.getdoc(getattr(type(match.window(0)), question)) or ""
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(match.game.numbers()[question]))
        assert listed in text


def test_characters_are_numbers_and_who_is_the_character() -> None:
    for game, everybody in (("bang", GUNMEN), ("samurai_sword", SWORDSMEN)):
        window: Any = sanjuro.new(game, seed=1).window(0)
        for seat in range(window.seats):
            assert everybody[window.character(seat)] is window.who(seat)
