"""What every game must do, whatever its rules: run over all games, player counts and options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sanjuro
from sanjuro.core.chance import seeded
from sanjuro.core.window import EVERYTHING
from tables import NAMES, SHAPES, Shape, new, question, somewhere, walk

GOLDEN = Path(__file__).parent / "golden"
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def all_cards(match: sanjuro.Match) -> list[int]:
    return sorted(card for pile in match.piles for card in pile)


@every_shape
def test_random_games_end_and_keep_every_card(shape: Shape) -> None:
    for seed in range(6):
        match = new(shape, seed)
        cards = all_cards(match)
        assert cards == sorted(set(cards)), "a card is in two places"
        for at in walk(match, seed):
            assert all_cards(at) == cards
        assert match.over
        assert match.seat is None
        assert match.moves == []
        assert match.outcome is not None
        assert match.outcome.reason
        assert all(0 <= seat < match.seats for seat in match.outcome.winners)


@every_shape
def test_moves_are_never_empty_unique_and_can_be_parsed(shape: Shape) -> None:
    for seed in range(4):
        for match in walk(new(shape, seed), seed):
            texts = [str(move) for move in match.moves]
            assert texts
            assert len(set(texts)) == len(texts)
            for move in match.moves:
                assert match.parse(str(move)) is move
                assert match.why_not(str(move)) is None
            assert match.moves == match.stack[-1].moves(match), "listing the moves again gives others"


@every_shape
def test_a_copy_and_bytes_go_on_alike_at_every_kind_of_decision(shape: Shape) -> None:
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
    assert len(seen) > 2, "hardly any kind of decision has come up"


@every_game
def test_random_games_come_to_every_kind_of_frame(game: str) -> None:
    """So the tests here, which walk through random games, try all of them."""
    missing = {frame.__name__ for frame in sanjuro.GAMES[game].frames}
    for shape, seed in [(shape, seed) for seed in range(12) for shape in SHAPES if shape[0] == game]:
        for match in walk(new(shape, seed), seed):
            missing -= {type(frame).__name__ for frame in match.stack}
        if not missing:
            return
    assert missing == set()


@every_shape
def test_a_record_replays_to_the_identical_match(shape: Shape) -> None:
    for seed in range(3):
        match = somewhere(shape, seed, 10_000 if seed else 25)
        record = match.record()
        again = sanjuro.replay(record)
        assert again.to_bytes() == match.to_bytes()
        assert again.record() == record
        assert [str(event) for event in again.events] == [str(event) for event in match.events]


@every_shape
def test_the_same_seed_gives_the_same_game_with_events_or_without(shape: Shape) -> None:
    first, second, other = somewhere(shape, 3, 10_000), new(shape, 3, events=False), somewhere(shape, 4, 10_000)
    second.playout(seeded(3))
    assert first.record() == second.record()
    assert first.record() != other.record()


@every_shape
def test_golden_records(shape: Shape) -> None:
    """The same games on every Python, interpreted and compiled, today and next year.

    A change of a game's behaviour raises its `rules` version and renews these (`make golden`).
    """
    match = somewhere(shape, 2026, 10_000)
    golden = GOLDEN / f"{NAMES[SHAPES.index(shape)]}.txt"
    assert golden.exists(), f"{golden.name} is missing: run 'make golden'"
    assert golden.read_text() == match.record()


def test_no_golden_record_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(NAMES)


@every_shape
def test_a_move_that_is_not_on_offer_is_refused_with_a_reason_and_changes_nothing(shape: Shape) -> None:
    chance = seeded(5)
    refusals = 0
    for seed in range(2):
        for match in walk(new(shape, seed), seed, 60):
            before = match.to_bytes()
            events = match.events
            table = match.game.moves.all
            for bad in [table[chance.below(len(table))].text for _ in range(4)] + ["", "nonsense", "\x00 > 1"]:
                if bad in [str(move) for move in match.moves]:
                    continue
                with pytest.raises(sanjuro.IllegalMove) as refused:
                    match.play(bad)
                refusals += bad in match.game.moves.by_text
                assert len(str(refused.value)) > 8
                assert str(refused.value) == match.why_not(bad)
            for bad in (None, 3.0, -1, len(table), True, object(), b"pass"):
                with pytest.raises(sanjuro.IllegalMove):
                    match.play(bad)  # type: ignore[arg-type]
            assert match.to_bytes() == before
            assert match.events is events
    assert refusals > 20, "hardly any move of the game was refused"
    over = somewhere(shape, 0, 10_000)
    with pytest.raises(sanjuro.IllegalMove, match="over"):
        over.play(over.history[-1])


def viewers(match: sanjuro.Match) -> list[int | None]:
    return [*range(match.seats), None]


@every_shape
def test_what_a_seat_cannot_know_is_not_in_its_view(shape: Shape) -> None:
    """A match with everything unknown dealt anew looks the same, to every seat and to a watcher."""
    differ = 0
    for seed in range(3):
        for number, match in enumerate(walk(new(shape, seed), seed)):
            if number % 7 != seed:
                continue
            for seat in viewers(match):
                imagined = match.imagine(seat, number)
                assert imagined.view(seat) == match.view(seat)
                assert all_cards(imagined) == all_cards(match)
                differ += imagined.piles != match.piles
                if seat is not None and match.seat == seat:
                    assert imagined.moves == match.moves
    assert differ > 0, "nothing was dealt anew"


@every_shape
def test_what_happens_next_looks_the_same_whatever_is_hidden(shape: Shape) -> None:
    """A seat's own move in an imagined match tells it the same, as long as nothing new comes up by chance."""
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
            # The same chance picks the same place of a hand: what is known there is known in both.
            imagined.chance = real.chance.copy()
            real.play(move)
            imagined.play(move)
            kinds = [(event.kind, event.seat) for event in real.events]
            if kinds != [(event.kind, event.seat) for event in imagined.events]:
                continue  # a hidden card or the chance has made a difference that everybody sees
            compared += 1
            for mine, theirs in zip(real.events_for(seat), imagined.events_for(seat), strict=True):
                assert set(mine) == set(theirs)
                assert mine.get("id") == theirs.get("id"), "a handle depends on what is hidden"
                assert mine.get("was") == theirs.get("was")
    assert compared > tried // 2, "most of the time the two could not be compared"


