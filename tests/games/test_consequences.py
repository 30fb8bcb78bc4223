"""The offered moves state their consequences, and these match what then happens."""

from __future__ import annotations

from typing import Any

import pytest

import sanjuro
from sanjuro.locale import Words

BANG = """
title = "t"
game = "bang"
[[seats]]
hand = ["bang-AS", "schofield-JC", "winchester-8S", "volcanic-10S", "beer-6H", "panic-JH", "duel-QD"]
[[seats]]
life = 1
hand = ["missed-2S"]
[[seats]]
[[seats]]
life = 1
hand = ["beer-7H", "missed-3S"]
[[steps]]
moves = []
"""
SWORD = """
title = "t"
game = "samurai_sword"
[[seats]]
hand = ["kiseru", "nodachi", "focus", "armor", "parry", "parry", "geisha", "parry", "parry"]
[[seats]]
resilience = 2
hand = ["parry"]
[[seats]]
hand = ["parry"]
[[seats]]
hand = ["parry"]
[[steps]]
moves = []
"""
SHINOBI = """
title = "t"
game = "shinobi"
[[seats]]
hand = ["oda", "mori"]
[[seats]]
oda = ["oda", "oda"]
[[seats]]
oda = ["oda"]
[[steps]]
moves = []
"""
SHINOBI_OWN = """
title = "t"
game = "shinobi"
[[seats]]
clan = ["secret-mori"]
hand = ["oda", "takeda", "uesugi"]
oda = ["oda"]
[[seats]]
takeda = ["takeda"]
mori = ["mori"]
[[seats]]
[[steps]]
moves = []
"""
SPIRIT = """
title = "t"
game = "samurai_spirit"
rest = "box"
deck = ["{next}", "1-doll"]
families = ["family-heal"]
turn = 0
[[seats]]
samurai = "gorobei"
line = ["{line}"]
defence = ["1-hat-flame"]
[[seats]]
[[seats]]
[[steps]]
moves = []
"""


def begin(text: str) -> sanjuro.Match:
    return sanjuro.scenario(text).begin()


def then(match: sanjuro.Match, text: str) -> Any:
    """Return the consequence that the offer states for a move."""
    assert match.seat is not None
    view: Any = match.view(match.seat)
    return next(move.get("then") for move in view["moves"] if move["text"] == text)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("schofield-JC", {"key": "range", "before": 1, "after": 2}),
        ("winchester-8S", {"key": "range", "before": 1, "after": 5}),
        ("volcanic-10S", {"key": "volcanic", "before": 1, "after": 1}),
        ("beer-6H", {"key": "all_lives"}),
        ("bang-AS > 1", {"key": "shot", "lives": 1, "cards": 1}),
        ("duel-QD > 1", {"key": "duel", "n": 1, "cards": 1}),
        ("panic-JH > 3 hand", {"key": "unseen", "n": 2}),
        ("end", {"key": "discard", "n": 2}),
    ],
)
def test_bang(move: str, said: dict[str, object]) -> None:
    assert then(begin(BANG), move) == said


ODDS = """
title = "t"
game = "bang"
rest = "deck"
[[seats]]
{character}
hand = ["barrel-QS", "dynamite-2H", "jail-4H", "bang-AS"]
[[seats]]
table = ["barrel-KS"]
{target}
[[seats]]
[[seats]]
[[steps]]
moves = []
"""
DUKE = 'character = "lucky_duke"'
JOURDONNAIS = 'character = "jourdonnais"'


@pytest.mark.parametrize(
    ("character", "move", "percent"),
    [
        ("", "barrel-QS", 24),  # 18 of the 75 cards that may come are hearts
        (DUKE, "barrel-QS", 42),
        (JOURDONNAIS, "barrel-QS", 42),  # two tries
        ("", "dynamite-2H", 13),
        (DUKE, "dynamite-2H", 2),
    ],
)
def test_odds_follow_from_the_cards_left_and_from_the_character(character: str, move: str, percent: int) -> None:
    assert then(begin(ODDS.format(character=character, target="")), move)["percent"] == percent


def test_the_odds_of_a_jail_are_those_of_whoever_sits_in_it() -> None:
    assert then(begin(ODDS.format(character="", target="")), "jail-4H > 1")["percent"] == 76
    assert then(begin(ODDS.format(character="", target=DUKE)), "jail-4H > 1")["percent"] == 58
    assert then(begin(ODDS.format(character=DUKE, target="")), "jail-4H > 1")["percent"] == 76


@pytest.mark.parametrize(("target", "percent"), [("", 26), (DUKE, 45)])
def test_the_odds_of_a_barrel_that_is_tried(target: str, percent: int) -> None:
    match = begin(ODDS.format(character="", target=target))
    match.play("bang-AS > 1")
    assert then(match, "barrel") == {"key": "heart", "percent": percent}


def test_the_last_life_is_named_and_a_beer_that_could_save_it() -> None:
    match = begin(BANG)
    match.play("bang-AS > 1")
    assert then(match, "pass") == {"key": "out"}
    match = begin(BANG)
    match.play("bang-AS > 3")
    assert then(match, "pass") == {"key": "last_life"}


