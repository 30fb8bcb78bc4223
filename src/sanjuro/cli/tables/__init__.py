"""The tables of the games in a terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from sanjuro.locale import Words


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """What the view shows, for a person to read."""
    module = import_module(f"sanjuro.cli.tables.{view['game']}")
    table: RenderableType = module.draw(view, words)
    return table
