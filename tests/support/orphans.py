"""Finds processes that tests have left behind."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
from multiprocessing import resource_tracker
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
# Children end a moment after their parent.
SECONDS = 10.0


def adopt() -> None:
    """Become the parent of descendants whose own parent ends, so that they can be found. (This works only on Linux.)"""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def left_behind(before: set[int], seconds: float = SECONDS) -> list[str]:
    """Return new descendants of this process that do not end: what they run, and for which test.

    They are killed, so that they do not disturb the next run.
    """
    end = time.monotonic() + seconds
    while True:
        found = descendants() - before
        if not found or time.monotonic() > end:
            told = sorted(map(_told, found))
            for pid in found:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            return told
        time.sleep(0.1)


def descendants(of: int | None = None) -> set[int]:
    """Return all running processes below that one, or below this one except multiprocessing's own."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            if state not in "ZX":
                parents[int(folder.name)] = int(parent)
    tracker = getattr(resource_tracker._resource_tracker, "_pid", None)
    found: set[int] = set()
    level = {os.getpid() if of is None else of}
    while level:
        level = {pid for pid, parent in parents.items() if parent in level and pid != tracker}
        found |= level
    return found


def _told(pid: int) -> str:
    folder = Path(f"/proc/{pid}")
    test = b"?"
    line = b"?"
    with contextlib.suppress(OSError):
        line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").strip()
        for part in (folder / "environ").read_bytes().split(b"\0"):
            if part.startswith(b"PYTEST_CURRENT_TEST="):
                test = part.partition(b"=")[2]
    return f"{pid}: {line.decode(errors='replace')[:300]} (started by {test.decode(errors='replace')})"
