"""Timing that is fair on a busy machine: all jobs in turn, several rounds, the best of each."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 5
SECONDS = 0.4


def rates(jobs: dict[str, Callable[[], int]], clock: Callable[[], float] = time.perf_counter) -> dict[str, float]:
    """Return how many units per second each job does; a job returns how many units it has just done.

    With `time.process_time` as the clock, what else the machine does counts less; jobs of one process only.
    """
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            units = 0
            began = clock()
            while (took := clock() - began) < SECONDS:
                units += job()
            best[name] = max(best[name], units / took)
    return best


def many(call: Callable[[], object], times: int = 200) -> Callable[[], int]:
    """Make a job that repeats a quick call."""

    def job() -> int:
        for _ in range(times):
            call()
        return times

    return job