def test_a_life_is_counted() -> None:
    match = begin(BANG.replace("life = 1", "life = 3"))
    match.play("bang-AS > 1")
    assert then(match, "pass") == {"key": "lose_life", "left": 2}


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("kiseru > 3", {"key": "wounds", "n": 2, "left": 3}),
        ("nodachi > 1", {"key": "defeats", "n": 3}),
        ("focus", {"key": "focus", "n": 2}),
        ("armor", {"key": "armor", "n": 1}),
        ("geisha > 2 hand", {"key": "unseen", "n": 1}),
        ("end", {"key": "discard", "n": 2}),
    ],
)
def test_samurai_sword(move: str, said: dict[str, object]) -> None:
    assert then(begin(SWORD), move) == said


def test_wounds_to_take_in_samurai_sword() -> None:
    match = begin(SWORD)
    match.play("nodachi > 1")
    assert then(match, "take") == {"key": "defeated", "honour": match.view(1)["seats"][1]["honour"] - 1}  # type: ignore[index]


def test_shinobi() -> None:
    match = begin(SHINOBI)
    assert then(match, "oda > 1") == {"key": "total", "clan": "oda", "before": 3, "after": 4}
    match.play("mori > 1")
    assert then(match, "1 oda > 2") == {"key": "march", "left": 1, "there": 2}


def test_a_forced_attack_on_ones_own_clan_is_announced_in_shinobi() -> None:
    match = begin(SHINOBI_OWN)
    assert then(match, "takeda > 1") == {"key": "total", "clan": "takeda", "before": 1, "after": 2}
    match.play("takeda > 1")
    # Two Oda at home could attack only Mori, the seat's own clan, and would have to.
    said = then(match, "oda > 0")
    assert said == {"key": "total_own", "clan": "oda", "before": 1, "after": 2, "own": "mori"}
    assert then(match, "uesugi > 0") == {"key": "total", "clan": "uesugi", "before": 0, "after": 1}
    for language in ("en", "ru", "zh"):
        assert Words("shinobi", [], language).then(said) != Words("shinobi", [], language).then(
            {**said, "key": "total"}
        )
    assert Words("shinobi", [], "en").then(said).endswith("then you must attack, and only Mōri is possible: yours")


def test_samurai_spirit() -> None:
    match = begin(SPIRIT.format(next="1-farm-intruder", line="1-barricade"))
    assert then(match, "pass") == {"key": "pass", "hat": 0, "farm": 1, "doll": 1}
    assert then(match, "support > 1") == {"key": "support"}
    match.play("fight")
    assert then(match, "defend") == {"key": "defend_farm"}
    assert then(match, "confront") == {"key": "below_intruder", "sum": 2, "value": 9, "n": 1}


RAIDERS = [
    ("1-barricade", "3 of 9, next turn a barricade falls"),
    ("4-wound", "6 of 9, next turn a wound"),
    ("6-farm-barricade-barricade-flame", "8 of 9, next turn 2 barricades fall"),
    ("6-hat-intruder-intruder-flame", "8 of 9, next turn 2 more intruders"),
    ("6-doll-must_pass-flame", "8 of 9, next turn you must pass"),
    ("6-no_support-wound-flame", "8 of 9, next turn two penalties: cannot support this turn; a wound"),
]


@pytest.mark.parametrize(("raider", "said"), RAIDERS, ids=[raider for raider, _ in RAIDERS])
def test_the_penalty_that_comes_next_turn_is_said(raider: str, said: str) -> None:
    text = SPIRIT.replace("turn = 0", "turn = 0\nround = 3")
    match = begin(text.format(next=raider, line="2-doll"))
    match.play("fight")
    assert Words("samurai_spirit", ["Ines"], "en").then(then(match, "confront")) == said


def test_a_player_without_lives_goes_out() -> None:
    match = begin(BANG)
    match.play("bang-AS > 3")
    match.play("pass")
    view: Any = match.view(3)
    (leave,) = [move for move in view["moves"] if move["text"] == "pass"]
    assert Words("bang", ["Ines"], "en").move(leave["say"]) == "Give up"


@pytest.mark.parametrize(
    ("farm", "doll", "said"),
    [
        (1, 1, "out of the round; at its end: a wound, −1 farm, −1 family"),
        (1, 0, "out of the round; at its end: a wound, −1 farm"),
        (0, 1, "out of the round; at its end: a wound, −1 family"),
        (0, 0, "out of the round; at its end: a wound"),
    ],
)
def test_what_a_pass_leaves_uncovered(farm: int, doll: int, said: str) -> None:
    assert Words("samurai_spirit", [], "en").then({"key": "pass", "hat": 1, "farm": farm, "doll": doll}) == said


def test_words_of_a_consequence() -> None:
    words = Words("bang", ["Ines"], "en")
    assert words.then({"key": "lose_life", "left": 3}) == "−1 life, 3 left"
    assert Words("shinobi", [], "ru").then({"key": "total", "clan": "oda", "before": 3, "after": 4}).endswith("3 → 4")
