"""The two Stagecoaches look alike: a move names one of them and means whichever is there."""

from __future__ import annotations

import pytest
from repository import TESTS

import sanjuro
from sanjuro.core.match import Match
from sanjuro.games.bang.cards import CHECK, DECK, OTHER_TWIN, STORE, TWIN, looked_pile

SCENARIOS = TESTS / "scenarios" / "bang"


def swapped(match: Match) -> Match:
    """Return the same position with the two Stagecoaches swapped."""
    other = {TWIN: OTHER_TWIN, OTHER_TWIN: TWIN}
    for pile in match.piles:
        pile[:] = [other.get(card, card) for card in pile]
    match.offer = match.stack[-1].moves(match)
    return match


def lucky_duke() -> Match:
    return sanjuro.scenario((SCENARIOS / "lucky-duke-other-stagecoach.toml").read_text()).begin()


@pytest.mark.parametrize("position", [lucky_duke(), swapped(lucky_duke())], ids=["first", "other"])
def test_lucky_duke_chooses_the_stagecoach_he_turned_up(position: Match) -> None:
    match = position.copy()
    assert match.about(match.parse("choose stagecoach-9S")) == [("card", match.piles[CHECK][1])]
    match.play("choose stagecoach-9S")
    view = match.view(None)
    assert view["turn"] == 2, "a Stagecoach is no heart: the turn is skipped"
    assert not match.piles[CHECK]


def position(text: str) -> Match:
    return sanjuro.scenario(text if "title" in text else f'title = "Two Stagecoaches"\n{text}').begin()


@pytest.mark.parametrize("swap", [False, True])
def test_the_store_gives_the_stagecoach_that_is_there(swap: bool) -> None:
    match = position("""
game = "bang"
deck = ["stagecoach", "beer-6H", "bang-2D", "bang-3D"]
[[seats]]
hand = ["general_store"]
[[seats]]
hand = ["stagecoach"]
[[seats]]
[[seats]]
""")
    if swap:
        swapped(match)
    match.play("general_store-9C")
    stagecoach = match.piles[STORE][0]
    assert stagecoach in (TWIN, OTHER_TWIN)
    match.play("take stagecoach-9S")
    assert match.piles[5] == [stagecoach]


@pytest.mark.parametrize("swap", [False, True])
def test_kit_carlson_puts_back_the_stagecoach_he_looked_at(swap: bool) -> None:
    match = position("""
game = "bang"
turn = 1
phase = "draw"
deck = ["stagecoach", "beer-6H", "bang-2D"]
[[seats]]
hand = ["stagecoach"]
[[seats]]
character = "kit_carlson"
[[seats]]
[[seats]]
""")
    if swap:
        swapped(match)
    looked = [card for card in match.piles[looked_pile(1)] if card in (TWIN, OTHER_TWIN)]
    assert len(looked) == 1
    match.play("back stagecoach-9S")
    assert match.piles[DECK][-1] == looked[0]


@pytest.mark.parametrize("swap", [False, True])
def test_the_top_card_of_a_dead_player_is_the_stagecoach_they_held(swap: bool) -> None:
    match = position((SCENARIOS / "out-pedro-top-card.toml").read_text().partition("[[steps]]")[0])
    if swap:
        swapped(match)
    while "top stagecoach-9S" not in [move.text for move in match.moves]:
        match.play("pass" if "pass" in [move.text for move in match.moves] else match.moves[0])
    held = [card for card in match.piles[match.layout.by_place[f"hand.{match.seat}"]] if card in (TWIN, OTHER_TWIN)]
    match.play("top stagecoach-9S")
    assert match.piles[1][-1] == held[0]
