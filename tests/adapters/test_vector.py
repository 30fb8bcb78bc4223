"""A vector environment plays the same matches as single environments, in one process and in several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tables import NAMES as SHAPE_NAMES
from tables import SHAPES, Shape

import sanjuro
from sanjuro.adapters.vector import NAMES, VectorEnv, empty
from sanjuro.bots import make
from sanjuro.core.rng import seeded
from sanjuro.observations import layout

every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def shown(env: VectorEnv) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in NAMES}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in NAMES)


@pytest.mark.parametrize("shape", SHAPES, ids=SHAPE_NAMES)
def test_matches_go_on_as_they_do_alone(shape: Shape) -> None:
    game, players, options = shape
    form = layout(game)
    env = VectorEnv(game, players, matches=3, **options)
    env.reset(seed=1)
    words = [seeded(int(word)) for word in np.random.default_rng(1).integers(2**48, size=3)]
    alone = [sanjuro.new(game, players, seed=stream.word(), events=False, **options) for stream in words]
    ends = steps = 0
    while ends == 0 or steps < 20:
        steps += 1
        for number, match in enumerate(alone):
            assert match.seat is not None
            assert env.seats[number] == match.seat
            assert env.observations[number].tobytes() == form.row(match, match.seat)
            assert env.masks[number].tobytes() == form.mask(match)
            assert env.masks[number, env.samples[number]] == 1
            # The environment has drawn its sample from the random stream of the match.
            words[number].below(len(match.moves))
        actions = env.samples.copy()
        env.step(actions)
        for number, match in enumerate(alone):
            match.play(form.game.moves.all[actions[number]])
            assert env.dones[number] == match.over
            expected = [0.0] * form.most_seats
            if match.outcome is not None:
                ends += 1
                expected[: match.seats] = [
                    1.0 if seat in match.outcome.winners else -1.0 for seat in range(match.seats)
                ]
                alone[number] = sanjuro.new(game, players, seed=words[number].word(), events=False, **options)
            assert env.rewards[number].tolist() == expected


@every_game
def test_workers_and_own_arrays_change_nothing(game: str) -> None:
    arrays = empty(game, 5)
    with VectorEnv(game, matches=5) as one, VectorEnv(game, matches=5, workers=2, arrays=arrays) as other:
        one.reset(seed=2)
        other.reset(seed=2)
        for _ in range(60):
            assert other.observations is arrays["observations"]
            assert same(shown(one), arrays)
            actions = one.samples.copy()
            one.step(actions)
            other.step(actions)
        last = {name: array.copy() for name, array in arrays.items()}
    assert same(last, arrays)


def test_observations_and_masks_can_be_left_out() -> None:
    with VectorEnv("shinobi", matches=2) as one, VectorEnv("shinobi", matches=2, observe=False, mask=False) as other:
        one.reset(seed=1)
        other.reset(seed=1)
        for _ in range(10):
            actions = one.samples.copy()
            assert np.array_equal(other.samples, actions)
            one.step(actions)
            other.step(actions)
        assert one.observations.any()
        assert one.masks.any()
        assert not other.observations.any()
        assert not other.masks.any()


def test_a_closed_environment_can_still_be_read() -> None:
    env = VectorEnv("shinobi", matches=4, workers=2)
    env.reset(seed=1)
    before = shown(env)
    env.close()
    env.close()
    assert same(before, shown(env))


@every_game
def test_bots_play_their_seats(game: str) -> None:
    seats = sanjuro.new(game).seats
    env = VectorEnv(game, matches=4, bots=dict.fromkeys(range(1, seats), "rules"), relative=True)
    env.reset(seed=1)
    for _ in range(60):
        assert env.seats.tolist() == [0, 0, 0, 0]
        env.step(env.samples.copy())
    with VectorEnv(game, matches=2, bots={1: make("random", game)}) as own:
        own.reset(seed=1)
        assert 1 not in own.seats


def test_wrong_calls_are_refused() -> None:
    env = VectorEnv("shinobi", matches=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions are needed, not 3"):
        env.step([0, 0, 0])
    with pytest.raises(ValueError, match="the actions are 0 to 299, not 300"):
        env.step([300, 0])
    illegal = int(np.flatnonzero(env.masks[0] == 0)[0])
    before = shown(env)
    with pytest.raises(sanjuro.IllegalMove):
        env.step([illegal, 0])
    assert same(before, shown(env))
    curious = make("random", "shinobi")
    curious.wants_events = True
    for options, words in (
        ({"bots": {0: curious}}, "matches have no events"),
        ({"workers": 3}, "workers is 1 to the number of matches"),
        ({"bots": {7: "rules"}}, "bots must play some, but not all, of the seats 0 to 3"),
        ({"bots": dict.fromkeys(range(4), "rules")}, "but not all"),
        ({"arrays": {}}, "observations must be"),
        ({"arrays": {**empty("shinobi", 2), "masks": np.zeros((2, 300))}}, "masks must be"),
    ):
        with pytest.raises(ValueError, match=words):
            VectorEnv("shinobi", matches=2, **options)
    with VectorEnv("shinobi", matches=2, workers=2) as shared:
        shared.reset(seed=1)
        with pytest.raises(ValueError, match="the actions are 0 to 299, not -5"):
            shared.step([int(shared.samples[0]), -5])
