"""Moves per second that one server handles, and the time from a move to the last client's update.

Tables of five clients each play Shinobi by themselves, as fast as they can; then the same messages go through a bare
Litestar WebSocket broadcast. One server process, SQLite with full sync. The clients are another process and want a core
of their own: what they use is told too. `python benchmarks/load.py 10 100 400`

`python benchmarks/load.py --experts 10` measures something else: how much longer people wait at 100 tables while
experts play BANG! among themselves, seven at each of 10 other tables, at the pace they have when people play. A second
number changes the 100.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

import sanjuro
from wire import Wire, dial  # type: ignore[import-not-found]  # beside this script

HERE = Path(__file__).resolve().parent
SEATS = 5
# People play the game for the fewest, whose turns come round fastest; experts the one for the most.
OF_PEOPLE = min(sanjuro.GAMES.values(), key=lambda game: game.players[1])
OF_EXPERTS = max(sanjuro.GAMES.values(), key=lambda game: game.players[1])
PEOPLE_TABLES = 100  # beside which experts play
WARM_UP = 8.0  # seconds
ROUNDS = 2
RECORDED = 40  # games whose messages the bare server sends again


class Offer(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    seat: int
    question: int
    moves: list[Offer]


class Change(msgspec.Struct, frozen=True):
    kind: str = ""


class State(msgspec.Struct, frozen=True):
    state: str = ""


class Message(msgspec.Struct):
    """The part of a message that a client needs to play."""

    type: str = ""
    seq: int = 0
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    change: Change = Change()
    table: State = State()
    error: str = ""


DECODE = msgspec.json.Decoder(Message).decode


class Game:
    """A table: five clients, and when each move was sent and received."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.keep = run.keep and number < RECORDED
        self.chance = random.Random(number)
        self.wires: list[Wire] = []
        self.code = ""
        self.sent = 0.0
        self.heard = 0
        self.moves = 0
        self.over = asyncio.get_running_loop().create_future()
        self.kept: list[list[str]] = []

    def hear(self, seat: int, data: bytes) -> None:
        if not data.startswith(b'{"type":"update"'):
            if data.startswith(b'{"type":"error"'):
                raise RuntimeError(data.decode())
            return
        message = DECODE(data)
        if message.change.kind not in ("moved", "started"):
            return
        if self.keep:
            if self.heard == 0:
                self.kept.append([""] * SEATS)
            self.kept[-1][seat] = data.decode()
        self.heard += 1
        if message.decision not in (None, msgspec.UNSET):
            self.asked = (seat, message.decision)
        if self.heard == SEATS:
            self._all_heard(message)

    def _all_heard(self, message: Message) -> None:
        self.heard = 0
        if self.sent:
            self.run.delays.append(time.perf_counter() - self.sent)
            self.moves += 1
        if message.table.state == "over":
            self.run.ended()
            self.over.set_result(None)
            return
        seat, decision = self.asked
        move = self.chance.choice(decision.moves)
        command = {"type": "play", "seat": decision.seat, "question": decision.question, "text": move.text}
        self.sent = time.perf_counter()
        self.wires[seat].send(msgspec.json.encode(command))

    async def sit_down(self, port: int, people: list[str]) -> None:
        """Open the table and connect all clients."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
            for seat in range(SEATS):
                headers = {"Cookie": people[seat]}
                if seat == 0:
                    body = {"game": OF_PEOPLE.key, "players": SEATS, "settings": {"forced": False, "pace": "instant"}}
                    answer = await http.post("/api/tables", json=body, headers=headers)
                    self.code = answer.raise_for_status().json()["code"]
                else:
                    body = {"type": "sit", "seat": seat}
                    path = f"/api/tables/{self.code}/commands"
                    (await http.post(path, json=body, headers=headers)).raise_for_status()
        for seat in range(SEATS):
            path = f"/api/tables/{self.code}/socket"
            self.wires.append(
                await dial("127.0.0.1", port, path, people[seat], lambda data, seat=seat: self.hear(seat, data))
            )

    async def sit_bare(self, port: int, number: int) -> None:
        for seat in range(SEATS):
            self.wires.append(
                await dial("127.0.0.1", port, f"/t{number}/{seat}", "", lambda data, seat=seat: self.hear(seat, data))
            )

    def start(self) -> None:
        self.wires[0].send(b'{"type":"start"}')

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Run:
    """All tables at once."""

    def __init__(self, tables: int, keep: bool, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.cpu = 0.0
        self.own_cpu = 0.0
        self.keep = keep
        self.delays: list[float] = []
        self.tables = tables
        self.finished = 0
        self.full_until = 0.0
        self.full_moves = 0

    def ended(self) -> None:
        """Measure throughput while every table is still playing: after that there is less load."""
        self.finished += 1
        if self.finished == max(1, self.tables // 10):
            self.full_until = time.perf_counter()
            self.full_moves = len(self.delays)

    async def play(self, games: list[Game]) -> float:
        began = time.perf_counter()
        used = cpu_seconds(self.process)
        own_used = time.process_time()
        for game in games:
            game.start()
        await asyncio.gather(*[game.over for game in games])
        self.cpu = (cpu_seconds(self.process) - used) / len(self.delays)
        self.own_cpu = (time.process_time() - own_used) / len(self.delays)
        for game in games:
            game.close()
        return self.full_moves / (self.full_until - began)


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def launch(command: list[str], port: int, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(command, env={**os.environ, **environment})
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the server did not start")


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """Return the processor time the process has used so far, which a busy machine does not change."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(60)