@every_shape
def test_a_hidden_card_is_in_no_event_and_no_view(shape: Shape) -> None:
    hidden = 0
    for seed in range(2):
        match = new(shape, seed)
        saw_some: set[int | None] = set()
        for at in walk(match, seed, 120):
            for seat in viewers(at):
                window = at.window(seat)
                for event in at.events:
                    seen = event.seen_by(window.bit)
                    assert ("card" in seen) == bool(event.card and event.audience & window.bit)
                    assert "card" in seen or "id" not in seen
                    hidden += bool(event.card) and "card" not in seen
                known = {at.handles[card] for pile in at.piles for card in pile if window.knows(card)}
                shown = handles_in(window.view())
                assert shown <= known, "the view shows a card the seat does not know"
                if shown:
                    saw_some.add(seat)
        assert saw_some == set(viewers(match)), "somebody never saw a card"
    assert hidden > 0, "no card was hidden from anybody"


def handles_in(view: object) -> set[int]:
    if isinstance(view, dict):
        own = {view["id"]} if "id" in view and "card" in view else set()
        return own.union(*[handles_in(value) for value in view.values()])
    if isinstance(view, list):
        return set().union(*[handles_in(value) for value in view])
    return set()


@every_shape
def test_a_seat_knows_every_card_of_the_piles_it_sees(shape: Shape) -> None:
    """`imagine` leaves such piles as they are."""
    for match in walk(new(shape, 9), 9, 40):
        for pile, sees in enumerate(match.layout.sees):
            assert all(match.known[card] & sees == sees for card in match.piles[pile])


@every_shape
def test_imagined_deals_differ_and_are_uniform(shape: Shape) -> None:
    """Each unknown card is as likely in each unknown place (checked for one place by chi-square)."""
    match = somewhere(shape, 1, 4)
    window = match.window(None)
    backs = match.game.cards.backs
    at = next(at for at, pile in enumerate(match.piles) if pile and not window.knows(pile[0]) and backs[pile[0]] == 0)
    unknown = [c for p in match.piles for c in p if not window.knows(c) and backs[c] == 0]
    deals = 40 * len(unknown)
    counts = dict.fromkeys(unknown, 0)
    for seed in range(deals):
        counts[match.imagine(None, seed).piles[at][0]] += 1
    free = len(unknown) - 1
    chi = sum((count - 40) ** 2 / 40 for count in counts.values())
    assert chi < free + 5 * (2 * free) ** 0.5, f"chi-square {chi:.0f} with {free} degrees of freedom"


@every_shape
def test_views_are_plain_data_and_the_open_view_shows_all(shape: Shape) -> None:
    for match in walk(new(shape, 8), 8, 40):
        for seat in [*viewers(match), EVERYTHING]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert ("moves" in view) == (seat in (match.seat, EVERYTHING))
        for move in match.open_view()["moves"]:  # type: ignore[attr-defined]
            assert move["about"], "a move is about nothing a person could click"


@every_game
def test_every_refusal_has_words(game: str) -> None:
    refusals = sanjuro.GAMES[game].refusals
    assert refusals
    for key, sentence in refusals.items():
        assert sentence and sentence[-1] != ".", key


def test_bad_arguments_are_explained() -> None:
    with pytest.raises(ValueError, match="the games are"):
        sanjuro.new("chess")
    with pytest.raises(ValueError, match="3 to 5 players, not 9"):
        sanjuro.new("shinobi", players=9)
    with pytest.raises(ValueError, match="no option 'colour'"):
        sanjuro.new("shinobi", players=3, colour="red")
    with pytest.raises(ValueError, match="seed"):
        sanjuro.new("shinobi", players=3, seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="hexadecimal"):
        sanjuro.new("shinobi", players=3, seed="not hex")
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        sanjuro.new("shinobi", players=3).view(7)
