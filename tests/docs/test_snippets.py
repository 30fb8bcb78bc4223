"""Every piece of code in the documentation runs: Python, interpreter sessions, scenarios, and commands of `sanjuro`."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from repository import ROOT

import sanjuro
from sanjuro.core.record import HEADER

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]

FENCED = re.compile(r"^```([^\n]*)\n(.*?)^```[ \t]*$", re.M | re.S)
COMMAND = re.compile(rf"^    (?!{HEADER})sanjuro ([^#\n]+)", re.M)
# Diagrams, Sphinx directives, the messages of the protocol (tests/server), and a bot's program (tests/server).
NOT_PYTHON = {"", "text", "mermaid", "{eval-rst}", "{include} ", "json", "js", "javascript", "sh"}
# test_adding_a_card.py follows this guide as a whole, in a copy of the project.
GUIDE = "docs/adding-a-card.md"
# The walkthrough quotes the example games; tools/try_example_games.py runs its commands.
WALKTHROUGH = "docs/adding-a-game.md"
# They run until they are stopped, or change a database; tests/server and tests/release start them.
NOT_HERE = {"serve", "admin"}


def blocks(text: str) -> list[tuple[str, str, int]]:
    """Return the language, the text and the line of every block."""
    return [(found[1], found[2], text[: found.start()].count("\n") + 1) for found in FENCED.finditer(text)]


def run_session(text: str, name: str, line: int, scope: dict[str, Any]) -> list[str]:
    """Return the differences in the output of an interpreter session."""
    test = doctest.DocTestParser().get_doctest(text, scope, name, name, line)
    test.globs = scope  # not a copy: later blocks of the page use what this one defines
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
    return said


def run_block(language: str, text: str, name: str, line: int, scope: dict[str, Any]) -> list[str]:
    if language == "pycon":
        return run_session(text, name, line, scope)
    if language == "python":
        exec(compile("\n" * line + text, name, "exec"), scope)
        return []
    if language == "toml":
        return sanjuro.scenario(text).check()
    known = language in NOT_PYTHON or language.startswith("{include}")
    return [] if known else [f"{name}:{line}: nobody knows how to run {language}"]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in (GUIDE, WALKTHROUGH)])
def test_the_code_of_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "__main__"}
    text = (ROOT / name).read_text("utf-8")
    assert [
        said for language, block, line in blocks(text) for said in run_block(language, block, name, line, scope)
    ] == []


def test_the_walkthrough_quotes_the_example_games() -> None:
    files = [file for ending in ("py", "toml") for file in (ROOT / "examples" / "games").rglob(f"*.{ending}")]
    lines = {line.strip() for file in files for line in file.read_text("utf-8").splitlines()}
    quoted = [
        block
        for language, block, _ in blocks((ROOT / WALKTHROUGH).read_text("utf-8"))
        if language in ("python", "toml")
    ]
    assert len(quoted) > 4
    assert [line for block in quoted for line in block.splitlines() if line.strip() not in lines] == []


def few_games(words: str) -> list[str]:
    """Return the words of a command with a hundredth of its games, which does not change what it does."""
    return re.sub(r"--games (\d+)", lambda found: f"--games {max(4, int(found[1]) // 100)}", words).split()


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("README.md", GUIDE, WALKTHROUGH)])
def test_the_commands_of_a_page_run(name: str, tmp_path: Path) -> None:
    """They run in order and in one folder, because one may use another's file. test_readme.py checks the README."""
    commands = [few_games(found) for found in COMMAND.findall((ROOT / name).read_text("utf-8"))]
    for words in commands:
        if words[0] in NOT_HERE:
            continue
        if not (tmp_path / "tests").exists():
            shutil.copytree(ROOT / "tests" / "golden", tmp_path / "tests" / "golden")
        command = [sys.executable, "-m", "sanjuro.cli", *words]
        done = subprocess.run(
            command,
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"


def test_wrong_code_is_told() -> None:
    text = "# Title\n\n```pycon\n>>> 1 + 1\n3\n\n```\n\n```cobol\nADD\n```\n"
    (session, other) = [run_block(*block[:2], "page.md", block[2], {}) for block in blocks(text)]
    assert "Expected:\n    3\nGot:\n    2" in session[0]
    assert other == ["page.md:9: nobody knows how to run cobol"]
    with pytest.raises(ZeroDivisionError):
        run_block("python", "1 / 0", "page.md", 1, {})


def test_the_pages_have_code() -> None:
    languages = [language for page in PAGES for language, _, _ in blocks(page.read_text("utf-8"))]
    assert languages.count("pycon") >= 6
    assert sum(len(COMMAND.findall(page.read_text("utf-8"))) for page in PAGES) >= 10
