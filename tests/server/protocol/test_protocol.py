"""Everything generated from the messages is documented."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from repository import ROOT

from sanjuro.server.protocol import http_bodies, messages
from sanjuro.server.tables import commands
from sanjuro.server.tables.entries import KINDS


def test_every_error_and_change_is_documented() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    sources = [file.read_text("utf-8") for file in (ROOT / "src" / "sanjuro" / "server").rglob("*.py")]
    errors = {word for text in sources for word in re.findall(r'Refused\(\s*"(\w+)"', text)}
    assert len(errors) > 12
    assert [word for word in sorted(errors) if f"`{word}`" not in page] == []
    kinds = {str(kind.__struct_config__.tag) for kind in KINDS} - {"created"}
    assert [word for word in sorted(kinds) if f"`{word}`" not in page] == []
    assert len(commands.PHRASES) == len(set(commands.PHRASES))


def test_every_route_is_documented() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    files = list((ROOT / "src" / "sanjuro" / "server" / "http" / "routes").glob("*.py"))
    assert len(files) > 4
    for file in files:
        for method, path in re.findall(r'@(get|post|patch|delete)\("([^"]+)"', file.read_text("utf-8")):
            shown = re.sub(r"\{(\w+):str\}", r"{\1}", path).replace("{token}", "{id}")
            assert f"`{method.upper()} {shown}`" in page, f"{method.upper()} {shown}"


def unlimited(kind: Any) -> bool:
    """Return whether the type of an incoming message allows text of any length."""
    if kind is str:
        return True
    if get_origin(kind) is Annotated:
        base, *notes = get_args(kind)
        return unlimited(base) and not any(getattr(note, "max_length", None) for note in notes)
    # Objects of any shape (options, settings, credentials) are limited by the size of the message, and in commands.py.
    if get_origin(kind) in (Literal, dict) or isinstance(kind, type):
        return False
    return any(unlimited(part) for part in get_args(kind))


def test_every_text_from_outside_has_a_limit() -> None:
    sent: list[type] = [*messages.Command.__subclasses__(), *http_bodies.Body.__subclasses__(), messages.Settings]
    fields = [(kind.__name__, *field) for kind in sent for field in get_type_hints(kind, include_extras=True).items()]
    assert len(fields) > 40
    loose = [(kind, name) for kind, name, hint in fields if get_origin(hint) is not ClassVar and unlimited(hint)]
    assert loose == [], "text of any length"
    assert unlimited(str | None)
