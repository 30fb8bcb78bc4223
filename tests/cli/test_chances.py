"""`sanjuro replay --chances`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from repository import TESTS

GOLDEN = TESTS / "golden"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["Win probability", "seat 0 (Sheriff)", "the end", "100%"]),
        ("ru", ["Вероятность победы", "конец", "100%"]),
        ("zh", ["胜率", "结束", "100%"]),
    ],
)
def test_chances_of_a_recorded_game(language: str, says: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sanjuro.cli", "replay", GOLDEN / "bang-5.txt", "--chances", "--language", language],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "160", "NO_COLOR": "1"},
    )
    assert done.returncode == 0, done.stderr
    for text in says:
        assert text in done.stdout
    # Five seats in three teams: every turn is a line with three win probabilities, and the last line says who won.
    rows = [line.split() for line in done.stdout.splitlines() if line.strip()[:1].isdigit() and line.count("%") == 3]
    assert len(rows) > 10
    assert rows[0][0] == "0"
    assert sorted(rows[-1][-3:]) == ["0%", "0%", "100%"]
