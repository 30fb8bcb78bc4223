"""The lines of the log: which events are told in the line of an earlier one."""

from __future__ import annotations

from typing import Final

from sanjuro.core.lines import LineRules

LINES: Final = LineRules(
    silent=["aside", "gather"],
    clauses={
        "play": ["guess", "wrong", "protected"],
        "out": ["discard"],
    },
    same_seat=["out-discard"],
)
