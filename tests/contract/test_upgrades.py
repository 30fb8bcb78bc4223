"""Records, bytes and scenarios of version 0.1.0 open in this version, or a message says why not.

The database of 0.1.0 is opened in `tests/server/storage/test_upgrades.py`.
"""

from __future__ import annotations

import contextlib
import json

import pytest
from repository import TESTS

import sanjuro
from sanjuro.core.scenario import read
from sanjuro.core.setup import BadSetup

OLD = TESTS / "fixtures" / "0.1.0"
EXPECTED = json.loads((OLD / "expected.json").read_text())


def test_every_game_of_then_is_still_there() -> None:
    assert set(EXPECTED["bytes"]) == {"bang", "samurai_sword", "shinobi", "samurai_spirit"}
    assert set(EXPECTED["bytes"]) <= set(sanjuro.GAMES)


@pytest.mark.parametrize("game", EXPECTED["records"])
@pytest.mark.parametrize("kind", ["", "-from-a-table"])
def test_an_old_record_is_read_or_names_its_rules(game: str, kind: str) -> None:
    text = (OLD / f"{game}{kind}.txt").read_text()
    rules = EXPECTED["records"][game]["rules"]
    if rules == sanjuro.GAMES[game].rules:
        match = sanjuro.replay(text)
        assert match.outcome is not None
        if not kind:
            assert list(match.outcome.winners) == EXPECTED["records"][game]["winners"]
            assert match.outcome.reason == EXPECTED["records"][game]["reason"]
    else:
        now = sanjuro.GAMES[game].rules
        with pytest.raises(sanjuro.BadRecord, match=f"version {rules} of the {game} rules; these are version {now}"):
            sanjuro.replay(text)


@pytest.mark.parametrize("game", EXPECTED["bytes"])
def test_old_bytes_go_on_with_the_same_question(game: str) -> None:
    data = (OLD / f"{game}.bytes").read_bytes()
    expected = EXPECTED["bytes"][game]
    if expected["rules"] == sanjuro.GAMES[game].rules:
        match = sanjuro.from_bytes(data)
        assert match.seat == expected["seat"]
        assert [str(move) for move in match.moves] == expected["moves"]
        while not match.over:
            match.play(match.moves[0])
        return
    with pytest.raises(sanjuro.BadBytes, match=f"version {expected['rules']} of the {game} rules"):
        sanjuro.from_bytes(data)
    with contextlib.suppress(sanjuro.BadBytes):
        match = sanjuro.from_bytes(data, older=True)
        assert match.seat is not None and match.moves


@pytest.mark.parametrize("game", EXPECTED["bytes"])
def test_an_old_scenario_is_played_or_says_what_is_wrong(game: str) -> None:
    text = (OLD / f"{game}.toml").read_text()
    if EXPECTED["bytes"][game]["rules"] == sanjuro.GAMES[game].rules:
        assert read(text, sanjuro.GAMES).run() == []
        return
    with contextlib.suppress(BadSetup):
        assert all(isinstance(difference, str) for difference in read(text, sanjuro.GAMES).run())
