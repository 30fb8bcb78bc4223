"""Tables as text and as pictures for notebooks: they show everything that a seat sees, and nothing else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from tables import NAMES, SHAPES, Shape, new, walk

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.core.window import EVERYTHING
from sanjuro.display import as_html, as_text
from sanjuro.display.picture import art
from sanjuro.registry import part

every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))
MOST = 60_000  # characters of a picture


# A fixed position: a deal would change with every new character.
POSITION = """
title = "Four at a table"
game = "bang"

[[seats]]
role = ["sheriff"]
character = "jesse_jones"
hand = ["bang-7C", "volcanic-10C", "jail-4H", "panic-AH", "bang-5D", "barrel-KS"]
table = ["barrel-QS"]

[[seats]]
role = ["renegade"]
character = "calamity_janet"
hand = ["bang-QD", "bang-9C", "missed-5S", "indians-KD"]

[[seats]]
role = ["outlaw"]
character = "bart_cassidy"
life = 2
hand = ["missed-6S"]

[[seats]]
role = ["outlaw"]
character = "paul_regret"
hand = ["beer-8H", "bang-KH", "mustang-8H"]
"""
TABLE = """\
BANG!, 4 players, as seat 1 sees it
   seat  role      character       life  range  hand                                  in front
▸  0     sheriff   jesse jones     5/5   1      6 hidden                              barrel-QS
   1     renegade  calamity janet  4/4   1      bang-QD bang-9C missed-5S indians-KD
   2     ?         bart cassidy    2/4   1      1 hidden
   3     ?         paul regret     3/3   1      3 hidden
deck 65; discard 0
seat 0 has to choose: turn of seat 0"""


def test_a_table_as_text() -> None:
    match = sanjuro.scenario(POSITION).begin()
    assert str(match.window(1)) == TABLE
    offered = str(match.window(0)).splitlines()[-2:]
    assert offered[0].startswith("moves: bang-7C > 1, ")
    assert offered[1].startswith("  ")


def test_all_cards_are_open_in_a_match_and_it_says_so() -> None:
    match = sanjuro.new("bang", players=4, seed=7)
    assert "all cards open" in str(match)
    assert "hidden" not in str(match)
    assert str(match) == str(match.window(EVERYTHING))
    assert match._repr_html_() == match.window(EVERYTHING)._repr_html_()
    assert "all cards open" in match._repr_html_()
    assert "as seat 2 sees it" in match.window(2)._repr_html_()
    assert "as a spectator sees it" in str(match.window(None))


@every_shape
def test_every_table_is_shown_to_everybody_and_tells_nobody_more_than_the_view(shape: Shape) -> None:
    for number, match in enumerate(walk(new(shape, 1), 1)):
        if number % 40:
            continue
        for seat in (*range(match.seats), None):
            window, other = match.window(seat), match.imagine(seat, number).window(seat)
            whose = "somebody"
            assert as_text(window.view(), whose) == as_text(other.view(), whose)
            assert as_html(window.view(), whose) == as_html(other.view(), whose)
        assert_complete(match)
    match.playout(seeded(1))
    assert match.outcome is not None
    assert f"over: {match.outcome.reason}" in str(match)
    assert_complete(match)


def assert_complete(match: sanjuro.Match) -> None:
    """Check that the picture is well-formed, small and self-contained, and shows the right number of cards."""
    html = match._repr_html_()
    assert len(html) < MOST
    root = ElementTree.fromstring(html.replace("<br>", "<br/>"))
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    used = {element.get("href", "").removeprefix("#") for element in root.iter("use")}
    assert used <= ids
    assert set(re.findall(r"url\(#([^)]+)\)", html)) <= ids
    assert "http" not in html, "something is taken from elsewhere"
    seats: Any = match.open_view()["seats"]
    shown = sum(len(player.get("hand", {"cards": []})["cards"]) for player in seats)
    titles = [title.text for svg in root.iter("svg") for title in svg.findall("title")]
    assert len(titles) >= shown


@every_game
def test_every_card_has_a_drawing(game: str) -> None:
    face = part(game, "table").face
    drawings = art(game)
    for name in dict.fromkeys(sanjuro.GAMES[game].cards.names):
        printed = face(name)
        assert printed.drawing in drawings, name
        assert all(f"sign-{sign}" in drawings for sign in printed.signs), name
    assert "back" in drawings


def test_all_text_is_escaped() -> None:
    evil = "<script>alert(1)</script>"
    view: dict[str, Any] = {
        "game": evil,
        "players": 2,
        "asked": 0,
        "over": False,
        "outcome": None,
        "pending": [{"frame": evil, "seat": 0}],
        "viewer": None,
        "pile": [{"card": evil}],
        evil: evil,
        "seats": [{evil: evil, "hand": {"count": 2, "cards": [{"card": evil}]}}],
        "moves": [{"text": evil}],
    }
    html = as_html(view, evil)
    assert "<script" not in html
    assert html.count("&lt;script&gt;") > 8
    assert evil in as_text(view, evil)
