"""A line that a person types, with line editing where Python has readline."""

from __future__ import annotations

import contextlib
import sys
from time import monotonic

with contextlib.suppress(ImportError):  # Windows has none, and its console edits lines by itself
    import readline  # noqa: F401 (`input` uses it once it is loaded)

READ_TIME = 0.3  # seconds; nobody reads a question in less


class Unreadable(Exception):
    """The line is not text in the terminal's encoding."""


class Leave(Exception):
    """The player has closed the input."""


def read_line(prompt: str) -> tuple[str, bool]:
    """What was typed, and whether it came too quickly to be an answer to what was shown."""
    # The prompt is given to `input`, not printed before it: readline has to know where the line begins.
    asked = monotonic()
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        raise Unreadable from None
    except (EOFError, KeyboardInterrupt):
        print()  # the cursor is still behind the prompt
        raise Leave from None
    quick = sys.stdin.isatty() and monotonic() - asked < READ_TIME
    # In some locales, bytes that are not text arrive as lone surrogates, which cannot be printed.
    return line.encode("utf-8", "replace").decode("utf-8").strip(), quick
