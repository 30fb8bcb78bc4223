"""The code of a search process. It answers one request after another and keeps no state."""

from __future__ import annotations

import os
import signal
import traceback
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import sanjuro
from sanjuro import bots
from sanjuro.core.child_process import end_with_parent
from sanjuro.core.rng import seeded

# Lower priority than the server, but not so low that other programs on the machine starve the search.
NICENESS: Final = 10


class Task(NamedTuple):
    """Everything a process needs to choose a move. The bot only gets the window of its seat."""

    game: str
    level: str
    position: bytes
    seat: int
    news: list[dict[str, object]]
    seed: int


def think(task: Task) -> str:
    """Choose a move and return its text."""
    match = sanjuro.from_bytes(task.position)
    bot = _bot(task.level, task.game)
    return bot.choose(match.window(task.seat), task.news, match.moves, seeded(task.seed)).text


@cache
def _bot(level: str, game: str) -> bots.Bot:
    return bots.make(level, game)


def serve(connection: Connection[Any, Any]) -> None:
    """Answer requests, each a function and its argument, until the pipe is closed.

    An answer is whether it went well, and the result or the traceback.
    """
    end_with_parent()
    # Ctrl-C is handled by the server, which ends these processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            work, task = connection.recv()
        except EOFError:
            return
        try:
            answer = (True, work(task))
        except Exception:
            answer = (False, traceback.format_exc())
        connection.send(answer)
