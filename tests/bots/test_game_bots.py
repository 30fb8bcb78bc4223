"""What a game of another package can provide for its bots, in plain Python.

A game that provides nothing is playable too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import high_card
import pytest
from high_card import GAME, STAY, SWAP, HighCardMatch
from repository import TESTS

import sanjuro
from sanjuro.analysis import analyse
from sanjuro.bots import LEVELS, BeliefModel, Bot, Evidence, GameBots, SearchBot, Value, make, play_to_end
from sanjuro.bots.beliefs import HIDDEN, beliefs, dealt
from sanjuro.core.moves import NONE
from sanjuro.core.rng import seeded
from sanjuro.registry import GAMES, part

OWN = 3  # the first pile of those that belong to seats
RANKS = 10
QUICK = {"expert": "expert@20", "master": "master@20"}


class Cautious(Bot):
    """Keeps any card from the upper half."""

    def choose(self, window, events, moves, chance):  # type: ignore[no-untyped-def]
        return STAY if window.seen(OWN + window.seat)[0] >= RANKS // 2 else moves[0]


class Highest(Value):
    """The share of the cards that the player's own card beats."""

    def chance(self, match: HighCardMatch, seat: int) -> float:
        return match.piles[OWN + seat][0] / RANKS


class Ranks(BeliefModel):
    """A player who stayed probably has a high card."""

    hidden = "card"

    def evidence(self, window: Any) -> Evidence:
        known = [(window.seen(OWN + seat) or [NONE])[0] for seat in range(window.seats)]
        left = [0 if rank in known or rank in window.seen(high_card.DISCARD) else 1 for rank in range(RANKS)]
        found = Evidence(known, left)
        for index, seat in enumerate(found.hidden):
            for rank in range(RANKS):
                found.alone[index * RANKS + rank] = 0.5 * rank if seat < window.turn() else 0.0
        return found

    def dealt(self, match: HighCardMatch) -> list[int]:
        return [match.piles[OWN + seat][0] for seat in range(match.seats)]


class HighCardBots(GameBots):
    nodes = 40

    def rules(self) -> Bot:
        return Cautious()

    def value(self) -> Value:
        return Highest()

    def beliefs(self) -> BeliefModel:
        return Ranks()


@pytest.fixture
def registered() -> Iterator[Any]:
    """Register the game with these bots for the duration of the test."""
    yield lambda bots: sanjuro.register(GAME, bots=bots)
    GAMES._registered.pop(GAME.key, None)
    part.cache_clear()


def played(level: str, seed: int = 1) -> str:
    match = GAME.new(3, seed, {}, events=False)
    play_to_end(match, [make(QUICK.get(level, level), GAME.key)] * 3, seeded(seed))
    assert match.over
    return str(match.record())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("bots", [None, GameBots(), HighCardBots()], ids=["nothing", "defaults", "everything"])
def test_every_level_plays_whatever_a_game_brings(registered: Any, bots: GameBots | None, level: str) -> None:
    registered(bots)
    assert played(level) == played(level)


def test_the_classes_of_another_package_are_asked(registered: Any) -> None:
    registered(HighCardBots())
    assert isinstance(make("rules", GAME.key), Cautious)
    expert = make("expert", GAME.key)
    assert isinstance(expert, SearchBot)
    assert expert.nodes == 40
    assert isinstance(expert.quick, Cautious)
    assert isinstance(expert.value, Highest)
    assert isinstance(expert.model, Ranks)
    assert HIDDEN[GAME.key] == "card"
    assert GAME.key in HIDDEN


def test_a_game_without_rules_of_thumb_is_played_well(registered: Any) -> None:
    """A search with random playouts swaps a low card and keeps a high one."""
    registered(None)
    bot = make("rules", GAME.key)
    for seed in range(60):
        match = GAME.new(2, seed, {}, events=False)
        own = match.piles[OWN][0]
        if own <= 1 or own >= 8:
            move = bot.choose(match.window(0), [], match.moves, seeded(seed))
            assert move is (SWAP if own <= 1 else STAY)


def test_beliefs_of_another_package(registered: Any) -> None:
    registered(HighCardBots())
    match = GAME.new(3, 4, {})
    before = beliefs(match.window(2))
    hidden = [rank for rank in range(RANKS) if rank != dealt(match)[2]]
    assert [before.chance(0, rank) for rank in hidden] == pytest.approx([1 / 9] * 9)
    match.play("stay")
    after = beliefs(match.window(2))
    assert sum(after.chances) == pytest.approx(1.0)
    assert after.chance(0, hidden[-1]) > 2 / 9
    assert after.chance(1, hidden[-1]) < 1 / 9


def test_of_more_cards_than_seats_a_role_with_more_cards_is_likelier() -> None:
    """Of the eight cards that can be anywhere, five belong to one role."""
    seen = Evidence([NONE, 2, NONE], [5, 2, 1])
    assert seen.marginals()[:3] == pytest.approx([5 / 8, 2 / 8, 1 / 8])


def test_a_game_without_beliefs_says_so(registered: Any) -> None:
    registered(None)
    assert GAME.key not in HIDDEN
    with pytest.raises(ValueError, match="nothing is hidden about the seats in high_card"):
        beliefs(GAME.new(2, 1, {}).window(0))


def test_bots_of_the_wrong_kind_are_refused(registered: Any) -> None:
    registered(Cautious())
    with pytest.raises(TypeError, match=r"the bots of high_card must be a sanjuro\.bots\.GameBots"):
        make("rules", GAME.key)


def test_an_unregistered_game_has_no_bots() -> None:
    with pytest.raises(ValueError, match="there is no expert bot for 'chess'"):
        make("expert", "chess")


def test_a_finished_game_is_analysed_without_rules_of_thumb(registered: Any) -> None:
    registered(None)
    match = GAME.new(2, 3, {})
    play_to_end(match, [make("random", GAME.key)] * 2, seeded(3))
    assert analyse(match, seconds=0.1).points[-1].move == len(match.history)


SCRIPT = """
import multiprocessing
from functools import partial
from sanjuro.lab.processes import in_order
from sanjuro.lab.simulate import Plan, play_games

if __name__ == "__main__":
    import brings_high_card  # where the processes do not come by, which run this file again

    multiprocessing.set_start_method("spawn")
    plan = Plan("high_card", 2, ("rules",), 1, {})
    chunks = in_order(partial(play_games, plan, False), 0, 4, 2)
    print(len(list(chunks)) > 0)
"""


def test_a_game_registered_by_a_module_is_known_in_processes_that_begin_anew(tmp_path: Path) -> None:
    (tmp_path / "brings_high_card.py").write_text("import high_card, sanjuro\nsanjuro.register(high_card.GAME)\n")
    (tmp_path / "script.py").write_text(SCRIPT)
    path = os.pathsep.join([str(TESTS / "support"), str(Path(sanjuro.__file__).parents[1])])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.stdout.split() == ["True"], done.stderr
