"""Generates the browser's types of messages and views: `make generate`."""

from __future__ import annotations

import inspect
import types
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from sanjuro import registry
from sanjuro.core import view as general
from sanjuro.core.view import EVERY_KEY
from sanjuro.games import GAMES
from sanjuro.server.protocol import http_bodies as bodies
from sanjuro.server.protocol import messages

PROTOCOL_HEAD = """\
// Generated from src/sanjuro/server/protocol/messages.py and http_bodies.py (make generate); do not edit.
"""
VIEWS_HEAD = """\
// Generated from src/sanjuro/core/view.py and src/sanjuro/games/*/view.py (make generate); do not edit.
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
    object: "unknown",
}
UNIONS = (Union, types.UnionType, Literal)
# The server plays every match with events, so each card has its id.
ALWAYS_SENT = {"id"}
# The legal moves are sent with the decision.
NEVER_SENT = {"moves"}


def written(kind: Any) -> str:
    """A Python type as TypeScript."""
    if kind in ALIASES:
        return ALIASES[kind]
    if kind in SCALARS:
        return SCALARS[kind]
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return annotated(args[0], args[1])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in UNIONS:
        return " | ".join(written(part) for part in args if part is not msgspec.UnsetType)
    if origin is list:
        inner = written(args[0])
        apart = get_origin(args[0]) in UNIONS and args[0] not in ALIASES
        return f"({inner})[]" if apart else f"{inner}[]"
    if origin is dict:
        record = f"Record<{written(args[0])}, {written(args[1])}>"
        return record if args[0] is str else f"Partial<{record}>"
    if origin is tuple:
        return f"[{', '.join(written(one) for one in args)}]"
    raise TypeError(f"no TypeScript for {kind!r}")


def annotated(kind: Any, note: object) -> str:
    """A type with a note: the name it has in `views.ts`, or that a dict has all its keys."""
    if isinstance(note, msgspec.Meta) and note.extra is not None:
        return str(note.extra["typescript"])
    if note == EVERY_KEY:
        key, value = get_args(kind)
        return f"Record<{written(key)}, {written(value)}>"
    return written(kind)


def comment(doc: str) -> str:
    return "/** " + doc.replace("\n", "\n * ") + " */"


# ---- messages ---------------------------------------------------------------------------


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct; what has a default may be left out of what is sent, but is always there in what comes."""
    hints = get_type_hints(struct, include_extras=True)
    sent = issubclass(struct, (messages.Command, bodies.Body))
    lines = []
    doc = inspect.getdoc(struct)
    if struct.__doc__ and doc and doc != inspect.getdoc(struct.__mro__[1]):
        lines.append(comment(doc))
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


def union(name: str, kinds: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";"


def names(kinds: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(kinds)]


def protocol() -> str:
    """The text of `protocol.ts`."""
    parts = [
        PROTOCOL_HEAD + '\nimport type { Outcome, Pending, Phrase, SeenEvent, View } from "./views";',
        f"export const PROTOCOL = {messages.PROTOCOL};",
    ]
    parts += [interface(struct) for struct in [*structs(messages), *structs(bodies)]]
    parts.append(union("AnyCommand", names(messages.AnyCommand)))
    parts.append(union("AnyMessage", names(messages.AnyMessage)))
    return "\n\n".join(parts) + "\n"


# ---- views ------------------------------------------------------------------------------


def view_modules() -> list[types.ModuleType]:
    """The types of this package's games; whatever other games are installed, the generated files are the same."""
    found = [registry.part(key, "views") for key in GAMES]
    return [module for module in found if module is not None and module.__name__.startswith("sanjuro.")]


def aliases(module: types.ModuleType) -> dict[Any, str]:
    """The types of a module that only have a name: words to choose from, and unions."""
    return {thing: name for name, thing in vars(module).items() if get_origin(thing) in UNIONS}


def view_type(module: types.ModuleType) -> Any:
    """The type of a game's whole view: the one that tells the game."""
    for thing in vars(module).values():
        if is_typeddict(thing) and "game" in thing.__annotations__:
            return thing
    raise TypeError(f"{module.__name__} has no view")


def fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The keys of a TypedDict with the type of each, and whether it has to be there."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        loose = get_origin(hint) is NotRequired
        found[name] = get_args(hint)[0] if loose else hint, not loose
    return found


def reached(kind: Any, found: set[Any]) -> None:
    """Every type with a name that is needed to write this one."""
    if kind in ALIASES or is_typeddict(kind):
        if kind in found:
            return
        found.add(kind)
    if is_typeddict(kind):
        parts = [part for name, (part, _) in fields(kind).items() if name not in NEVER_SENT]
    else:
        parts = list(get_args(kind))
    for part in parts:
        if not isinstance(part, (str, msgspec.Meta)):
            reached(part, found)


def typed_dict(kind: Any) -> str:
    lines = [comment(inspect.getdoc(kind) or "")] if kind.__doc__ else []
    lines.append(f"export interface {kind.__name__} {{")
    for name, (hint, required) in fields(kind).items():
        if name in NEVER_SENT:
            continue
        always = required or (name in ALWAYS_SENT and kind is not general.SeenEvent)
        lines.append(f"  {name}{'' if always else '?'}: {written(hint)};")
    lines.append("}")
    return "\n".join(lines)


def alias(kind: Any, name: str) -> str:
    parts = [f'"{word}"' for word in get_args(kind)] if get_origin(kind) is Literal else names(kind)
    return union(name, parts) if len(parts) > 4 else f"export type {name} = {' | '.join(parts)};"


def views() -> str:
    """The text of `views.ts`."""
    modules = view_modules()
    whole = [view_type(module) for module in modules]
    needed: set[Any] = set()
    for kind in [*whole, general.SeenEvent, general.Phrase]:
        reached(kind, needed)
    parts = [VIEWS_HEAD.rstrip()]
    for module in [general, *modules]:
        for name, thing in vars(module).items():
            if get_origin(thing) in UNIONS:
                parts.append(alias(thing, name))
            elif is_typeddict(thing) and thing.__module__ == module.__name__ and thing in needed:
                parts.append(typed_dict(thing))
    parts.append(union("View", [kind.__name__ for kind in whole]))
    parts.append('export type Pending = View["pending"][number];')
    parts.append('export type Outcome = NonNullable<View["outcome"]>;')
    return "\n\n".join(parts) + "\n"


ALIASES: dict[Any, str] = {kind: name for module in view_modules() for kind, name in aliases(module).items()}
