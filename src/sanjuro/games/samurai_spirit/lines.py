"""The lines of the log in Samurai Spirit: which events are told in the line of an earlier one."""

from __future__ import annotations

from typing import Final

from sanjuro.core.lines import LineRules

LINES: Final = LineRules(
    counted=["intruder"],
    clauses={
        "penalty": ["barricade", "farm", "wound", "animal", "intruder", "mix_in"],
        "cannot": ["wound"],
        "draw": ["confront", "defend", "hand", "evade", "under", "exceed", "barricade", "farm"],
        "exceed": ["barricade", "farm"],
        "support": ["intruder"],
        "wound": ["animal"],
        "kiai": ["catch", "rout", "strike", "give", "build", "heal", "lend", "waive", "spent"],
        "look": ["look"],
        "unguarded": ["wound", "animal", "farm", "family"],
        "help": ["heal", "build", "driven_off"],
        "turn_up": ["barricade", "farm"],
    },
)
