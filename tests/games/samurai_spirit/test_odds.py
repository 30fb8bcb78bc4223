"""The odds in the view are exact: they agree with enumerating all possible deals."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb
from typing import Any

import pytest
from tables import walk

import sanjuro
from sanjuro.core.scenario import read
from sanjuro.games.samurai_spirit.odds import next_weights
from sanjuro.games.samurai_spirit.raiders import KIND, RAIDERS, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.table import BOX, DECK, INTRUDERS


def by_counting(match: sanjuro.Match) -> dict[int, float]:
    """Return the probability that each raider is next, by enumerating all arrangements of the unknown raiders."""
    unknown = [card for card in range(RAIDERS) if match.known[card] == 0]
    places = [
        (pile, at) for pile in (DECK, INTRUDERS, BOX) for at, card in enumerate(match.piles[pile]) if card in unknown
    ]
    top = (DECK, len(match.piles[DECK]) - 1)
    if top not in places:
        return {match.piles[DECK][-1]: 1.0}
    mixed = dict(zip(match.mixed[::2], match.mixed[1::2], strict=True))  # type: ignore[attr-defined]
    counts: Counter[int] = Counter()
    for deal in permutations(unknown):
        lies = dict(zip(places, deal, strict=True))
        can_be = all(
            (pile != BOX or (KIND[card] == match.round and card not in mixed))  # type: ignore[attr-defined]
            and (pile != INTRUDERS or card not in mixed or at >= mixed[card])
            for (pile, at), card in lies.items()
        )
        copy = match.copy()
        for (pile, at), card in lies.items():
            copy.piles[pile][at] = card
        if can_be and match.game.possible(copy):
            counts[lies[top]] += 1
    total = sum(counts.values())
    return {card: count / total for card, count in counts.items()}


def by_weights(match: sanjuro.Match) -> dict[int, float]:
    weights = next_weights(match, 1)  # type: ignore[arg-type]
    return {card: weight / sum(weights) for card, weight in enumerate(weights) if weight}


def small(text: str) -> sanjuro.Match:
    """Return a position with few unknown raiders: all others are face up in the discard pile."""
    head, _, seats = text.partition("[[seats]]")
    full = f'title = "x"\ngame = "samurai_spirit"\nrest = "box"\n{head}\n[[seats]]{seats}\n[[steps]]\n'
    return read(full, sanjuro.GAMES).begin()


ALL = sanjuro.GAMES["samurai_spirit"].cards.names[:66]


def all_but(kind: int, names: list[str]) -> str:
    """Return the other raiders up to a kind, for the discard pile."""
    return str([name for card, name in enumerate(ALL) if KIND[card] <= kind and name not in names])


POSITIONS = {
    "first round, a deck, intruders and a box": (
        1,
        ["1-doll", "2-doll", "3-doll", "4-hat", "2-hat-flame", "4-wound", "1-barricade"],
        'deck = ["1-doll", "2-doll", "3-doll"]\nintruders = ["4-hat"]\n',
        3,
    ),
    "two dolls must be in the game": (
        1,
        ["1-doll", "2-doll", "3-hat-flame", "4-hat", "2-hat-flame", "4-wound", "1-barricade"],
        'deck = ["1-doll", "2-doll", "3-hat-flame", "4-hat"]\n',
        2,
    ),
    "second round, lieutenants in the box": (
        2,
        [
            "1-doll",
            "2-doll",
            "5-hat-wound",
            "5-doll-intruder",
            "5-farm-barricade",
            "5-wound-flame",
            "5-barricade-flame",
        ],
        'deck = ["1-doll", "5-hat-wound", "2-doll"]\nintruders = ["5-doll-intruder"]\n',
        3,
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions_agree_with_counting(name: str) -> None:
    kind, unseen, piles, seats = POSITIONS[name]
    discard = all_but(kind, unseen)
    if name.startswith("two dolls"):
        # Only one of the face-up cards may have come from this deck, and none is a doll.
        discard = "[]"
        unseen_dolls = [n for n in ALL if "doll" in n and n not in unseen]
        assert unseen_dolls
    match = small(f"round = {kind}\n{piles}discard = {discard}\n" + "[[seats]]\n" * seats)
    if name.startswith("two dolls"):
        for card in range(RAIDERS):
            if ALL[card] not in unseen:
                match.known[card] = match.layout.everyone
    counted = by_counting(match)
    assert by_weights(match) == pytest.approx(counted, abs=1e-12)
    assert len(counted) > 1


def test_raiders_shuffled_in_twice_agree_with_counting() -> None:
    unseen = ["1-doll", "2-doll", "3-doll", "4-hat", "6-doll-must_pass-flame", "6-discard_defence-flame"]
    match = small(
        'round = 3\ndeck = ["1-doll", "2-doll", "6-doll-must_pass-flame"]\nintruders = ["3-doll", "4-hat"]\n'
        'discard = ["1-hat-flame", "2-hat-flame"]\n'
        '[[seats]]\nline = ["6-no_defend-reshuffle_discard-flame"]\n[[seats]]\n[[seats]]\n'
    )
    for card in range(RAIDERS):
        if match.known[card] == 0 and ALL[card] not in unseen:
            match.known[card] = match.layout.everyone
    assert len([card for card in range(RAIDERS) if match.known[card] == 0]) == 6
    match.play("reshuffle_discard first")
    assert by_weights(match) == pytest.approx(by_counting(match), abs=1e-12)
    match.play("pass")
    match.play("support > 2")
    assert by_weights(match) == pytest.approx(by_counting(match), abs=1e-12)
    match.mixed += [ALL.index("2-doll"), 0]  # type: ignore[attr-defined]
    assert by_weights(match) == pytest.approx(by_counting(match), abs=1e-12)


def test_imagined_matches_have_the_same_odds() -> None:
    """Over many imagined matches, each raider is on top as often as its weight says."""
    match = small(
        'round = 3\ndeck = ["1-doll", "2-doll", "6-doll-must_pass-flame"]\nintruders = ["3-doll", "4-hat"]\n'
        'discard = ["1-hat-flame", "2-hat-flame"]\n'
        '[[seats]]\nline = ["6-no_defend-reshuffle_discard-flame"]\n[[seats]]\n[[seats]]\n'
    )
    match.play("reshuffle_discard first")
    match.play("pass")
    match.play("support > 2")
    expected = by_weights(match)
    deals = 6000
    counts = Counter(match.imagine(1, seed).piles[DECK][-1] for seed in range(deals))
    assert set(counts) == set(expected)
    chi = sum((counts[card] - deals * chance) ** 2 / (deals * chance) for card, chance in expected.items())
    free = len(expected) - 1
    assert chi < free + 5 * (2 * free) ** 0.5


def test_the_view_adds_the_weights_up() -> None:
    for seed in range(3):
        for match in walk(sanjuro.new("samurai_spirit", players=2 + seed, seed=seed), seed):
            odds: Any = match.view(0)["odds"]
            if odds is None:
                assert match.piles[DECK] == []
                continue
            chances = by_weights(match)
            for strength in range(1, 7):
                one = sum(chance for card, chance in chances.items() if STRENGTH[card] == strength)
                assert odds["strength"][str(strength)] == pytest.approx(one)
            dolls = sum(chance for card, chance in chances.items() if SYMBOL[card] == 2)
            assert odds["symbol"]["doll"] == pytest.approx(dolls)
            seats: Any = match.view(0)["seats"]
            for seat, view in enumerate(seats):
                shown = odds["seats"][seat]
                assert (shown is None) == view["passed"]
                if shown is not None:
                    room = view["kiai"] - view["sum"]
                    meet = sum(chance for card, chance in chances.items() if STRENGTH[card] == room)
                    below = sum(chance for card, chance in chances.items() if STRENGTH[card] < room)
                    assert shown["meet"] == pytest.approx(meet)
                    assert shown["below"] == pytest.approx(below)
                    assert sum(shown.values()) == pytest.approx(1)


def test_the_chance_of_two_dolls_is_the_textbook_one() -> None:
    """If 14 of 52 cards hold at least two of 18 dolls, the next raider is a doll slightly more often than 18/52."""
    match = sanjuro.new("samurai_spirit", players=2, seed=1)
    deals = sum(comb(18, k) * comb(34, 14 - k) for k in range(2, 15))
    with_doll_on_top = sum(comb(18, k) * comb(34, 14 - k) * k / 14 for k in range(2, 15))
    chances = by_weights(match)
    dolls = sum(chance for card, chance in chances.items() if SYMBOL[card] == 2)
    assert dolls == pytest.approx(with_doll_on_top / deals)
    assert dolls > 18 / 52
