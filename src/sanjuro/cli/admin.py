"""`sanjuro admin`: for server operators."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from sanjuro.cli.extras import need_server
from sanjuro.server.settings import all_settings

admin = typer.Typer(help="Look after a server's data.", no_args_is_help=True)

DATABASE: Final = next(setting for setting in all_settings() if setting.name == "database_url")
Database = Annotated[str, typer.Option(DATABASE.option, help=f"{DATABASE.about}.", envvar=DATABASE.variable)]


def tools() -> Any:
    need_server()
    from sanjuro.server import admin as found

    return found


def existing(database: str) -> str:
    if "://" not in database and not Path(database).is_file():
        raise typer.BadParameter(f"there is no database {database}")
    return database


def fail(sentence: str) -> NoReturn:
    """Print an error in one line and exit."""
    typer.echo(f"sanjuro: {sentence}", err=True)
    raise typer.Exit(1) from None


@admin.command()
def backup(file: Path, database: Database = DATABASE.default) -> None:
    """Write a backup of everything to one file. The server may keep running."""
    found = tools()
    try:
        typer.echo(f"{found.backup(existing(database), file)} rows in {file}")
    except (OSError, found.SQLAlchemyError) as error:
        fail(f"no backup was written: {str(error).splitlines()[0]}")


@admin.command()
def restore(file: Path, database: Database = DATABASE.default) -> None:
    """Restore a backup into a new database, SQLite or PostgreSQL."""
    found = tools()
    try:
        typer.echo(f"{found.restore(database, file)} rows restored")
    except found.BadBackup as error:
        fail(str(error))


@admin.command()
def export(folder: Path, game: str | None = None, database: Database = DATABASE.default) -> None:
    """Export every finished game to a folder, as records."""
    typer.echo(f"{tools().export(existing(database), folder, game)} games in {folder}")


@admin.command()
def migrate(database: Database = DATABASE.default) -> None:
    """Migrate the database to the current schema. The server also does this when it starts."""
    before, after = tools().bring_up_to_date(database)
    typer.echo(f"the tables were at {before or 'nothing'}, and are at {after}")


@admin.command()
def ratings(database: Database = DATABASE.default) -> None:
    """Recompute all ratings from the stored results."""
    typer.echo(f"rated {tools().rate_again(existing(database))} games")


@admin.command()
def reports(database: Database = DATABASE.default) -> None:
    """Print all reports, one JSON object per line."""
    found = tools()
    found.write_lines(sys.stdout, found.reports(existing(database)))


@admin.command("close-report")
def close_report(number: int, database: Database = DATABASE.default) -> None:
    """Mark a report as resolved."""
    if not tools().forget_report(existing(database), number):
        raise typer.BadParameter(f"there is no report {number}")


@admin.command()
def silence(person: str, off: bool = False, database: Database = DATABASE.default) -> None:
    """Mute a person in all chats, or with --off unmute them. Running servers apply it when the person next connects."""
    if not tools().silence(existing(database), person, not off):
        raise typer.BadParameter(f"there is no person {person}")


@admin.command()
def ban(
    person: str,
    network: Annotated[bool, typer.Option("--network", help="Ban an address or a range instead of a person.")] = False,
    reason: str = "",
    days: float | None = None,
    database: Database = DATABASE.default,
) -> None:
    """Ban a person, or with --network an address such as 203.0.113.7 or 2001:db8::/48; running servers notice within a
    minute. The network a banned person comes from is closed to guests for 30 days."""
    try:
        known = tools().ban(existing(database), "network" if network else "person", person, reason, days)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    if not known:
        raise typer.BadParameter(f"there is no person {person}")


@admin.command()
def unban(value: str, database: Database = DATABASE.default) -> None:
    """Lift the ban of a person or of a network, as `sanjuro admin bans` shows it."""
    if not tools().unban(existing(database), value):
        raise typer.BadParameter(f"{value} is not banned")


@admin.command()
def bans(database: Database = DATABASE.default) -> None:
    """Print all bans, one JSON object per line."""
    found = tools()
    found.write_lines(sys.stdout, found.banned(existing(database)))


@admin.command()
def audit(code: str | None = None, database: Database = DATABASE.default) -> None:
    """Print what operators and hosts have done, one JSON object per line. With --code, only for one table."""
    found = tools()
    found.write_lines(sys.stdout, found.audit(existing(database), code))
