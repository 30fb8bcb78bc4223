"""`sanjuro serve`: the table, for people with a browser."""

from __future__ import annotations

from typing import Annotated

import typer

MISSING = "the server needs more packages: pip install 'sanjuro[server]'"


def serve(
    port: Annotated[int | None, typer.Option(help="The port to listen on [8000].", envvar="SANJURO_PORT")] = None,
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on [127.0.0.1]; 0.0.0.0 for every one.", envvar="SANJURO_HOST"),
    ] = None,
    database_url: Annotated[
        str | None,
        typer.Option(help="A SQLite file [sanjuro.db], or postgresql://…", envvar="SANJURO_DATABASE_URL"),
    ] = None,
    base_path: Annotated[
        str | None, typer.Option(help="The path under which a proxy shows the server.", envvar="SANJURO_BASE_PATH")
    ] = None,
    origins: Annotated[
        str | None, typer.Option(help="Other origins that may use the API, with commas.", envvar="SANJURO_ORIGINS")
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Proxies whose forwarded headers are believed.", envvar="SANJURO_PROXIES")
    ] = None,
    log: Annotated[str | None, typer.Option(help="text or json [text].", envvar="SANJURO_LOG")] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info, warning or error [info].", envvar="SANJURO_LOG_LEVEL")
    ] = None,
    grace: Annotated[
        float | None,
        typer.Option(help="Seconds until a bot stands in for a lost connection [30].", envvar="SANJURO_GRACE"),
    ] = None,
    settings: Annotated[bool, typer.Option("--settings", help="Show every setting there is, and stop.")] = False,
) -> None:
    """Serve the table: people and bots play in the browser. Nothing has to be set up."""
    try:
        from sanjuro.server.run import serve as run
        from sanjuro.server.settings import from_environment, table
    except ImportError as error:
        raise typer.BadParameter(f"{MISSING} ({error.name} is missing)") from None
    if settings:
        typer.echo(table())
        return
    try:
        chosen = from_environment(
            port=port,
            host=host,
            database_url=database_url,
            base_path=base_path,
            origins=origins,
            proxies=proxies,
            log=log,
            log_level=log_level,
            grace=grace,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    try:
        run(chosen)
    except ValueError as error:
        typer.echo(f"sanjuro: {error}", err=True)
        raise typer.Exit(1) from None
