"""The processes of a simulation do not outlive it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from orphans import descendants

SIMULATION = "from sanjuro.lab.processes import in_order; [None for _ in in_order(max, 0, 10**12, 2)]"
SECONDS = 60.0


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
def test_a_killed_simulation_leaves_no_process_behind() -> None:
    simulation = subprocess.Popen([sys.executable, "-c", SIMULATION])
    end = time.monotonic() + SECONDS
    while len(below := descendants(simulation.pid)) < 2:
        assert time.monotonic() < end and simulation.poll() is None
        time.sleep(0.05)
    simulation.kill()
    simulation.wait()
    while any(map(running, below)):
        assert time.monotonic() < end, "a process has outlived the simulation"
        time.sleep(0.05)
