"""`sanjuro scenario`: play scenario files and say what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import sanjuro
from sanjuro.core.scenario import describe, read
from sanjuro.core.setup import BadSetup


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with them.", metavar="FILE…")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only what differs.")] = False,
) -> None:
    """Play scenario files (TOML): a position, moves, and what must then be true."""
    console = Console(highlight=False, soft_wrap=True)
    wrong = 0
    files = [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    if not files:
        raise ValueError("there is no scenario file (*.toml) there")
    for file in files:
        text = file.read_text()
        title = ""
        try:
            found = read(text, sanjuro.GAMES)
            title, differences = found.title, found.run()
        except BadSetup as error:
            differences = [describe(error, text)]
        if differences:
            wrong += 1
            console.print(f"[red]✗[/] {file}: {title}")
            for difference in differences:
                console.print(f"    {difference}", markup=False)
        elif not quiet:
            console.print(f"[green]✓[/] {title}")
    console.print(f"{len(files) - wrong} as they say, {wrong} not")
    if wrong:
        raise typer.Exit(1)
