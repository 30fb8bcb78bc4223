"""Many matches of one game stepped together into NumPy arrays; needs NumPy.

    env = VectorEnv("bang", players=5, matches=64)
    env.reset(seed=1)
    while True:
        actions = policy(env.observations, env.masks)
        env.step(actions)     # then env.rewards and env.dones describe the matches that have just ended

A finished match is replaced by the next one at once. With `workers` the matches are distributed over processes.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from sanjuro.adapters.matches import Matches
from sanjuro.bots import Bot, make
from sanjuro.core.game import Game
from sanjuro.games import GAMES
from sanjuro.observations import layout

NAMES = ["observations", "masks", "seats", "rewards", "dones", "samples"]
Arrays = dict[str, Any]


def shapes(game: str, matches: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return shape and type of each array for this many matches."""
    form = layout(game)
    return {
        "observations": ((matches, form.size), np.uint8),
        "masks": ((matches, form.actions), np.int8),
        "seats": ((matches,), np.int8),
        "rewards": ((matches, form.most_seats), np.float32),
        "dones": ((matches,), np.bool_),
        "samples": ((matches,), np.int32),
    }


def empty(game: str, matches: int) -> Arrays:
    """Return arrays with the right shapes and types, to be passed to a VectorEnv."""
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(game, matches).items()}


