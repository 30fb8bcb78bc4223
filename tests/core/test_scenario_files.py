"""Invalid scenario files are explained with the line and the key that caused the error."""

from __future__ import annotations

import pytest

import sanjuro

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
    """Return what is wrong with a scenario, as one text."""
    try:
        return "\n".join(sanjuro.scenario(text).check())
    except sanjuro.BadSetup as error:
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
        ("turn = 0", "turn = = 0", "line 3: not TOML: Invalid value, at column 8"),
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
        ('move = "oda > 1"', 'offers = ["oda > 0"]', "'oda > 0' should be legal, but the first order"),
        ('move = "oda > 1"', 'refuses = ["oda > 1"]', "'oda > 1' should not be legal"),
        ('move = "oda > 1"', 'move = "oda > 1"\nevents = ["x"]', "the events differ; they are:\n    'deploy seat=0"),
        ('"totals.oda" = 3', '"totals.oda" = 4', "totals.oda should be 4, but is 3"),
        ('"totals.oda" = 3', '"totals.odo" = 4', "the view has no 'odo' there; it has go_hojo"),
        ("expect", "views.9", "a seat's number or watcher is needed"),
        ("expect", 'views."²"', "a seat's number or watcher is needed"),
        ('"totals.oda" = 3', '"totals" = {}', "line 16: steps[0] (oda > 1): totals should be {}, but is {"),
        ('"totals.oda" = 3', "totals = {}", "line 16: steps[0] (oda > 1): totals should be {}, but is {"),
        ('"totals.oda" = 3', '"over" = 0', "over should be 0, but is False"),
        ('{ "totals.oda" = 3 }', "{}", "line 16: steps[0].expect: an empty table checks nothing"),
        ("expect", "views.0 = {}\nexpect", "line 16: steps[0].views.0: an empty table checks nothing"),
        ("expect", "views = {}\nexpect", "line 16: steps[0].views: an empty table checks nothing"),
        ('move = "oda > 1"', 'refuses = ["oda > 9"]', "line 15: steps[0].refuses: 'oda > 9' is not a move of shinobi"),
        ('move = "oda > 1"', 'offers = ["oda"]', "line 15: steps[0].offers: 'oda' is not a move of shinobi"),
        ('move = "oda > 1"', 'moves = ["oda"]', "line 15: steps[0].moves: 'oda' is not a move of shinobi"),
        ('move = "oda > 1"', 'move = "odo > 1"\nerror = "o"', "line 15: steps[0].move: 'odo > 1' is not a move"),
        ('move = "oda > 1"', 'move = ""', "line 15: steps[0].move: '' is not a move"),
        ('move = "oda > 1"', "refuses = []", "line 15: steps[0].refuses: an empty list checks nothing"),
        ('move = "oda > 1"', "offers = []", "line 15: steps[0].offers: an empty list checks nothing"),
        ('move = "oda > 1"', 'error = "no"', "line 15: steps[0].error: there is no move in this step"),
        ('move = "oda > 1"', 'move = "oda > 1"\nerror = ""', "line 16: steps[0].error: words of the reason"),
        ("seat = 0", "seat = -1", "line 14: steps[0].seat: the seats are 0 to 2"),
        ("seat = 0", "seat = 1", "line 14: steps[0] (oda > 1): seat 1 should be asked"),
        ("[[steps]]", "[[steps]]\n[[steps]]", "line 13: steps[0]: this step neither plays nor checks anything"),
        ('seat = 0\nmove = "oda > 1"\nexpect = { "totals.oda" = 3 }', 'move = "oda > 1"', "nothing is checked"),
        ("turn = 0", "seeds = 0", "line 3: seeds: a number from 1 to"),
        ('"totals.oda" = 3', '"totals.oda" = { one_of = [] }', "line 16: steps[0].expect.totals.oda: a list of values"),
        ('"totals.oda" = 3', '"totals.oda" = { one_of = [3], any_order = [3] }', "must be alone in its table"),
        ('"totals.oda" = 3', '"totals.oda" = { one_of = [4, 5] }', "totals.oda should be one of [4, 5], but is 3"),
        ("expect", "events = { one_of = 3 }\nexpect", "line 16: steps[0].events: a list of values"),
    ],
)
def test_a_wrong_one_is_explained(old: str, new: str, says: str) -> None:
    assert old in GOOD
    assert says in run(GOOD.replace(old, new, 1))


