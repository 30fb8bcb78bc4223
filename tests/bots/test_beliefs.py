"""Beliefs about hidden roles and clans: they add up, reveal nothing hidden, and sample imagined deals correctly."""

from __future__ import annotations

import pytest
from tables import SHAPES, Shape, new, walk

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.beliefs import HIDDEN, Beliefs, beliefs, dealt
from sanjuro.bots.search.deals import ways
from sanjuro.core.match import Match
from sanjuro.core.rng import seeded
from sanjuro.games.bang.cards import DEPUTY, OUTLAW, RENEGADE

SHAPES_OF_BELIEF = [shape for shape in SHAPES if shape[0] in HIDDEN and not shape[2]]
every_shape = pytest.mark.parametrize(
    "shape", SHAPES_OF_BELIEF, ids=[f"{shape[0]}-{shape[1]}" for shape in SHAPES_OF_BELIEF]
)


def after(game: str, players: int, seed: int, decisions: int) -> Match:
    """Return a match of the rule-based bots after this many decisions."""
    match = sanjuro.new(game, players, seed=seed, events=False)
    bot, chance = make("rules", game), seeded(seed)
    for _ in range(decisions):
        if match.seat is not None:
            match.play(bot.choose(match.window(match.seat), [], match.moves, chance))
    return match


def roles_of(match: Match) -> int:
    return len(match.game.numbers()[HIDDEN[match.game.key]])


@every_shape
def test_they_add_up_and_hold_the_truth(shape: Shape) -> None:
    """The probabilities of a seat add up to 1, and those of a role to the number of its cards.

    The real deal is among the deals.
    """
    match = new(shape, 2)
    for number, at in enumerate(walk(match, 2)):
        if number % 25:
            continue
        truth = dealt(at)
        for seat in [*range(at.seats), None]:
            found = beliefs(at.window(seat))
            assert sum(found.chances) == pytest.approx(1.0)
            assert truth in found.deals
            assert len({tuple(deal) for deal in found.deals}) == len(found.deals)
            if at.game.key != "shinobi":
                for role in range(roles_of(at)):
                    whole = sum(found.chance(other, role) for other in range(at.seats))
                    assert whole == pytest.approx(truth.count(role))
            for other in range(at.seats):
                assert sum(found.chance(other, role) for role in range(roles_of(at))) == pytest.approx(1.0)
            if seat is not None:
                assert found.chance(seat, truth[seat]) == pytest.approx(1.0)


@every_shape
def test_they_are_the_same_on_any_imagined_match(shape: Shape) -> None:
    match = new(shape, 7)
    compared = 0
    for number, at in enumerate(walk(match, 7)):
        if number % 20:
            continue
        for seat in [*range(at.seats), None]:
            real = beliefs(at.window(seat))
            imagined = beliefs(at.imagine(seat, number).window(seat))
            assert imagined.deals == real.deals
            assert imagined.chances == real.chances
            compared += 1
    assert compared > 5


def sampled(match: Match, seat: int, found: Beliefs, tries: int) -> dict[tuple[int, ...], float]:
    """Return how often each deal is kept if imagined matches are accepted with the probability `relative`."""
    window, chance = match.window(seat), seeded(1)
    kept: dict[tuple[int, ...], float] = {}
    for number in range(tries):
        deal = dealt(window.imagine(number))
        if chance.below(1_000_000) < 1_000_000 * found.relative(deal):
            kept[tuple(deal)] = kept.get(tuple(deal), 0) + 1
    return {deal: count / sum(kept.values()) for deal, count in kept.items()}


@pytest.mark.parametrize(("game", "players"), [("bang", 6), ("samurai_sword", 5), ("shinobi", 4)])
def test_keeping_imagined_deals_by_relative_gives_the_probabilities(game: str, players: int) -> None:
    match = after(game, players, 3, 30)
    assert match.seat is not None
    found = beliefs(match.window(match.seat))
    assert max(found.chances) - min(found.chances) > 0.05  # something has been seen
    often = sampled(match, match.seat, found, 6000)
    for deal, chance in zip(found.deals, found.chances, strict=True):
        assert often.get(tuple(deal), 0.0) == pytest.approx(chance, abs=0.06)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_imagined_roles_of_samurai_sword_are_all_equally_likely(players: int) -> None:
    """This also holds where one ninja card stays in the box and nobody knows which."""
    match = sanjuro.new("samurai_sword", players, seed=3, events=False)
    window = match.window(match.seat)
    deals = beliefs(window).deals
    drawn = [dealt(window.imagine(number)) for number in range(150 * len(deals))]
    for deal in deals:
        assert 90 < drawn.count(deal) < 210


