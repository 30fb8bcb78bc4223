"""Liar's Dice passes the contract of every game, and counts correctly."""

from __future__ import annotations

from liars_dice import LIARS_DICE
from liars_dice.dice import BOX, card_of, cup_pile, face_of
from liars_dice.match import LiarsDiceMatch

from sanjuro.testing import GameContract


class TestContract(GameContract):
    game = "liars_dice"


def table(*cups: str, **options: object) -> LiarsDiceMatch:
    """Return a match with these faces under the cups; seat 0 bids first."""
    match = LIARS_DICE.new(len(cups), 1, options)
    for seat in range(match.seats):
        match.piles[BOX] += match.piles[cup_pile(seat)]
        match.piles[cup_pile(seat)] = []
    match.known = [0] * len(match.known)
    for seat, cup in enumerate(cups):
        for die, face in enumerate(cup):
            match.shift("roll", seat, card_of(seat, die, int(face)), BOX, cup_pile(seat))
    match.stack[0].seat = match.asked = 0
    match.offer = match.stack[0].moves(match)
    return match


def dice(match: LiarsDiceMatch) -> list[int]:
    return [match.dice(seat) for seat in range(match.seats)]


def test_a_bid_that_holds_costs_the_challenger_a_die() -> None:
    match = table("22345", "12666")
    match.play("4 x 2")  # two twos, a two and a wild one
    match.play("liar")
    assert dice(match) == [5, 4]
    assert match.seat == 1


def test_a_bid_that_is_too_high_costs_the_bidder_a_die() -> None:
    match = table("22345", "12666", wild=False)
    match.play("4 x 2")
    match.play("liar")
    assert dice(match) == [4, 5]
    assert match.seat == 0


def test_a_bid_must_be_higher_and_cannot_be_on_wild_ones() -> None:
    match = table("22345", "12666")
    match.play("2 x 5")
    assert [str(move) for move in match.moves][:3] == ["2 x 6", "3 x 2", "3 x 3"]
    assert match.why_not("2 x 4") == "bid more dice, or as many of a higher face"
    assert match.why_not("3 x 1") == "ones are wild, so nobody bids on them"
    assert match.why_not("11 x 2") == "there are only 10 dice"
    assert match.why_not("exact") == "the exact call is an option that is off in this match"


def test_an_exact_call_wins_a_die_back() -> None:
    match = table("22345", "1266", exact=True)
    match.play("4 x 2")
    match.play("exact")
    assert dice(match) == [5, 5]
    match = table("22345", "1266", exact=True)
    match.play("3 x 2")
    match.play("exact")
    assert dice(match) == [5, 3]


def test_the_last_player_with_dice_wins() -> None:
    match = table("2", "3")
    match.play("2 x 6")
    match.play("liar")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_a_seat_knows_its_own_dice_only_and_the_others_are_independent() -> None:
    match = table("22345", "12666")
    seen = [0] * 7
    for seed in range(600):
        imagined = match.imagine(0, seed)
        assert imagined.piles[cup_pile(0)] == match.piles[cup_pile(0)]
        for card in imagined.piles[cup_pile(1)]:
            seen[face_of(card)] += 1
    assert all(420 < count < 580 for count in seen[1:]), "3000 dice: each face about 500 times"