async def guests(port: int, count: int) -> list[str]:
    found = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(count):
            http.cookies.clear()
            answer = await http.get("/api/me")
            found.append(f"sanjuro={answer.cookies['sanjuro']}")
    return found


async def ours(tables: int, port: int, process: subprocess.Popen[bytes]) -> tuple[Run, float, list[Game]]:
    run = Run(tables, True, process)
    people = await guests(port, SEATS)
    games = [Game(run, number) for number in range(tables)]
    for game in games:
        await game.sit_down(port, people)
    return run, await run.play(games), games


async def bare(tables: int, port: int, process: subprocess.Popen[bytes]) -> tuple[Run, float]:
    run = Run(tables, False, process)
    games = [Game(run, number) for number in range(tables)]
    for number, game in enumerate(games):
        await game.sit_bare(port, number)
    return run, await run.play(games)


def checked_log(database: Path, games: list[Game]) -> int:
    """Check that every move that was sent out is in the log, without gaps; return the size of the database."""
    with sqlite3.connect(database) as connection:
        moved = dict(connection.execute("SELECT code, count(*) FROM log WHERE kind = 'moved' GROUP BY code"))
        gaps = connection.execute("SELECT code FROM log GROUP BY code HAVING count(*) <> max(seq)").fetchall()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for game in games:
        if moved.get(game.code) != game.moves:
            raise SystemExit(f"table {game.code}: {game.moves} moves were told, {moved.get(game.code)} are in the log")
    if gaps:
        raise SystemExit(f"entries are missing in the log of {gaps}")
    return database.stat().st_size


