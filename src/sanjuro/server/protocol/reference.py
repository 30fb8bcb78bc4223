"""Generates the list of messages in `docs/protocol.md`: `make generate`."""

from __future__ import annotations

import inspect
from typing import get_args, get_type_hints

import msgspec

from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol import messages
from sanjuro.server.protocol.typescript import structs, written

BEGIN = "<!-- generated: make generate -->"
END = "<!-- end -->"


def entry(struct: type[msgspec.Struct]) -> str:
    """A struct with its fields: `field?` may be left out, with what it is then."""
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    title = f"`{config.tag}`" if config.tag is not None else struct.__name__
    fields = []
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        loose = not field.required or msgspec.UnsetType in get_args(kind)
        fields.append(f"`{field.encode_name}{'?' if loose else ''}: {written(kind)}`".replace("|", "\\|"))
    doc = inspect.getdoc(struct) if struct.__doc__ else ""
    if doc == inspect.getdoc(struct.__mro__[1]):
        doc = ""
    said = " ".join((doc or "").split())
    return f"| {title} | {', '.join(fields)} | {said.replace('|', chr(92) + '|')} |"


def listing(title: str, kinds: list[type[msgspec.Struct]]) -> str:
    rows = "\n".join(entry(kind) for kind in kinds)
    return f"### {title}\n| | fields | |\n|---|---|---|\n{rows}"


def reference() -> str:
    commands = list(get_args(messages.AnyCommand))
    answers = list(get_args(messages.AnyMessage))
    parts = [kind for kind in structs(messages) if kind not in commands and kind not in answers]
    return "\n\n".join(
        [
            BEGIN,
            listing("Commands", commands),
            listing("Messages", answers),
            listing("Parts of messages", parts),
            listing("HTTP bodies", structs(bodies)),
            END,
        ]
    )


def put_into(text: str) -> str:
    """The document with its generated part renewed."""
    before, _, rest = text.partition(BEGIN)
    return before + reference() + rest.partition(END)[2]