def test_a_deal_that_cannot_be_is_0() -> None:
    match = sanjuro.new("bang", 5, seed=1)
    deal = dealt(match)
    assert beliefs(match.window(0)).relative(deal) == 1.0
    other = (deal[0] + 1) % 4
    assert beliefs(match.window(0)).relative([other, *deal[1:]]) == 0.0
    assert beliefs(match.window(0)).relative([deal[0]] * 5) == 0.0


def test_whoever_shoots_at_the_sheriff_is_taken_for_an_outlaw() -> None:
    match = sanjuro.new("bang", 7, seed=1, events=False)
    seats, sheriff = match.seats, match.sheriff
    one, other, third = [seat for seat in range(seats) if seat != sheriff][:3]
    before = beliefs(match.window(None))
    match.attacked(one, sheriff)
    match.attacked(one, sheriff)
    match.attacked(other, one)
    found = beliefs(match.window(None))
    assert found.chance(one, OUTLAW) > 0.85 > 0.6 > before.chance(one, OUTLAW)
    assert found.chance(other, DEPUTY) > before.chance(other, DEPUTY)
    assert found.chance(other, OUTLAW) < 0.3
    assert found.chance(third, RENEGADE) > 0.1
    assert before.chances == pytest.approx([1 / 60] * 60)  # nothing had been seen


def test_whoever_hurts_a_clan_does_not_play_it() -> None:
    match = sanjuro.new("shinobi", 4, seed=1, events=False)
    for _ in range(30):
        match.play(make("rules", "shinobi").choose(match.window(match.seat), [], match.moves, seeded(1)))
    hurt = match.window(None).all_orders()[3::4]
    assert sum(hurt) > 3
    found = beliefs(match.window(None))
    for seat in range(4):
        for clan in range(5):
            if hurt[seat * 5 + clan] > 1:
                assert found.chance(seat, clan) < 0.1


def test_with_all_cards_open_there_is_one_deal() -> None:
    match = sanjuro.new("shinobi", 3, seed=4)
    found = beliefs(match.window(sanjuro.EVERYTHING))
    assert found.deals == [dealt(match)]
    assert found.chances == [1.0]


def test_a_game_that_hides_nothing_about_the_seats_is_refused() -> None:
    match = sanjuro.new("samurai_spirit", 3, seed=1)
    with pytest.raises(ValueError, match="nothing is hidden about the seats"):
        beliefs(match.window(0))
    with pytest.raises(ValueError, match="games with beliefs: bang, samurai_sword, shinobi"):
        dealt(match)


@pytest.mark.parametrize(("left", "places", "count"), [([0, 1, 2, 1], 4, 12), ([0, 1, 3, 2], 6, 60), ([1] * 5, 4, 120)])
def test_all_ways_to_deal(left: list[int], places: int, count: int) -> None:
    found = ways(left, places)
    assert len(found) == count == len({tuple(way) for way in found})


@pytest.mark.parametrize(("game", "players"), [("bang", 4), ("bang", 7), ("samurai_sword", 6), ("shinobi", 3)])
def test_they_are_better_than_the_prior(game: str, players: int) -> None:
    """The Brier score over a few games is clearly lower than that of a player who knows only the rules."""
    from sanjuro.lab.beliefs import judge_games
    from sanjuro.lab.simulate import Plan

    report = judge_games(Plan(game, players, ("rules",), 5, {}), 0, 40)
    assert report.whole.brier.interval[1] < 0.85 * report.whole.prior.rate
    assert report.whole.log_loss.rate < report.whole.prior_log_loss.rate
