"""Numbered work items, processed in chunks by several processes and returned in order."""

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
    """Yield the results of `work(number, count)` for chunks of the numbers from `first` up to `end`, in order.

    A chunk takes about half a second. `jobs` is the number of processes; 0 is one per core, and with 1 the work is done
    in this process. `work` must be picklable. A slow chunk delays the results after it, but no process idles.
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
    """Return the number of items that make a chunk of half a second."""
    return max(1, min(MOST_A_CHUNK, int(count * SECONDS_A_CHUNK / max(seconds, 1e-6))))


def _begin(modules: tuple[str, ...]) -> None:
    """Initialise a worker: Ctrl-C is for the parent, and the worker ends with its parent.

    A process that does not start as a copy of its parent knows only the games it can find by itself.
    """
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_again(modules)
