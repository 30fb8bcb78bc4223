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

from repository import TESTS

from attacks.people import Person
from attacks.process import LONG, PATIENCE, Server, eventually

# From an address of its own: limits that an attacker meets are not the bystander's.
ADDRESS = "127.0.0.9"
EACH_SECONDS = 0.04
LEAST_SECONDS = 1.5
ALLOWED_MS = 100.0
# What an attack may cost the server's processor beside what goes on anyway: a server that stands still for others is
# busy meanwhile. On a machine that runs other tests too, this is what can be measured; the long form, on a quiet
# machine, measures how long others wait.
ALLOWED_SECONDS = 0.25


class Latencies:
    """Answers in milliseconds."""

    def __init__(self, found: list[float]) -> None:
        assert len(found) >= 10, f"only {len(found)} answers"
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
        self.process = subprocess.Popen(
            [sys.executable, "-m", "attacks.bystander", str(server.port), person.cookie, code],
            env={**server.environment, "PYTHONPATH": f"{TESTS}:{TESTS / 'support'}:{server.environment['PYTHONPATH']}"},
            stdout=subprocess.PIPE,
        )
        self._seen: list[tuple[float, float]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        eventually(lambda: len(self._seen) > 20)
        begin, used = time.monotonic(), server.processor_seconds()
        self.rest = self._window()
        self.load = (server.processor_seconds() - used) / (time.monotonic() - begin)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            asked, milliseconds = json.loads(line)
            self._seen.append((asked, milliseconds))

    def _window(self) -> Latencies:
        begin = time.monotonic()
        return self.between(begin, begin + LEAST_SECONDS)

    def between(self, begin: float, end: float) -> Latencies:
        """What was asked in a stretch of time, once all of it has been answered."""
        eventually(lambda: self._seen and self._seen[-1][0] > end, PATIENCE, "the bystander gets no answers any more")
        return Latencies([took for asked, took in list(self._seen) if begin <= asked <= end])

    @contextmanager
    def undisturbed(self, seconds: float = ALLOWED_SECONDS) -> Iterator[None]:
        """Whatever happens meanwhile costs the server next to nothing, and everybody else is answered; on a quiet
        machine (the long form) within 100 ms at the 99th percentile."""
        begin, used = time.monotonic(), self.server.processor_seconds()
        yield
        # Short attacks are looked at together with the moment after them, for enough answers to count.
        under = self.between(begin, max(time.monotonic(), begin + LEAST_SECONDS))
        spent = self.server.processor_seconds() - used - 2 * self.load * (time.monotonic() - begin)
        assert spent <= seconds, f"{spent:.2f} s of processor time; at rest {self.rest}; under attack {under}"
        if LONG:
            assert under.p99 <= ALLOWED_MS, f"at rest {self.rest}; under attack {under}"

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
    due = answered = time.monotonic()
    turn = 0
    while True:
        due += EACH_SECONDS
        turn += 1
        time.sleep(max(0.0, due - time.monotonic()))
        # Waking up late is no fault of the server's, unless it is late because the last answer was.
        asked = due if answered > due else time.monotonic()
        if turn % 2:
            entered.ask(type="ping")
        else:
            answer = person.get("/api/me")
            assert answer.status_code == 200, answer.text
        answered = time.monotonic()
        print(json.dumps([asked, (answered - asked) * 1000]), flush=True)


if __name__ == "__main__":
    _watch(int(sys.argv[1]), sys.argv[2], sys.argv[3])
