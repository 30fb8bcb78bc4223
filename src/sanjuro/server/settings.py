"""The settings of a server: the only place that declares them.

The options of `sanjuro serve`, the environment variables and the table in docs/server.md are derived from these fields.
Nothing here needs a third-party package to be imported, since the command line does so before it knows which are there.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit


def setting(default: Any, about: str) -> Any:
    """A field with its default and its meaning, as the documentation and the help text show it."""
    return field(default=default, metadata={"about": about})


@dataclass(kw_only=True)
class ServerSettings:
    """Everything that can be configured. The environment variable is SANJURO_ and the name in capitals."""

    database_url: str = setting("sanjuro.db", "SQLite file, or postgresql://user:password@host/database")
    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for all interfaces")
    port: int = setting(8000, "port to listen on")
    lan: bool = setting(
        False, "listen on all interfaces, and use this machine's address in the local network for links and QR codes"
    )
    base_path: str = setting("", "path under which a reverse proxy serves the application, such as /sanjuro")
    public_url: str = setting(
        "", "public address of the server, for links and QR codes, such as https://games.example.org/"
    )
    hosts: str = setting("", "further host names that the server answers to, separated by commas; * for any")
    origins: str = setting(
        "", "further origins that may use the API, separated by commas, such as https://games.example.org"
    )
    proxies: str = setting(
        "",
        "addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted, separated by commas; "
        "* for any",
    )
    secret: str = setting(
        "",
        "key that signs cookies; if empty, one is generated and kept in the database. Set it in the environment: other "
        "users of the machine can see command-line options",
    )
    secure_cookies: bool = setting(False, "send cookies over HTTPS only; always on for requests that came over HTTPS")
    log: str = setting("text", "log format: text or json")
    log_level: str = setting("info", "debug, info, warning or error")
    grace: float = setting(
        30.0, "seconds until a bot stands in for a person whose connection is lost while others are waiting"
    )
    limits: bool = setting(
        True, "limit the rates of requests and messages, and the number of connections, analyses and stored bytes"
    )
    connections: int = setting(200, "concurrent connections from one address; proxies are not limited")
    person_kb: int = setting(512, "kilobytes that one person may write to the database in an hour, not counting moves")
    address_kb: int = setting(4096, "the same for all people at one address")
    person_lobby: int = setting(10, "tables waiting to start that one person may have opened")
    address_lobby: int = setting(30, "the same for all people at one address")
    person_games: int = setting(50, "running games at tables that one person has opened")
    address_games: int = setting(200, "the same for all people at one address")
    stream_seconds: float = setting(60.0, "seconds until the event stream of a client that sends no commands is closed")
    metrics_address: str = setting("", "address and port of /metrics, such as 127.0.0.1:9464; off if empty")
    idle_minutes: float = setting(10.0, "minutes until an unused table is unloaded from memory")
    close_hours: float = setting(12.0, "hours until a table whose game never started is closed")
    close_game_hours: float = setting(
        72.0, "hours until an abandoned game is closed; correspondence games are never closed"
    )
    finished_mb: int = setting(32, "megabytes of memory for finished games that people are looking at")
    thinkers: int = setting(1, "processes that search for the moves of expert bots and analyse finished games")
    thinker_seconds: float = setting(
        10.0, "seconds until a search process that does not answer is replaced, and a faster bot moves instead"
    )


class Setting(NamedTuple):
    """One setting, for help texts and documentation."""

    name: str
    kind: type
    default: Any
    about: str

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"SANJURO_{self.name.upper()}"

    @property
    def default_text(self) -> str:
        return str(self.default).lower() if isinstance(self.default, bool) else str(self.default)


def all_settings() -> list[Setting]:
    kinds = get_type_hints(ServerSettings)
    return [Setting(one.name, kinds[one.name], one.default, one.metadata["about"]) for one in fields(ServerSettings)]


def from_environment(environment: Mapping[str, str] | None = None, **chosen: Any) -> ServerSettings:
    """The settings: `chosen` takes precedence over the environment, and the environment over the defaults."""
    import msgspec

    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for one in all_settings():
        text = environment.get(one.variable)
        if text is not None:
            values[one.name] = text
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
                f"SANJURO_PUBLIC_URL must be an address such as https://games.example.org/, not {url.geturl()!r}"
            )
        settings.public_url = url.geturl().rstrip("/") + "/"
    metrics_host_and_port(settings)
    if settings.log not in ("text", "json"):
        raise ValueError(f"SANJURO_LOG must be text or json, not {settings.log!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"SANJURO_LOG_LEVEL must be debug, info, warning or error, not {settings.log_level!r}")
    if not 0 <= settings.port <= 65535:
        raise ValueError(f"SANJURO_PORT must be a number up to 65535, not {settings.port}")
    if settings.thinkers < 1:
        raise ValueError(f"SANJURO_THINKERS must be at least 1, not {settings.thinkers}")
    if not 0 < settings.thinker_seconds <= 3600:
        raise ValueError(f"SANJURO_THINKER_SECONDS must be above 0 and at most 3600, not {settings.thinker_seconds}")
    if settings.secret and len(settings.secret) < 16:
        raise ValueError("SANJURO_SECRET must have at least 16 characters")
    return settings


def listed(text: str) -> list[str]:
    """The items of a comma-separated setting."""
    return [part.strip() for part in text.split(",") if part.strip()]


def metrics_host_and_port(settings: ServerSettings) -> tuple[str, int] | None:
    """The address and port of /metrics; None if it is off."""
    if not settings.metrics_address:
        return None
    host, _, port = settings.metrics_address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and int(port) <= 65535):
        raise ValueError(f"SANJURO_METRICS_ADDRESS must be like 127.0.0.1:9464, not {settings.metrics_address!r}")
    return host.strip("[]"), int(port)


def table() -> str:
    """All settings as a Markdown table, for the documentation."""
    rows = ["| option | environment variable | default | meaning |", "|---|---|---|---|"]
    for one in all_settings():
        default = f"`{one.default_text}`" if one.default_text else ""
        rows.append(f"| `{one.option}` | `{one.variable}` | {default} | {one.about} |")
    return "\n".join(rows)
