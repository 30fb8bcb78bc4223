"""How the rules bot plays BANG!."""

from __future__ import annotations

from collections import Counter

import pytest

import sanjuro
from sanjuro.bots import make, play_to_end
from sanjuro.core.chance import seeded
from sanjuro.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sanjuro.games.bang.match import BangMatch

GAMES = 240


def new(seed: int, players: int = 5) -> BangMatch:
    match = sanjuro.new("bang", players=players, seed=seed, events=False)
    assert isinstance(match, BangMatch)
    return match


def share_won(level: str, role: int) -> float:
    """How often one bot of this level in this role wins among four random players."""
    won = 0
    for seed in range(GAMES):
        match = new(seed)
        seat = next(seat for seat in range(5) if match.role(seat) == role)
        bots = [make("random", "bang") for _ in range(5)]
        bots[seat] = make(level, "bang")
        play_to_end(match, bots, seeded(seed))
        assert match.outcome is not None
        won += seat in match.outcome.winners
    return won / GAMES


@pytest.mark.parametrize(("role", "better_by"), [(SHERIFF, 0.15), (DEPUTY, 0.1), (OUTLAW, 0.15), (RENEGADE, 0.15)])
def test_it_beats_random_players_in_every_role(role: int, better_by: float) -> None:
    assert share_won("rules", role) > share_won("random", role) + better_by


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_games_among_themselves_end_soon_and_every_side_wins_some(players: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(150):
        match = new(seed, players)
        play_to_end(match, [make("rules", "bang") for _ in range(players)], seeded(seed))
        assert match.outcome is not None
        assert len(match.history) < 2000
        reasons[match.outcome.reason] += 1
    assert set(reasons) == {"sheriff_dead", "law", "renegade_alone"}
    assert max(reasons.values()) < 150 * 0.85


def test_deputies_never_attack_the_sheriff_and_the_renegade_only_at_last() -> None:
    shots = 0
    for seed in range(100):
        match = new(seed, 7)
        bots = [make("rules", "bang") for _ in range(7)]
        chance = seeded(seed)
        while match.seat is not None:
            seat = match.seat
            before = match.hostile[seat * 7 + match.sheriff]
            role, alive = match.role(seat), match.alive
            match.play(bots[seat].choose(match.window(seat), [], match.moves, chance))
            attacked = match.hostile[seat * 7 + match.sheriff] > before
            shots += attacked
            if attacked:
                assert role == OUTLAW or (role == RENEGADE and alive == 2)
    assert shots > 100
