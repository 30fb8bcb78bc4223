"""A scenario with a position that no game can reach is refused with a message."""

from __future__ import annotations

import pytest

import sanjuro

STEP = "[[steps]]\nexpect = { over = false }\n"
SPIRIT = """rest = "box"
deck = ["1-doll", "2-doll"]
[[seats]]
samurai = "kyuzo"
[[seats]]
samurai = "kanbei"
[[seats]]
"""
# Samurai Sword with four players: the first seat is the shogun.
SWORD = "[[seats]]\n" * 4
BANG = "[[seats]]\n" * 4
SHINOBI = "[[seats]]\n" * 3


def said(game: str, position: str) -> str:
    try:
        return "\n".join(sanjuro.scenario(f'title = "x"\ngame = "{game}"\n{position}{STEP}').check())
    except sanjuro.BadSetup as error:
        return str(error)


def with_seat(position: str, seat: int, *keys: str) -> str:
    """Return the position with these lines added to one of its [[seats]]."""
    parts = position.split("[[seats]]\n")
    parts[seat + 1] += "".join(f"{key}\n" for key in keys)
    return "[[seats]]\n".join(parts)


@pytest.mark.parametrize(
    ("game", "position"),
    [("bang", BANG), ("samurai_sword", SWORD), ("shinobi", SHINOBI), ("samurai_spirit", SPIRIT)],
)
def test_the_positions_they_are_made_of_are_possible(game: str, position: str) -> None:
    assert said(game, position) == ""


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (with_seat(BANG, 1, 'table = ["schofield", "winchester"]'), "nobody has two weapons"),
        (with_seat(BANG, 1, 'table = ["barrel-QS", "barrel-KS"]'), "nobody has two barrel cards in front of them"),
        (with_seat(BANG, 0, 'table = ["jail"]'), "the sheriff is never in jail"),
        (with_seat("turn = 1\n" + BANG, 1, 'table = ["jail"]'), "leaves it, or loses the turn, before the draw phase"),
        (with_seat(BANG, 1, 'hand = ["outlaw"]'), "hand: outlaw cannot be there: roles lie only in front"),
        (with_seat(BANG, 1, 'table = ["deputy"]'), "deputy cannot be there: roles lie only in front"),
        ('deck = ["renegade"]\n' + BANG, "deck: renegade cannot be there: roles lie only in front"),
        ('discard = ["renegade"]\n' + BANG, "discard: renegade cannot be there: roles lie only in front"),
        (with_seat(BANG, 1, 'role = ["beer"]'), "role: beer-6H cannot be there: a role is one of sheriff, renegade"),
        (with_seat(BANG, 1, 'table = ["bang-AS"]'), "bang-AS cannot be there: only blue cards lie in front"),
        (with_seat(BANG, 1, "out = true", 'hand = ["beer"]'), "seats[1].hand: an eliminated player has no cards"),
        (with_seat(BANG, 1, "out = true", 'table = ["barrel"]'), "seats[1].table: an eliminated player has no cards"),
        (with_seat(BANG, 1, "out = true", "life = 2"), "seats[1].life: an eliminated player has no lives"),
        (with_seat(BANG, 1, "life = -1"), "1 to 4 lives are possible here"),
        (with_seat(BANG, 0, "out = true"), "without the sheriff the game is over"),
        (
            BANG.replace("[[seats]]\n", "[[seats]]\nout = true\n").replace("out = true\n", "", 1),
            "only the sheriff's side",
        ),
        (with_seat("turn = 1\n" + BANG, 1, "out = true"), "a living seat is needed, and seat 1 is out"),
        ("shots = -1\n" + BANG, "shots: no -1 BANG!s can have been played"),
        ('shots = 1\nphase = "draw"\n' + BANG, "shots: no 1 BANG!s can have been played"),
        ('store = ["beer"]\n' + BANG, "store: beer-6H cannot be there: cards are there only during a choice"),
        ('check = ["beer"]\n' + BANG, "check: beer-6H cannot be there: cards are there only during a choice"),
        (with_seat(BANG, 1, 'looked = ["beer"]'), "looked: beer-6H cannot be there: cards are there only during"),
        (with_seat(BANG, 1, 'hand = ["duel"]') + "[options]\nsimple = true\n", "the simple game is played without it"),
        (BANG + '[options]\nsheriff = "2"\n', "options.sheriff: the sheriff sits at seat 0 here"),
        (
            BANG + f"[options]\ncharacters = {['random'] * 4}\n",
            "options.characters: in a scenario, each of the [[seats]]",
        ),
        (
            with_seat(with_seat(BANG, 1, 'character = "paul_regret"'), 2, 'character = "paul_regret"'),
            "line 7: seats[2].character: paul_regret already sits at seat 1",
        ),
    ],
)
def test_bang(position: str, sentence: str) -> None:
    found = said("bang", position)
    assert sentence in found
    assert found.startswith("line ")


