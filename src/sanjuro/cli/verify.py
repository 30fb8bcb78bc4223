"""`sanjuro verify`: check that a finished game was dealt and played correctly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sanjuro.cli.extras import need_server


def verify(
    record: Annotated[Path, typer.Argument(help="A record, as downloaded from the table.", exists=True)],
    commitment: Annotated[
        str | None, typer.Option(help="The hash shown before the game, if the record does not contain it.")
    ] = None,
) -> None:
    """Check a finished game: the seed against its hash, the deal, every shuffle and every move.

    A game that began from an example of the rules is checked against the example instead of a seed.
    """
    need_server()
    from sanjuro.server.records.verification import check

    try:
        text = record.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{record} cannot be read: {error}") from None
    checked = check(text, commitment)
    if not checked.right:
        typer.echo(f"{record}: {checked.problem}", err=True)
        raise typer.Exit(1)
    if checked.example is not None:
        begun = f"the position is that of the example {checked.example}"
        typer.echo(f"{record}: {begun}; {checked.moves} moves and the result are right")
        return
    typer.echo(f"{record}: the seed is the one promised; the deal, {checked.moves} moves and the result are right")
