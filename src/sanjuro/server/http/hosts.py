"""The host names this server answers to.

A page of another site can have its own name resolve to this machine (DNS rebinding) and would then count as a page of
this server. Its requests still say that other name, so only known names are answered. An address in numbers cannot be
rebound, and programs that name no host are no browsers.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from sanjuro.server.settings import ServerSettings, listed

ANY = "*"


def host_name(header: str) -> str:
    """The name in a Host header, without the port and normalised for comparison."""
    name = header.strip().lower()
    if name.startswith("["):
        return name.partition("]")[0][1:]
    name = name.rpartition(":")[0] if ":" in name else name
    return name.removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The accepted Host headers: IP addresses, names of this machine, and those in the settings."""

    def __init__(self, settings: ServerSettings) -> None:
        machine = socket.gethostname().lower()
        urls = [settings.public_url, *listed(settings.origins)]
        self.names = {
            "localhost",
            machine,
            f"{machine.partition('.')[0]}.local",
            settings.host.lower(),
            *[host_name(name) if name != ANY else ANY for name in listed(settings.hosts)],
            *[(urlsplit(url).hostname or "").lower() for url in urls],
        } - {""}

    def answers(self, header: str | None) -> bool:
        if not header or ANY in self.names:
            return True
        name = host_name(header)
        return name in self.names or name.endswith(".localhost") or is_address(name)
