"""Which seats know which cards."""

from __future__ import annotations

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.games.shinobi.cards import DECK, DISCARD, hand_pile


def at_table(seed: int = 1) -> sanjuro.Match:
    return sanjuro.new("shinobi", players=3, seed=seed)


def test_a_drawn_card_is_known_to_its_drawer() -> None:
    match = at_table()
    for seat in range(3):
        for card in match.piles[hand_pile(seat)]:
            assert match.known[card] == 1 << seat
    assert all(match.known[card] == 0 for card in match.piles[DECK])


def test_a_card_laid_open_stays_known_when_it_is_taken_up_again() -> None:
    match = at_table()
    card = match.piles[hand_pile(0)][0]
    match.shift("discard", 0, card, hand_pile(0), DISCARD)
    match.shift("take", 1, card, DISCARD, hand_pile(1))
    assert match.known[card] == match.layout.everyone
    assert card in match.window(None).seen(hand_pile(1))


def test_a_random_card_confuses_who_did_not_see_which() -> None:
    took_it: set[bool] = set()
    for seed in range(20):
        match = at_table(seed)
        public = match.piles[hand_pile(0)][0]
        match.shift("discard", 0, public, hand_pile(0), DISCARD)
        match.shift("take", 0, public, DISCARD, hand_pile(0))
        taken = match.take_random("steal", 1, hand_pile(0), hand_pile(1))
        assert match.known[taken] & 0b011 == 0b011
        rest = [card for pile in (0, 1) for card in match.piles[hand_pile(pile)]]
        assert all(match.known[card] & 0b1100 == 0 for card in rest), "seat 2 and the watchers can no longer tell"
        assert match.known[public] & 0b010, "who took it or another card still knows where it is"
        took_it.add(taken == public)
    assert took_it == {True, False}


def test_a_random_card_thrown_away_openly_confuses_nobody() -> None:
    match = at_table()
    public = match.piles[hand_pile(0)][0]
    match.reveal("shown", 0, public, hand_pile(0))
    match.take_random("discard", 0, hand_pile(0), DISCARD)
    assert match.known[public] == match.layout.everyone


def test_a_look_tells_only_the_seat_that_looks() -> None:
    match = at_table()
    card = match.piles[hand_pile(1)][0]
    name = match.game.cards.names[card]
    handle = match.handles[card]
    before = {seat: match.view(seat) for seat in (1, 2, None)}
    match.events = []
    match.look("look", 0, card, hand_pile(1))
    assert match.known[card] == 0b011
    assert match.window(0).seen(hand_pile(1)) == [card]
    assert [shown["card"] for shown in match.view(0)["seats"][1]["hand"]["cards"]] == [name]  # type: ignore[index]
    looker, owner, other, spectator = (match.events_for(seat)[0] for seat in (0, 1, 2, None))
    assert looker == {"kind": "look", "seat": 0, "to": "hand.1", "card": name, "id": match.handles[card]}
    assert owner == {**looker, "was": handle}, "they know the card, and see that it was looked at"
    assert other == spectator == {"kind": "look", "seat": 0, "to": "hand.1"}
    assert match.view(2) == before[2]
    assert match.view(None) == before[None]


def test_what_was_looked_at_is_kept_by_imagined_matches_copies_and_bytes() -> None:
    match = at_table()
    card = match.piles[hand_pile(1)][0]
    match.look("look", 0, card, hand_pile(1))
    for seat in (0, 1, 2, None):
        assert match.imagine(seat, 5).view(seat) == match.view(seat)
    assert {match.imagine(0, seed).piles[hand_pile(1)][0] for seed in range(20)} == {card}
    assert len({match.imagine(2, seed).piles[hand_pile(1)][0] for seed in range(20)}) > 5
    for twin in (match.copy(), sanjuro.from_bytes(match.to_bytes())):
        assert twin == match
        assert twin.window(0).seen(hand_pile(1)) == [card]
    match.reshuffle(hand_pile(1), DECK)
    assert match.known[card] == 0


def test_a_shuffle_makes_all_forget() -> None:
    match = at_table()
    for card in list(match.piles[hand_pile(0)]):
        match.shift("discard", 0, card, hand_pile(0), DISCARD)
    match.reshuffle(DISCARD, DECK)
    assert all(match.known[card] == 0 for card in match.piles[DECK])
    assert match.piles[DISCARD] == []


def test_a_card_gets_a_new_handle_with_every_move_and_who_followed_it_is_told() -> None:
    match = at_table()
    card = match.piles[hand_pile(0)][0]
    handle = match.handles[card]
    match.events = []
    match.shift("discard", 0, card, hand_pile(0), DISCARD)
    own, others = match.events_for(0)[0], match.events_for(1)[0]
    assert own["was"] == handle
    assert own["id"] == others["id"] == match.handles[card] != handle
    assert "was" not in others


def test_imagined_matches_keep_what_is_known_and_differ_in_the_rest() -> None:
    match = at_table()
    hands = {tuple(match.imagine(0, seed).piles[hand_pile(1)]) for seed in range(30)}
    assert len(hands) > 20
    for seed in range(30):
        imagined = match.imagine(0, seed)
        assert imagined.piles[hand_pile(0)] == match.piles[hand_pile(0)]
        imagined.playout(seeded(seed))
        assert imagined.over
