"""How a server is set up: by environment, by options of `sanjuro serve`, or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct


class ServerSettings(Struct, kw_only=True):
    """Everything that can be set; `ABOUT` says what it means. The environment has SANJURO_ and the name in capitals."""

    database_url: str = "sanjuro.db"
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    origins: str = ""
    proxies: str = ""
    secret: str = ""
    secure_cookies: bool = False
    log: str = "text"
    log_level: str = "info"
    grace: float = 30.0
    limits: bool = True
    connections: int = 200
    person_kb: int = 512
    address_kb: int = 4096
    stream_seconds: float = 60.0
    metrics: bool = True
    idle_minutes: float = 10.0
    close_hours: float = 12.0
    thinkers: int = 1


ABOUT: dict[str, str] = {
    "database_url": "a SQLite file, or postgresql://user:password@host/database",
    "host": "the address to listen on; 0.0.0.0 for every one",
    "port": "the port to listen on",
    "base_path": "the path under which a proxy shows the server, such as /sanjuro",
    "origins": "other origins that may use the API, with commas: https://games.example.org",
    "proxies": "addresses of proxies whose X-Forwarded-For and -Proto are believed, with commas; * for any",
    "secret": "the key that signs cookies; made and kept in the database if empty",
    "secure_cookies": "cookies over HTTPS only (always so when the request came by HTTPS)",
    "log": "text or json",
    "log_level": "debug, info, warning or error",
    "grace": "seconds after which a bot stands in for a person whose connection is gone, if others wait",
    "limits": "whether requests, messages, connections and what one may write are limited",
    "connections": "connections one address may have at the same time; proxies may have any number",
    "person_kb": "kilobytes one person may write into the database in an hour, beside moves",
    "address_kb": "the same for all persons from one address",
    "stream_seconds": "seconds after which the event stream of a program that sends no command ends",
    "metrics": "whether /metrics is served",
    "idle_minutes": "minutes after which a table nobody looks at is put away from memory",
    "close_hours": "hours after which a table that never began is closed",
    "thinkers": "processes in which expert bots think and finished games are analysed",
}


def from_environment(environment: Mapping[str, str] | None = None, **chosen: Any) -> ServerSettings:
    """The settings: what is chosen goes before the environment, that before the defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for name in get_type_hints(ServerSettings):
        text = environment.get(f"SANJURO_{name.upper()}")
        if text is not None:
            values[name] = text
    values.update({name: value for name, value in chosen.items() if value is not None})
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"SANJURO_ settings: {error}") from None
    settings.base_path = "/" + settings.base_path.strip("/") if settings.base_path.strip("/") else ""
    if settings.log not in ("text", "json"):
        raise ValueError(f"SANJURO_LOG is text or json, not {settings.log!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"SANJURO_LOG_LEVEL is debug, info, warning or error, not {settings.log_level!r}")
    if not 0 <= settings.port <= 65535:
        raise ValueError(f"SANJURO_PORT is a number up to 65535, not {settings.port}")
    if settings.thinkers < 1:
        raise ValueError(f"SANJURO_THINKERS is at least 1, not {settings.thinkers}")
    if settings.secret and len(settings.secret) < 16:
        raise ValueError("SANJURO_SECRET needs at least 16 letters")
    return settings


def table() -> str:
    """All settings as a table for the docs."""
    rows = ["| setting | environment | unless set | |", "|---|---|---|---|"]
    default = ServerSettings()
    for name, about in ABOUT.items():
        value = getattr(default, name)
        shown = "" if value == "" else f"`{str(value).lower() if isinstance(value, bool) else value}`"
        option = f"`--{name.replace('_', '-')}`"
        rows.append(f"| {option} | `SANJURO_{name.upper()}` | {shown} | {about} |")
    return "\n".join(rows)
