"""The examples of docs/environments.md run, and the ML libraries are imported only on request."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from repository import ROOT

PAGE = ROOT / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[number], {})


def test_there_are_examples_of_all_four() -> None:
    assert len(EXAMPLES) == 4


def test_the_package_imports_no_library() -> None:
    code = (
        "import sys; before = set(sys.modules); import sanjuro, sanjuro.adapters, sanjuro.observations.recall; "
        "import sanjuro.adapters.matches, sanjuro.adapters.standing, sanjuro.adapters.picture; "
        "found = {name.partition('.')[0] for name in set(sys.modules) - before}; "
        "print(sorted(found & {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'open_spiel', 'PIL', 'scipy'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