def test_the_simple_game_is_without_the_book_cards() -> None:
    match = sanjuro.scenario(f'title = "x"\ngame = "bang"\n{BANG}[options]\nsimple = true\n{STEP}').begin()
    deck = [card["card"].partition("-")[0] for card in match.open_view()["deck"]["cards"]]  # type: ignore[index]
    assert "bang" in deck
    assert not {"dynamite", "jail", "duel", "indians", "general_store"} & set(deck)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (with_seat(SWORD, 1, 'hand = ["ronin"]'), "ronin cannot be there: roles lie only in front"),
        (with_seat(SWORD, 1, 'role = ["parry"]'), "parry cannot be there: a role is needed"),
        (with_seat(SWORD, 1, 'table = ["parry"]'), "parry cannot be there: only properties lie in front"),
        (with_seat(SWORD, 1, 'table = ["bushido", "bushido"]'), "at most one Bushido is in play"),
        (with_seat(with_seat(SWORD, 1, 'table = ["bushido"]'), 2, 'table = ["bushido"]'), "one Bushido is in play"),
        ('played = ["parry"]\n' + SWORD, "parry cannot be there: a card is there only during a choice"),
        ("weapons = -1\n" + SWORD, "weapons: a number from 0 to 1 is needed, not -1"),
        ("weapons = 2\n" + SWORD, "weapons: a number from 0 to 1 is needed, not 2"),
        ('weapons = 1\nphase = "draw"\n' + SWORD, "weapons: a number from 0 to 0 is needed, not 1"),
        (with_seat(SWORD, 1, "resilience = -1"), "resilience: a number from 0 to 5 is needed, not -1"),
        (with_seat(SWORD, 1, "honour = -1"), "without honour the game is over"),
        (with_seat(SWORD, 1, "honour = 4"), "together they have 15 honour, but there are only 14 points"),
        (
            SWORD.replace("[[seats]]\n", "[[seats]]\nresilience = 0\n").replace("resilience = 0\n", "", 1),
            "only one player has resilience, so the game is over",
        ),
        ('rest = "box"\n' + SWORD, "nobody could ever play a card again"),
        ('rest = "box"\n' + with_seat(SWORD, 0, 'hand = ["focus", "armor"]'), "nobody could ever play a card again"),
    ],
)
def test_samurai_sword(position: str, sentence: str) -> None:
    found = said("samurai_sword", position)
    assert sentence in found
    assert found.startswith("line ")


