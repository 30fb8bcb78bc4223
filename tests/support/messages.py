"""The Fluent files as data, and the words that the Python sources use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from repository import ROOT

import sanjuro
from sanjuro.locale import FUNCTIONS, Words

SOURCES = Path(sanjuro.__file__).parent
CLIENT = ROOT / "web" / "src"
FILES = ["common", "cli", *sanjuro.GAMES]


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """Return the messages of a file by id. Invalid Fluent and duplicate ids are errors."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse((SOURCES / "locale" / language / f"{file}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            found[entry.id.name] = entry
    for message in found.values():  # a message that is part of another contributes its arguments and variants
        for part in list(_parts(message)):
            if isinstance(part, ftl.MessageReference):
                part.message = found[part.id.name]  # type: ignore[attr-defined]
    return found


def ids(language: str) -> dict[str, list[str]]:
    """Return every message id of a language with the files that define it: the client has all of them in one bundle."""
    found: dict[str, list[str]] = {}
    for folder in (SOURCES / "locale" / language, CLIENT / "locale" / language):
        for file in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
                if isinstance(entry, (ftl.Message, ftl.Term)):
                    found.setdefault(entry.id.name, []).append(f"{folder.parents[1].name}/{language}/{file.name}")
    return found


def every_message(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """Yield all messages of a language, including those of the browser client."""
    for folder in (SOURCES / "locale" / language, CLIENT / "locale" / language):
        for file in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    yield entry.id.name, entry


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    """Return the text of a message and of each of its variants, with placeables."""
    return [part for part in _parts(message) if isinstance(part, ftl.Pattern)]


def text_of(message: ftl.Message) -> list[str]:
    """Return the pieces of text of a message, between placeables."""
    pieces = [part.value for part in _parts(message) if isinstance(part, ftl.TextElement)]
    return pieces + [
        part.value for part in _parts(message) if isinstance(part, ftl.StringLiteral) and part.value.strip()
    ]


def _parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from _parts(part)


def arguments(message: ftl.Message) -> set[str]:
    """Return the arguments of a message."""
    return {part.id.name for part in _parts(message) if isinstance(part, ftl.VariableReference)}


def references(message: ftl.Message) -> set[str]:
    """Return the messages that a message refers to."""
    return {part.id.name for part in _parts(message) if isinstance(part, ftl.MessageReference)}


def agreed(message: ftl.Message) -> set[str]:
    """Return the arguments that only affect grammatical agreement: in `IF_YOU($seat, "берёте", "берёт")`, the seat."""
    calls = [part for part in _parts(message) if isinstance(part, ftl.FunctionReference)]
    only = [part.arguments for part in calls if part.id.name == "IF_YOU"]
    words = [part.positional for part in only if "%" not in part.positional[2].value]  # type: ignore[union-attr]
    return {part[0].id.name for part in words}  # type: ignore[union-attr]


def choices(message: ftl.Message) -> dict[str, set[str]]:
    """Return the arguments by which a message selects a variant, with those variants."""
    found: dict[str, set[str]] = {}
    for part in _parts(message):
        if isinstance(part, ftl.SelectExpression):
            assert isinstance(part.selector, ftl.VariableReference)
            for key in [variant.key for variant in part.variants]:
                name = key.name if isinstance(key, ftl.Identifier) else key.value
                found.setdefault(part.selector.id.name, set()).add(name)
    return found


def fields(sentence: str) -> set[str]:
    """Return the arguments of a sentence in a Python table."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def sample(message: ftl.Message) -> Iterator[dict[str, object]]:
    """Yield arguments for a message that select each of its variants at least once."""
    values: dict[str, list[object]] = {}
    for name in sorted(arguments(message)):
        chosen = choices(message).get(name)
        if chosen is None:
            values[name] = ["word"]
        elif chosen & {"one", "few", "many"} or any(key.isdigit() for key in chosen):
            values[name] = [0, 1, 2, 5, 21]
        else:
            values[name] = list[object](sorted(chosen))
    for picked in product(*values.values()):
        yield dict(zip(values, picked, strict=True))


@cache
def literals(folder: str) -> frozenset[str]:
    """Return every text in the sources of a folder, including the pieces of composed ones."""
    found: set[str] = set()
    for file in sorted((SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update((node.value, node.value.replace(" ", "_"), node.value.strip("-_ ")))
    return frozenset(found)


@cache
def client_words() -> frozenset[str]:
    """Return every quoted word in the sources of the browser client."""
    found: set[str] = set()
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            found.update(re.findall(r"""['"`]([\w-]+)['"`]""", file.read_text("utf-8")))
    return frozenset(found)


class ClientWords(Words):
    """The texts of a game with the messages of the browser client, which are not installed with the package."""

    def __init__(self, game: str, names: list[str], language: str, reader: int | None = None) -> None:
        super().__init__(game, names, language, reader)
        self._bundles = [_client_bundle(language)]


@cache
def _client_bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = FUNCTIONS
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in (SOURCES / "locale" / language, CLIENT / "locale" / language):
        for file in sorted(folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
