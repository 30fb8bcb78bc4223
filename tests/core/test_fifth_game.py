"""A small game outside the package, in plain Python, runs on the engine like the other four: `high_card.py`."""

from __future__ import annotations

import copy
import pickle

import pytest
from high_card import CARDS, GAME, STAY, SWAP, HighCard, Round

from sanjuro.bots import Bot, play_to_end
from sanjuro.core.moves import MoveTable
from sanjuro.core.record import from_bytes, replay
from sanjuro.core.rng import seeded


def test_it_plays_copies_saves_replays_and_hides() -> None:
    for seed in range(20):
        match = GAME.new(3, seed, {})
        chance = seeded(seed)
        while not match.over:
            for seat in (0, 1, 2, None):
                assert match.imagine(seat, seed).view(seat) == match.view(seat)
            assert from_bytes(match.to_bytes(), {"high_card": GAME}).to_bytes() == match.to_bytes()
            assert match.copy().to_bytes() == match.to_bytes()
            match.play(match.moves[chance.below(2)])
        assert replay(match.record(), {"high_card": GAME}).record() == match.record()
        assert match.outcome is not None
        assert match.outcome.reason == "highest"


class Cautious(Bot):
    """Keeps any card from the upper half."""

    def choose(self, window, events, moves, chance):  # type: ignore[no-untyped-def]
        own = window.seen(3 + window.seat)[0]
        return STAY if own >= 5 else moves[0]


def test_a_bot_in_plain_python_plays_it() -> None:
    wins = 0
    for seed in range(300):
        match = GAME.new(2, seed, {}, events=False)
        play_to_end(match, [Cautious(), Cautious()], seeded(seed))
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert 100 < wins < 200


def test_it_is_copied_pickled_and_shown() -> None:
    match = GAME.new(3, 5, {})
    match.play("swap")
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match
        assert twin.game is GAME
        twin.play("stay")
        assert twin != match
    assert pickle.loads(pickle.dumps(SWAP)) is SWAP
    assert match.window(0).imagine(3).view(0) == match.view(0)
    assert str(match.window(0)).splitlines()[0] == "high card, 3 players, as seat 0 sees it"
    assert "1 hidden" in str(match.window(0))
    assert "card-" in match.window(0)._repr_html_()


def test_a_game_without_a_name_in_its_module_cannot_be_pickled() -> None:
    nameless = HighCard("nameless", (2, 4), 1, CARDS, MoveTable(), [], [], [Round], [], {})
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(nameless)
