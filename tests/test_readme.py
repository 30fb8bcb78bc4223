"""The examples in the README and in the package's docstring do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import sanjuro

README = Path(__file__).parent.parent / "README.md"


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_readme_bot() -> None:
    code = README.read_text().split("```python\n")[1].split("```")[0]
    scope: dict[str, object] = {"sanjuro": sanjuro}
    exec(code, scope)
    match = scope["match"]
    assert isinstance(match, sanjuro.Match)
    assert match.over


def test_docstring_example() -> None:
    failed, tried = doctest.testmod(sanjuro)
    assert tried >= 4
    assert failed == 0
