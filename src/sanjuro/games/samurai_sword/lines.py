"""The lines of the log in Samurai Sword: which events are told in the line of an earlier one."""

from __future__ import annotations

from typing import Final

from sanjuro.core.lines import LineRules

LINES: Final = LineRules(
    silent=["deal", "done", "reshuffle", "weapon"],
    counted=["drain", "draw"],
    clauses={
        "draw": ["draw"],
        "play": ["draw", "recover", "steal", "charm"],
        "drain": ["draw"],
        "attack": ["parry", "wound", "defeated", "honour"],
        "wound": ["defeated", "honour"],
        "turn_up": ["give_up", "pass_on", "lose_honour", "leave"],
        "discard": ["discard"],
    },
    same_seat=["draw-draw"],
)
