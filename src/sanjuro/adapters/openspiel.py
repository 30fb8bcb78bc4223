"""OpenSpiel games: `pyspiel.load_game("python_sanjuro_bang(players=5)")` after importing this module.

Needs `pip install sanjuro[openspiel]`. A match begins with four chance nodes with 256 outcomes each. Together they form
the seed, which determines all randomness. The utility is 1 for every seat that wins and -1 for the others.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from sanjuro.adapters.matches import result
from sanjuro.adapters.picture import text
from sanjuro.core.game import Game, Option
from sanjuro.core.match import Match
from sanjuro.core.record import from_bytes
from sanjuro.games import GAMES
from sanjuro.observations import ObservationLayout, layout
from sanjuro.observations.recall import COUNT, RECORD, Recall, recall_size

PREFIX = "python_sanjuro_"
SEED_NODES = 4
OUTCOMES = 256
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST = 20_000  # decisions; not a limit of the rules, whose random games take a few hundred
BETWEEN = "+"  # separates words in the parameter of an option


class Position:
    """A match and what its seats have seen, copied together when OpenSpiel copies a state."""

    def __init__(self, match: Match, recall: Recall) -> None:
        self.match = match
        self.recall = recall

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.match.copy(), self.recall.copy())

    def __reduce__(self) -> tuple[Any, tuple[bytes, list[bytes]]]:
        """Support pickling, with which OpenSpiel serialises states."""
        seats = range(len(self.recall.seen))
        return restored, (self.match.to_bytes(), [self.recall.records(seat) for seat in seats])


def restored(data: bytes, seen: list[bytes]) -> Position:
    """Return the position from the bytes of a match and what its seats have seen."""
    match = from_bytes(data, GAMES)
    recall = Recall(layout(match.game.key), match)
    for seat, records in enumerate(seen):
        recall.seen[seat] = [records[at : at + RECORD] for at in range(0, len(records), RECORD)]
    return Position(match, recall)


def defaults(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters of a game and their defaults: the player count, and the options."""
    found: dict[str, Any] = {"players": game.usual}
    for option in game.options:
        found[option.name] = "" if option.default is None else option.default
    return found


def chosen(option: Option, value: Any) -> object:
    """Return an option from its parameter."""
    if not option.several:
        return value
    return str(value).split(BETWEEN) if value else None


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a match; before the match, the chance nodes of its seed."""

    def __init__(self, game: SanjuroGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.position: Position | None = None

    @property
    def match(self) -> Match:
        """The match; raises before the seed is complete."""
        if self.position is None:
            raise ValueError("the match has not begun: its seed is incomplete")
        return self.position.match

    def current_player(self) -> Any:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        match = self.position.match
        return pyspiel.PlayerId.TERMINAL if match.outcome is not None else match.asked

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.match.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([move.code for move in self.match.offer])

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.seed.append(action)
            if len(self.seed) == SEED_NODES:
                self.position = self.get_game().deal(int.from_bytes(bytes(self.seed), "big"))
            return
        match = self.position.match
        seat = match.asked
        move = match.game.moves.all[action]
        match.play(move)
        self.position.recall.played(match, seat, move)

    def _action_to_string(self, player: Any, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().layout.game.moves.all[action].text)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.num_players()
        match = self.position.match
        return [result(match, seat) for seat in range(match.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Return a random state that this player cannot tell from this one. The history of the others is dropped."""
        new: State = self.clone()
        position = new.position
        if position is not None:
            number = int(sampler() * 2**48)
            new.position = Position(position.match.imagine(player, number), position.recall)
            position.recall.forget(player)
        return new

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.seed}"
        return f"seed {self.seed}\n{text(self.position.match)}"


class Observer:
    """What a player sees: the current row, with perfect recall also the records before it, as 32-bit floats."""

    def __init__(self, layout: ObservationLayout, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("public observations are not available")
        self.layout = layout
        self.perfect_recall: bool = kind.perfect_recall
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.perfect_recall and not self.private:
            raise ValueError("perfect recall includes private cards")
        before = recall_size(layout) - layout.size if self.perfect_recall else 0
        self.tensor = np.zeros(before + layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.perfect_recall:
            self.dict["count"] = self.tensor[:COUNT]
            self.dict["records"] = self.tensor[COUNT:before].reshape(layout.horizon, RECORD)
        for piece in layout.pieces:
            self.dict[piece.name] = self.tensor[before + piece.start : before + piece.stop].reshape(piece.shape)

    def _row(self, state: State, player: int) -> bytes:
        position = state.position
        assert position is not None
        if self.perfect_recall:
            return position.recall.row(position.match, player)
        return self.layout.row(position.match, player if self.private else -1)

    def set_from(self, state: State, player: int) -> None:
        """Fill `tensor` with what a player sees, which is nothing before the deal."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._row(state, player), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """Return the records and the row as hexadecimal digits with perfect recall, otherwise the view as JSON."""
        position = state.position
        if position is None:
            return f"{player}: before the deal"
        if self.perfect_recall:
            return f"{player} {position.recall.records(player).hex()} {self.layout.row(position.match, player).hex()}"
        return json.dumps(position.match.view(player if self.private else None), sort_keys=True)


class SanjuroGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its player count and options."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(GAMES[self.key]), **(params or {})}
        game: Game[Any] = GAMES[self.key]
        self.players = int(given.pop("players"))
        named = {option.name: chosen(option, given[option.name]) for option in game.options}
        self.options = game.settled(self.players, named)
        info = pyspiel.GameInfo(
            num_distinct_actions=layout(self.key).actions,
            max_chance_outcomes=OUTCOMES,
            num_players=game.seats(self.players, self.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.key], info, params or {})

    @property
    def layout(self) -> ObservationLayout:
        return layout(self.key)

    def deal(self, seed: int) -> Position:
        match: Match = GAMES[self.key].new(self.players, seed, self.options, True)
        return Position(match, Recall(self.layout, match))

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _type(key: str) -> Any:
    """Return the type of a game as OpenSpiel defines it."""
    game: Game[Any] = GAMES[key]
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=f"Sanjuro {key.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=layout(key).most_seats,
        min_num_players=_least_seats(game),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def _least_seats(game: Game[Any]) -> int:
    """Return the minimum number of seats with default options; one player may lead several."""
    found: list[int] = []
    for players in game.counts():
        try:
            found.append(game.seats(players, game.settled(players, {})))
        except ValueError:
            found.append(players)  # the default options do not allow this many
    return min(found)


def _class(key: str) -> type[SanjuroGame]:
    """Return the class of a game: OpenSpiel calls it with the parameters alone, so each game needs its own."""
    return type(f"{key.title().replace('_', '')}Game", (SanjuroGame,), {"key": key})


TYPES: dict[str, Any] = {key: _type(key) for key in GAMES}
CLASSES: dict[str, type[SanjuroGame]] = {key: _class(key) for key in GAMES}
for _key, _type_of_game in TYPES.items():
    pyspiel.register_game(_type_of_game, CLASSES[_key])
