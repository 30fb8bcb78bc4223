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

    Call this first in a `multiprocessing` process. On Linux the kernel does the work, so it also ends a process that is
    stopped or busy; the thread that started the process counts as its parent. On other systems a thread waits for the
    parent, and it may have to wait for a compiled call to finish.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        try:
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
        except (ImportError, OSError, AttributeError):
            pass  # libc has no prctl: fall back to the thread below
        if os.getppid() != parent.pid:
            os._exit(1)  # the parent ended before the request took effect
    threading.Thread(target=_wait_for_the_end, args=(parent,), name="sanjuro-parent", daemon=True).start()


def _wait_for_the_end(parent: Any) -> None:
    parent.join()
    os._exit(1)
