"""Every card and character of the engine is drawn and explained in the browser client."""

from __future__ import annotations

import pytest
from messages import messages
from repository import ROOT

import sanjuro
from sanjuro.games.samurai_spirit.boards import SAMURAI

ART = ROOT / "web" / "src" / "art"
# Games in which everything with a name is a card or a character with a picture.
PICTURED = ["bang", "samurai_sword", "shinobi"]


@pytest.mark.parametrize("game", PICTURED)
def test_every_card_and_character_has_a_drawing(game: str) -> None:
    drawn = {path.stem for folder in (game, f"portraits/{game}") for path in (ART / folder).glob("*.svg")}
    assert [name for name in sanjuro.GAMES[game].things() if name not in drawn] == [], "without a drawing"


def test_every_samurai_has_a_drawing_of_either_side() -> None:
    drawn = {path.stem for path in (ART / "portraits" / "samurai_spirit").glob("*.svg")}
    assert drawn == {*SAMURAI, *[f"{name}-beast" for name in SAMURAI]}


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
def test_every_card_and_character_is_explained(game: str) -> None:
    """Each has a sentence and at least one ruling; other tests compare the translations with the English messages."""
    english = messages("en", game)
    for name in sanjuro.GAMES[game].things():
        assert f"{game}-about-{name}" in english, f"{name} has no sentence"
        assert f"{game}-help-{name}-1" in english, f"{name} has no ruling"
