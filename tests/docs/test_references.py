"""Every path, `make` target and `sanjuro` command that the documentation names exists."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer.main
from repository import ROOT

import sanjuro
from sanjuro.cli import app
from sanjuro.core.record import HEADER

PAGES = sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md"))
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "web/README.md", *PAGES]
every_document = pytest.mark.parametrize("document", DOCUMENTS)

NOT_OURS = {".git", ".venv", "node_modules", "build", "dist", "static", "__pycache__"}
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".in", ".mako", ".yml")
PLACEHOLDER = re.compile(r"[<>{}*$…=]|\]\(|://|\b[A-Z]{2,}\b(?!\.md)")  # <game>, {code}, *.py, PORT=, CODE

FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.M | re.S)
INDENTED = re.compile(r"(?:^|(?<=\n\n))((?:    [^\n]*\n)+)")
SPAN = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|<img src=\"([^\"]+)\"")


# ---- what exists --------------------------------------------------------------------------


@cache
def places() -> frozenset[str]:
    """Return every file and folder of the project, as /path from the root; folders end in a slash."""
    found: set[str] = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        relative = Path(folder).relative_to(ROOT).as_posix()
        here = "/" if relative == "." else f"/{relative}/"
        found.update(here + name for name in files)
        found.update(f"{here}{name}/" for name in folders)
    return frozenset(found)


def exists(path: str) -> bool:
    """Return whether some path of the project ends with this one: `core/cards.py`, `src/sanjuro/`, `turn.py`."""
    end = "/" + path.removeprefix("./")
    return any(place.endswith((end, end + "/")) for place in places())


@cache
def make_targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.M))


@cache
def folders_of_code() -> frozenset[str]:
    """Return the names that a path without a file extension can begin with."""
    return frozenset(p.name for top in (ROOT, ROOT / "src" / "sanjuro") for p in top.iterdir() if p.is_dir()) - NOT_OURS


# ---- what a document names ----------------------------------------------------------------


def code(text: str) -> Iterator[str]:
    """Yield every piece of code in a Markdown text: the lines of its blocks, and the inline spans."""
    for language, block in FENCED.findall(text):
        if language not in ("python", "pycon", "toml", "json", "js", "javascript"):
            yield from block.splitlines()
    text = FENCED.sub("", text)
    for block in INDENTED.findall(text):
        yield from (line.strip() for line in block.splitlines())
    for span in SPAN.findall(INDENTED.sub("", text)):
        yield " ".join(span.split())


def paths(text: str) -> Iterator[str]:
    """Yield the words in code that are paths of the project."""
    for line in code(text):
        for word in line.split("#")[0].split():
            word = word.strip("(),;:").rstrip(".")
            if PLACEHOLDER.search(word) or word.startswith(("/", ".venv/", "-")):
                continue
            begins_in_code = "/" in word and word.split("/")[0] in folders_of_code()
            is_name = word.endswith(SUFFIXES) or (word.endswith("/") and word != "/")
            if begins_in_code or is_name:
                yield word


def wrong_paths(text: str) -> list[str]:
    return [f"there is no {path}" for path in paths(text) if not exists(path)]


def wrong_modules(text: str) -> list[str]:
    named = [name for line in code(text) for name in re.findall(r"python3? -m (sanjuro[\w.]*)", line)]
    return [f"there is no module {name}" for name in named if not exists_module(name)]


def exists_module(name: str) -> bool:
    path = "src/" + name.replace(".", "/")
    return exists(f"{path}.py") or exists(f"{path}/__main__.py")


def wrong_links(text: str, folder: Path) -> list[str]:
    targets = [link or image for link, image in LINK.findall(SPAN.sub("", text))]
    return [f"there is no {to}" for to in targets if "://" not in to and not (folder / to).exists()]


def wrong_targets(text: str) -> list[str]:
    named = [target for line in code(text) for target in re.findall(r"(?:^|&& )make ([a-z][\w-]*)", line.strip("$ "))]
    return [f"there is no make {target}" for target in named if target not in make_targets()]


def wrong_commands(text: str) -> list[str]:
    """Return invalid commands and options of `sanjuro`, also as `.venv/bin/sanjuro` and `python -m sanjuro.cli`."""
    wrong: list[str] = []
    for line in code(text):
        found = re.match(r"\$? ?(?:\S*=\S* )*(?:\S*python3? -m sanjuro\.cli|(?:\S*/)?sanjuro)(?: (.*))?$", line)
        if found and found[1] and line != HEADER:
            wrong.extend(_wrong_words(found[1].split("#")[0].split(), line))
    return wrong


def _wrong_words(words: list[str], line: str) -> list[str]:
    command = typer.main.get_command(app)
    wrong: list[str] = []
    for word in words:
        if word.startswith("-"):
            known = [option for param in command.params for option in [*param.opts, *param.secondary_opts]]
            if word.partition("=")[0] not in [*known, "--help"]:
                wrong.append(f"{command.name} has no option {word}: {line}")
        elif hasattr(command, "commands"):
            if word not in command.commands:
                return [*wrong, f"{command.name} has no command {word}: {line}"]
            command = command.commands[word]
    return wrong


# ---- the tests ----------------------------------------------------------------------------


@every_document
def test_what_a_document_names_exists(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    folder = (ROOT / document).parent
    wrong = [*wrong_paths(text), *wrong_links(text, folder), *wrong_targets(text)]
    assert [*wrong, *wrong_commands(text), *wrong_modules(text)] == []


def test_names_are_found_and_wrong_ones_are_told() -> None:
    text = "Run `make test` or `make nonsense`, read `core/cards.py` and `core/no_such.py`,\n"
    text += "[here](notation.md) or [there](nowhere.md), `no_such/`, `docs/rules/<game>.md`, `/api/games`:\n\n"
    text += (
        "    .venv/bin/sanjuro dance shinobi\n    sanjuro simulate shinobi --games 5 --loudly\n    sanjuro admin fly\n"
    )
    assert list(paths(text)) == ["core/cards.py", "core/no_such.py", "no_such/"]
    assert wrong_paths(text) == ["there is no core/no_such.py", "there is no no_such/"]
    assert wrong_links(text, ROOT / "docs") == ["there is no nowhere.md"]
    assert wrong_targets(text) == ["there is no make nonsense"]
    assert wrong_modules("`python -m sanjuro.cli`, `python -m sanjuro.no_such x`") == [
        "there is no module sanjuro.no_such"
    ]
    assert [sentence.partition(":")[0] for sentence in wrong_commands(text)] == [
        "sanjuro has no command dance",
        "simulate has no option --loudly",
        "admin has no command fly",
    ]


def test_the_documents_name_something() -> None:
    named = [path for document in DOCUMENTS for path in paths((ROOT / document).read_text("utf-8"))]
    assert len(set(named)) > 20


def test_what_to_cite_is_this_version() -> None:
    cited = dict(re.findall(r"^([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M))
    assert cited["version"] == sanjuro.__version__
    assert cited["cff-version"] == "1.2.0"


OTHER_TOOLS = {"perf"}
IDENTIFIER = re.compile(r"[A-Za-z_][\w.]*(?:\([\w, .]*\))?")


def test_the_guide_to_adding_a_game_uses_names_of_the_engine() -> None:
    """Classes, methods, fields and constants in its code spans occur in the sources or in the example games."""
    spans = SPAN.findall(INDENTED.sub("", FENCED.sub("", (ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))))
    named = {word for span in spans if IDENTIFIER.fullmatch(span) for word in re.findall(r"[A-Za-z_]\w*", span)}
    files = [file for folder in ("src/sanjuro", "examples/games") for file in sorted((ROOT / folder).rglob("*.py"))]
    used = set(re.findall(r"[A-Za-z_]\w*", "\n".join(file.read_text("utf-8") for file in files)))
    assert len(named) > 40
    assert named - used - OTHER_TOOLS == set()
