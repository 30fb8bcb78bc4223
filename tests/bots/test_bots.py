"""Tests of bots beyond the contract of every game (`sanjuro.testing.bots`)."""

from __future__ import annotations

import pytest
from tables import new, walk

import sanjuro
from sanjuro.bots import Bot, make, play_to_end, searching
from sanjuro.bots.search import SearchBot
from sanjuro.core.rng import seeded


def test_a_search_finds_the_move_that_wins() -> None:
    """This is the last order of the last round: attacking this clan wins, attacking the other does not."""
    found = sanjuro.scenario("""
title = "The last attack"
game = "shinobi"
phase = "third"
deck = []
last_drawer = 1
rest = "box"
[[seats]]
clan = ["secret-oda"]
oda = ["oda", "oda", "oda"]
[[seats]]
clan = ["secret-mori"]
mori = ["mori", "mori"]
[[seats]]
clan = ["secret-takeda"]
mori = ["mori", "mori"]
takeda = ["takeda"]
[[steps]]
moves = []
""").begin()
    assert found.seat == 0
    best = make("expert@400", "shinobi").choose(found.window(0), [], found.moves, seeded(1))
    assert best.text in ("oda x 1 mori", "oda x 2 mori")


def test_a_bot_that_wants_them_is_told_what_its_seat_may_know() -> None:
    class Listener(Bot):
        def __init__(self) -> None:
            super().__init__()
            self.wants_events = True
            self.heard: list[dict[str, object]] = []

        def choose(self, window, events, moves, chance):  # type: ignore[no-untyped-def]
            self.heard += events
            return moves[0]

    match = sanjuro.new("shinobi", players=3, seed=1)
    listeners = [Listener() for _ in range(3)]
    play_to_end(match, [*listeners], seeded(1))
    draws = [event for event in listeners[0].heard if event["kind"] == "draw"]
    assert draws
    assert all(("card" in event) == (event["seat"] == 0) for event in draws)


def test_unknown_bots_are_explained() -> None:
    with pytest.raises(ValueError, match="the bots are random, novice, rules, expert, master"):
        make("genius", "shinobi")
    with pytest.raises(ValueError, match="there is no bot 'rules@50'"):
        make("rules@50", "shinobi")
    with pytest.raises(ValueError, match="there is no bot 'expert@many'"):
        make("expert@many", "shinobi")


def test_time_ends_a_search() -> None:
    """With no time left, the move of the `rules` bot is played, whatever the number of trials."""
    match = new(("bang", 7, {}), 3)
    for number, at in enumerate(walk(match, 3)):
        if number % 10 == 0 and at.seat is not None and len(at.moves) > 1:
            bot = searching("bang", 10**9, 0.0)
            assert isinstance(bot, SearchBot)
            chosen = bot.choose(at.window(at.seat), [], at.moves, seeded(number))
            assert chosen is make("rules", "bang").choose(at.window(at.seat), [], at.moves, seeded(number))
            assert bot.used == 0
