"""PettingZoo environments: `env("bang", players=5)`; needs `pip install sanjuro[pettingzoo]`.

Each seat is an agent: `player_0` and so on. An observation is a dict with `observation` (see docs/observations.md) and
`action_mask`. Importing this module also registers every game: `pettingzoo.make("aec", "sanjuro/bang-v3", players=5)`;
the version is the game's rules number.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv, register

from sanjuro.adapters.matches import result
from sanjuro.adapters.picture import picture, text
from sanjuro.adapters.standing import standing
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.games import GAMES
from sanjuro.observations import layout
from sanjuro.observations.buffer import Buffer
from sanjuro.observations.recall import Recall, recall_size

MODES = ["human", "ansi", "rgb_array"]
REWARDS = ["team", "shaped"]
ELIMINATED = ["wait", "leave"]
BLOCK = 16  # number of observations whose arrays are allocated together


def checked(name: str, value: str, allowed: list[str]) -> str:
    if value not in allowed:
        raise ValueError(f"{name} is one of {', '.join(allowed)}; not {value!r}")
    return value


class Block:
    """Arrays for the next observations, allocated together because that takes less time for each."""

    def __init__(self, rows: int, actions: int) -> None:
        self.rows = np.zeros((BLOCK, rows), np.uint8)
        self.masks = np.zeros((BLOCK, actions), np.int8)
        self.used = 0
        flat: list[Any] = [self.rows.reshape(-1), self.masks.reshape(-1)]
        self.row_buffer = Buffer(memoryview(flat[0]))
        self.mask_buffer = Buffer(memoryview(flat[1]))


class EnvCore:
    """The common part of both kinds of environments: a match, its observations, and its pictures."""

    def __init__(
        self, game: str, players: int | None, relative: bool, recall: bool, render_mode: str | None, options: Any
    ) -> None:
        if render_mode is not None:
            checked("render_mode", render_mode, MODES)
        self.layout = layout(game)
        self.game: Game[Any] = GAMES[game]
        self.players = self.game.usual if players is None else players
        self.options = self.game.settled(self.players, options)
        self.relative = relative
        self.with_recall = recall
        self.render_mode = render_mode
        if recall and relative:
            raise ValueError("perfect-recall records have absolute seats: relative and recall cannot be combined")
        self.seats = self.game.seats(self.players, self.options)
        size = recall_size(self.layout) if recall else self.layout.size
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.layout.actions,), np.int8),
            }
        )
        self.block = Block(self.layout.size, self.layout.actions)
        self.seeds = np.random.default_rng()
        self.match: Match | None = None
        self.recall: Recall | None = None

    def deal(self, seed: int | None) -> Match:
        """Return a new match: with this seed, or with the next one derived from the last seed given."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        match: Match = self.game.new(self.players, int(self.seeds.integers(2**48)), self.options, self.with_recall)
        self.match = match
        self.recall = Recall(self.layout, match) if self.with_recall else None
        return match

    def play(self, match: Match, action: int) -> None:
        """Play an action of the asked seat. Raise a ValueError if it is not legal."""
        if self.recall is None:
            self.layout.play(match, action, self.relative)
            return
        seat = match.asked
        move = self.layout.move(match, action, self.relative)
        match.play(move)
        self.recall.played(match, seat, move)

    def look(self, seat: int) -> tuple[Any, Any, list[int]]:
        """Return the row of a seat, its mask and its legal actions; the latter are empty if it is not asked."""
        match = self.match
        assert match is not None, "reset() comes first"
        if self.recall is not None:
            row = np.frombuffer(bytearray(self.recall.row(match, seat)), np.uint8)
            if match.asked != seat:
                return row, np.zeros(self.layout.actions, np.int8), []
            return row, np.frombuffer(self.layout.mask(match), np.int8), self.layout.legal_actions(match)
        block = self.block
        number = block.used
        if number == BLOCK:
            block = self.block = Block(self.layout.size, self.layout.actions)
            number = 0
        block.used = number + 1
        if match.asked == seat:
            actions = self.layout.look(match, block.row_buffer, block.mask_buffer, number, self.relative)
        else:
            self.layout.put_row(match, seat, block.row_buffer, number * self.layout.size, self.relative)
            actions = []
        return block.rows[number], block.masks[number], actions

    def observe(self, seat: int) -> dict[str, Any]:
        row, mask, _ = self.look(seat)
        return {"observation": row, "action_mask": mask}

    def render(self) -> Any:
        assert self.match is not None, "reset() comes first"
        if self.render_mode == "rgb_array":
            return picture(self.match)
        if self.render_mode == "ansi":
            return text(self.match)
        if self.render_mode == "human":
            print(text(self.match), end="")
        return None


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801, as PettingZoo calls it
    """A match in which one agent acts at a time: the one whose seat has to choose.

    reward: `team` gives 1 to every winning seat and -1 to the others at the end of the match; `shaped` gives the change
        of the seat's standing after each move, and the rewards of a whole match add up to its result.
    eliminated: agents that are out of the game for good `wait` for the result of their side, or `leave` at once
        without it, as terminated agents.
    max_cycles: the number of decisions after which all agents are truncated.
    relative: seats are counted from the observing agent, in observations and in actions.
    recall: observations contain everything the agent has seen and done.
    options: the options of the game, as for `sanjuro.new`.
    """

    metadata = {  # noqa: RUF012, as PettingZoo has it
        "render_modes": MODES,
        "name": "sanjuro",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "team",
        eliminated: str = "wait",
        max_cycles: int | None = None,
        relative: bool = False,
        recall: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            players,
            reward=reward,
            eliminated=eliminated,
            max_cycles=max_cycles,
            relative=relative,
            recall=recall,
            render_mode=render_mode,
            **options,
        )
        super().__init__()
        self.table = EnvCore(game, players, relative, recall, render_mode, options)
        self.metadata = {**self.metadata, "name": f"sanjuro_{game}_v{self.table.game.rules}"}
        self.shaped = checked("reward", reward, REWARDS) == "shaped"
        self.leaving = checked("eliminated", eliminated, ELIMINATED) == "leave"
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = {agent: spaces.Discrete(self.table.layout.actions) for agent in self.possible_agents}

    @property
    def match(self) -> Match:
        """The current match."""
        assert self.table.match is not None, "reset() comes first"
        return self.table.match

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        match = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[match.asked]
        self.cycles = 0
        self.rewarded = False
        self.over = False
        self._skip_agent_selection: Any = None
        self.standings = [standing(match, seat) for seat in range(match.seats)] if self.shaped else []

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.numbers[agent])

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, terminated, truncated, and info with the mask and a list of the legal actions."""
        agent = self.agent_selection
        observation = None
        info = self.infos[agent]
        if observe:
            row, mask, info["legal_actions"] = self.table.look(self.numbers[agent])
            info["action_mask"] = mask
            observation = {"observation": row, "action_mask": mask}
        return observation, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], info

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the active agent repeatedly, until none is left or `max_iter` is reached."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Any) -> None:
        """Play an action of the active agent; None for one that is out. An illegal action raises a ValueError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose, and None is not an action")
        table = self.table
        match = table.match
        assert match is not None, "reset() comes first"
        table.play(match, int(action))
        self.cycles += 1
        if self.rewarded:
            self._clear_rewards()
            self.rewarded = False
        self._cumulative_rewards[agent] = 0.0
        if self.shaped:
            self._reward_change(match)
        if match.outcome is not None:
            self._end(match)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[match.asked]
            if self.rewarded:
                self._accumulate_rewards()
            if self.leaving:
                self._leave(match)
        if self.render_mode == "human":
            self.render()

    def _reward_change(self, match: Match) -> None:
        """Add the change of each seat's standing to its reward."""
        for seat, agent in enumerate(self.possible_agents):
            now = standing(match, seat)
            if agent in self.rewards:
                self.rewards[agent] = now - self.standings[seat]
            self.standings[seat] = now
        self.rewarded = True

    def _end(self, match: Match) -> None:
        self.rewarded = True
        for agent in self.agents:
            if not self.shaped:
                self.rewards[agent] = result(match, self.numbers[agent])
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _leave(self, match: Match) -> None:
        """Terminate agents that are out for good."""
        for agent in self.agents:
            if match.is_out(self.numbers[agent]):
                self.terminations[agent] = True
        self._deads_step_first()

    def state(self) -> Any:
        """Return what all seats know, concatenated."""
        rows = [self.table.layout.row(self.match, seat, self.table.relative) for seat in range(self.match.seats)]
        return np.frombuffer(bytearray(b"".join(rows)), np.uint8)

    def render(self) -> Any:
        """Show the table with all cards face up: return text for `ansi`, a picture for `rgb_array`.

        Print for `human`.
        """
        return self.table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(game: str, players: int | None = None, **options: Any) -> raw_env:
    """Return an environment of a game. It validates the order of calls and the actions, so it needs no wrapper."""
    return raw_env(game, players, **options)


