"""The games of examples/games: their own suites pass, and SANJURO_GAMES makes them playable everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro

FOLDERS = sorted(path.parent for path in (ROOT / "examples" / "games").glob("*/pyproject.toml"))
SOURCES = Path(sanjuro.__file__).parents[1]


def run(*command: str) -> None:
    """Run with the packages on the path and named in the environment, as if they were installed."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(SOURCES), *map(str, FOLDERS)]),
        "SANJURO_GAMES": ",".join(folder.name for folder in FOLDERS),
    }
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_its_own_suite(folder: Path) -> None:
    run("-m", "pytest", "-p", "no:cacheprovider", "--noconftest", str(folder / "tests"))


@pytest.mark.slow
def test_they_play_everywhere() -> None:
    run("tools/try_example_games.py")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_in_the_package_mentions_them(folder: Path) -> None:
    title = folder.name.replace("_", " ")
    for sources in (ROOT / "src" / "sanjuro", ROOT / "web" / "src"):
        for path in sources.rglob("*"):
            if path.suffix in (".py", ".ftl", ".ts", ".svelte", ".css"):
                text = path.read_text("utf-8").lower()
                assert folder.name not in text and title not in text, path
