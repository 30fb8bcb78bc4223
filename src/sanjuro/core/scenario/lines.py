"""Find the line of a scenario file that an error or a difference is about."""

from __future__ import annotations

import re
import tomllib

from sanjuro.core.setup import BadSetup


def describe(error: BadSetup, text: str) -> str:
    """Return the error message with the line of the offending key."""
    if error.where.startswith("line "):
        return str(error)
    return f"line {line_of(error.where, text)}: {error.where}: {error.message}"


def not_toml(error: tomllib.TOMLDecodeError, text: str) -> BadSetup:
    """Return the error for a text that is not TOML; the line is named once, at the start."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if found is None:
        return BadSetup("line 1", f"not TOML: {error}")
    if found[2] is None:
        return BadSetup(f"line {len(text.splitlines()) or 1}", f"not TOML: {found[1]}, at the end of the file")
    return BadSetup(f"line {found[2]}", f"not TOML: {found[1]}, at column {found[3]}")


def line_of(where: str, text: str) -> int:
    """Return the line where a key path such as `seats[1].hand` begins, or the nearest table around it.

    The parser does not report positions, so this parses ever longer prefixes of the text until one has the key.
    """
    path = where.split(".")
    values = tomllib.loads(text)
    while path and not _has(values, path):
        path.pop()
    if not path:
        return 1
    lines = text.split("\n")
    complete = 0  # a value that spans several lines begins after the last prefix that could be parsed without it
    for count in range(1, len(lines) + 1):
        try:
            values = tomllib.loads("\n".join(lines[:count]) + "\n")
        except tomllib.TOMLDecodeError:
            continue
        if _has(values, path):
            return complete + 1
        complete = count
    return 1


def _has(value: object, path: list[str]) -> bool:
    """Return whether the path exists. A quoted key may contain dots, so it may take several parts."""
    if not path:
        return True
    if not isinstance(value, dict):
        return False
    table, bracket, index = path[0].partition("[")
    if bracket:
        inner = value.get(table)
        number = int(index.rstrip("]"))
        return isinstance(inner, list) and number < len(inner) and _has(inner[number], path[1:])
    for used in range(1, len(path) + 1):
        key = ".".join(path[:used])
        if key in value and _has(value[key], path[used:]):
            return True
    return False
