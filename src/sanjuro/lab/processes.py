"""Numbered pieces of work, done in chunks by several processes and taken in the order of their numbers."""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

from sanjuro.core.child_process import end_with_parent
from sanjuro.registry import GAMES, register_again

SECONDS_A_CHUNK: Final = 0.5
MOST_A_CHUNK: Final = 20_000
T = TypeVar("T")


def in_order(work: Callable[[int, int], T], first: int, end: int, jobs: int) -> Generator[T]:
    """Yield what `work(number, count)` gives for chunks of the numbers from `first` to before `end`, in order.

    A chunk takes about half a second. `jobs` is the number of processes; 0 is one for each core, and with one the work
    is done in this process. `work` must be a function that can be pickled. A slow chunk holds back those after it, but
    nobody idles.
    """
    jobs = min(jobs or os.cpu_count() or 1, end - first)
    if jobs <= 1:
        size = 1
        while first < end:
            count = min(size, end - first)
            seconds, done = _timed(work, first, count)
            yield done
            first += count
            size = _better_size(count, seconds)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(tuple(GAMES.modules),))
    waiting: deque[tuple[int, Future[tuple[float, T]]]] = deque()
    size = 1
    try:
        while first < end or waiting:
            while first < end and len(waiting) < 3 * jobs:
                count = min(size, end - first)
                waiting.append((count, pool.submit(_timed, work, first, count)))
                first += count
            count, future = waiting.popleft()
            seconds, done = future.result()
            size = _better_size(count, seconds)
            yield done
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[int, int], T], first: int, count: int) -> tuple[float, T]:
    began = time.perf_counter()
    done = work(first, count)
    return time.perf_counter() - began, done


def _better_size(count: int, seconds: float) -> int:
    """Return how many make a chunk of half a second."""
    return max(1, min(MOST_A_CHUNK, int(count * SECONDS_A_CHUNK / max(seconds, 1e-6))))


def _begin(modules: tuple[str, ...]) -> None:
    """Ctrl-C is for the parent; the workers of a pool whose parent is killed would otherwise wait for work for ever.

    A process that does not begin as a copy of its parent knows only the games it can find by itself.
    """
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_again(modules)