def test_samurai_sword_goes_on_asking_with_a_single_card() -> None:
    match = sanjuro.scenario(f'title = "x"\ngame = "samurai_sword"\nrest = "box"\ndeck = ["bo"]\n{SWORD}{STEP}').begin()
    for _ in range(20):
        assert match.moves
        match.play(match.moves[0])


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (with_seat(SHINOBI, 1, 'hand = ["secret-oda"]'), "secret-oda cannot be there: a secret card lies"),
        ('discard = ["secret-oda"]\n' + SHINOBI, "secret-oda cannot be there: a secret card lies"),
        (with_seat(SHINOBI, 1, 'clan = ["oda"]'), "oda cannot be there: a secret card is needed"),
        (with_seat(SHINOBI, 1, 'oda = ["mori"]'), "mori cannot be there: an army of oda has only cards of that clan"),
        (with_seat(SHINOBI, 1, 'oda = ["ninja"]'), "ninja cannot be there: an army of oda has only cards of that clan"),
        (with_seat(SHINOBI, 1, f"hand = {['oda'] * 5}"), "a hand has at most 4 cards"),
        ("last_drawer = 1\n" + SHINOBI, "nobody has drawn the last card: there are cards in the deck"),
        ('rest = "box"\n' + SHINOBI, "the deck is empty, so somebody has drawn the last card"),
        ('rest = "box"\nlast_drawer = -1\n' + SHINOBI, "last_drawer: the seats are 0 to 2"),
        (with_seat(SHINOBI, 1, 'clan = ["secret-oda", "secret-mori"]'), "a seat has one secret clan"),
        (with_seat(SHINOBI, 1, f"clan = {['secret'] * 5}"), "no secret card is left for this seat"),
    ],
)
def test_shinobi(position: str, sentence: str) -> None:
    found = said("shinobi", position)
    assert sentence in found
    assert found.startswith("line ")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            with_seat(with_seat(SPIRIT, 0, "support = 1"), 1, "passed = true"),
            "seat 1 has passed, so it has given all tokens",
        ),
        (with_seat(SPIRIT, 0, "wounds = -1"), "wounds: a number from 0 to 3 is needed, not -1"),
        (with_seat(SPIRIT, 0, "support = 3"), "support: the seats are 0 to 2"),
        ("barricades = -1\n" + SPIRIT, "barricades: a number from 0 to"),
        (with_seat(SPIRIT, 0, 'line = ["farm-farm"]'), "farm-farm cannot be there: raiders are needed"),
        ('discard = ["family-heal"]\n' + SPIRIT, "family-heal cannot be there: raiders are needed"),
        ('farms = ["family-heal"]\n' + SPIRIT, "family-heal cannot be there: farms are needed"),
        ('lost = ["1-hat-flame"]\n' + SPIRIT, "1-hat-flame cannot be there: families are needed"),
        ('drawn = ["1-hat-flame"]\n' + SPIRIT, "1-hat-flame cannot be there: a raider is there only during"),
        (SPIRIT.replace('"1-doll", "2-doll"', ""), "a raider is needed: with an empty deck the round is over"),
        (with_seat(SPIRIT, 0, 'called = ["heihachi"]'), "'heihachi' is not an absent samurai with a spare token"),
    ],
)
def test_samurai_spirit(position: str, sentence: str) -> None:
    found = said("samurai_spirit", position)
    assert sentence in found
    assert found.startswith("line ")


TWO = SPIRIT.removesuffix("[[seats]]\n")


def test_samurai_spirit_with_spare_tokens() -> None:
    """Two samurai have spare tokens, and at least two dolls in the first deck."""
    assert said("samurai_spirit", TWO) == ""
    assert "at least 2 raiders of round 1 must be dolls" in said(
        "samurai_spirit", TWO.replace('"1-doll", "2-doll"', '"1-hat-flame"')
    )
    called = 'called = ["heihachi"]'
    assert said("samurai_spirit", with_seat(TWO, 0, called)) == ""
    twice = with_seat(with_seat(TWO, 0, called), 1, called)
    assert "the token of heihachi is already elsewhere" in said("samurai_spirit", twice)
    left = 'spares = ["heihachi"]\n' + with_seat(TWO, 0, called)
    assert "the token of heihachi is already elsewhere" in said("samurai_spirit", left)


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
def test_nobody_sits_at_any_number_of_seats_and_has_no_ability(game: str) -> None:
    seats = '[[seats]]\ncharacter = "nobody"\n' * 4
    match = sanjuro.scenario(f'title = "x"\ngame = "{game}"\nphase = "draw"\n{seats}{STEP}').begin()
    assert [seat["character"] for seat in match.open_view()["seats"]] == ["nobody"] * 4  # type: ignore[attr-defined]
    assert match.open_view()["seats"][0]["hand"]["count"] == 2  # type: ignore[index]
    assert sanjuro.from_bytes(match.to_bytes()).to_bytes() == match.to_bytes()
    assert match.game.labels(match, 0)["character"] == "nobody"
    match.playout(sanjuro.Rng(1, 0))
    assert match.over


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
def test_nobody_is_neither_dealt_nor_an_option_nor_in_need_of_words(game: str) -> None:
    definition = sanjuro.GAMES[game]
    assert "nobody" not in definition.things()
    assert all("nobody" not in option.choices for option in definition.options)
    for seed in range(200):
        match = sanjuro.new(game, players=7, seed=seed)
        assert "nobody" not in [match.game.labels(match, seat)["character"] for seat in range(7)]
