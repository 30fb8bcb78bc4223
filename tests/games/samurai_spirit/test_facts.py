"""Facts about the components and the deal of Samurai Spirit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sanjuro
from sanjuro.bots import make
from sanjuro.core.rng import seeded
from sanjuro.games.samurai_spirit.boards import SAMURAI
from sanjuro.games.samurai_spirit.raiders import CARDS, FLAME, KIND, NAMES, PENALTIES, STRENGTH, SYMBOL, SYMBOLS
from sanjuro.games.samurai_spirit.samurai import FIGHTS_TWICE, HANDS_ON, IGNORES, KIAI_VALUE, PLACING, SEVEN
from sanjuro.games.samurai_spirit.table import BOX, DECK, FARMS

GAME = sanjuro.GAMES["samurai_spirit"]


def raiders(match: sanjuro.Match, pile: int) -> list[int]:
    return [card for card in match.piles[pile] if card < 66]


def test_thirteen_marauders_of_each_strength_seven_lieutenants_and_seven_bosses() -> None:
    assert Counter(STRENGTH) == {1: 13, 2: 13, 3: 13, 4: 13, 5: 7, 6: 7}
    assert Counter(KIND) == {1: 52, 2: 7, 3: 7}
    assert len(set(NAMES)) == 66, "every raider is another"


def test_symbols() -> None:
    marauders = Counter(SYMBOL[card] for card in range(66) if KIND[card] == 1)
    assert marauders == {0: 14, 1: 16, 2: 18, -1: 4}
    for kind in (2, 3):
        assert Counter(SYMBOL[card] for card in range(66) if KIND[card] == kind) == {0: 1, 1: 1, 2: 1, -1: 4}


def test_flames() -> None:
    assert [sum(FLAME[card] for card in range(66) if STRENGTH[card] == s) for s in range(1, 7)] == [6, 6, 6, 6, 4, 7]


def test_penalties() -> None:
    found = Counter(word for name in NAMES for word in name.split("-")[1:] if word in PENALTIES)
    assert found == {
        "barricade": 16,
        "wound": 16,
        "intruder": 10,
        "no_defend": 5,
        "no_support": 6,
        "left_draws": 3,
        "right_draws": 3,
        "must_pass": 1,
        "reshuffle_discard": 1,
        "no_talent": 1,
        "discard_defence": 1,
    }
    assert all(word in [*PENALTIES, *SYMBOLS, "flame"] for name in NAMES for word in name.split("-")[1:])


def test_farms_and_families() -> None:
    tokens = Counter(CARDS.names[66:])
    assert tokens == {
        "farm-family": 1,
        "farm-farm": 1,
        "farm-barricade": 2,
        "farm-wound": 2,
        "family-heal": 1,
        "family-barricade": 1,
        "family-discard_intruder": 1,
    }


def test_each_samurai_is_defined_under_his_own_number() -> None:
    assert [samurai.number for samurai in SEVEN] == list(range(7))
    assert [samurai.name for samurai in SEVEN] == SAMURAI


def test_talents() -> None:
    """Who hands on and ignores what, fights twice, or has another option for a raider turned up."""

    def names(talents: int) -> list[str]:
        return [samurai.name for samurai in SEVEN if talents >> samurai.number & 1]

    assert [names(HANDS_ON[strength & 1]) for strength in (2, 3)] == [["heihachi"], ["daisuke"]]
    assert [names(IGNORES[strength & 1]) for strength in (2, 3)] == [["gorobei"], ["kanbei"]]
    assert names(FIGHTS_TWICE) == ["kikuchiyo"]
    everybody = (1 << len(SEVEN)) - 1
    assert [samurai.name for samurai in PLACING[everybody]] == ["heihachi", "daisuke", "kyuzo", "katsushiro"]
    assert PLACING[0] == []


def test_kiai_values() -> None:
    assert dict(zip(SAMURAI, KIAI_VALUE, strict=True)) == {
        "heihachi": 8,
        "daisuke": 8,
        "gorobei": 9,
        "kanbei": 9,
        "kikuchiyo": 10,
        "kyuzo": 9,
        "katsushiro": 10,
    }


@pytest.mark.parametrize(
    ("difficulty", "barricades", "marauders"), [("easy", 3, 6), ("normal", 2, 7), ("hard", 1, 7), ("heroic", 0, 7)]
)
@pytest.mark.parametrize("players", range(1, 8))
def test_set_up(players: int, difficulty: str, barricades: int, marauders: int) -> None:
    match = sanjuro.new("samurai_spirit", players=players, seed=3, difficulty=difficulty)
    seats = max(players, 2)
    assert match.seats == seats
    view = match.open_view()
    assert view["barricades"] == {"count": seats + barricades, "most": seats + barricades}
    assert view["deck"]["count"] == seats * marauders  # type: ignore[index]
    assert all(KIND[card] == 1 for card in match.piles[DECK])
    assert view["farms"]["count"] == 6  # type: ignore[index]
    assert len(view["families"]) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize(("difficulty", "fewer"), [("easy", 1), ("normal", 0)])
def test_the_next_kind_joins_one_a_samurai(difficulty: str, fewer: int) -> None:
    seen = set()
    bot = make("rules", "samurai_spirit")
    for seed in range(4):
        match = sanjuro.new("samurai_spirit", players=4, seed=seed, difficulty=difficulty)
        while match.seat is not None:
            match.play(bot.choose(match.window(match.seat), [], match.moves, seeded(seed)))
            here = match.round
            if here > 1 and not match.over:
                seen.add(here)
                used = Counter(
                    KIND[card] for pile in range(len(match.piles)) if pile != BOX for card in raiders(match, pile)
                )
                assert used[2] == 4 - fewer
                assert used[3] == (4 - fewer if here == 3 else 0)
                assert used[1] == (28 if fewer == 0 else 24)
    assert seen == {2, 3}


def test_samurai_are_chosen_or_random() -> None:
    match = sanjuro.new("samurai_spirit", players=3, seed=1, samurai=["kyuzo", "heihachi", "kanbei"])
    assert [seat["samurai"] for seat in match.open_view()["seats"]] == ["kyuzo", "heihachi", "kanbei"]  # type: ignore[attr-defined]
    first = Counter(
        sanjuro.new("samurai_spirit", players=3, seed=seed).open_view()["seats"][0]["samurai"]  # type: ignore[index]
        for seed in range(1400)
    )
    assert chi_square(list(first.values()), 200) < 6 + 5 * 12**0.5
    assert set(first) == set(SAMURAI)


def names(match: sanjuro.Match) -> list[str]:
    return [seat["samurai"] for seat in match.open_view()["seats"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("open_seat", [None, "random"])
def test_one_may_choose_while_others_leave_it_to_chance(open_seat: str | None) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(1200):
        match = sanjuro.new("samurai_spirit", players=3, seed=seed, samurai=[open_seat, "kyuzo", open_seat])
        first, chosen, last = names(match)
        assert chosen == "kyuzo"
        assert len({first, chosen, last}) == 3
        drawn[first] += 1
    assert set(drawn) == set(SAMURAI) - {"kyuzo"}
    assert chi_square(list(drawn.values()), 200) < 5 + 5 * 10**0.5


def test_choices_seat_by_seat_are_in_the_record() -> None:
    match = sanjuro.new("samurai_spirit", players=3, seed=3, samurai=["kyuzo", None, None])
    assert names(sanjuro.replay(match.record())) == names(match)
    assert names(sanjuro.from_bytes(match.to_bytes())) == names(match)


@pytest.mark.parametrize("count", range(2, 8))
def test_one_player_leads_two_to_seven_left_to_chance(count: int) -> None:
    match = sanjuro.new("samurai_spirit", players=1, seed=1, samurai=[None] * count)
    assert match.seats == count
    assert len(set(names(match))) == count


def test_one_player_leads_several() -> None:
    match = sanjuro.new("samurai_spirit", players=1, seed=1, samurai=SAMURAI)
    assert match.seats == 7
    assert match.players == 1


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {"samurai": ["kyuzo", "kyuzo", "kanbei"]}, "only once"),
        (3, {"samurai": ["kyuzo", None, "kyuzo"]}, "only once"),
        (3, {"samurai": ["kyuzo"]}, "3 players have 3 samurai"),
        (3, {"samurai": [None, None]}, "3 players have 3 samurai, not 2"),
        (1, {"samurai": [None] * 8}, "2 to 7 samurai, not 8"),
        (1, {"samurai": ["kyuzo"]}, "2 to 7 samurai, not 1"),
        (7, {"spare_tokens": True}, "no spare tokens"),
        (4, {"difficulty": "deadly"}, "easy, normal, hard, heroic"),
        (4, {"samurai": ["toshiro"]}, "toshiro"),
    ],
)
def test_options_that_cannot_be_are_explained(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        sanjuro.new("samurai_spirit", players=players, **options)


def test_each_marauder_is_as_likely_in_the_deck_and_on_top() -> None:
    games = 2600
    on_top, dealt = Counter[int](), Counter[int]()
    for seed in range(games):
        match = sanjuro.new("samurai_spirit", players=4, seed=seed, events=False)
        on_top[match.piles[DECK][-1]] += 1
        dealt.update(match.piles[DECK])
    assert chi_square([on_top[card] for card in range(52)], games / 52) < 51 + 5 * 102**0.5
    assert all(abs(dealt[card] / games - 28 / 52) < 0.05 for card in range(52))


def test_each_farm_is_as_likely_to_fall_first_and_each_seat_to_begin() -> None:
    games = 2400
    farms, begins = Counter[int](), Counter[int]()
    for seed in range(games):
        match = sanjuro.new("samurai_spirit", players=4, seed=seed, events=False)
        farms[match.piles[FARMS][-1]] += 1
        begins[match.asked] += 1
    assert chi_square([farms[card] for card in range(66, 72)], games / 6) < 5 + 5 * 10**0.5
    assert chi_square([begins[seat] for seat in range(4)], games / 4) < 3 + 5 * 6**0.5


def test_two_samurai_never_begin_with_fewer_than_two_dolls() -> None:
    fewest = 99
    for seed in range(3000):
        for players, options in ((2, {}), (1, {"difficulty": "easy"})):
            match = sanjuro.new("samurai_spirit", players=players, seed=seed, events=False, **options)
            fewest = min(fewest, sum(SYMBOL[card] == 2 for card in match.piles[DECK]))
    assert fewest == 2, "3000 deals show the fewest there may be, and no fewer"


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)
