"""Checks that the rules of every game must pass."""

from __future__ import annotations

import contextlib
import json
from collections import Counter

import sanjuro
from sanjuro.core.game import Game
from sanjuro.core.rng import seeded
from sanjuro.core.window import EVERYTHING
from sanjuro.testing.matches import (
    FOR_EVER,
    Shape,
    all_cards,
    new,
    question,
    raised,
    shapes,
    somewhere,
    viewers,
    walk,
)


def games_end_and_keep_every_card(shape: Shape) -> None:
    """Check that random games end, and that every card is in exactly one pile at all times."""
    for seed in range(6):
        match = new(shape, seed)
        cards = all_cards(match)
        assert cards == sorted(set(cards)), "a card is in two places"
        for at in walk(match, seed, FOR_EVER):
            assert all_cards(at) == cards, f"a card was lost or doubled by {at.history[-1:]}"
        assert match.over, f"the game is still on after {FOR_EVER} decisions"
        assert match.seat is None
        assert match.moves == []
        assert match.outcome is not None
        assert match.outcome.reason
        assert all(0 <= seat < match.seats for seat in match.outcome.winners)


def moves_are_unique_and_parse(shape: Shape) -> None:
    """Check that there is always a legal move, that moves are unique, and that each text parses to its move."""
    for seed in range(4):
        for match in walk(new(shape, seed), seed):
            texts = [str(move) for move in match.moves]
            assert texts
            assert len(set(texts)) == len(texts)
            for move in match.moves:
                assert match.parse(str(move)) is move
                assert match.why_not(str(move)) is None
            assert match.moves == match.stack[-1].moves(match), "listing the moves again gives others"


def copies_and_bytes_continue_alike(shape: Shape) -> None:
    """Check that a copy and a match read from bytes continue like the original, at every kind of decision."""
    seen = set()
    for seed in range(12):
        for match in walk(new(shape, seed), seed):
            if question(match) in seen:
                continue
            seen.add(question(match))
            before = match.to_bytes()
            twin = match.copy()
            again = sanjuro.from_bytes(before)
            assert twin.to_bytes() == before
            assert again.to_bytes() == before
            assert again.moves == match.moves
            assert again.seat == match.seat
            assert again.open_view() == match.open_view()
            twin.playout(seeded(seed))
            assert match.to_bytes() == before, "playing the copy changed the original"
            again.playout(seeded(seed))
            assert again.to_bytes() == twin.to_bytes()
            assert again.outcome == twin.outcome


def damaged_bytes_are_refused(shape: Shape) -> None:
    """Check that damaged bytes never crash.

    Truncated or extended bytes raise BadBytes; other damage raises BadBytes or gives another match.
    """
    for steps in (0, 9, 30):
        data = somewhere(shape, 11, steps).to_bytes()
        for wrong in [*[data[:end] for end in range(len(data))], data + b"\x00", data + b"more", b"nonsense"]:
            raised(sanjuro.BadBytes, sanjuro.from_bytes, wrong)
    rng = seeded(1)
    for _ in range(100):
        at = rng.below(len(data))
        with contextlib.suppress(sanjuro.BadBytes):
            sanjuro.from_bytes(data[:at] + bytes([rng.below(256)]) + data[at + 1 :])


def records_replay(shape: Shape) -> None:
    """Check that a record gives the identical match, in the middle of a game and at its end."""
    for seed in range(3):
        match = somewhere(shape, seed, FOR_EVER if seed else 25)
        record = match.record()
        again = sanjuro.replay(record)
        assert again.to_bytes() == match.to_bytes()
        assert again.record() == record
        assert [str(event) for event in again.events] == [str(event) for event in match.events]


def seeds_decide_the_game(shape: Shape) -> None:
    """Check that the same seed gives the same game, with or without events, and another seed another game."""
    first, second, other = somewhere(shape, 3, FOR_EVER), new(shape, 3, events=False), somewhere(shape, 4, FOR_EVER)
    second.playout(seeded(3))
    assert first.record() == second.record()
    assert first.record() != other.record()


