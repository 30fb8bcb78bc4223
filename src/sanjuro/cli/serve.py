"""`sanjuro serve`: the server for tables in the browser."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated, Final

import typer

from sanjuro.cli.extras import need_server

PATIENCE: Final = 60.0  # seconds within which the server should have started


def serve(
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; default: 8000.", envvar="SANJURO_PORT")
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            help="The address to listen on; default: 127.0.0.1; 0.0.0.0 for all interfaces.", envvar="SANJURO_HOST"
        ),
    ] = None,
    lan: Annotated[
        bool | None,
        typer.Option(
            "--lan/--no-lan",
            help="Allow the local network: listen on all interfaces, and show the address as a QR code.",
        ),
    ] = None,
    database_url: Annotated[
        str | None,
        typer.Option(help="A SQLite file, or postgresql://…; default: sanjuro.db.", envvar="SANJURO_DATABASE_URL"),
    ] = None,
    base_path: Annotated[
        str | None, typer.Option(help="The path under which a reverse proxy serves it.", envvar="SANJURO_BASE_PATH")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            help="The public address of the server, for links and QR codes.",
            envvar="SANJURO_PUBLIC_URL",
        ),
    ] = None,
    hosts: Annotated[
        str | None,
        typer.Option(help="More host names of the server, separated by commas; * for any.", envvar="SANJURO_HOSTS"),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option(help="More origins that may use the API, separated by commas.", envvar="SANJURO_ORIGINS"),
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Proxies whose forwarded headers are trusted.", envvar="SANJURO_PROXIES")
    ] = None,
    secret: Annotated[
        str | None,
        typer.Option(
            help="The key that signs cookies; default: generated and stored in the database. Preferably set in the "
            "environment: others on this machine can see options.",
            envvar="SANJURO_SECRET",
        ),
    ] = None,
    secure_cookies: Annotated[
        bool | None,
        typer.Option("--secure-cookies/--no-secure-cookies", help="Send cookies over HTTPS only."),
    ] = None,
    log: Annotated[str | None, typer.Option(help="text or json; default: text.", envvar="SANJURO_LOG")] = None,
    log_level: Annotated[
        str | None,
        typer.Option(help="debug, info, warning or error; default: info.", envvar="SANJURO_LOG_LEVEL"),
    ] = None,
    grace: Annotated[
        float | None,
        typer.Option(
            help="Seconds until a bot stands in for a player who lost the connection; default: 30.",
            envvar="SANJURO_GRACE",
        ),
    ] = None,
    limits: Annotated[
        bool | None, typer.Option("--limits/--no-limits", help="Apply rate limits to requests and messages.")
    ] = None,
    connections: Annotated[
        int | None,
        typer.Option(help="Connections allowed per address; default: 200.", envvar="SANJURO_CONNECTIONS"),
    ] = None,
    person_kb: Annotated[
        int | None,
        typer.Option(help="Kilobytes one person may write per hour; default: 512.", envvar="SANJURO_PERSON_KB"),
    ] = None,
    address_kb: Annotated[
        int | None,
        typer.Option(help="The same per address; default: 4096.", envvar="SANJURO_ADDRESS_KB"),
    ] = None,
    person_lobby: Annotated[
        int | None,
        typer.Option(
            help="Tables waiting to start that one person may have opened; default: 10.",
            envvar="SANJURO_PERSON_LOBBY",
        ),
    ] = None,
    address_lobby: Annotated[
        int | None,
        typer.Option(
            help="The same for all people at one address; default: 30.",
            envvar="SANJURO_ADDRESS_LOBBY",
        ),
    ] = None,
    person_games: Annotated[
        int | None,
        typer.Option(
            help="Running games that one person may have at tables they opened; default: 50.",
            envvar="SANJURO_PERSON_GAMES",
        ),
    ] = None,
    address_games: Annotated[
        int | None,
        typer.Option(
            help="The same for all people at one address; default: 200.",
            envvar="SANJURO_ADDRESS_GAMES",
        ),
    ] = None,
    stream_seconds: Annotated[
        float | None,
        typer.Option(
            help="Seconds after which the stream of a program that sends nothing is closed; default: 60.",
            envvar="SANJURO_STREAM_SECONDS",
        ),
    ] = None,
    metrics_address: Annotated[
        str | None,
        typer.Option(
            help="Address and port of /metrics, such as 127.0.0.1:9464; default: off.",
            envvar="SANJURO_METRICS_ADDRESS",
        ),
    ] = None,
    idle_minutes: Annotated[
        float | None,
        typer.Option(
            help="Minutes after which a table that nobody watches is unloaded; default: 10.",
            envvar="SANJURO_IDLE_MINUTES",
        ),
    ] = None,
    close_hours: Annotated[
        float | None,
        typer.Option(
            help="Hours after which a table that never started is closed; default: 12.", envvar="SANJURO_CLOSE_HOURS"
        ),
    ] = None,
    close_game_hours: Annotated[
        float | None,
        typer.Option(
            help="Hours after which an abandoned game is closed, unless played by correspondence; default: 72.",
            envvar="SANJURO_CLOSE_GAME_HOURS",
        ),
    ] = None,
    finished_mb: Annotated[
        int | None,
        typer.Option(
            help="Megabytes of memory for finished games that people view; default: 32.",
            envvar="SANJURO_FINISHED_MB",
        ),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes for the search of expert bots and the analysis of finished games; default: 1.",
            envvar="SANJURO_THINKERS",
        ),
    ] = None,
    thinker_seconds: Annotated[
        float | None,
        typer.Option(
            help="Seconds such a process has to answer before it is replaced and a quicker bot moves; default: 10.",
            envvar="SANJURO_THINKER_SECONDS",
        ),
    ] = None,
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser",
            help="Open the page in a browser; default: if started from a terminal on a machine that has one.",
        ),
    ] = None,
    settings: Annotated[bool, typer.Option("--settings", help="Show all settings and exit.")] = False,
) -> None:
    """Start the server: people and bots play in the browser. No configuration is needed."""
    need_server()
    from sanjuro.server.reach import share_url
    from sanjuro.server.run import serve as run
    from sanjuro.server.settings import from_environment, table

    if settings:
        typer.echo(table())
        return
    try:
        chosen = from_environment(
            port=port,
            host=host,
            lan=lan,
            database_url=database_url,
            base_path=base_path,
            public_url=public_url,
            hosts=hosts,
            origins=origins,
            proxies=proxies,
            secret=secret,
            secure_cookies=secure_cookies,
            log=log,
            log_level=log_level,
            grace=grace,
            limits=limits,
            connections=connections,
            person_kb=person_kb,
            address_kb=address_kb,
            person_lobby=person_lobby,
            address_lobby=address_lobby,
            person_games=person_games,
            address_games=address_games,
            stream_seconds=stream_seconds,
            metrics_address=metrics_address,
            idle_minutes=idle_minutes,
            close_hours=close_hours,
            close_game_hours=close_game_hours,
            finished_mb=finished_mb,
            thinkers=thinkers,
            thinker_seconds=thinker_seconds,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    if chosen.port and (can_show() if browser is None else browser):
        local = "127.0.0.1" if chosen.host in ("0.0.0.0", "::", "") else chosen.host
        address = f"http://{local}:{chosen.port}"
        threading.Thread(target=open_when_ready, args=(address, chosen.base_path), daemon=True).start()
    if chosen.lan:
        invite(share_url(chosen, chosen.port), chosen.public_url)
    try:
        run(chosen)
    except ValueError as error:
        typer.echo(f"sanjuro: {error}", err=True)
        raise typer.Exit(1) from None


def invite(url: str, public_url: str) -> None:
    """Show the address for other devices, also as a QR code."""
    if not url:
        typer.echo("This machine is in no network, so nobody else can reach the server.")
        return
    where = "" if public_url else " in your network"
    typer.echo(f"Others{where} play at {url}")
    code = qr_code(url)
    if code:
        typer.echo(code)


def qr_code(text: str) -> str:
    """A QR code for the terminal; empty if the library is missing or the terminal cannot show it."""
    try:
        import segno
    except ImportError:
        return ""
    shown = io.StringIO()
    segno.make(text, micro=False).terminal(shown, border=2, compact=True)
    code = shown.getvalue()
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return code


def can_show() -> bool:
    """Whether a user has a terminal on this machine and a screen that can show a browser."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION") or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_when_ready(address: str, base_path: str) -> None:
    """Open the page as soon as the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}{base_path}/readyz", timeout=5):
            webbrowser.open(f"{address}{base_path}/")
            return
        time.sleep(0.1)
