"""The address at which others reach this server."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from sanjuro.server.settings import ServerSettings

# A documentation address (RFC 5737): nothing is sent; the system only tells which local address it would use.
ELSEWHERE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """The address of this machine in the local network; None if it has none."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [address for address in found if not ipaddress.ip_address(address).is_loopback]
    return next((address for address in usable if address != "0.0.0.0"), None)


def share_url(settings: ServerSettings, port: int) -> str:
    """The address for links to this server, with a trailing slash; empty if only the browser knows it."""
    if settings.public_url:
        return settings.public_url
    address = lan_address() if settings.lan else None
    return "" if address is None else f"http://{address}:{port}{settings.base_path}/"
