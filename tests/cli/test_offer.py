"""The moves on offer in the terminal: their numbers, their layout and their explanations."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from tables import walk

import sanjuro
from sanjuro.cli.commands import ALSO, WORDS
from sanjuro.cli.explain import Explanations
from sanjuro.cli.numbers import Numbers
from sanjuro.cli.offer import FEW, choices, grouped, plain_list
from sanjuro.cli.tables import draw
from sanjuro.locale import LANGUAGES, Words

PEOPLE = ["Aiko", "Benjiro", "Chiyo", "Daichi", "Emiko", "Fumio", "Goro"]
TABLES = [("bang", 7), ("samurai_sword", 6), ("shinobi", 4), ("samurai_spirit", 3)]
NO_PIECES = {"easy", "normal", "hard", "heroic", "above_kiai"}  # words that Samurai Spirit uses for options and reasons
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def offer(*texts: str) -> list[tuple[str, str]]:
    return [(text, f"Do {text}") for text in texts]


def test_a_move_keeps_its_number_while_the_turn_lasts() -> None:
    numbers = Numbers()
    assert numbers.assign(offer("a", "b", "c")) == [1, 2, 3]
    numbers.played("a")
    assert numbers.assign(offer("b", "d", "c")) == [2, 4, 3]


def test_a_number_that_was_played_is_not_given_again_in_the_turn() -> None:
    numbers = Numbers()
    numbers.assign(offer("a", "b"))
    numbers.played("a")
    assert numbers.assign(offer("a", "b")) == [3, 2]


def test_a_number_of_the_last_turn_plays_nothing_in_this_one() -> None:
    numbers = Numbers()
    numbers.assign(offer("a", "b", "c"))
    numbers.new_turn()
    assert numbers.assign(offer("a", "b")) == [4, 5]
    assert numbers.meant(3) == "Do c"
    numbers.new_turn()
    assert numbers.assign(offer("x", "y")) == [1, 2]
    assert numbers.assign(offer("x", "z", "q")) == [1, 6, 7], "3 would be free, but the three stand in a row"
    assert numbers.meant(3) is None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_number_never_means_two_moves_within_two_turns(game: str, players: int) -> None:
    """Over whole games, a number that meant a move in this turn or the last one still means that move, or nothing."""
    match = sanjuro.new(game, players=players, seed=3)
    words = Words(game, PEOPLE[: match.seats])
    numbers = Numbers()
    now: dict[int, str] = {}
    before: dict[int, str] = {}
    played = 0
    new_turn = False
    for at in walk(match, 3):
        if any(event.kind == "turn" for event in at.events):
            numbers.new_turn()
            new_turn = True
        if new_turn:
            now, before, new_turn = {}, now, False
        shown = choices(at, at.asked, words, numbers)
        assert len({choice.number for choice in shown}) == len(at.moves)
        for choice in shown:
            assert choice.number not in before
            assert now.setdefault(choice.number, choice.sentence) == choice.sentence
        assert played not in {choice.number for choice in shown}
        played = next((choice.number for choice in shown if choice.move is at.moves[0]), 0)
        if len(at.history) % 3 == 0:
            numbers.played(at.moves[0].text)
        else:
            played = 0
    assert max([*now, *before]) < 200


@every_language
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_move_is_shown_with_its_number_and_what_it_does(game: str, players: int, language: str) -> None:
    many = 0
    match = sanjuro.new(game, players=players, seed=5)
    words = Words(game, PEOPLE[: match.seats], language)
    for at in walk(match, 5):
        shown = choices(at, at.asked, words, Numbers())
        text = grouped(shown, words, 80)
        bold = [text.plain[span.start : span.end].strip() for span in text.spans if span.style == "bold"]
        assert sorted(bold) == sorted(str(choice.number) for choice in shown)
        for line in text.plain.splitlines():
            assert cell_len(line) <= 80 or re.fullmatch(r" +\d+  .*|  [^\d].*", line), "only a long sentence is longer"
        if len(shown) > FEW:
            many += 1
            assert len(text.plain.splitlines()) <= len(plain_list(shown).plain.splitlines())
    assert many or game == "samurai_spirit"


@pytest.mark.parametrize("language", ["ru", "zh"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_english_on_the_table_in_another_language(game: str, players: int, language: str) -> None:
    match = sanjuro.new(game, players=players, seed=6)
    words = Words(game, PEOPLE[: match.seats], language)
    console = Console(width=200, record=True, quiet=True)
    seen: set[str] = set()
    for at in walk(match, 6):
        for view in (at.view(at.asked), at.view(None)):
            with console.capture() as drawn:
                console.print(draw(view, words))
            seen.update(re.findall(r"[A-Za-z_]{2,}", drawn.get()))
    with console.capture() as drawn:
        console.print(draw(match.open_view(), words))
    seen.update(re.findall(r"[A-Za-z_]{2,}", drawn.get()))
    assert seen - set(PEOPLE) == set()


@every_game
@every_language
def test_every_card_character_and_role_is_explained(game: str, language: str) -> None:
    definition = sanjuro.GAMES[game]
    words = Words(game, [], language)
    explanations = Explanations(definition, words)
    for name in {*definition.things(), *definition.cards.names} - NO_PIECES:
        for asked in (name, words.name(name)):
            found = explanations.find(asked)
            assert found, f"{asked} is not explained"
            assert all(explanations.about(key) for key in found)


@pytest.mark.parametrize(
    ("game", "asked", "found"),
    [
        ("bang", "bang-AS", ["bang"]),
        ("bang", "slab", ["slab_the_killer"]),
        ("bang", "KIT carlson", ["kit_carlson"]),
        ("samurai_sword", "hanzo", ["hanzo"]),
        ("samurai_sword", "ninja-2", ["ninja"]),
        ("samurai_spirit", "6-wound-no_talent-flame", ["wound_no_talent", "flame"]),
        ("samurai_spirit", "4-doll", ["raider", "doll"]),
        ("samurai_spirit", "kiai", ["kiai"]),
        ("bang", "!", []),
    ],
)
def test_what_finds_by_a_part_of_a_name_or_by_the_notation(game: str, asked: str, found: list[str]) -> None:
    assert Explanations(sanjuro.GAMES[game], Words(game, [])).find(asked) == found


@every_game
@every_language
def test_no_command_hides_a_move(game: str, language: str) -> None:
    words = Words(game, [], language)
    said = {*WORDS, *ALSO, *(words.tell(message) for message in WORDS.values())}
    assert len({words.tell(message) for message in WORDS.values()}) == len(WORDS)
    assert said & {move.text.split()[0] for move in sanjuro.GAMES[game].moves.all} == set()
