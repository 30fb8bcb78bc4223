"""Generic code names no game: code for one game is in the files of that game, which the registry finds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro
from sanjuro.locale import Words

GAMES = [game for game in sanjuro.GAMES if type(sanjuro.GAMES[game]).__module__.startswith("sanjuro.")]
# `samurai_sword`, `SAMURAI_SWORD`, `SamuraiSword`; for a game with a one-word name, only the word by itself.
SPELLED = [spelling for game in GAMES for spelling in (game, game.upper(), game.title().replace("_", ""))]
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(SPELLED)})(?![a-z])")
TITLES = [Words(game, []).title() for game in GAMES]
FOLDERS = ["src/sanjuro", "tools", "benchmarks"]

# Files that bring the games of this package together.
REGISTERING = {"src/sanjuro/games/__init__.py"}
EXCEPTIONS = {
    "src/sanjuro/__init__.py",  # the typed overloads of `new`
}


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT)
            own = any(game in part for part in name.parts for game in GAMES)
            if not own and name.as_posix() not in REGISTERING:
                yield name


def named_in(source: str) -> list[str]:
    """Return the places where the code names a game. Docstrings and comments may use one as an example."""
    tree = ast.parse(source)
    found: list[str] = []
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for text in _texts(node):
            if id(node) not in docstrings and (NAMED.search(text) or any(title in text for title in TITLES)):
                found.append(f"line {getattr(node, 'lineno', '?')}: {text[:80]}")
    return found


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield the names and text constants of a node."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for field in ("id", "attr", "name", "asname", "arg", "module"):
        text = getattr(node, field, None)
        if isinstance(text, str):
            yield text


@pytest.mark.parametrize("file", [str(name) for name in files() if name.as_posix() not in EXCEPTIONS])
def test_generic_code_names_no_game(file: str) -> None:
    assert named_in((ROOT / file).read_text("utf-8")) == []


@pytest.mark.parametrize("file", sorted(EXCEPTIONS))
def test_an_exception_is_needed(file: str) -> None:
    assert named_in((ROOT / file).read_text("utf-8")) != [], "take it off the list"


@pytest.mark.parametrize(
    "code",
    [
        'sanjuro.new("bang")',
        "from sanjuro.games.samurai_sword import cards",
        "class ShinobiRules: pass",
        "import sanjuro.games.bang as game",
        "BANG_WEIGHTS = 1",
        'title = "Samurai Spirit"',
        'def play(game="shinobi"): pass',
    ],
)
def test_a_name_in_code_is_found(code: str) -> None:
    assert named_in(code) != []


@pytest.mark.parametrize("code", ['"""An example: `new("bang")`."""', "x = 1  # as in Shinobi", 'x = "a banger"'])
def test_examples_in_docstrings_and_comments_are_not(code: str) -> None:
    assert named_in(code) == []
