"""A person at a terminal: a process behind a pseudo-terminal, what it shows and what is typed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from time import monotonic
from types import TracebackType

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
NUMBERS = re.compile(r"\x1b\[1m *(\d+)\x1b\[0m")  # the numbers of moves are bold, and no other number is
LEFT, UP = "\x1b[D", "\x1b[A"


class Terminal:
    """Runs `sanjuro` with these arguments; `shown` is the output since the last input, without colours."""

    def __init__(self, *words: object, width: int = 120, patience: float = 60) -> None:
        self.patience = patience
        self.shown = ""
        self.numbers: list[int] = []
        self._fd, other_end = pty.openpty()
        fcntl.ioctl(other_end, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        without = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "INPUTRC")
        env = {key: value for key, value in os.environ.items() if key not in without}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sanjuro.cli", *map(str, words)],
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            start_new_session=True,
            env={**env, "TERM": "xterm", "LANG": "C.UTF-8", "INPUTRC": os.devnull},
        )
        os.close(other_end)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._fd)

    def type(self, keys: str | bytes) -> None:
        os.write(self._fd, keys.encode() if isinstance(keys, str) else keys)

    def say(self, line: str) -> str:
        """Type a line, and wait for the next prompt or the end."""
        self.type(line + "\n")
        return self.wait()

    def wait(self, until_said: str = "") -> str:
        """Return the output up to the next prompt (after some input), or up to the end of the process."""
        came = b""
        until = monotonic() + self.patience
        while True:
            ready, _, _ = select.select([self._fd], [], [], max(0.0, until - monotonic()))
            assert ready, f"no prompt came: {came!r}"
            try:
                part = os.read(self._fd, 65536)
            except OSError:  # Linux: the other end has been closed
                part = b""
            came += part
            text = came.decode("utf-8", "replace")
            self.shown = ESCAPES.sub("", text).replace("\r", "")
            if not part or (f"\n{self.shown}".endswith("\n> ") and until_said in self.shown):
                self.numbers = [int(number) for number in NUMBERS.findall(text)]
                return self.shown

    def ended(self) -> int:
        return self.process.wait(self.patience)
