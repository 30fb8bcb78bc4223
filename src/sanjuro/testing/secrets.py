"""Check that nobody learns what they may not know."""

from __future__ import annotations

from typing import Any

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.testing.matches import Shape, all_cards, new, somewhere, viewers, walk


def views_hide_what_a_seat_cannot_know(shape: Shape) -> None:
    """Check that a match with everything unknown dealt again looks the same, to every seat and to a spectator."""
    hidden = differ = 0
    for seed in range(3):
        for number, match in enumerate(walk(new(shape, seed), seed)):
            if number % 7 != seed:
                continue
            for seat in viewers(match):
                imagined = match.imagine(seat, number)
                assert imagined.view(seat) == match.view(seat)
                assert all_cards(imagined) == all_cards(match)
                hidden += len(_unknown(match, seat)) > 1
                differ += imagined.piles != match.piles
                if seat is not None and match.seat == seat:
                    assert imagined.moves == match.moves
    assert differ > 0 or not hidden, "nothing was dealt anew"


def moves_hide_what_a_seat_cannot_know(shape: Shape) -> None:
    """Check that consequences and refusals of moves are the same in every deal that looks the same."""
    rng = seeded(3)
    table = sanjuro.GAMES[shape[0]].moves.all
    for number, match in enumerate(walk(new(shape, 5), 5)):
        if number % 7 or match.seat is None:
            continue
        imagined = match.imagine(match.seat, number)
        offer: Any = match.view(match.seat)["moves"]
        other: Any = imagined.view(match.seat)["moves"]
        assert [move.get("then") for move in other] == [move.get("then") for move in offer]
        for text in [table[rng.below(len(table))].text for _ in range(30)]:
            assert imagined.why_not(text) == match.why_not(text), f"why {text} is refused tells what is hidden"


def events_hide_what_a_seat_cannot_know(shape: Shape) -> None:
    """Check that a seat's own move in an imagined match shows it the same, unless something new is drawn."""
    tried = 0
    compared = 0
    for seed in range(3):
        for number, match in enumerate(walk(new(shape, seed), seed)):
            if number % 11 != 0 or match.seat is None:
                continue
            tried += 1
            seat = match.seat
            move = match.moves[number % len(match.moves)]
            imagined = match.imagine(seat, number)
            real = match.copy()
            # The same random numbers pick the same place in a hand: what is known there is known in both.
            imagined.rng = real.rng.copy()
            real.play(move)
            imagined.play(move)
            kinds = [(event.kind, event.seat) for event in real.events]
            if kinds != [(event.kind, event.seat) for event in imagined.events]:
                continue  # a hidden card or a random event has made a public difference
            compared += 1
            for mine, theirs in zip(real.events_for(seat), imagined.events_for(seat), strict=True):
                assert set(mine) == set(theirs)
                assert mine.get("id") == theirs.get("id"), "a handle depends on what is hidden"
                assert mine.get("was") == theirs.get("was")
    assert compared > tried // 3, "most of the time the two could not be compared"


def hidden_cards_are_in_no_event_and_no_view(shape: Shape) -> None:
    """Check that a seat knows every card and handle it is shown."""
    for seed in range(2):
        for at in walk(new(shape, seed), seed, 120):
            for seat in viewers(at):
                window = at.window(seat)
                for event in at.events:
                    seen = event.seen_by(window.bit)
                    assert ("card" in seen) == bool(event.card and event.audience & window.bit)
                    assert "card" in seen or "id" not in seen
                known = {at.handles[card] for pile in at.piles for card in pile if window.knows(card)}
                assert _handles(window.view()) <= known, "the view shows a card the seat does not know"


def seats_know_the_piles_they_see(shape: Shape) -> None:
    """Check that seats that see into a pile know all of its cards: `imagine` leaves such piles unchanged."""
    for match in walk(new(shape, 9), 9, 40):
        for pile, sees in enumerate(match.layout.sees):
            assert all(match.known[card] & sees == sees for card in match.piles[pile]), match.layout.places[pile]


def imagined_deals_are_uniform(shape: Shape) -> None:
    """Check that each unknown card is equally likely in each unknown place (chi-square for one place)."""
    match = somewhere(shape, 1, 4)
    window = match.window(None)
    backs = match.game.cards.backs
    places = [at for at, pile in enumerate(match.piles) if pile and not window.knows(pile[0]) and backs[pile[0]] == 0]
    unknown = [card for card in _unknown(match, None) if backs[card] == 0]
    if not places or len(unknown) < 2:
        return
    counts = dict.fromkeys(unknown, 0)
    for seed in range(40 * len(unknown)):
        counts[match.imagine(None, seed).piles[places[0]][0]] += 1
    free = len(unknown) - 1
    chi = sum((count - 40) ** 2 / 40 for count in counts.values())
    assert chi < free + 5 * (2 * free) ** 0.5, f"chi-square {chi:.0f} with {free} degrees of freedom"


def _unknown(match: sanjuro.Match, seat: int | None) -> list[int]:
    window = match.window(seat)
    return [card for pile in match.piles for card in pile if not window.knows(card)]


def _handles(view: object) -> set[int]:
    if isinstance(view, dict):
        own = {view["id"]} if "id" in view and "card" in view else set()
        return own.union(*[_handles(value) for value in view.values()])
    if isinstance(view, list):
        return set().union(*[_handles(value) for value in view])
    return set()


OF_SHAPES = [
    views_hide_what_a_seat_cannot_know,
    moves_hide_what_a_seat_cannot_know,
    events_hide_what_a_seat_cannot_know,
    hidden_cards_are_in_no_event_and_no_view,
    seats_know_the_piles_they_see,
    imagined_deals_are_uniform,
]