EXPECT = 'expect = { "totals.oda" = 3 }'


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seat = 0", "# seat\n\nseat = 1", "seat = 1"),
        (EXPECT, "[steps.expect]\nover = false\ntotals.oda = 4", "totals.oda = 4"),
        (EXPECT, 'events = [\n    "x",\n]', "events = ["),
        ('hand = ["oda", "mori"]', 'hand = [\n    "oda",\n    "moro",\n]', "hand = ["),
        ("[[steps]]", '[[steps]]\nmove = "mori > 2"\n\n[[steps]] # again', 'move = "oda > 1"'),
        ("[[steps]]\n", '[[steps]]\nmove = "mori > 2"\n[[steps]]\nexpect."seats.0.hand.count" = 2\n', 'expect."seats'),
    ],
)
def test_the_line_is_that_of_the_key_at_fault(old: str, new: str, line: str) -> None:
    """This also works below comments, in separate tables, in values that span several lines, and in later steps."""
    text = GOOD.replace(old, new, 1)
    if "count" in new:
        text = text.replace(EXPECT, "").replace('move = "oda > 1"', "")
    said = run(text)
    number = int(said.removeprefix("line ").partition(":")[0])
    assert text.splitlines()[number - 1].startswith(line), said


def test_a_text_that_is_not_toml_is_told_with_one_line() -> None:
    for text, line in [
        ("x = [", 1),
        ("title = 'a'\ngame =\n", 2),
        ("a = 1\na = 2\n", 2),
        ('a = 1\nb = """c', 2),
        ("", 1),
    ]:
        said = run(text)
        assert said.startswith(f"line {line}: "), said
        assert said.count("line") == 1, said


def test_an_empty_table_fits_what_is_empty_and_nothing_else() -> None:
    text = GOOD.replace('"totals.oda" = 3', '"seats.2.province" = {}')
    assert run(text) == ""
    assert "seats.2.province should be {}, but is {'oda': ['oda']}" in run(text.replace("oda > 1", "oda > 2"))


@pytest.mark.parametrize(
    ("game", "seats", "cards"),
    [
        ("shinobi", 3, ["mori", "oda", "ninja"]),
        ("bang", 4, ["bang-AS", "beer-6H", "missed-2S"]),
        ("samurai_sword", 4, ["bo", "parry", "daimyo"]),
        ("samurai_spirit", 3, ["1-doll", "2-doll", "1-hat-flame"]),
    ],
)
def test_piles_in_the_middle_have_their_top_first_in_files_and_expectations(
    game: str, seats: int, cards: list[str]
) -> None:
    position = f'title = "x"\ngame = "{game}"\ndiscard = {cards}\n' + "[[seats]]\n" * seats
    for step in ("expect = { discard = %s }", "views.0 = { discard = %s }", "views.watcher = { discard = %s }"):
        assert run(f"{position}[[steps]]\n{step % cards}\n") == ""
        assert "discard should be" in run(f"{position}[[steps]]\n{step % cards[::-1]}\n")


RANDOM = """title = "El Gringo takes a random card"
game = "bang"
seeds = 40

[[seats]]
hand = ["bang-AS", "beer-6H", "missed-2S"]
[[seats]]
character = "el_gringo"
[[seats]]
[[seats]]

[[steps]]
move = "bang-AS > 1"
expect = { "seats.1.hand.cards" = { one_of = [["beer-6H"], ["missed-2S"]] } }
"""


