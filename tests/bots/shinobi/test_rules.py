"""How the rules bot plays Shinobi."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.shinobi.beliefs import played
from sanjuro.core.moves import Move
from sanjuro.core.rng import seeded
from sanjuro.games.shinobi.cards import DECK
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import DEPLOY, FIRST_ORDER, MARCH, SECOND_ORDER, STRIKE

Turn = tuple[ShinobiMatch, Move]


def decisions(players: int, seeds: range) -> Iterator[Turn]:
    """Return every decision of some games, and what the bot chose."""
    bot = make("rules", "shinobi")
    for seed in seeds:
        match = sanjuro.new("shinobi", players, seed=seed, events=False)
        assert isinstance(match, ShinobiMatch)
        chance = seeded(seed)
        while match.seat is not None:
            move = bot.choose(match.window(match.seat), [], match.moves, chance)
            yield match, move
            match.play(move)


def test_the_card_just_deployed_is_not_marched_on() -> None:
    deployed: Move | None = None
    marches = 0
    for match, move in decisions(4, range(12)):
        if move.verb == MARCH:
            marches += 1
            assert deployed is not None
            just = (deployed.card, deployed.target) if deployed.verb == DEPLOY else None
            if any(each.verb == DEPLOY or (each.card, each.other) != just for each in match.moves):
                assert (move.card, move.other) != just
        if match.stack[0].step == FIRST_ORDER:
            deployed = move
    assert marches > 50


def test_a_ninja_is_kept_while_the_deck_is_long_and_its_clan_can_be_deployed() -> None:
    kept = 0
    for match, move in decisions(3, range(40)):
        seat = match.asked
        could = any(each.verb == STRIKE for each in match.moves) and len(match.piles[DECK]) > 8
        if could and match.in_hand(seat, match.clan(seat)) >= 0:
            kept += 1
            assert move.verb != STRIKE
    assert kept > 20


def test_what_is_believed_of_the_clans_adds_up_and_is_better_than_nothing() -> None:
    for players in (3, 4, 5):
        error = unknowing = 0.0
        prior = (players - 1) / 4
        for number, (match, _) in enumerate(decisions(players, range(12))):
            if number % 7:
                continue
            seat = match.asked
            believed = played(match.window(seat))
            assert believed[match.clan(seat)] == 0
            assert sum(believed) == pytest.approx(1000 * (players - 1), abs=5)
            clans = [match.clan(other) for other in range(players)]
            for clan in range(5):
                if clan != match.clan(seat):
                    error += (believed[clan] / 1000 - (clan in clans)) ** 2
                    unknowing += (prior - (clan in clans)) ** 2
        assert error == 0 if players == 5 else error < 0.7 * unknowing


def wins(match: ShinobiMatch, seat: int) -> bool:
    """Return whether the remaining orders can win the game outright."""
    if match.outcome is not None:
        return match.outcome.winners == (seat,)
    for move in match.moves:
        after = match.copy()
        assert isinstance(after, ShinobiMatch)
        after.play(move)
        if wins(after, seat):
            return True
    return False


def test_a_game_that_can_be_won_on_the_last_turn_is_won() -> None:
    """With five players all clans are in play, so the only unknown is who wins a tie."""
    winnable = 0
    for match, move in decisions(5, range(16)):
        if match.last_drawer == match.asked and match.stack[0].step == SECOND_ORDER and wins(match, match.asked):
            winnable += 1
            after = match.copy()
            assert isinstance(after, ShinobiMatch)
            after.play(move)
            assert wins(after, match.asked)
    assert winnable > 2


def test_it_deploys_its_own_clan_when_hiding_is_over() -> None:
    for match, move in decisions(4, range(6)):
        seat = match.asked
        own = match.clan(seat)
        if match.last_drawer != seat or match.stack[0].step != SECOND_ORDER or match.in_hand(seat, own) < 0:
            continue
        totals = [sum(match.strength(place, clan) for place in range(4)) for clan in range(5)]
        if totals[own] == max(totals) and totals.count(totals[own]) > 1:
            assert move.verb == DEPLOY
            assert move.card == own
