"""The games registered with OpenSpiel pass OpenSpiel's own tests, and its search can play them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import sanjuro
from sanjuro.adapters import openspiel
from sanjuro.observations import layout
from sanjuro.observations.recall import recall_size

COUNTS = [(key, players) for key, game in sanjuro.GAMES.items() for players in game.counts()]
every_count = pytest.mark.parametrize(("game", "players"), COUNTS, ids=[f"{key}-{players}" for key, players in COUNTS])
every_game = pytest.mark.parametrize("game", list(sanjuro.GAMES))


def somewhere(game: Any, seed: int, decisions: int) -> Any:
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions > 0:
        if state.is_chance_node():
            state.apply_action(chance.randrange(256))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


def sampler(seed: int) -> Any:
    return random.Random(seed).random


@every_count
def test_a_random_game_with_all_of_openspiels_checks(game: str, players: int) -> None:
    loaded = pyspiel.load_game(f"python_sanjuro_{game}(players={players})")
    assert loaded.num_players() == (2 if players == 1 else players)
    short = game == "samurai_spirit" or players == sanjuro.GAMES[game].players[0]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=short, verbose=False)


@every_game
def test_states_are_serialised_whole(game: str) -> None:
    loaded = pyspiel.load_game(f"python_sanjuro_{game}")
    state = somewhere(loaded, 1, 9)
    for whole in (loaded.new_initial_state(), state, state.resample_from_infostate(0, sampler(1))):
        data = pyspiel.serialize_game_and_state(loaded, whole)
        _, again = pyspiel.deserialize_game_and_state(data)
        assert again.history() == whole.history()
        assert str(again) == str(whole)
        if whole.position is not None:
            assert again.match.to_bytes() == whole.match.to_bytes()
            assert again.information_state_string(1) == whole.information_state_string(1)


@every_game
def test_resampling_keeps_what_the_player_knows(game: str) -> None:
    loaded = pyspiel.load_game(f"python_sanjuro_{game}")
    state = somewhere(loaded, 2, 12)
    if state.is_terminal():
        state = somewhere(loaded, 2, 4)
    before = str(state)
    for player in range(loaded.num_players()):
        others = set()
        for seed in range(6):
            other = state.resample_from_infostate(player, sampler(seed))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            others.add(str(other))
        assert len(others) > 1, "nothing was dealt anew"
    assert str(state) == before


@every_game
def test_tensors_are_those_of_the_layout(game: str) -> None:
    loaded = pyspiel.load_game(f"python_sanjuro_{game}")
    form = layout(game)
    state = somewhere(loaded, 3, 5)
    assert loaded.observation_tensor_size() == form.size
    assert loaded.information_state_tensor_size() == recall_size(form)
    observer = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    for player in range(loaded.num_players()):
        assert bytes(map(int, state.observation_tensor(player))) == form.row(state.match, player)
        observer.set_from(state, player)
        assert bytes(observer.tensor.astype(np.uint8)) == state.position.recall.row(state.match, player)
        assert observer.dict["viewer"].tolist().index(1) == player
    assert not any(loaded.new_initial_state().observation_tensor(0))


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    state = somewhere(pyspiel.load_game("python_sanjuro_shinobi"), 4, 7)
    before, seen = str(state), state.information_state_string(0)
    copy = state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != before
    assert (str(state), state.information_state_string(0)) == (before, seen)


@every_game
def test_openspiels_search_plays(game: str) -> None:
    loaded = pyspiel.load_game(f"python_sanjuro_{game}")
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 8, random_state=np.random.RandomState(1)
    )
    state = somewhere(loaded, 5, 1)
    for _ in range(3):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("python_sanjuro_samurai_spirit(players=2,difficulty=heroic,samurai=kyuzo+random)")
    state = somewhere(game, 1, 1)
    assert state.match.options == {"difficulty": "heroic", "samurai": ["kyuzo", "random"], "spare_tokens": False}
    assert str(game).startswith("python_sanjuro_samurai_spirit(difficulty=heroic,players=2,samurai=kyuzo+random")
    assert openspiel.CLASSES["bang"]({"players": 4, "simple": True}).options["simple"] is True
    with pytest.raises(ValueError, match="4 to 7 players"):
        openspiel.CLASSES["bang"]({"players": 3})


def test_chance_is_the_seed() -> None:
    game = pyspiel.load_game("python_sanjuro_shinobi(players=3)")
    state = game.new_initial_state()
    for byte in (0, 0, 1, 2):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert state.match.to_bytes() == sanjuro.new("shinobi", players=3, seed=258).to_bytes()
    assert state.returns() == [0, 0, 0]
    end = somewhere(game, 1, 10**6)
    assert sorted(set(end.returns())) == [-1, 1]
