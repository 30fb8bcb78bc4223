"""A clock that can be set while the server runs: libfaketime, preloaded.

The monotonic clock is not affected, as when an administrator or NTP sets the time.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from attacks.conftest import impossible

PLACES = (
    "/usr/lib/*/faketime/libfaketimeMT.so.1",
    "/usr/lib/faketime/libfaketimeMT.so.1",
    "/usr/local/lib/faketime/*MT*",
)


class Clock:
    """The wall clock of a process. `environment` holds the variables that the process needs."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "faketime"
        self.environment = {
            "LD_PRELOAD": str(library()),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
            "FAKE_STAT": "0",
        }
        self.set(0)

    def set(self, seconds: int) -> None:
        """Set the clock this many seconds ahead of real time, or behind it if negative."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}\n")
        fresh.rename(self.file)


def library() -> Path:
    """Return the path of libfaketime if it is installed and works with this Python."""
    for place in PLACES:
        for found in Path("/").glob(place.lstrip("/")):
            probe = "import time; print(time.time() - time.clock_gettime(time.CLOCK_MONOTONIC) * 0 > 4e9)"
            environment = {"LD_PRELOAD": str(found), "FAKETIME": "+36500d", "DONT_FAKE_MONOTONIC": "1"}
            done = subprocess.run([sys.executable, "-c", probe], env=environment, capture_output=True, text=True)
            if done.stdout.strip() == "True":
                return found
    impossible("libfaketime (package faketime) was not found: clocks cannot be set")
    raise AssertionError
