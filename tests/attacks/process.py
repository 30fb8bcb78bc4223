"""The server as a process of its own, which tests starve, lock, cut off and observe only from outside."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from orphans import descendants

import sanjuro

# Seconds. A busy machine is slow, but only a server that hangs takes this long.
PATIENCE = 60.0
# The server is the same package these tests have imported, compiled or not.
SOURCE = Path(sanjuro.__file__).resolve().parents[1]
# More mutations and more connections: SANJURO_ATTACKS=long.
LONG = os.environ.get("SANJURO_ATTACKS") == "long"
# From SIGTERM to the end of the last process. It may take longer on a busy machine; a server that hangs never ends.
STOP_SECONDS = 5.0 if LONG else 10.0


def free_port() -> int:
    """Return a free port outside the ephemeral range, where another process could take it before the server is up.

    Each worker of a parallel run has a range of its own.
    """
    chance = random.SystemRandom()
    first = 20_000 + 1_500 * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
    while True:
        port = chance.randrange(first, first + 1_500)
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


def eventually(true: Callable[[], Any], seconds: float = PATIENCE, why: str = "it never came to pass") -> Any:
    """Wait until a condition is true and return its value; fail if it never is."""
    end = time.monotonic() + seconds
    while True:
        found = true()
        if found:
            return found
        assert time.monotonic() < end, why
        time.sleep(0.05)


def ended(pid: int) -> bool:
    """Return whether a process has ended, even if its exit status has not been collected yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


class Server:
    """`python -m sanjuro.server`. Its log goes through a pipe, so that disk failures cannot affect it."""

    def __init__(self, database: str, environment: dict[str, str] | None = None, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.metrics_port = free_port()
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "SANJURO_DATABASE_URL": database,
            "SANJURO_PORT": str(self.port),
            "SANJURO_METRICS_ADDRESS": f"127.0.0.1:{self.metrics_port}",
            **{f"SANJURO_{name.upper()}": str(value).lower() for name, value in settings.items()},
            **(environment or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None
        self._log: list[bytes] = []
        self._reader: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def processor_seconds(self) -> float:
        """Return the processor time that the server has used so far, in all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        """Everything the server has logged."""
        return b"".join(self._log).decode("utf-8", "replace")

    def launch(self, preexec: Callable[[], None] | None = None) -> Server:
        """Start the process without waiting for it."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sanjuro.server"],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=preexec,
        )
        self._reader = threading.Thread(target=self._drain, args=(self.process,), daemon=True)
        self._reader.start()
        return self

    def _drain(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._log.append(line)

    def start(self, preexec: Callable[[], None] | None = None) -> Server:
        self.launch(preexec)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200:
                    return self
            assert self.alive, f"the server did not start:\n{self.log}"
            time.sleep(0.05)
        self.end()
        raise TimeoutError(f"the server did not start:\n{self.log}")

    def survived(self) -> None:
        """Check that the process is still the one that was started, and that it answers."""
        assert self.process is not None
        ended = self.process.poll()
        assert ended is None, f"the server ended with {ended}:\n{self.log[-4000:]}"
        assert httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def ends_with_all_processes(self) -> float:
        """Send SIGTERM. Return how long the server takes to end with every process it has started."""
        assert self.process is not None
        below = descendants(self.pid)
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        eventually(lambda: all(map(ended, below)), why="a process has outlived the server")
        return time.monotonic() - began

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        if self.alive:
            self.kill()
        if self._reader is not None:
            self._reader.join(PATIENCE)

    def metric(self, name: str) -> float:
        """Return the sum of a metric over its labels."""
        text = httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=PATIENCE).text
        lines = [line for line in text.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
        assert lines, f"there is no metric {name}"
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines)
