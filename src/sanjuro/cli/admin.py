"""`sanjuro admin`: for who runs a server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sanjuro.cli.extras import need_server

admin = typer.Typer(help="Look after a server's data.", no_args_is_help=True)

Database = Annotated[
    str, typer.Option("--database-url", help="A SQLite file, or postgresql://…", envvar="SANJURO_DATABASE_URL")
]


def tools() -> Any:
    need_server()
    from sanjuro.server import admin as found

    return found


def existing(database: str) -> str:
    if "://" not in database and not Path(database).is_file():
        raise typer.BadParameter(f"there is no database {database}")
    return database


@admin.command()
def backup(file: Path, database: Database = "sanjuro.db") -> None:
    """Write everything into one file; the server may run meanwhile."""
    typer.echo(f"{tools().backup(existing(database), file)} rows in {file}")


@admin.command()
def restore(file: Path, database: Database = "sanjuro.db") -> None:
    """Read a backup into a new database, SQLite or PostgreSQL."""
    found = tools()
    try:
        typer.echo(f"{found.restore(database, file)} rows restored")
    except found.BadBackup as error:
        raise typer.BadParameter(str(error)) from None


@admin.command()
def export(folder: Path, game: str | None = None, database: Database = "sanjuro.db") -> None:
    """Write every finished game as a record into a folder."""
    typer.echo(f"{tools().export(existing(database), folder, game)} games in {folder}")


@admin.command()
def migrate(database: Database = "sanjuro.db") -> None:
    """Bring the tables of the database up to date; the server does so itself when it starts."""
    before, after = tools().bring_up_to_date(database)
    typer.echo(f"the tables were at {before or 'nothing'}, and are at {after}")


@admin.command()
def ratings(database: Database = "sanjuro.db") -> None:
    """Compute all ratings anew from the stored results."""
    typer.echo(f"rated {tools().rate_again(existing(database))} games")


@admin.command()
def reports(database: Database = "sanjuro.db") -> None:
    """What people have reported, one JSON object a line."""
    found = tools()
    found.write_lines(sys.stdout, found.reports(existing(database)))


@admin.command("close-report")
def close_report(number: int, database: Database = "sanjuro.db") -> None:
    """A report is dealt with."""
    if not tools().forget_report(existing(database), number):
        raise typer.BadParameter(f"there is no report {number}")


@admin.command()
def silence(person: str, off: bool = False, database: Database = "sanjuro.db") -> None:
    """Somebody may not chat any more (or again, with --off); running servers notice when they meet him next."""
    if not tools().silence(existing(database), person, not off):
        raise typer.BadParameter(f"there is no person {person}")
