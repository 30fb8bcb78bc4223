"""One seat of a match as a Gymnasium environment, with bots in the other seats.

Needs `pip install sanjuro[gymnasium]`. Use `SeatEnv("bang", players=5, seat=0, bots="rules")`, or
`gymnasium.make("sanjuro/bang-v3", players=5)` after importing this module; the version is the game's rules number.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from sanjuro.adapters.matches import result
from sanjuro.adapters.picture import picture, text
from sanjuro.adapters.standing import standing
from sanjuro.bots import Bot, make
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.rng import seeded
from sanjuro.games import GAMES
from sanjuro.observations import layout

ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A match played from one seat. Bots play between its decisions.

    seat: the seat of the agent; None picks one at random for each match.
    bots: a bot, or the name of one, for all other seats, or one for each of them in the order of the seats.
    shaped: the reward is the change of the seat's standing since its last decision, instead of only the result.
    forgiving: an illegal action ends the episode with -1 instead of raising a ValueError.
    options: the options of the game, as for `sanjuro.new`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "rules",
        shaped: bool = False,
        forgiving: bool = False,
        relative: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.layout = layout(game)
        self.game: Game[Any] = GAMES[game]
        self.players = self.game.usual if players is None else players
        self.options = self.game.settled(self.players, options)
        seats = self.game.seats(self.players, self.options)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"the seats are 0 to {seats - 1}, not {seat}")
        each = [bots] * (seats - 1) if isinstance(bots, (str, Bot)) else list(bots)
        if len(each) != seats - 1:
            raise ValueError(f"{seats - 1} bots are needed for the other seats, not {len(each)}")
        self.bots = [make(bot, game) if isinstance(bot, str) else bot for bot in each]
        self.fixed_seat = seat
        self.seat = seat or 0
        self.seats = seats
        self.shaped = shaped
        self.forgiving = forgiving
        self.relative = relative
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.layout.actions,), np.int8),
            }
        )
        self.action_space: Any = spaces.Discrete(self.layout.actions)
        self.match: Match | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.match = self.game.new(self.players, int(self.np_random.integers(2**48)), self.options, self._events())
            self.rng = seeded(int(self.np_random.integers(2**48)))
            self.told: list[list[dict[str, object]]] = [[] for _ in range(self.seats)]
            if self.fixed_seat is None:
                self.seat = int(self.np_random.integers(self.seats))
            self._tell()
            self._let_bots_play()
            if self.match.outcome is None:  # otherwise the match ended before this seat's first decision
                break
        self.before = standing(self.match, self.seat) if self.shaped else 0.0
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        match = self.match
        assert match is not None, "reset() comes first"
        try:
            match.play(self.layout.move(match, int(action), self.relative))
        except ValueError:
            if not self.forgiving or match.outcome is not None:
                raise
            return self._observation(), ILLEGAL, True, False, self._info()
        self._tell()
        self._let_bots_play()
        reward = result(match, self.seat)
        if self.shaped:
            now = standing(match, self.seat)
            reward = now - self.before
            self.before = now
        return self._observation(), reward, match.outcome is not None, False, self._info()

    def _bot(self, seat: int) -> Bot:
        return self.bots[seat if seat < self.seat else seat - 1]

    def _events(self) -> bool:
        return any(bot.wants_events for bot in self.bots)

    def _tell(self) -> None:
        """Keep events for the bots that want them."""
        match = self.match
        assert match is not None
        if match.watched:
            for seat in range(self.seats):
                if seat != self.seat and self._bot(seat).wants_events:
                    self.told[seat] += match.events_for(seat)

    def _let_bots_play(self) -> None:
        match = self.match
        assert match is not None
        while match.outcome is None and match.asked != self.seat:
            seat = match.asked
            events, self.told[seat] = self.told[seat], []
            match.play(self._bot(seat).choose(match.window(seat), events, match.moves, self.rng))
            self._tell()

    def _observation(self) -> dict[str, Any]:
        match = self.match
        assert match is not None
        row = self.layout.row(match, self.seat, self.relative)
        return {"observation": np.frombuffer(bytearray(row), np.uint8), "action_mask": self._mask()}

    def _mask(self) -> Any:
        assert self.match is not None
        return np.frombuffer(self.layout.mask(self.match, self.relative), np.int8)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._mask()}

    def render(self) -> Any:
        """Return the table with all cards face up: text for `ansi`, a picture for `rgb_array`."""
        assert self.match is not None, "reset() comes first"
        if self.render_mode == "rgb_array":
            return picture(self.match)
        return text(self.match) if self.render_mode == "ansi" else None


for _key, _game in GAMES.items():
    gymnasium.register(f"sanjuro/{_key}-v{_game.rules}", functools.partial(SeatEnv, _key), disable_env_checker=True)
