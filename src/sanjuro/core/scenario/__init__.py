"""Scenario files: a position, moves, and what must then be true."""

from __future__ import annotations

from sanjuro.core.scenario.file import Scenario, read
from sanjuro.core.scenario.lines import describe, line_of

__all__ = ["Scenario", "describe", "line_of", "read"]
