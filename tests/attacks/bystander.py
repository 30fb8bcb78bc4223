"""A client that takes no part in the attack and only measures response times.

It runs in a process of its own, so that load in the test's process does not count. It asks at fixed times, and the
latency of a late request is measured from the time it should have been sent. A server that stalls for a second is
therefore charged for every request that was due in that second.
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

# It has an address of its own, so that limits hit by an attacker do not apply to it.
ADDRESS = "127.0.0.9"
EACH_SECONDS = 0.04
LEAST_SECONDS = 1.5
ALLOWED_MS = 100.0
# The processor time that an attack may cost the server on top of its normal load: a server that stalls for others is
# busy meanwhile. On a machine that also runs other tests, this is all that can be measured. The long form, on a quiet
# machine, measures how long others wait.
ALLOWED_SECONDS = 0.25


class Latencies:
    """Response times in milliseconds."""

    def __init__(self, found: list[float]) -> None:
        assert len(found) >= 10, f"only {len(found)} answers"
        self.p50 = statistics.median(found)
        self.p99 = sorted(found)[int((len(found) - 1) * 0.99)]
        self.count = len(found)

    def __repr__(self) -> str:
        return f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms of {self.count}"


class Bystander:
    """Sends pings over HTTP and a socket all the time."""

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
        """Return the latencies of the requests in a period, once all of them have been answered."""
        eventually(lambda: self._seen and self._seen[-1][0] > end, PATIENCE, "the bystander gets no answers any more")
        return Latencies([took for asked, took in list(self._seen) if begin <= asked <= end])

    @contextmanager
    def undisturbed(self, seconds: float = ALLOWED_SECONDS) -> Iterator[None]:
        """Check that what happens meanwhile costs the server next to nothing and that everybody else is answered.

        On a quiet machine (the long form), they must be answered within 100 ms at the 99th percentile.
        """
        begin, used = time.monotonic(), self.server.processor_seconds()
        yield
        # Short attacks are judged together with the moment after them, so that there are enough answers.
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
    """Run in the bystander's own process: alternate requests over HTTP and over the socket."""

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
        # Waking up late does not count against the server, unless the last answer was the cause.
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
