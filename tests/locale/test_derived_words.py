"""The texts of a game from another package: its own, its English ones, or texts derived from its notation."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from high_card import GAME, HighCard, Round
from rich.console import Console
from tables import walk

import sanjuro
from sanjuro.cli.explain import Explanations
from sanjuro.cli.tables import draw
from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable
from sanjuro.core.moves import MoveTable
from sanjuro.core.rng import seeded
from sanjuro.display import Column, Face, Layout, Name, closed, deck
from sanjuro.locale import LANGUAGES, Words, derived, fluent
from sanjuro.registry import GAMES, part, register

NAMES = ["Aiko", "Benjiro", "Chiyo"]


@pytest.fixture
def high_card() -> Iterator[HighCard]:
    register(GAME)
    yield GAME
    forget(GAME.key)


def forget(key: str) -> None:
    del GAMES._registered[key]
    part.cache_clear()


@pytest.mark.usefixtures("high_card")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_has_english_ones(language: str) -> None:
    words = Words("high_card", NAMES, language)
    assert words.title() == "High Card"
    assert words.name("card-7") == "Card 7"
    assert words.move({"key": "swap"}) == "Swap"
    assert words.reason("last_one_left") == "last one left"
    assert words.refusal("empty", {}) == "the deck is empty"
    match = GAME.new(3, 1, {})
    for at in walk(match, 1):
        assert all(words.move(move["say"]) for move in at.open_view()["moves"])  # type: ignore[attr-defined]
        for seat in (0, None):
            assert all(words.event(event) for event in at.events_for(seat))


@pytest.mark.usefixtures("high_card")
def test_events_read_as_sentences() -> None:
    words = Words("high_card", NAMES, reader=1)
    drawn = {"kind": "draw", "seat": 0, "from": "deck", "to": "hand.0"}
    assert words.event({**drawn, "card": "card-7", "id": 3}) == "Aiko: draw Card 7"
    assert words.event({**drawn, "seat": 1, "to": "hand.1"}) == f"You: draw {words.tell('hidden-card')}"
    assert words.event({**drawn, "to": "hand.2"}) == "Aiko: draw a card → Chiyo"
    assert words.event({"kind": "last_card", "seat": 2}) == "Chiyo: last card"
    assert words.event({"kind": "guess", "seat": 0, "other": 2, "what": "card-3"}) == "Aiko: guess Card 3 → Chiyo"
    assert words.event({"kind": "round", "n": 2}) == "Round 2"


@pytest.mark.usefixtures("high_card")
def test_moves_read_as_sentences() -> None:
    words = Words("high_card", NAMES)
    assert words.move({"key": "card-7 > 2"}) == "Card 7 → Chiyo"
    assert words.move({"key": "guess", "card": "card-2", "target": 1, "guess": "card-9"}) == (
        "Guess: Card 2, Card 9 → Benjiro"
    )
    assert words.move({"key": "bid", "n": 3, "face": "5"}) == "Bid: 3, face 5"


def test_a_name_keeps_only_what_tells_cards_apart() -> None:
    cards = CardTable()
    for name in ("guard-1", "guard-1", "king_of_hearts", "die-1", "die-2"):
        cards.add(name)
    game = HighCard("names", (2, 4), 1, cards, MoveTable(), [], [], [Round], [], {})
    assert derived.names(game) == {
        "guard": "Guard",
        "guard-1": "Guard",
        "king_of_hearts": "King of Hearts",
        "die": "Die",
        "die-1": "Die 1",
        "die-2": "Die 2",
    }


def test_a_seat_in_a_refusal_goes_by_its_name() -> None:
    game = HighCard(
        "refusing", (2, 4), 1, CardTable(), MoveTable(), [], [], [Round], [], {"safe": "seat {seat} is safe"}
    )
    register(game)
    try:
        assert Words("refusing", NAMES).refusal("safe", {"seat": 2}) == "Chiyo is safe"
    finally:
        forget("refusing")


@pytest.mark.usefixtures("high_card")
def test_the_table_and_the_explanations_work_without_words() -> None:
    words = Words("high_card", NAMES, reader=0)
    match = GAME.new(3, 1, {})
    out = io.StringIO()
    Console(file=out, width=80).print(draw(match.view(0), words))
    shown = out.getvalue()
    assert all(name in shown for name in NAMES)
    assert "your hand: Card" in shown
    assert "deck: " in shown
    assert Explanations(GAME, words).names == {}


@pytest.mark.usefixtures("high_card")
def test_clients_get_the_derived_words_as_a_fluent_file() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    source = fluent("high_card", "ru")
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Junk)]
    bundle.add_resource(FluentResource(source))

    def said(message: str, **facts: str) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, facts)
        assert not errors
        return str(text)

    assert said("high_card") == "High Card"
    assert said("high_card-card-11") == "Card 11"
    assert said("high_card-move-swap") == "Swap"
    assert said("high_card-event-draw", seat="Aiko", card="Card 7") == "Aiko: draw Card 7"
    assert said("high_card-reason-highest") == "highest"
    assert said("high_card-refusal-empty") == "the deck is empty"


def test_clients_get_the_words_of_this_package_as_they_are() -> None:
    for game in ("shinobi", "bang"):
        for language in LANGUAGES:
            file = Path(sanjuro.__file__).parent / "locale" / language / f"{game}.ftl"
            assert fluent(game, language) == file.read_text("utf-8")
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        fluent("shinobi", "xx")


def test_a_game_brings_some_words_in_some_languages(tmp_path: Path) -> None:
    for language, text in {
        "en": "worded = The Worded Game\nworded-card-7 = the seven\nworded-event-draw = { $seat } took { $card }\n",
        "ru": "worded = Игра со словами\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, "utf-8")
    game = HighCard("worded", (2, 4), 1, GAME.cards, MoveTable(), GAME.middle, GAME.own, [Round], [], {})
    register(game, words=tmp_path)
    try:
        english, russian, chinese = (Words("worded", NAMES, language) for language in ("en", "ru", "zh"))
        assert english.title() == chinese.title() == "The Worded Game"
        assert russian.title() == "Игра со словами"
        assert russian.name("card-7") == "the seven", "English where there is no Russian"
        assert english.name("card-8") == "Card 8", "derived where there is no English"
        assert english.event({"kind": "draw", "seat": 0, "to": "hand.0"}) == "Aiko took a card"
        assert russian.tell("refusal-over") == Words("shinobi", [], "ru").tell("refusal-over")
    finally:
        forget("worded")


def test_a_game_of_another_package_declares_its_table_once() -> None:
    layout = Layout(
        "The Declared Game",
        [
            Column("mood", lambda view, seat: [Name("very_good", "green")]),
            Column("hand", lambda view, seat: closed(view["seats"][seat]["hand"]), counted=True),
        ],
        lambda view: [("deck", deck(view["deck"]))],
        lambda card: Face("", card),
    )
    middle = [("deck", HIDDEN), ("discard", OPEN), ("box", HIDDEN)]
    game = HighCard("declared", (2, 4), 1, GAME.cards, GAME.moves, middle, [("hand", OWNER)], [Round], [], {})
    GAME.moves.game = GAME
    register(game, table=layout)
    try:
        match = game.new(3, 1, {})
        text = str(match.window(0)).splitlines()
        assert text[0] == "The Declared Game, 3 players, as seat 0 sees it"
        assert text[1].split() == ["seat", "mood", "hand"]
        assert "very good" in text[2]
        assert "<td>very good</td>" in match.window(0)._repr_html_()
        out = io.StringIO()
        Console(file=out, width=80).print(draw(match.view(0), Words("declared", NAMES)))
        assert out.getvalue().splitlines()[0].split() == ["player", "mood", "hand"]
        assert "your hand: Card" in out.getvalue()
    finally:
        forget("declared")


def test_a_random_game_ends() -> None:
    """The messages of a game are found by playing it with a random generator of the engine."""
    match = GAME.new(2, 3, {})
    match.playout(seeded(3))
    assert match.over
