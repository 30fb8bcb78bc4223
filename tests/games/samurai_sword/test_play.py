"""Invariants of random games of Samurai Sword, checked at every decision."""

from __future__ import annotations

import pytest
from tables import walk

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.rng import seeded
from sanjuro.core.scenario import read
from sanjuro.games.samurai_sword.cards import REACH
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import STRIKE
from sanjuro.games.samurai_sword.turn import PLAY, Turn

every_count = pytest.mark.parametrize("players", [3, 4, 5, 6, 7])


def matches(players: int, seed: int) -> list[SamuraiSwordMatch]:
    found = []
    for at in walk(sanjuro.new("samurai_sword", players=players, seed=seed, events=False), seed):
        assert isinstance(at, SamuraiSwordMatch)
        found.append(at.copy())
    return found


@every_count
def test_the_attacks_on_offer_are_those_the_difficulty_allows(players: int) -> None:
    """The fast loop round the table that lists them agrees with the plain rule."""
    strikes = 0
    for seed in range(12):
        for match in matches(players, seed):
            turn = match.stack[-1]
            if not isinstance(turn, Turn) or turn.step != PLAY:
                continue
            offered = {(move.card, move.target) for move in match.moves if move.verb == STRIKE}
            weapons = {weapon for weapon in range(13) if match.in_hand(turn.seat, weapon) >= 0}
            allowed = {
                (weapon, seat)
                for weapon in weapons
                for seat in range(players)
                if seat != turn.seat
                and not match.harmless(seat)
                and match.difficulty(turn.seat, seat) <= REACH[weapon]
                and turn.weapons < match.weapons_allowed(turn.seat)
            }
            assert offered == allowed
            strikes += len(offered)
    assert strikes > 50


@every_count
def test_honour_and_resilience_stay_within_their_bounds(players: int) -> None:
    for seed in range(8):
        for match in matches(players, seed):
            assert min(match.honour) >= 1, "the game goes on although somebody has no honour left"
            for seat in range(players):
                assert 0 <= match.resilience[seat] <= match.who(seat).resilience
            if players > 3:
                assert sum(resilience > 0 for resilience in match.resilience) > 1
            assert sum(match.on_table(seat, 16) for seat in range(players)) <= 1, "two Bushido are in play"
            assert match.resilience[match.stack[0].seat] > 0


@every_count
def test_rules_bots_never_strike_the_deadly_blow(players: int) -> None:
    for seed in range(60):
        match = sanjuro.new("samurai_sword", players=players, seed=seed, events=False)
        play_to_end(match, [make("rules", "samurai_sword")] * players, seeded(seed))
        assert match.outcome is not None
        assert match.outcome.story.get("deadly_strike") is None
        assert len(match.history) < 1000


# The share of 150 games that a role must win with the rules bot among random players, and how much more that is than
# its share when everybody plays at random.
@pytest.mark.parametrize(
    ("players", "role"),
    [
        (3, "ninja"),
        (4, "samurai"),
        (5, "shogun"),
        (5, "samurai"),
        (5, "ninja"),
        (5, "ronin"),
        (7, "shogun"),
        (7, "samurai"),
        (7, "ninja"),
        (7, "ronin"),
    ],
)
def test_the_rules_bot_is_clearly_better_than_random_in_every_role(players: int, role: str) -> None:
    won = {"random": 0, "rules": 0}
    games = 150
    for level in won:
        for seed in range(games):
            match = sanjuro.new("samurai_sword", players=players, seed=seed, events=False)
            own = [match.game.labels(match, seat)["role"] == role for seat in range(players)]
            bots = [make(level if mine else "random", "samurai_sword") for mine in own]
            play_to_end(match, bots, seeded(seed + 1000))
            assert match.outcome is not None
            won[level] += any(own[seat] for seat in match.outcome.winners)
    assert won["rules"] > won["random"] + 0.12 * games


LAST_CARD = """
title = "Tomoe may draw the last card"
game = "samurai_sword"
rest = "box"
deck = ["armor"]
discard = ["bo"]

[[seats]]
character = "tomoe"
honour = SHOGUN
hand = ["kiseru", "parry"]

[[seats]]
honour = 1
hand = ["geisha"]

[[seats]]
honour = NINJA
hand = ["parry"]

[[steps]]
"""


@pytest.mark.parametrize(("shogun", "ninja", "answer"), [(5, 2, "draw"), (2, 5, "leave")])
def test_the_rules_bot_leaves_the_last_card_if_it_ends_a_lost_game(shogun: int, ninja: int, answer: str) -> None:
    text = LAST_CARD.replace("SHOGUN", str(shogun)).replace("NINJA", str(ninja))
    match = read(text, sanjuro.GAMES).begin()
    match.play("kiseru > 1")
    match.play("take")
    chosen = make("rules", "samurai_sword").choose(match.window(0), [], match.moves, seeded(1))
    assert str(chosen) == answer


def test_teams_of_a_match() -> None:
    match = sanjuro.new("samurai_sword", players=7, seed=4)
    assert isinstance(match, SamuraiSwordMatch)
    teams = match.game.teams(match)
    assert sorted(seat for team in teams for seat in team) == list(range(7))
    assert sorted(len(team) for team in teams) == [1, 3, 3]
    for team in teams:
        assert len({match.team(seat) for seat in team}) == 1


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ('[[seats]]\nrole = ["ronin"]\n[[seats]]\n[[seats]]', "the role ronin is there 0 times"),
        ('[[seats]]\ncharacter = "hanzo"\n[[seats]]\ncharacter = "hanzo"\n[[seats]]', "hanzo already sits at seat 0"),
        ("[[seats]]\nhonour = 0\n[[seats]]\n[[seats]]", "without honour the game is over"),
        ("[[seats]]\nresilience = 9\n[[seats]]\n[[seats]]", "0 to 4 is needed"),
        ("turn = 5\n[[seats]]\n[[seats]]\n[[seats]]", "the seats are 0 to 2"),
        ("[[seats]]\nresilience = 0\n[[seats]]\n[[seats]]", "has resilience after the recovery phase"),
    ],
)
def test_a_wrong_position_is_explained(wrong: str, sentence: str) -> None:
    text = f'title = "wrong"\ngame = "samurai_sword"\n{wrong}\n[[steps]]\nmove = "end"\n'
    differences = read(text, sanjuro.GAMES).run()
    assert len(differences) == 1
    assert sentence in differences[0]
