"""`sanjuro serve`: the server for tables in the browser."""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from sanjuro.cli.extras import need_server
from sanjuro.server.settings import Setting, all_settings

PATIENCE: Final = 60.0  # seconds within which the server should have started


def serve(
    *,
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser",
            help="Open the page in a browser; default: if started from a terminal on a machine that has one.",
        ),
    ] = None,
    settings: Annotated[bool, typer.Option("--settings", help="Print a table of all settings and exit.")] = False,
    **options: Any,
) -> None:
    """Run the server: people and bots play in the browser. No configuration is needed."""
    need_server()
    from sanjuro.server.reach import share_url
    from sanjuro.server.run import serve as run
    from sanjuro.server.settings import from_environment, table

    if settings:
        typer.echo(table())
        return
    try:
        chosen = from_environment(**options)
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


def _parameter(setting: Setting) -> inspect.Parameter:
    """The command-line option of a setting, as Typer reads it from a signature."""
    names = [f"{setting.option}/--no-{setting.option[2:]}"] if setting.kind is bool else [setting.option]
    option = typer.Option(
        *names,
        help=f"{setting.about[0].upper()}{setting.about[1:]}.",
        # Booleans are read from the environment by `from_environment`.
        envvar=None if setting.kind is bool else setting.variable,
        show_default=setting.default_text or False,
    )
    annotation = Annotated[setting.kind | None, option]  # type: ignore[name-defined]
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_settings(command: Callable[..., None]) -> None:
    """Give a command an option for each setting, in the place of its `options`."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    derived = [_parameter(setting) for setting in all_settings()]
    command.__signature__ = signature.replace(parameters=[*derived, *own])  # type: ignore[attr-defined]


_with_settings(serve)


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
