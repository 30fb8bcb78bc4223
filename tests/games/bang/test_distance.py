"""Distance in BANG!: a number for views and refusals, and a set of seats for the legal moves."""

from __future__ import annotations

import pytest
from tables import walk

import sanjuro
from sanjuro.games.bang.cards import MUSTANG, SCOPE
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.turn import PLAY, Turn

LONGEST = 6  # one step more than the reach of any weapon


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_seats_within_a_distance_are_those_with_no_greater_one(players: int) -> None:
    compared = 0
    met: set[str] = set()  # everything that makes a distance differ from the number of steps between the seats
    for seed in range(20):
        match = sanjuro.new("bang", players=players, seed=seed, events=False)
        for at in walk(match, seed):
            assert isinstance(at, BangMatch)
            living = [seat for seat in range(players) if at.lives(seat)]
            for viewer in living:
                others = [seat for seat in living if seat != viewer]
                for reach in range(1, LONGEST + 1):
                    near = [seat for seat in others if at.distance(viewer, seat) <= reach]
                    assert at.within(viewer, reach) == sum(1 << seat for seat in near)
                    compared += 1
                met.add(at.who(viewer).key)
                met.update(name for name, kind in (("mustang", MUSTANG), ("scope", SCOPE)) if at.has(viewer, kind))
    assert compared > 10_000
    assert {"mustang", "scope", "paul_regret", "rose_doolan"} <= met


@pytest.mark.parametrize("players", [4, 7])
def test_a_shot_is_on_offer_at_whom_the_weapon_reaches(players: int) -> None:
    shots = 0
    for seed in range(12):
        match = sanjuro.new("bang", players=players, seed=seed, events=False)
        for at in walk(match, seed):
            assert isinstance(at, BangMatch)
            turn = at.stack[-1]
            if not isinstance(turn, Turn) or turn.step != PLAY:
                continue
            held = {at.game.cards.names[card] for card in at.hand(turn.seat)}
            bangs = {name for name in held if name.startswith("bang-")}
            offered = {str(move) for move in at.moves if str(move).startswith("bang-")}
            reached = [
                seat
                for seat in range(players)
                if seat != turn.seat and at.lives(seat) and at.distance(turn.seat, seat) <= at.reach(turn.seat)
            ]
            allowed = {f"{bang} > {seat}" for bang in bangs for seat in reached} if at.may_shoot(turn.seat) else set()
            assert offered == allowed
            shots += len(offered)
    assert shots > 100