def one_size(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        port = free_port()
        settings = {"SANJURO_DATABASE_URL": str(database), "SANJURO_PORT": str(port), "SANJURO_LIMITS": "false"}
        process = launch([sys.executable, "-m", "sanjuro.server"], port, settings)
        try:
            run, rate, games = uvloop.run(ours(tables, port, process))
        finally:
            stop(process)
        moves = sum(game.moves for game in games)
        size = checked_log(database, games)
        recording = Path(folder) / "recorded.json"
        recording.write_text(json.dumps([game.kept for game in games[:RECORDED]]))
        message = sum(len(text) for step in games[0].kept for text in step) / SEATS / len(games[0].kept)
        port = free_port()
        process = launch([sys.executable, str(HERE / "bare.py"), str(port), str(recording)], port, {})
        try:
            bare_run, bare_rate = uvloop.run(bare(tables, port, process))
        finally:
            stop(process)
    return {
        "tables": tables,
        "moves": moves,
        "message": message,
        "file bytes a move": size / moves,
        "client cpu": run.own_cpu * 1000,
        "rate": rate,
        "p50": percentile(run.delays, 0.5),
        "p99": percentile(run.delays, 0.99),
        "cpu": run.cpu * 1000,
        "bare cpu": bare_run.cpu * 1000,
        "bare rate": bare_rate,
        "bare p50": percentile(bare_run.delays, 0.5),
        "bare p99": percentile(bare_run.delays, 0.99),
    }


async def seat_experts(port: int, tables: int) -> list[str]:
    """Open tables of experts who play each other and return their codes."""
    codes = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        await http.get("/api/me")
        for _ in range(tables):
            body = {"game": OF_EXPERTS.key, "players": OF_EXPERTS.players[1], "bots": "expert", "start": True}
            codes.append((await http.post("/api/tables", json=body)).raise_for_status().json()["code"])
    return codes


async def beside(experts: int, tables: int, port: int, process: subprocess.Popen[bytes]) -> tuple[Run, list[str]]:
    """Run tables of people beside tables of experts."""
    codes = await seat_experts(port, experts)
    if codes:
        await asyncio.sleep(WARM_UP)  # the processes in which they think have started
    run, _, _ = await ours(tables, port, process)
    return run, codes


def beside_experts(experts: int, tables: int) -> tuple[list[float], int]:
    """Return how long people waited, and how many moves the experts made in that time."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        port = free_port()
        settings = {"SANJURO_DATABASE_URL": str(database), "SANJURO_PORT": str(port), "SANJURO_LIMITS": "false"}
        process = launch([sys.executable, "-m", "sanjuro.server"], port, settings)
        try:
            run, codes = uvloop.run(beside(experts, tables, port, process))
        finally:
            stop(process)
        with sqlite3.connect(database) as connection:
            moved = dict(connection.execute("SELECT code, count(*) FROM log WHERE kind = 'moved' GROUP BY code"))
        return run.delays, sum(moved.get(code, 0) for code in codes)


def main_experts(experts: int, tables: int) -> None:
    """Alternate runs without and with experts, so that a change in the machine's load affects both."""
    alone: list[float] = []
    together: list[float] = []
    for number in range(ROUNDS):
        delays, _ = beside_experts(0, tables)
        alone += delays
        print(f"round {number + 1}: {tables} tables alone, p99 {percentile(delays, 0.99):.1f} ms", flush=True)
        delays, moves = beside_experts(experts, tables)
        together += delays
        print(
            f"round {number + 1}: and {experts} tables with experts, p99 {percentile(delays, 0.99):.1f} ms;"
            f" the experts made {moves} moves",
            flush=True,
        )
    before, after = percentile(alone, 0.99), percentile(together, 0.99)
    print(f"p50 {percentile(alone, 0.5):.1f} ms alone, {percentile(together, 0.5):.1f} ms with experts")
    print(f"p99 {before:.1f} ms alone, {after:.1f} ms with experts: {100 * (after / before - 1):+.0f} %")


def main() -> None:
    if "--experts" in sys.argv:
        at = sys.argv.index("--experts")
        tables = int(sys.argv[at + 2]) if len(sys.argv) > at + 2 else PEOPLE_TABLES
        main_experts(int(sys.argv[at + 1]), tables)
        return
    sizes = [int(word) for word in sys.argv[1:]] or [10, 100, 400]
    print(
        "tables  moves  bytes  |  moves/s   p50 ms   p99 ms  cpu ms  clients  |  bare/s   p50 ms   p99 ms  cpu ms  |"
        "  ratio  file bytes/move"
    )
    for size in sizes:
        r = one_size(size)
        print(
            f"{r['tables']:6d} {r['moves']:6d} {r['message']:6.0f}"
            f"  |  {r['rate']:7.0f} {r['p50']:8.1f} {r['p99']:8.1f} {r['cpu']:7.2f}  {r['client cpu']:7.2f}"
            f"  |  {r['bare rate']:6.0f} {r['bare p50']:8.1f} {r['bare p99']:8.1f} {r['bare cpu']:7.2f}"
            f"  |  {r['rate'] / r['bare rate']:.2f}  {r['file bytes a move']:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
