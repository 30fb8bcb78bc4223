"""The lines of the log in Shinobi: which events are told in the line of an earlier one."""

from __future__ import annotations

from typing import Final

from sanjuro.core.lines import LineRules

LINES: Final = LineRules(
    silent=["secret"],
    counted=["draw"],
    clauses={
        "draw": ["draw"],
        "ninja": ["struck"],
        "attack": ["beaten"],
    },
    same_seat=["draw-draw"],
)