def test_over_many_seeds_each_of_the_values_occurs_and_no_other() -> None:
    assert run(RANDOM) == ""
    assert run(RANDOM.replace("seeds = 40", "")) == ""
    said = run(RANDOM.replace('["missed-2S"]]', '["panic-JH"]]'))
    assert said.startswith("line 14: steps[0] (bang-AS > 1): seats.1.hand.cards should be one of")
    assert "(with seed " in said
    said = run(RANDOM.replace('["missed-2S"]]', '["missed-2S"], ["panic-JH"]]'))
    assert said == "line 14: steps[0].expect.seats.1.hand.cards: it was never ['panic-JH'] with any of 40 seeds"
    assert run(RANDOM.replace("seeds = 40", "seed = 3").replace('["missed-2S"]]', '["missed-2S"], ["panic-JH"]]')) == ""


def test_seeds_begin_at_the_seed() -> None:
    taken = set()
    for seed in range(20):
        match = sanjuro.scenario(RANDOM.replace("seeds = 40", f"seed = {seed}")).begin()
        match.play("bang-AS > 1")
        taken.add(str(match.open_view()["seats"][1]["hand"]["cards"][0]["card"]))  # type: ignore[index]
    assert taken == {"beer-6H", "missed-2S"}


def test_lists_and_events_in_any_order() -> None:
    text = GOOD.replace('"totals.oda" = 3', '"seats.1.province.oda" = { any_order = ["oda", "oda", "oda"] }')
    assert run(text) == ""
    assert "in any order, but is" in run(text.replace('"oda", "oda", "oda"]', '"oda", "oda", "mori"]'))
    assert "in any order, but is" in run(text.replace('"oda", "oda", "oda"]', '"oda", "oda"]'))
    hand = '"seats.0.hand.cards" = { any_order = ["takeda", "mori"] }'
    text = GOOD.replace('["oda", "mori"]', '["oda", "mori", "takeda"]').replace('"totals.oda" = 3', hand)
    assert run(text) == ""
    event = "deploy seat=0 card=oda from=hand.0 to=oda.1"
    assert run(GOOD.replace("expect", f'events = {{ any_order = ["{event}"] }}\nexpect')) == ""
    assert run(GOOD.replace("expect", f'events = {{ one_of = [["x"], ["{event}"]] }}\nexpect')) == ""
    assert "events should be" in run(GOOD.replace("expect", 'events = { any_order = ["x"] }\nexpect'))


def test_the_public_names_read_begin_and_check() -> None:
    found = sanjuro.scenario(GOOD)
    assert isinstance(found, sanjuro.Scenario)
    assert (found.title, found.game.key, found.covers) == ("A test", "shinobi", [])
    match = found.begin()
    assert isinstance(match, sanjuro.Match)
    match.play("mori > 2")
    assert found.check() == []
    assert [str(move) for move in found.begin().moves] == ["oda > 1", "oda > 2", "mori > 1", "mori > 2"]
    with pytest.raises(ValueError, match=r"line 6: seats\[0\]\.hand: shinobi has no card 'moro'"):
        sanjuro.scenario(GOOD.replace('"mori"]', '"moro"]')).begin()


def test_a_position_without_steps_can_begin_but_proves_nothing() -> None:
    found = sanjuro.scenario(GOOD.partition("[[steps]]")[0])
    assert found.begin().seat == 0
    assert found.check() == ["line 1: steps: is missing: a scenario has at least one [[steps]]"]


def test_an_exception_inside_a_step_names_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    if sanjuro.compiled:
        pytest.skip("a compiled method cannot be replaced")
    found = sanjuro.scenario(GOOD)

    def fails(*_: object) -> None:
        raise IndexError("empty")

    monkeypatch.setattr(sanjuro.Match, "play", fails)
    with pytest.raises(IndexError) as caught:
        found.check()
    assert caught.value.__notes__ == ["line 13: steps[0]"]
