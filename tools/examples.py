"""Generates what the documentation shows of the games: the output of its examples, and the tables of numbers.

After an intended change of a game, the same seed deals other cards, and the examples print something else. An example
whose output is still right stays as it is. See generate.py.
"""

from __future__ import annotations

import doctest
import io
import re
import traceback
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from sanjuro.games import GAMES

ROOT = Path(__file__).parents[1]
# The pages whose examples need nothing that a test prepares.
PAGES = [ROOT / name for name in ("README.md", "docs/library.md", "docs/notation.md", "docs/research.md")]
NUMBERS = re.compile(r"^\| `(\w+)` \| `(\w+)` \| .* \|$", re.M)


def renewed(text: str) -> str:
    """Return a page with its examples and its tables of numbers up to date."""
    parts = doctest.DocTestParser().parse(text)
    names: dict[str, Any] = {"__name__": "__main__"}
    found: list[str] = []
    for part in parts:
        found.append(part if isinstance(part, str) else "".join(_lines(part, _result(part, names))))
    return NUMBERS.sub(_numbers, "".join(found))


def _result(example: doctest.Example, names: dict[str, Any]) -> str:
    """Return what an example prints now, or what the page says if that is right."""
    out = io.StringIO()
    error = ""
    with redirect_stdout(out):
        try:
            exec(compile(example.source, "<example>", "single"), names)
        except Exception as raised:
            error = "".join(traceback.format_exception_only(raised))
    if example.exc_msg is not None and error == example.exc_msg:
        return example.want
    if error and example.exc_msg is None:
        raise RuntimeError(f"this example no longer works and has to be rewritten:\n{example.source}{error}")
    if error:
        return f"Traceback (most recent call last):\n{error}"
    printed = out.getvalue()
    flags = sum(flag for flag, wanted in example.options.items() if wanted)
    if doctest.OutputChecker().check_output(example.want, printed, flags):
        return example.want
    return re.sub(r"^$(?=\n)", doctest.BLANKLINE_MARKER, printed, flags=re.M)


def _lines(example: doctest.Example, result: str) -> Iterator[str]:
    """Yield the lines of an example, with its prompts and its output."""
    indent = " " * example.indent
    for number, line in enumerate(example.source.splitlines()):
        prompt = "..." if number else ">>>"
        yield f"{indent}{prompt} {line}".rstrip() + "\n"
    for line in result.splitlines():
        yield f"{indent}{line}".rstrip() + "\n"


def _numbers(row: re.Match[str]) -> str:
    """Return a row of the table that says what the numbers of a game stand for."""
    names = GAMES[row[1]].numbers().get(row[2]) if row[1] in GAMES else None
    if names is None:
        return row[0]
    return f"| `{row[1]}` | `{row[2]}` | {', '.join(f'{number} {name}' for number, name in enumerate(names))} |"


def generated() -> dict[Path, str]:
    """Return the pages with their texts."""
    return {page: renewed(page.read_text("utf-8")) for page in PAGES}
