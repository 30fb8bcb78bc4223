"""The lines of the log in BANG!: which events are told in the line of an earlier one."""

from __future__ import annotations

from typing import Final

from sanjuro.core.lines import LineRules

LINES: Final = LineRules(
    silent=["deal"],
    counted=["draw", "inherit", "keep", "look"],
    clauses={
        "draw": ["draw"],
        "look": ["look", "back", "keep"],
        "inherit": ["inherit"],
        "reward": ["draw"],
        "out": ["role"],
        "gone": ["role"],
        "play": ["draw", "heal", "store"],
        "take": ["take"],
        "bang": ["answer", "barrel", "check", "counts", "discard", "hidden", "hit"],
        "barrel": ["check", "counts", "discard", "hidden", "hit"],
        "duel": ["answer", "hit", "lose"],
        "panic": ["stolen"],
        "cat_balou": ["forced"],
        "check": ["check", "counts", "discard", "freed", "kept_in", "pass_on", "explode", "lose"],
    },
    same_seat=["barrel-hit", "draw-draw"],
    sources={
        "bang-discard": ["check"],
        "barrel-discard": ["check"],
        "check-discard": ["check", "table"],
    },
)
