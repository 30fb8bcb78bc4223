"""Probabilities for display."""

from __future__ import annotations


def percent(part: int, total: int) -> int:
    """Round to a whole percentage. What is possible is never 0, and what is uncertain never 100."""
    if part in (0, total):
        return 100 * part // total
    return min(99, max(1, (200 * part + total) // (2 * total)))
