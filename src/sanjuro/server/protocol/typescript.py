"""Writes the browser's types of the messages: `python -m sanjuro.server.protocol.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import inspect
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol import messages

HEAD = """\
// Generated from src/sanjuro/server/protocol/messages.py and http_bodies.py; do not edit.
// python -m sanjuro.server.protocol.typescript > web/src/protocol.ts
"""
# Bases that are no message themselves.
ABSTRACT = {"Command", "Message", "Body", "Answer"}
SCALARS: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def written(kind: Any) -> str:
    """A Python type as TypeScript."""
    if kind in SCALARS:
        return SCALARS[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(written(part) for part in args if part is not msgspec.UnsetType)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct; what has a default may be left out of what is sent, but is always there in what comes."""
    hints = get_type_hints(struct)
    sent = issubclass(struct, (messages.Command, bodies.Body))
    lines = []
    doc = inspect.getdoc(struct)
    if struct.__doc__ and doc and doc != inspect.getdoc(struct.__mro__[1]):
        lines.append("/** " + doc.replace("\n", "\n * ") + " */")
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        loose = msgspec.UnsetType in get_args(kind) or (sent and not field.required)
        text = "Partial<Settings>" if sent and kind is messages.Settings else written(kind)
        lines.append(f"  {field.encode_name}{'?' if loose else ''}: {text};")
    lines.append("}")
    return "\n".join(lines)


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs of a module in the order of the file."""
    return [
        thing
        for name, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and name not in ABSTRACT
    ]


def union(name: str, kinds: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in get_args(kinds)) + ";"


def module() -> str:
    parts = [HEAD + f"\nexport const PROTOCOL = {messages.PROTOCOL};"]
    parts += [interface(struct) for struct in [*structs(messages), *structs(bodies)]]
    parts.append(union("AnyCommand", messages.AnyCommand))
    parts.append(union("AnyMessage", messages.AnyMessage))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(module(), end="")
