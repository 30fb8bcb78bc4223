"""The server in a process of its own, with seeded randomness, on a database that lasts as long as the tests."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SEEDED_SERVER = Path(__file__).parent / "seeded_server.py"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Served:
    """A server that can be killed and started again with the same port and the same tables."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.port = free_port()
        self.log = folder / "server.log"
        self._seed = folder / "seed"
        self.deal_from(seed)
        self.environment = {
            **os.environ,
            "SANJURO_DATABASE_URL": str(folder / "sanjuro.db"),
            "SANJURO_PORT": str(self.port),
            "SANJURO_LIMITS": "false",
            "SANJURO_LOG_LEVEL": "warning",
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def deal_from(self, seed: str) -> None:
        """Draw codes, deals and bots of tables opened from now on from this seed."""
        new = self._seed.with_suffix(".new")
        new.write_text(seed)
        new.replace(self._seed)

    def start(self) -> Served:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(SEEDED_SERVER), str(self._seed)], env=self.environment, stdout=log, stderr=log
            )
        end = time.monotonic() + 180  # enough for a busy machine
        while time.monotonic() < end:
            with (
                contextlib.suppress(urllib.error.URLError, ConnectionError),
                urllib.request.urlopen(f"{self.url}/readyz"),
            ):
                return self
            assert self.process.poll() is None, f"the server did not start:\n{self.log.read_text()}"
            time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """Kill the server without any clean-up, like a power cut."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
