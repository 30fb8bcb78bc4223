"""BANG! in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from tables import walk

import sanjuro
from sanjuro.cli.tables import Drawing, draw
from sanjuro.display.bang import LAYOUT
from sanjuro.locale import Words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus"]


def shown(view: dict[str, object], players: int, width: int, language: str = "en") -> str:
    out = io.StringIO()
    Console(file=out, width=width, force_terminal=False).print(draw(view, Words("bang", NAMES[:players], language)))
    return out.getvalue()


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (7, "en"), (7, "ru"), (7, "zh")])
def test_every_position_can_be_drawn_in_80_columns(players: int, language: str) -> None:
    for at in walk(sanjuro.new("bang", players=players, seed=0), 0):
        for seat in (at.seat, None):
            text = shown(at.view(seat), players, 80, language)
            assert all(name in text for name in NAMES[:players])
            assert all(cell_len(line) <= 80 for line in text.splitlines())


def test_it_says_that_a_survivor_chooses_a_character() -> None:
    match = sanjuro.new("bang", players=4, seed=1, sheriff="2", keep=["random", "random", "sid_ketchum", "random"])
    assert "Cleo keeps the character or takes a new one" in shown(match.view(match.seat), 4, 100)
    assert Words("bang", NAMES).move({"key": "keep"}) == "Keep your character"


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("panic", "Ann's Panic!"),
        ("cat_balou", "Ann's Cat Balou"),
        ("jesse_jones", "Ann draws"),
        ("el_gringo", "Ann takes a card in return"),
        ("penalty", "the penalty"),
    ],
)
def test_it_says_why_sid_ketchum_is_asked(way: str, why: str) -> None:
    frame = {"frame": "loss", "seat": 1, "by": None if way == "penalty" else 0, "way": way}
    view = sanjuro.new("bang", players=4, seed=1).view(0)
    said = Drawing(view, Words("bang", NAMES), LAYOUT).going_on(frame)
    assert said == f"Bob may trade two cards for a life before losing cards ({why})"


def test_it_says_who_shoots_whom() -> None:
    match = sanjuro.new("bang", players=4, seed=5, sheriff="0")
    while len(match.stack) < 2 or match.stack[-1].name() != "shot":
        shots = [move for move in match.moves if str(move).startswith("bang-") and ">" in str(move)]
        match.play(shots[0] if shots else match.moves[-1])
    frame = match.stack[-1]
    text = shown(match.view(match.seat), 4, 100)
    assert f"shoots at {NAMES[frame.seat]} (BANG!)" in text
    assert "your hand:" in text