class raw_parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801, as PettingZoo calls it
    """A match in which every agent gives an action in every cycle, for libraries that need such environments.

    Only the action of the agent that has to choose counts; the masks of the others are all zero. An illegal action
    changes nothing, and its agent is asked again.
    """

    metadata = {"render_modes": MODES, "name": "sanjuro", "render_fps": 2}  # noqa: RUF012, as PettingZoo has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        max_cycles: int | None = None,
        relative: bool = False,
        recall: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            players,
            max_cycles=max_cycles,
            relative=relative,
            recall=recall,
            render_mode=render_mode,
            **options,
        )
        self.table = EnvCore(game, players, relative, recall, render_mode, options)
        self.metadata = {**self.metadata, "name": f"sanjuro_{game}_v{self.table.game.rules}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = {agent: spaces.Discrete(self.table.layout.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.table.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        match = self.table.match
        assert match is not None, "reset() comes first"
        asked = self.possible_agents[match.asked]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        try:
            self.table.play(match, int(actions[asked]))
        except ValueError as refused:
            infos[asked]["refused"] = str(refused)
        self.cycles += 1
        over = match.outcome is not None
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        found = (
            self._observations(),
            {agent: result(match, self.numbers[agent]) for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            infos,
        )
        if over or late:
            self.agents = []
        return found

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(self.numbers[agent]) for agent in self.agents}

    def render(self) -> Any:
        """Show the table, as `raw_env.render` does."""
        return self.table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def parallel_env(game: str, players: int | None = None, **options: Any) -> raw_parallel_env:
    """Return an environment of a game in which every agent gives an action in every cycle."""
    return raw_parallel_env(game, players, **options)


for _key, _game in GAMES.items():
    register("aec", f"sanjuro/{_key}-v{_game.rules}", functools.partial(env, _key))
    register("parallel", f"sanjuro/{_key}-v{_game.rules}", functools.partial(parallel_env, _key))
