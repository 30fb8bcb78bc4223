"""Processes for what takes more than a moment, so that the event loop goes on: slow bots, and analyses of games."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

import sanjuro
from sanjuro import analysis, bots
from sanjuro.core.chance import seeded

logger = logging.getLogger("sanjuro.bots")
T = TypeVar("T")


class Task(NamedTuple):
    """Everything a process needs to choose a move. The bot gets the window of its seat, as everywhere."""

    game: str
    level: str
    position: bytes
    seat: int
    news: list[dict[str, object]]
    seed: int


class Thinkers:
    """As many processes as were asked for, started when the first slow bot has to choose."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> str | None:
        """The text of the move; None if the processes died, which may happen when memory runs out."""
        return await self._done(think, task)

    async def play_on(self, task: analysis.Task) -> analysis.Done | None:
        """A part of the analysis of a finished game; None if the processes died."""
        return await self._done(analysis.run, task)

    async def _done(self, work: Callable[[Any], T], task: object) -> T | None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, task))
        except BrokenProcessPool:
            if self._pool is pool:
                logger.error("the processes in which bots think have died; new ones are started")
                self._pool = None
            return None

    def stop(self) -> None:
        """End the processes in the middle of their thoughts: nothing is lost, they hold nothing.

        Waiting for the pool gives back its semaphores, which would otherwise be reported as leaked.
        """
        pool = self._pool
        if pool is not None:
            self._pool = None
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def think(task: Task) -> str:
    """Runs in a process of its own."""
    match = sanjuro.from_bytes(task.position)
    bot = _bot(task.level, task.game)
    return bot.choose(match.window(task.seat), task.news, match.moves, seeded(task.seed)).text


@cache
def _bot(level: str, game: str) -> bots.Bot:
    return bots.make(level, game)


def _begin() -> None:
    """Ctrl-C is for the server, which ends these processes; people's moves go before thoughts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
