"""Scenario files that are wrong are explained with the line and the key at fault."""

from __future__ import annotations

import pytest

import sanjuro
from sanjuro.core.scenario import read
from sanjuro.core.setup import BadSetup

GOOD = """title = "A test"
game = "shinobi"
turn = 0

[[seats]]
hand = ["oda", "mori"]

[[seats]]
oda = ["oda", "oda"]

[[seats]]

[[steps]]
seat = 0
move = "oda > 1"
expect = { "totals.oda" = 3 }
"""


def run(text: str) -> str:
    """What is wrong with a scenario, in one text."""
    try:
        return "\n".join(read(text, sanjuro.GAMES).run())
    except BadSetup as error:
        return str(error)


def test_a_good_one_has_nothing_to_say() -> None:
    assert run(GOOD) == ""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("title", "titel", "line 1: title: is missing"),
        ('game = "shinobi"', 'game = "chess"', "line 2: game: one of"),
        ("turn = 0", "turn = 7", "line 3: turn: the seats are 0 to 2"),
        ("turn = 0", 'turn = "me"', "line 3: turn: a whole number is needed"),
        ("turn = 0", "tern = 0", "line 3: tern: unknown key"),
        ("turn = 0", "turn = = 0", "line 3"),
        ('"oda", "mori"]', '"oda", "moro"]', "line 6: seats[0].hand: shinobi has no card 'moro'"),
        ('hand = ["oda", "mori"]', 'hand = "oda"', "line 6: seats[0].hand: a list of texts"),
        ('hand = ["oda", "mori"]', 'hnad = ["oda"]', "line 6: seats[0].hnad: unknown key"),
        ('oda = ["oda", "oda"]', f"oda = {['oda'] * 12}", "line 9: seats[1].oda: all cards 'oda' are placed already"),
        ("[[seats]]\n\n[[steps]]", "[[steps]]", "shinobi is for 3 to 5 players, not 2"),
        ("seat = 0", "seat = 1", "seat 1 should be asked, but seat 0 is"),
        ("seat = 0", "saet = 0", "line 14: steps[0].saet: unknown key"),
        ('move = "oda > 1"', 'move = "oda > 0"', "the move is refused: the first order"),
        ('move = "oda > 1"', 'move = "oda > 1"\nerror = "no"', "should be refused ('no'), but it was played"),
        ('move = "oda > 1"', 'move = "oda > 0"\nerror = "zzz"', "but not because of 'zzz'"),
        ('move = "oda > 1"', 'moves = ["oda > 1"]', "not expected: ['oda > 2'"),
        ('move = "oda > 1"', 'offers = ["oda > 0"]', "'oda > 0' should be on offer, but the first order"),
        ('move = "oda > 1"', 'refuses = ["oda > 1"]', "'oda > 1' should not be on offer"),
        ('move = "oda > 1"', 'move = "oda > 1"\nevents = ["x"]', "the events differ; they are:\n    'deploy seat=0"),
        ('"totals.oda" = 3', '"totals.oda" = 4', "totals.oda should be 4, but is 3"),
        ('"totals.oda" = 3', '"totals.odo" = 4', "the view has no 'odo' there; it has go_hojo"),
        ("expect", "views.9", "a seat's number or watcher is needed"),
    ],
)
def test_a_wrong_one_is_explained(old: str, new: str, says: str) -> None:
    assert old in GOOD
    assert says in run(GOOD.replace(old, new, 1))
