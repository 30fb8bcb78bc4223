"""The scenario files: each one passes, and every card, character and ruling has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from repository import ROOT, TESTS

import sanjuro
from sanjuro.core.scenario import Scenario, read

FOLDER = TESTS / "scenarios"
RULES = ROOT / "docs" / "rules"
FILES = sorted(FOLDER.glob("*/*.toml"))


def load(path: Path) -> Scenario:
    return read(path.read_text(), sanjuro.GAMES)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = load(path)
    assert scenario.game.key == path.parent.name
    assert scenario.covers, "say in `covers` what it proves"
    assert scenario.run() == []


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_scenario_can_go_on_from_bytes_and_record(path: Path) -> None:
    match = load(path).begin()
    assert sanjuro.from_bytes(match.to_bytes()).to_bytes() == match.to_bytes()
    if not match.over:
        match.play(match.moves[0])
    assert sanjuro.replay(match.record()).to_bytes() == match.to_bytes()


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_every_card_character_and_ruling_has_a_scenario(game: str) -> None:
    """Rulings are marked in docs/rules, for example <!-- ruling: ninja-at-home -->."""
    rulings = re.findall(r"<!-- ruling: ([\w-]+) -->", (RULES / f"{game}.md").read_text())
    assert rulings, "the page marks no ruling"
    assert len(rulings) == len(set(rulings))
    covered = {name for path in FILES if path.parent.name == game for name in load(path).covers}
    needed = set(rulings) | set(sanjuro.GAMES[game].things())
    assert needed - covered == set(), "without a scenario"
    assert covered - needed == set(), "covered but neither a thing of the game nor a ruling in docs/rules"
