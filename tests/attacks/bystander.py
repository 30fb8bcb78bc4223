"""Somebody who has nothing to do with it and only notices how long everything takes.

Runs in a process of its own, so that what an attacker does in the test's process does not count. Asks at fixed times,
and a late question counts from the time it should have been asked: a server that stands still for a second is seen by
all who would have asked in it.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attacks.people import Person
from attacks.process import PATIENCE, Server, eventually

# From an address of its own: limits that an attacker meets are not the bystander's.
ADDRESS = "127.0.0.9"
EACH_SECONDS = 0.03
LEAST_SECONDS = 1.5
ALLOWED_MS = 100.0
# On a machine that is busy with other things: four times what it is at rest, but never so long; and four times what a
# process that only answers takes at the same time.
NEVER_MS = 500.0
REST_SECONDS = 2.0


class Latencies:
    """Answers in milliseconds."""

    def __init__(self, found: list[float]) -> None:
        assert len(found) >= 5, f"only {len(found)} answers"
        self.p50 = statistics.median(found)
        self.p99 = sorted(found)[int((len(found) - 1) * 0.99)]
        self.count = len(found)

    def __repr__(self) -> str:
        return f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms of {self.count}"


class Bystander:
    """Pings over HTTP and a socket all the time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        person = Person(server, ADDRESS)
        code = person.open("shinobi")
        folder = Path(__file__).resolve().parents[1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "attacks.bystander", str(server.port), person.cookie, code],
            env={**server.environment, "PYTHONPATH": f"{folder}:{server.environment['PYTHONPATH']}"},
            stdout=subprocess.PIPE,
        )
        self._seen: list[tuple[float, float, str]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        eventually(lambda: len(self._seen) > 20)
        self.rest = self.between(time.monotonic(), time.monotonic() + REST_SECONDS)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            asked, milliseconds, of = json.loads(line)
            self._seen.append((asked, milliseconds, of))

    def between(self, begin: float, end: float, whose: str = "server") -> Latencies:
        """What was asked in a stretch of time, once all of it has been answered: by the server, or by a process that
        does nothing but answer, which tells how busy the machine is with other things."""
        eventually(lambda: self._seen and self._seen[-1][0] > end, PATIENCE, "the bystander gets no answers any more")
        return Latencies([took for asked, took, of in list(self._seen) if begin <= asked <= end and of == whose])

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Whatever happens meanwhile: the p99 stays under 100 ms, or near what it is at rest on a busy machine."""
        begin = time.monotonic()
        yield
        # Short attacks are looked at together with the moment after them, for enough answers to count.
        end = max(time.monotonic(), begin + LEAST_SECONDS)
        under = self.between(begin, end)
        machine = self.between(begin, end, "machine")
        most = max(ALLOWED_MS, min(4 * self.rest.p99, NEVER_MS), 4 * machine.p99)
        assert under.p99 <= most, f"at rest {self.rest}; under attack {under}; the machine itself {machine}"

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)


@contextmanager
def bystander(server: Server) -> Iterator[Bystander]:
    watching = Bystander(server)
    try:
        yield watching
    finally:
        watching.end()


def _watch(port: int, cookie: str, code: str) -> None:
    """In the process of its own: a question over HTTP, one over the socket, by turns."""

    class Running(Server):
        def __init__(self) -> None:
            self.port = port

    person = Person(Running(), ADDRESS, cookie)
    entered = person.enter(code)
    idle = subprocess.Popen(
        [sys.executable, "-u", "-c", "import sys\nfor line in sys.stdin.buffer: sys.stdout.buffer.write(line)"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    assert idle.stdin is not None and idle.stdout is not None
    due = answered = time.monotonic()
    turn = 0
    while True:
        due += EACH_SECONDS
        turn += 1
        time.sleep(max(0.0, due - time.monotonic()))
        # Waking up late is no fault of the server's, unless it is late because the last answer was.
        asked = due if answered > due else time.monotonic()
        whose = "server"
        if turn % 3 == 0:
            whose, asked = "machine", time.monotonic()
            idle.stdin.write(b"ping\n")
            idle.stdout.readline()
        elif turn % 3 == 1:
            entered.ask(type="ping")
        else:
            answer = person.get("/api/me")
            assert answer.status_code == 200, answer.text
        answered = time.monotonic()
        print(json.dumps([asked, (answered - asked) * 1000, whose]), flush=True)


if __name__ == "__main__":
    _watch(int(sys.argv[1]), sys.argv[2], sys.argv[3])
