"""Messages to one connection arrive in order, whichever path they take; a client that does not read is disconnected."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from sanjuro.server.live.connections import QUEUE_MOST, Connection, Outbox, frame_header
from sanjuro.server.views.table_views import Viewer


class Line:
    """A connection that accepts frames at once while it is open, and makes the regular path wait while it is not."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.heard: list[bytes] = []

    def write_now(self, frames: bytes) -> bool:
        if not self.open.is_set():
            return False
        self.heard += unframed(frames)
        return True

    async def drain(self, connection: Connection) -> None:
        """Drain the connection as the socket does."""
        while (waiting := await connection.next()) is not None:
            for message in waiting:
                await self.open.wait()
                self.heard.append(message)


def unframed(data: bytes) -> list[bytes]:
    found = []
    while data:
        assert data[0] == 0x81
        size, at = data[1], 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10], "big"), 10
        found.append(data[at : at + size])
        data = data[at + size :]
    return found


@given(st.lists(st.integers(0, 70_000), max_size=4))
def test_frames(sizes: list[int]) -> None:
    messages = [bytes([65 + number]) * size for number, size in enumerate(sizes)]
    assert unframed(b"".join([frame_header(len(message)) + message for message in messages])) == messages


STEPS = st.lists(st.sampled_from(["send", "send", "send", "turn", "turn", "shut", "open"]), max_size=60)


@given(STEPS)
def test_in_order(steps: list[str]) -> None:
    """Whether sent together with the next one or queued, all messages arrive in the order in which they were sent."""

    async def run() -> None:
        line = Line()
        connection = Connection(Viewer("p", "P", []), line.write_now, Outbox())
        connection.send(b"first")  # before anybody drains
        task = asyncio.ensure_future(line.drain(connection))
        sent = [b"first"]
        for number, step in enumerate(steps):
            if step == "turn":
                await asyncio.sleep(0)
            elif step == "shut":
                line.open.clear()
            elif step == "open":
                line.open.set()
            else:
                sent.append(b"%d" % number)
                connection.send(sent[-1])
        connection.close("restart", 1012)
        line.open.set()
        await asyncio.wait_for(task, 10)
        assert line.heard[:-1] == sent and b"restart" in line.heard[-1]

    asyncio.run(run())


def test_a_client_that_does_not_read() -> None:
    async def run() -> None:
        line = Line()
        line.open.clear()
        connection = Connection(Viewer("p", "P", []), line.write_now, Outbox())
        task = asyncio.ensure_future(line.drain(connection))
        await asyncio.sleep(0)
        for number in range(QUEUE_MOST + 4):
            connection.send(b"%d" % number)
            await asyncio.sleep(0)
        assert connection.close_code == 4408
        connection.send(b"too late")
        line.open.set()
        await asyncio.wait_for(task, 10)
        assert line.heard[0] == b"0" and b"slow" in line.heard[-1] and b"too late" not in line.heard

    asyncio.run(run())
