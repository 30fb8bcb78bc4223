"""The examples in the README, in the notation and in the package's docstring do what they say."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro

README = ROOT / "README.md"
NOTATION = ROOT / "docs" / "notation.md"


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_readme_bot() -> None:
    code = README.read_text().split("```python\n")[1].split("```")[0]
    scope: dict[str, object] = {}
    exec(code, scope)
    match = scope["match"]
    assert isinstance(match, sanjuro.Match)
    assert match.over


COMMANDS = re.findall(r"^    sanjuro (?!play|serve)([^#\n]+)", README.read_text(), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_readme_commands(command: str, tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(README.parent / "tests")
    words = re.sub(r"--games \d+", "--games 20", command).split()
    if words == ["bench"]:
        words += ["--seconds", "0.05"]
    done = subprocess.run(
        [sys.executable, "-m", "sanjuro.cli", *words], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_readme_names_commands() -> None:
    assert len(COMMANDS) >= 4


def test_docstring_example() -> None:
    failed, tried = doctest.testmod(sanjuro)
    assert tried >= 4
    assert failed == 0


def test_notation_examples() -> None:
    failed, tried = doctest.testfile(str(NOTATION), module_relative=False)
    assert tried == 7
    assert failed == 0


def test_notation_scenarios() -> None:
    scenarios = [block.split("```")[0] for block in NOTATION.read_text("utf-8").split("```toml\n")[1:]]
    assert len(scenarios) == 2
    for text in scenarios:
        assert sanjuro.scenario(text).check() == []
