"""Child processes that never outlive their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from typing import Any, Final

PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """End this process as soon as its parent has ended, even if the parent was killed.

    To be called first in a process of `multiprocessing`. On Linux the kernel sees to it, so it works for a process that
    is stopped or busy too; there, the thread that started the process counts as the parent. Elsewhere a thread waits
    for the parent, which may have to wait for the end of a compiled call.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        try:
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
        except (ImportError, OSError, AttributeError):
            pass  # a libc without prctl: the thread below does it
        if os.getppid() != parent.pid:
            os._exit(1)  # the parent ended before it could be watched
    threading.Thread(target=_wait_for_the_end, args=(parent,), name="sanjuro-parent", daemon=True).start()


def _wait_for_the_end(parent: Any) -> None:
    parent.join()
    os._exit(1)
