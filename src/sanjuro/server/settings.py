"""How a server is set up: by environment, by options of `sanjuro serve`, or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct


class ServerSettings(Struct, kw_only=True):
    """Everything that can be set; `ABOUT` says what it means. The environment has SANJURO_ and the name in capitals."""

    database_url: str = "sanjuro.db"
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    base_path: str = ""
    public_url: str = ""
    hosts: str = ""
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
    person_lobby: int = 10
    address_lobby: int = 30
    person_games: int = 50
    address_games: int = 200
    stream_seconds: float = 60.0
    metrics_address: str = ""
    idle_minutes: float = 10.0
    close_hours: float = 12.0
    close_game_hours: float = 72.0
    finished_mb: int = 32
    thinkers: int = 1
    thinker_seconds: float = 10.0


ABOUT: dict[str, str] = {
    "database_url": "a SQLite file, or postgresql://user:password@host/database",
    "host": "the address to listen on; 0.0.0.0 for every one",
    "port": "the port to listen on",
    "lan": "listen on all interfaces, and use this machine's address in the local network for links and QR codes",
    "base_path": "the path under which a proxy shows the server, such as /sanjuro",
    "public_url": "the address under which others reach the server, for links and QR codes: https://games.example.org/",
    "hosts": "other names under which browsers reach the server, with commas; * for any",
    "origins": "other origins that may use the API, with commas: https://games.example.org",
    "proxies": "addresses of proxies whose X-Forwarded-For and -Proto are believed, with commas; * for any",
    "secret": "the key that signs cookies; made and kept in the database if empty",
    "secure_cookies": "cookies over HTTPS only (always so when the request came by HTTPS)",
    "log": "text or json",
    "log_level": "debug, info, warning or error",
    "grace": "seconds after which a bot stands in for a person whose connection is gone, if others wait",
    "limits": "whether requests, messages, connections, analyses and what one may write are limited",
    "connections": "connections one address may have at the same time; proxies may have any number",
    "person_kb": "kilobytes one person may write into the database in an hour, beside moves",
    "address_kb": "the same for all persons from one address",
    "person_lobby": "tables that wait to start which one person may have opened",
    "address_lobby": "the same for all persons from one address",
    "person_games": "running games at tables that one person opened",
    "address_games": "the same for all persons from one address",
    "stream_seconds": "seconds after which the event stream of a program that sends no command ends",
    "metrics_address": "address and port of /metrics, such as 127.0.0.1:9464; off if empty",
    "idle_minutes": "minutes after which a table nobody looks at is put away from memory",
    "close_hours": "hours after which a table that never began is closed",
    "close_game_hours": "hours after which a running game nobody has touched is closed; correspondence games stay",
    "finished_mb": "megabytes of memory for finished games that are looked at",
    "thinkers": "processes in which expert bots think and finished games are analysed",
    "thinker_seconds": "seconds after which one that does not answer is replaced, and a quicker bot moves instead",
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
    if settings.lan and settings.host == ServerSettings().host:
        settings.host = "0.0.0.0"
    if settings.public_url:
        url = urlsplit(settings.public_url)
        if url.scheme not in ("http", "https") or not url.hostname or url.query or url.fragment:
            raise ValueError(
                f"SANJURO_PUBLIC_URL is an address such as https://games.example.org/, not {url.geturl()!r}"
            )
        settings.public_url = url.geturl().rstrip("/") + "/"
    metrics_host_and_port(settings)
    if settings.log not in ("text", "json"):
        raise ValueError(f"SANJURO_LOG is text or json, not {settings.log!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"SANJURO_LOG_LEVEL is debug, info, warning or error, not {settings.log_level!r}")
    if not 0 <= settings.port <= 65535:
        raise ValueError(f"SANJURO_PORT is a number up to 65535, not {settings.port}")
    if settings.thinkers < 1:
        raise ValueError(f"SANJURO_THINKERS is at least 1, not {settings.thinkers}")
    if not 0 < settings.thinker_seconds <= 3600:
        raise ValueError(f"SANJURO_THINKER_SECONDS is above 0 and at most 3600, not {settings.thinker_seconds}")
    if settings.secret and len(settings.secret) < 16:
        raise ValueError("SANJURO_SECRET needs at least 16 letters")
    return settings


def listed(text: str) -> list[str]:
    """What stands between the commas of a setting."""
    return [part.strip() for part in text.split(",") if part.strip()]


def metrics_host_and_port(settings: ServerSettings) -> tuple[str, int] | None:
    """Where /metrics is served; None if nowhere."""
    if not settings.metrics_address:
        return None
    host, _, port = settings.metrics_address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and int(port) <= 65535):
        raise ValueError(f"SANJURO_METRICS_ADDRESS is like 127.0.0.1:9464, not {settings.metrics_address!r}")
    return host.strip("[]"), int(port)


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
