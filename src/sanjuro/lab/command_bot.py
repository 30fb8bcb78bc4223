"""A bot that is a separate program, in any language.

It reads the messages of the server's interface for bots (docs/protocol.md), one JSON object per line, and answers every
`decision` with a `play` command on a line of its own. A `snapshot` begins a new game; the last message of a game has a
table whose state is "over". The program should exit when its input ends.

Each decision comes with a `position`: the bytes of an imagined match (`Window.imagine`), in base64. A program that uses
this library, of this or another version, gets a window to look through from it; it reveals nothing hidden.
"""

from __future__ import annotations

import base64
import json
import shlex
import subprocess
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sanjuro.bots import Bot
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.rng import Rng
from sanjuro.core.window import Window

SECONDS_TO_ANSWER = 60.0
SECONDS_TO_END = 2.0
PROTOCOL = 1


class Program:
    """A running program, its input and its output."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise ValueError(f"cannot run {command!r}: {error}") from None
        self.lines: SimpleQueue[str] = SimpleQueue()
        # Reading in a thread is the only portable way to limit the time of an answer.
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def send(self, message: dict[str, object]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise ValueError(f"{self.command!r} has ended") from None

    def receive(self) -> dict[str, object]:
        try:
            line = self.lines.get(timeout=SECONDS_TO_ANSWER)
        except Empty:
            raise ValueError(f"{self.command!r} has not answered within {SECONDS_TO_ANSWER:.0f} seconds") from None
        if not line:
            raise ValueError(f"{self.command!r} has ended without an answer")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ValueError(f"{self.command!r} answered {line.strip()!r}, which is not a JSON object")
        return answer

    def end(self) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(SECONDS_TO_END)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


# The programs of this process, by command and place; the next game uses them again.
_programs: dict[tuple[str, int], Program] = {}


def _program(command: str, place: int) -> Program:
    if not _programs:
        # Worker processes do not run `atexit` handlers.
        Finalize(None, end_programs, exitpriority=10)
    if (command, place) not in _programs:
        _programs[command, place] = Program(command)
    return _programs[command, place]


def end_programs() -> None:
    """End all programs of this process."""
    while _programs:
        _programs.popitem()[1].end()


class CommandBot(Bot):
    """Asks a program. There is one bot per seat and game; all games at a place share the program."""

    def __init__(self, command: str, place: int) -> None:
        super().__init__()
        self.wants_events = True
        self.program = _program(command, place)
        self.questions = 0
        self.seat = -1

    def choose(self, window: Window[Any], events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        view = window.view()
        self.seat = window.seat
        self.questions += 1
        message: dict[str, object] = {
            "seq": self.questions,
            "view": view,
            "position": base64.b64encode(window.imagine(self.questions).to_bytes()).decode(),
            "decision": {
                "seat": window.seat,
                "question": self.questions,
                "pending": view["pending"],
                "moves": view["moves"],
            },
        }
        if self.questions == 1:
            table = {**_table(view), "state": "playing"}
            message |= {"type": "snapshot", "protocol": PROTOCOL, "table": table, "you": {"seats": [window.seat]}}
        else:
            message |= {"type": "update", "change": {"kind": "moved"}}
        message["step"] = {"seq": self.questions, "events": events}
        self.program.send(message)
        text = self._answer()
        for move in moves:
            if move.text == text:
                return move
        raise ValueError(f"{self.program.command!r} played {text!r}, which is not a legal move")

    def _answer(self) -> object:
        while True:
            answer = self.program.receive()
            if answer.get("type") == "play" and answer.get("question", self.questions) == self.questions:
                return answer.get("text")
            if answer.get("type") not in ("ping", "sit"):  # as a client of the server does
                raise ValueError(f"{self.program.command!r} answered {answer}, not a play command")

    def game_over(self, match: Match) -> None:
        """Tell the program how the game ended."""
        if self.questions:
            view = match.window(self.seat).view()
            over = {**_table(view), "state": "over"}
            self.program.send(
                {
                    "type": "update",
                    "seq": self.questions + 1,
                    "change": {"kind": "moved"},
                    "table": over,
                    "view": view,
                    "decision": None,
                }
            )


def _table(view: dict[str, object]) -> dict[str, object]:
    return {key: view[key] for key in ("game", "players", "options")}
