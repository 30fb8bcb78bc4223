"""The page about the Python library is correct: its examples run, and its tables are complete."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path
from typing import Any

from repository import ROOT

import sanjuro

PAGE = ROOT / "docs" / "library.md"
TEXT = PAGE.read_text("utf-8")


def test_examples() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 40
    assert failed == 0


def test_the_bots_play(tmp_path: Path) -> None:
    (code,) = (block.split("```")[0] for block in TEXT.split("```python\n")[1:])
    (tmp_path / "bots.py").write_text(code, "utf-8")
    played: dict[str, Any] = runpy.run_path(str(tmp_path / "bots.py"))
    assert played["match"].over
    assert sum(played["won"].values()) >= played["seed"] + 1


def test_the_table_of_numbers_is_that_of_the_games() -> None:
    rows = dict(re.findall(r"^\| (`\w+` \| `\w+`) \| (.*) \|$", TEXT, re.M))
    expected: dict[str, str] = {}
    for key, game in sanjuro.GAMES.items():
        for word, names in game.numbers().items():
            if word not in ("card", "move"):
                expected[f"`{key}` | `{word}`"] = ", ".join(f"{number} {name}" for number, name in enumerate(names))
    assert rows == expected


def test_the_questions_it_names_exist() -> None:
    named = re.findall(r"`(\w+)\((?:\w+(?:, \w+)*)?\)`", TEXT)
    windows = [sanjuro.new(game).window(0) for game in sanjuro.GAMES]
    known = [name for name in named if any(hasattr(window, name) for window in windows)]
    assert len(set(known)) >= 15
    assert set(named) - set(known) <= {"new", "numbers", "help", "make"}
