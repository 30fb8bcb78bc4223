"""The `sanjuro` command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

import sanjuro
from sanjuro.cli import admin, arena, beliefs, bench, play, replay, scenario, serve, simulate, verify

app = typer.Typer(
    name="sanjuro",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sanjuro {sanjuro.__version__} ({'compiled' if sanjuro.compiled else 'interpreted'})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Four tabletop games on one rules engine: play them, study them, write bots for them."""


app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("beliefs")(beliefs.beliefs)
app.command("scenario")(scenario.scenario)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.add_typer(admin.admin, name="admin")


def main() -> None:
    """Run the command. User errors are reported in one sentence, without a traceback."""
    try:
        app()
    except (ValueError, OSError) as error:
        Console(stderr=True).print(f"[bold red]sanjuro:[/] {escape(_sentence(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)
