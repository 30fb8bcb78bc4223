"""Love Letter passes the contract of every game, and each card does what it says."""

from __future__ import annotations

from love_letter import LOVE_LETTER
from love_letter.bots import BELIEFS
from love_letter.cards import ASIDE, DECK, NAMES, RANK, REMOVED, discard_pile, hand_pile
from love_letter.match import LoveLetterMatch

import sanjuro
from sanjuro.bots import Beliefs
from sanjuro.testing import GameContract


class TestContract(GameContract):
    game = "love_letter"


def table(*hands: str, deck: str = "guard guard guard guard") -> LoveLetterMatch:
    """Return a match in which seat 0 is to play: the ranks each seat holds, and the deck with its top card last."""
    match = LOVE_LETTER.new(len(hands), 1, {})
    left = [card for pile in match.piles for card in pile]
    match.known = [0] * len(left)
    match.piles = [[] for _ in match.piles]

    def put(pile: int, names: str) -> None:
        for name in names.split():
            card = next(card for card in left if NAMES[RANK[card]] == name)
            left.remove(card)
            match.piles[pile].append(card)
            match.known[card] = match.layout.sees[pile]

    for seat, hand in enumerate(hands):
        put(hand_pile(seat), hand)
    put(DECK, deck)
    match.piles[ASIDE].append(left.pop())
    put(discard_pile(0), "")
    for card in left:  # whatever the test does not mention is out of play
        match.piles[REMOVED].append(card)
        match.known[card] = match.layout.everyone
    match.stack[0].seat, match.stack[0].step = 0, 1
    match.offer, match.asked = match.stack[0].moves(match), 0
    return match


def test_a_guard_puts_out_whoever_holds_what_it_guesses() -> None:
    match = table("guard king", "baron", "priest")
    match.play("guard > 1 priest")
    assert match.out == [0, 0, 0]
    assert match.window(2).ruled_out(1, NAMES.index("priest"))
    match = table("guard king", "baron", "priest")
    match.play("guard > 1 baron")
    assert match.out == [0, 1, 0]
    assert match.seat == 2


def test_a_priest_shows_a_hand_to_one_seat_only() -> None:
    match = table("priest king", "princess", "baron")
    card = match.hand(1)[0]
    match.play("priest > 1")
    assert match.window(0).rank(1) == NAMES.index("princess")
    assert not match.window(2).knows(card)
    looks = [next(event for event in match.events_for(seat) if event["kind"] == "look") for seat in range(3)]
    assert ["card" in look for look in looks] == [True, True, False]


def test_a_baron_puts_out_the_lower_card_and_nobody_if_they_are_equal() -> None:
    match = table("baron king", "prince", "guard")
    match.play("baron > 1")
    assert match.out == [0, 1, 0]
    match = table("baron prince", "king", "guard")
    match.play("baron > 1")
    assert match.out == [1, 0, 0]
    match = table("baron prince", "prince", "guard")
    match.play("baron > 1")
    assert match.out == [0, 0, 0]
    assert match.window(1).rank(0) == NAMES.index("prince")


def test_nobody_can_choose_a_player_behind_a_handmaid() -> None:
    match = table("handmaid king", "guard", deck="guard guard priest")
    match.play("handmaid")
    assert match.why_not("priest > 0") == "seat 0 is protected by a Handmaid"
    assert [str(move) for move in match.moves] == ["guard", "priest"]


def test_a_prince_makes_somebody_discard_and_a_princess_falls() -> None:
    match = table("prince guard", "baron", "princess", deck="guard priest")
    match.play("prince > 1")
    assert match.ranks(1)[0] == NAMES.index("priest")
    match = table("prince guard", "baron", "princess")
    match.play("prince > 2")
    assert match.out == [0, 0, 1]


def test_a_prince_after_the_last_card_gives_the_one_set_aside() -> None:
    match = table("prince guard", "baron", "priest", deck="")
    aside = match.piles[ASIDE][0]
    match.play("prince > 1")
    assert any(event.source == "aside" and event.card == NAMES[RANK[aside]] for event in match.events)


def test_a_king_trades_hands_and_both_know_what_they_gave() -> None:
    match = table("king guard", "baron", "priest")
    match.play("king > 1")
    assert match.ranks(0) == [NAMES.index("baron")]
    assert match.window(0).rank(1) == NAMES.index("guard")
    assert match.window(1).rank(0) == NAMES.index("baron")


def test_the_countess_must_be_played_with_a_king_or_a_prince() -> None:
    match = table("countess king", "baron", "priest")
    assert [str(move) for move in match.moves] == ["countess"]
    assert "Countess" in (match.why_not("king > 1") or "")
    assert len(table("countess guard", "baron", "priest").moves) > 1


def test_whoever_plays_the_princess_is_out() -> None:
    match = table("princess guard", "baron", "priest")
    match.play("princess")
    assert match.out == [1, 0, 0]


def test_the_highest_card_wins_the_round_and_the_sum_of_discards_breaks_ties() -> None:
    match = table("handmaid prince", "prince", "guard", deck="")
    match.play("handmaid")
    assert match.tokens == [1, 0, 0]
    assert match.round == 2
    assert match.seat == 0


def test_two_players_see_three_cards_removed() -> None:
    assert [len(LOVE_LETTER.new(players, 3, {}).piles[REMOVED]) for players in (2, 3, 4)] == [3, 0, 0]
    assert [LOVE_LETTER.new(players, 3, {}).goal() for players in (2, 3, 4)] == [7, 5, 4]


def test_beliefs_follow_what_was_seen() -> None:
    match = table("guard king", "baron", "priest")
    match.play("guard > 1 priest")
    found = Beliefs(BELIEFS.evidence(match.window(2)))
    assert found.probability(1, NAMES.index("priest")) < 1e-9
    assert abs(sum(found.chances) - 1) < 1e-9


def test_it_is_registered() -> None:
    assert sanjuro.GAMES["love_letter"] is LOVE_LETTER
