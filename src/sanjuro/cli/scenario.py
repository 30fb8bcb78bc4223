"""`sanjuro scenario`: play scenario files and show what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

import sanjuro


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with them.", metavar="FILE…")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show only what differs.")] = False,
) -> None:
    """Play scenario files (TOML): a position, moves, and what must then be true."""
    console = Console(highlight=False, soft_wrap=True)
    wrong = 0
    for path in paths:
        if not path.exists():
            raise FileNotFoundError(2, "No such file or directory", str(path))
    files = [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    if not files:
        raise ValueError("there is no scenario file (*.toml) there")
    for file in files:
        title, differences = played(file)
        line = escape(f"{file}: {title}" if title else str(file))
        if differences:
            wrong += 1
            console.print(f"[red]✗[/] {line}")
            for difference in differences:
                console.print(f"    {difference}", markup=False)
        elif not quiet:
            console.print(f"[green]✓[/] {line}")
    console.print(f"{len(files) - wrong} as they say, {wrong} not")
    if wrong:
        raise typer.Exit(1)


def played(file: Path) -> tuple[str, list[str]]:
    """A file's title, if it can be read, and what differs. Any error counts as a difference."""
    title = ""
    try:
        found = sanjuro.scenario(file.read_text("utf-8"))
        title = found.title
        return title, found.check()
    except sanjuro.BadSetup as error:
        return title, [str(error)]
    except Exception as error:  # one file must not keep the others from being played
        return title, ["; ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])])]
