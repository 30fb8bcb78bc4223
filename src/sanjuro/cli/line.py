"""A line that a person types, with line editing where Python has readline."""

from __future__ import annotations

import contextlib
import sys
from time import monotonic

with contextlib.suppress(ImportError):  # Windows has none, and its console edits lines by itself
    import readline  # noqa: F401 (`input` uses it once it is loaded)

READ_TIME = 0.3  # seconds in which nobody has read a question


class Unreadable(Exception):
    """The line is no text in the encoding of the terminal."""


class Leave(Exception):
    """The person has ended the input."""


def read_line(prompt: str) -> tuple[str, bool]:
    """What was typed, and whether it came so quickly that it cannot be an answer to what was shown."""
    # The prompt is given to `input`, not printed before it: readline has to know where the line begins.
    asked = monotonic()
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        raise Unreadable from None
    except (EOFError, KeyboardInterrupt):
        print()  # the cursor still stands behind the prompt
        raise Leave from None
    quick = sys.stdin.isatty() and monotonic() - asked < READ_TIME
    # Bytes that are no text come as lone surrogates in some locales and could not be printed.
    return line.encode("utf-8", "replace").decode("utf-8").strip(), quick