def views(game: str, matches: int, buffer: Any) -> Arrays:
    """Return the same arrays inside one buffer."""
    found = {}
    at = 0
    for name, (shape, kind) in shapes(game, matches).items():
        found[name] = np.ndarray(shape, kind, buffer, at)
        at += -(-found[name].nbytes // 64) * 64
    return found


def room(game: str, matches: int) -> int:
    """Return how many bytes `views` needs."""
    return sum(
        -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes(game, matches).values()
    )


def checked(game: str, matches: int, arrays: Arrays) -> Arrays:
    """Return the caller's arrays after checking them."""
    for name, (shape, kind) in shapes(game, matches).items():
        array = arrays.get(name)
        fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind and array.flags.carray
        if not fits:
            raise ValueError(f"{name} must be a writable, contiguous array of shape {shape} and type {kind.__name__}")
    return arrays


class Share:
    """Some of the matches, with their part of the arrays."""

    def __init__(self, setup: dict[str, Any], arrays: Arrays, first: int, count: int) -> None:
        form = layout(setup["game"])
        self.matches = Matches(form, setup["players"], setup["options"], count, setup["relative"])
        bots: list[Bot | None] = [None] * form.most_seats
        for seat, bot in setup["bots"].items():
            bots[seat] = playing = make(bot, setup["game"]) if isinstance(bot, str) else bot
            if playing.wants_events:
                raise ValueError("bots that want events cannot play here: matches have no events")
        self.matches.seat_bots(bots)
        self.matches.leave_out(not setup["observe"], not setup["mask"])
        flat: list[Any] = []
        for name in NAMES:
            part = arrays[name][first : first + count].reshape(-1)
            flat.append(memoryview(part.view(np.uint8) if name in ("masks", "dones") else part))
        self.matches.attach(*flat)


def work(pipe: Connection, memory: str, setup: dict[str, Any], total: int, first: int, count: int) -> None:
    """Run a worker process: step its matches on request until the request is None."""
    shared = SharedMemory(memory)
    try:
        share = Share(setup, views(setup["game"], total, shared.buf), first, count)
        while (told := pipe.recv()) is not None:
            what, values = told
            try:
                (share.matches.reset if what == "reset" else share.matches.step)(values)
            except Exception as error:
                pipe.send(error)
            else:
                pipe.send(None)
        del share
    finally:
        pipe.close()


class VectorEnv:
    """Many matches of one game; in each, one seat has to choose.

    observations, masks: for each match, what that seat may know, and its legal actions (see docs/observations.md).
    seats: for each match, the seat that has to choose.
    rewards, dones: after a step, 1 for winners and -1 for losers of each match that has just ended, and which matches
        those are; their observation is the first of the next match.
    samples: for each match, a random legal action for exploration.

    bots: by seat, a bot or the name of one that plays it; the caller only plays the other seats.
    observe, mask: whether observations and masks are written; stepping without them is several times as fast.
    arrays: the caller's own arrays, see `empty`; by default the environment creates them.
    workers: the number of processes, including this one. With several, name the bots instead of passing them, and put
        the program under `if __name__ == "__main__":`, as always when starting processes.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        matches: int = 64,
        *,
        bots: dict[int, str | Bot] | None = None,
        arrays: Arrays | None = None,
        workers: int = 1,
        relative: bool = False,
        observe: bool = True,
        mask: bool = True,
        **options: Any,
    ) -> None:
        self.layout = layout(game)
        definition: Game[Any] = GAMES[game]
        count = definition.usual if players is None else players
        settled = definition.settled(count, options)
        seats = definition.seats(count, settled)
        if not 1 <= workers <= matches:
            raise ValueError(f"workers is 1 to the number of matches, not {workers}")
        if bots and not (set(bots) < set(range(seats))):
            raise ValueError(f"bots must play some, but not all, of the seats 0 to {seats - 1}: {sorted(bots)}")
        self.game = game
        self.players = count
        self.count = matches
        self.memory: SharedMemory | None = None
        setup = {
            "game": game,
            "players": count,
            "options": settled,
            "relative": relative,
            "bots": bots or {},
            "observe": observe,
            "mask": mask,
        }
        # Where the matches write: with one process, the caller's own arrays.
        written = checked(game, matches, arrays) if arrays is not None else None
        if workers > 1:
            self.memory = SharedMemory(create=True, size=room(game, matches))
            inner = views(game, matches, self.memory.buf)
        else:
            inner = written if written is not None else empty(game, matches)
        self.inner = inner
        self.outer = written if workers > 1 else None
        shown = written if written is not None else inner
        self.observations = shown["observations"]
        self.masks = shown["masks"]
        self.seats = shown["seats"]
        self.rewards = shown["rewards"]
        self.dones = shown["dones"]
        self.samples = shown["samples"]
        self.parts: list[tuple[int, int]] = []
        for number in range(workers):
            first = matches * number // workers
            self.parts.append((first, matches * (number + 1) // workers - first))
        self.share = Share(setup, inner, *self.parts[0])
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for first, size in self.parts[1:]:
            assert self.memory is not None
            here, there = context.Pipe()
            process = context.Process(
                target=work, args=(there, self.memory.name, setup, matches, first, size), daemon=True
            )
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def reset(self, seed: int | None = None) -> None:
        """Deal every match again; the same seed gives the same matches, whatever the number of workers."""
        rng = np.random.default_rng(seed)
        self._do("reset", [int(word) for word in rng.integers(2**48, size=self.count)])

    def step(self, actions: Any) -> None:
        """Play an action in each match.

        An illegal one raises a ValueError, after the matches before it were stepped.
        """
        values = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(values) != self.count:
            raise ValueError(f"{self.count} actions are needed, not {len(values)}")
        self._do("step", values)

    def _do(self, what: str, values: list[int]) -> None:
        for pipe, (first, count) in zip(self.pipes, self.parts[1:], strict=True):
            pipe.send((what, values[first : first + count]))
        failed: Any = None
        try:
            (self.share.matches.reset if what == "reset" else self.share.matches.step)(values[: self.parts[0][1]])
        except ValueError as error:
            failed = error
        for pipe in self.pipes:
            failed = pipe.recv() or failed
        if self.outer is not None:
            for name in NAMES:
                self.outer[name][...] = self.inner[name]
        if failed is not None:
            raise failed

    def close(self) -> None:
        """End the worker processes, if there are any."""
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []
        if self.memory is not None:
            for name in NAMES:
                # The caller may continue to read the last values.
                kept = np.array(self.inner[name])
                if self.outer is None:
                    setattr(self, name, kept)
                self.inner[name] = kept
            del self.share
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