def refused_moves_change_nothing(shape: Shape) -> None:
    """Check that an illegal move is refused with a reason and changes nothing."""
    rng = seeded(5)
    refusals = 0
    for seed in range(2):
        for match in walk(new(shape, seed), seed, 60):
            before = match.to_bytes()
            events = match.events
            table = match.game.moves.all
            for bad in [table[rng.below(len(table))].text for _ in range(4)] + ["", "nonsense", "\x00 > 1"]:
                if bad in [str(move) for move in match.moves]:
                    continue
                refused = raised(sanjuro.IllegalMove, match.play, bad)
                refusals += bad in match.game.moves.by_text
                assert len(refused) > 8
                assert refused == match.why_not(bad)
            for wrong in (None, 3.0, -1, len(table), True, object(), b"pass"):
                raised(sanjuro.IllegalMove, match.play, wrong)
            assert match.to_bytes() == before
            assert match.events is events
    assert refusals > 20, "hardly any move of the game was refused"
    over = somewhere(shape, 0, FOR_EVER)
    assert "over" in raised(sanjuro.IllegalMove, over.play, over.history[-1])


def events_account_for_every_card(shape: Shape) -> None:
    """Check that every card can be followed: none changes its pile without an event.

    An event without a card stands for `n` cards: a pile that is moved or shuffled as a whole.
    """
    for seed in range(2):
        match = new(shape, seed)
        before = _by_place(match)
        for at in walk(match, seed):
            if at.history:
                for event in at.events:
                    if event.card and event.source:
                        before[event.source, event.card] -= 1
                        before[event.to, event.card] += 1
                untold = sum((before - _by_place(at)).values())
                together = sum(event.n for event in at.events if not event.card and event.n > 0)
                assert untold <= together, f"a card was moved without an event by {at.history[-1]}"
            before = _by_place(at)


def _by_place(match: sanjuro.Match) -> Counter[tuple[str, str]]:
    names = match.game.cards.names
    places = match.layout.places
    return Counter((places[pile], names[card]) for pile, cards in enumerate(match.piles) for card in cards)


def views_are_plain_data(shape: Shape) -> None:
    """Check that views can be written as JSON, and that only the asked seat sees moves.

    Each move must have something to click.
    """
    for match in walk(new(shape, 8), 8, 40):
        for seat in [*viewers(match), EVERYTHING]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert ("moves" in view) == (seat in (match.seat, EVERYTHING))
        for move in match.open_view()["moves"]:  # type: ignore[attr-defined]
            assert move["about"], "a move is about nothing a person could click"


def frames_all_come_up(game: str) -> None:
    """Check that random games reach every kind of frame, so that the other checks cover all of them."""
    missing = {frame.__name__ for frame in sanjuro.GAMES[game].frames}
    for seed in range(12):
        for shape in shapes(game):
            for match in walk(new(shape, seed), seed):
                missing -= {type(frame).__name__ for frame in match.stack}
            if not missing:
                return
    raise AssertionError(f"random games never come to {', '.join(sorted(missing))}")


def numbers_have_names(game: str) -> None:
    """Check that `Game.numbers` names cards and moves in the order of their numbers."""
    match = sanjuro.new(game, seed=1)
    numbers = match.game.numbers()
    assert numbers["card"] == match.game.cards.names
    assert [numbers["move"][move.code] for move in match.moves] == [str(move) for move in match.moves]


def refusals_are_sentences(game: str) -> None:
    """Check that every refusal has words without a full stop: clients put them into their own sentences."""
    for key, sentence in sanjuro.GAMES[game].refusals.items():
        assert sentence and sentence[-1] != ".", key


def scenarios_begin(game: str) -> None:
    """Check that a scenario with nothing but seats begins and can be saved, if the game can be arranged."""
    definition: Game[sanjuro.Match] = sanjuro.GAMES[game]
    if type(definition).arrange is Game.arrange:
        return
    seats = "[[seats]]\n" * definition.seats(definition.usual, definition.settled(definition.usual, {}))
    match = sanjuro.scenario(f'title = "t"\ngame = "{game}"\n{seats}[[steps]]\nmoves = []\n').begin()
    assert match.moves
    assert sanjuro.from_bytes(match.to_bytes()) == match


OF_SHAPES = [
    games_end_and_keep_every_card,
    moves_are_unique_and_parse,
    copies_and_bytes_continue_alike,
    damaged_bytes_are_refused,
    records_replay,
    seeds_decide_the_game,
    refused_moves_change_nothing,
    events_account_for_every_card,
    views_are_plain_data,
]
OF_GAMES = [frames_all_come_up, numbers_have_names, refusals_are_sentences, scenarios_begin]
