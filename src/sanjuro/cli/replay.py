"""`sanjuro replay`: read a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import sanjuro
from sanjuro.cli.chances import told_chances
from sanjuro.cli.choices import Language
from sanjuro.cli.play import told_outcome
from sanjuro.cli.tables import draw
from sanjuro.core.record import begin
from sanjuro.locale import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as match.record() writes it.")],
    to: Annotated[int | None, typer.Option(help="Stop after this many moves and show the table.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Look through the eyes of this seat; default: all cards face up.")
    ] = None,
    language: Language = "en",
    chances: Annotated[
        bool, typer.Option("--chances", help="Show each side's win probability over the game, and the turning points.")
    ] = False,
) -> None:
    """Check a recorded game move by move and print its log."""
    match = sanjuro.replay(file.read_text())
    if to is not None and not 0 <= to <= len(match.history):
        raise ValueError(f"the game has {len(match.history)} moves; {to} is not among them")
    console = Console(highlight=False, soft_wrap=True)
    names: list[str] = []
    words = Words(match.game.key, names, language)
    names.extend(words.tell("cli-seat", n=number) for number in range(match.seats))
    if chances:
        for part in told_chances(match, words):
            console.print(part)
        return
    at = begin(match.game, match.players, match.options, match.origin, events=True)
    window = at.window(sanjuro.EVERYTHING if seat is None else seat)
    for number, move in enumerate(match.history[: to if to is not None else None], start=1):
        console.print(f"[dim]{number:>4}[/] {names[at.asked]}: [bold]{move.text}[/]")
        at.play(move)
        if match.truncated and number == len(match.history):
            at.truncate()
        for line in words.lines([event.seen_by(window.bit) for event in at.events]):
            console.print(f"       [dim]{line}[/]", markup=True)
    console.print()
    console.print(draw(window.view(), words))
    if at.outcome is not None:
        console.print(told_outcome(at.outcome, words))
