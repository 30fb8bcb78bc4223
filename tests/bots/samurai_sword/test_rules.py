"""How the rules bot plays Samurai Sword."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sanjuro
from sanjuro.bots import make
from sanjuro.bots.samurai_sword.teams import Teams
from sanjuro.core.moves import Move
from sanjuro.core.rng import seeded
from sanjuro.games.samurai_sword.cards import BATTLE_CRY, DAIMYO
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import ACT, STRIKE
from sanjuro.games.samurai_sword.roles import IN_GAME, NINJA, RONIN, SAMURAI
from sanjuro.games.samurai_sword.window import SamuraiSwordWindow

Asked = tuple[SamuraiSwordMatch, SamuraiSwordWindow, Move]


def decisions(players: int, seeds: range) -> Iterator[Asked]:
    """Return every decision of some games, and what the bot chose."""
    bot = make("rules", "samurai_sword")
    for seed in seeds:
        match = sanjuro.new("samurai_sword", players, seed=seed, events=False)
        assert isinstance(match, SamuraiSwordMatch)
        chance = seeded(seed)
        while match.seat is not None:
            window = match.window(match.seat)
            assert isinstance(window, SamuraiSwordWindow)
            move = bot.choose(window, [], match.moves, chance)
            yield match, window, move
            match.play(move)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_likely_team_mate_is_not_defeated(players: int) -> None:
    strikes = 0
    for match, window, move in decisions(players, range(25)):
        if move.verb == STRIKE and match.wounds(move.card, match.asked, move.target) >= match.resilience[move.target]:
            strikes += 1
            assert Teams(window).mate[move.target] < 60
    assert strikes > 20


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_what_is_believed_of_the_roles_adds_up(players: int) -> None:
    for number, (match, window, _) in enumerate(decisions(players, range(6))):
        if number % 9:
            continue
        teams = Teams(window)
        left = IN_GAME[players].copy()
        left[match.role(window.seat)] -= 1
        others = [seat for seat in range(players) if seat not in (window.seat, match.shogun)]
        assert sum(teams.samurai[seat] for seat in others) == pytest.approx(100 * left[SAMURAI], abs=len(others))
        assert sum(teams.ninja[seat] for seat in others) == pytest.approx(100 * left[NINJA], abs=len(others))
        for seat in others:
            assert teams.samurai[seat] + teams.ninja[seat] <= 101
            assert left[RONIN] > 0 or teams.samurai[seat] + teams.ninja[seat] >= 99


@pytest.mark.parametrize("players", [4, 5, 7])
def test_beliefs_are_better_than_counting_roles(players: int) -> None:
    error = unknowing = 0.0
    for number, (match, window, _) in enumerate(decisions(players, range(40))):
        if number % 11:
            continue
        teams = Teams(window)
        others = [seat for seat in range(players) if seat not in (window.seat, match.shogun)]
        prior = (IN_GAME[players][NINJA] - (match.role(window.seat) == NINJA)) / len(others)
        for seat in others:
            ninja = match.role(seat) == NINJA
            error += (teams.ninja[seat] / 100 - ninja) ** 2
            unknowing += (prior - ninja) ** 2
    assert error < 0.85 * unknowing


@pytest.mark.parametrize("players", [3, 4])
def test_roles_that_follow_from_the_others_are_known(players: int) -> None:
    """With three players nothing is hidden. With four, the samurai knows that the two others are ninja."""
    for seed in range(10):
        match = sanjuro.new("samurai_sword", players, seed=seed)
        for seat in range(players):
            if players == 3 or match.role(seat) == SAMURAI:
                mates = [100 if match.team(other) == match.team(seat) else 0 for other in range(players)]
                assert Teams(match.window(seat)).mate == mates


def test_a_daimyo_is_not_played_by_a_hand_that_is_full() -> None:
    full = 0
    for match, window, move in decisions(5, range(80)):
        holds = any(each.verb == ACT and each.card == DAIMYO for each in match.moves)
        if holds and window.hand_size(window.seat) >= 8 and match.role(window.seat) != RONIN:
            full += 1
            if match.piles[0] and len(match.piles[0]) > 10:
                assert (move.verb, move.card) != (ACT, DAIMYO)
    assert full > 3


def test_a_battle_cry_that_is_worth_it_comes_before_the_weapons() -> None:
    """A player who answers it with a Parry has none left against the weapon."""
    bot = make("rules", "samurai_sword")
    cries = 0
    for match, window, move in decisions(5, range(60)):
        cries += move.verb == ACT and move.card == BATTLE_CRY
        if move.verb != STRIKE or not any(each.verb == ACT and each.card == BATTLE_CRY for each in match.moves):
            continue
        instead = bot.choose(window, [], [each for each in match.moves if each.verb != STRIKE], seeded(1))
        if instead.verb == ACT and instead.card == BATTLE_CRY:
            assert match.honour[move.target] == 1, "only a blow that may decide the game goes before it"
    assert cries > 10
