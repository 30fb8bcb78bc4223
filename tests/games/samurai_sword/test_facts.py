"""Facts about Samurai Sword: what is in the box and how it is dealt."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sanjuro
from sanjuro.games.samurai_sword.cards import CARDS, FIRST_ROLE, KINDS, WEAPONS
from sanjuro.games.samurai_sword.characters import CHARACTERS
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("players", COUNTS)

ROLES = {
    3: {"shogun": 1, "ninja": 2},
    4: {"shogun": 1, "samurai": 1, "ninja": 2},
    5: {"shogun": 1, "samurai": 1, "ninja": 2, "ronin": 1},
    6: {"shogun": 1, "samurai": 1, "ninja": 3, "ronin": 1},
    7: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 1},
}
# The shogun and the others.
HONOUR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}

RESILIENCE = {
    "benkei": 5,
    "chiyome": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}


def new(players: int, seed: int, **options: Any) -> SamuraiSwordMatch:
    match = sanjuro.new("samurai_sword", players=players, seed=seed, **options)
    assert isinstance(match, SamuraiSwordMatch)
    return match


def seats_of(match: sanjuro.Match) -> list[dict[str, object]]:
    seats = match.open_view()["seats"]
    assert isinstance(seats, list)
    return seats


def test_ninety_cards() -> None:
    copies = Counter(CARDS.names[:FIRST_ROLE])
    assert sum(copies.values()) == 90
    weapons = [weapon[0] for weapon in WEAPONS]
    assert sum(copies[name] for name in weapons) == 32
    properties = {"focus": 6, "armor": 4, "fast_draw": 3, "bushido": 2}
    assert {name: copies[name] for name in properties} == properties
    assert sum(properties.values()) == 15
    actions = {
        "parry": 15,
        "geisha": 6,
        "diversion": 5,
        "battle_cry": 4,
        "tea_ceremony": 4,
        "jujutsu": 3,
        "breathing": 3,
        "daimyo": 3,
    }
    assert {name: copies[name] for name in actions} == actions
    assert sum(actions.values()) == 43
    assert set(KINDS) == set(copies) == {*weapons, *properties, *actions}


def test_weapons() -> None:
    """Name: upper number, lower number, copies."""
    assert {name: (reach, wounds, copies) for name, reach, wounds, copies in WEAPONS} == {
        "bokken": (1, 1, 6),
        "kiseru": (1, 2, 5),
        "wakizashi": (1, 3, 1),
        "bo": (2, 1, 5),
        "kusarigama": (2, 2, 4),
        "katana": (2, 3, 1),
        "shuriken": (3, 1, 3),
        "kanabo": (3, 2, 1),
        "nodachi": (3, 3, 1),
        "naginata": (4, 1, 2),
        "nagayari": (4, 2, 1),
        "tanegashima": (5, 1, 1),
        "daikyu": (5, 2, 1),
    }


def test_characters() -> None:
    resilience = {character.name: character.resilience for character in CHARACTERS}
    assert len(resilience) == len(CHARACTERS), "two have the same name"
    assert resilience.items() >= RESILIENCE.items()


def test_role_cards() -> None:
    assert CARDS.names[FIRST_ROLE:] == ["shogun", "samurai", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"]


@every_count
def test_roles_honour_and_resilience_by_player_count(players: int) -> None:
    for seed in range(40):
        match = new(players, seed)
        seats = seats_of(match)
        assert Counter(seat["role"] for seat in seats) == ROLES[players]
        assert match.seat == match.shogun
        for number, seat in enumerate(seats):
            shogun, others = HONOUR[players]
            assert seat["honour"] == (shogun if number == match.shogun else others)
            assert seat["resilience"] == seat["full_resilience"]
        names = [seat["character"] for seat in seats]
        assert len(set(names)) == players


@every_count
def test_cards_are_dealt_clockwise_from_the_shogun(players: int) -> None:
    """The seats get 4, 5, 5, 6, 6, 7, 7; the shogun has already drawn for the first turn when asked."""
    for seed in range(40):
        match = new(players, seed)
        hands = [len(match.hand((match.shogun + place) % players)) for place in range(players)]
        hands[0] -= match.cards_a_turn(match.shogun)
        assert hands == [4, 5, 5, 6, 6, 7, 7][:players]


@every_count
def test_the_quick_pace_takes_one_honour_but_leaves_two(players: int) -> None:
    match = new(players, 1, pace="quick")
    for seat in range(players):
        usual = HONOUR[players][0 if seat == match.shogun else 1]
        assert match.honour[seat] == max(2, usual - 1)


@every_count
def test_everybody_knows_which_roles_are_in_the_box_but_not_which_ninja(players: int) -> None:
    match = new(players, 3)
    box = match.piles[match.layout.by_place["box"]]
    hidden = [CARDS.names[card] for card in box if match.known[card] == 0]
    assert len(hidden) == (1 if players < 6 else 0)
    assert all(name.startswith("ninja") for name in hidden)
    everyone = match.layout.everyone
    assert all(match.known[card] == everyone for card in box if not CARDS.names[card].startswith("ninja"))


@every_count
def test_imagined_roles_are_those_of_the_player_count(players: int) -> None:
    for seed in range(30):
        match = new(players, seed)
        imagined = match.imagine(None, seed)
        assert Counter(seat["role"] for seat in seats_of(imagined)) == ROLES[players]
        assert imagined.view(match.shogun)["shogun"] == match.shogun


def chi_square(counts: Counter[object], cells: int, total: int) -> float:
    expected = total / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


def fits(chi: float, free: int) -> bool:
    return bool(chi < free + 5 * (2 * free) ** 0.5)


@every_count
def test_every_seat_is_as_likely_to_be_the_shogun(players: int) -> None:
    total = 400 * players
    shoguns: Counter[object] = Counter(new(players, seed).shogun for seed in range(total))
    assert fits(chi_square(shoguns, players, total), players - 1)


def test_every_ninja_is_as_likely_to_go_back_into_the_box() -> None:
    total = 1500
    away: Counter[object] = Counter()
    for seed in range(total):
        match = new(4, seed)
        away.update(card for card in match.piles[match.layout.by_place["box"]] if "ninja" in CARDS.names[card])
    assert fits(chi_square(away, 3, total), 2)


def test_every_character_is_as_likely_at_a_seat() -> None:
    total = 2400
    first: Counter[object] = Counter(new(5, seed).character[0] for seed in range(total))
    assert fits(chi_square(first, len(CHARACTERS), total), len(CHARACTERS) - 1)


def test_every_card_is_as_likely_in_a_first_hand() -> None:
    total = 1800
    dealt: Counter[object] = Counter()
    for seed in range(total):
        match = new(5, seed)
        dealt.update(match.hand((match.shogun + 1) % 5))
    assert fits(chi_square(dealt, 90, 5 * total), 89)
