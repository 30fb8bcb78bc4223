"""The made-up character of docs/adding-a-card.md is added to a copy of the project, exactly as the page says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT

PAGE = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
# A sentence that says where a code block goes, and the block.
EDIT = re.compile(
    r"^(?:In `(?P<file>[^`]+)`, (?P<side>above|below) the line `(?P<line>[^\n]+)`"
    r"|At the end of `(?P<tail>[^`]+)`|A new file):\n```\w*\n(?:# (?P<new>tests/\S+)\n)?(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
COMMAND = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NODE = shutil.which("node")
COPIED = [
    "src/sanjuro",
    "docs/rules",
    "web/src",
    "web/tools",
    "tests/scenarios/bang",
    "tests/fixtures",
    "tests/support",
    "tools",
]
WITHOUT = shutil.ignore_patterns("__pycache__", "static", "*.so", "node_modules")
BUILT = shutil.ignore_patterns(".git", ".*_cache", ".hypothesis", ".venv", "build", "dist")
RULES = re.compile(r"^(    \(\d+, \d+\),\n    )(\d+)(,\n    CARDS,)$", re.MULTILINE)
# Tests of real servers, browsers and packaging do not depend on the cards dealt.
ELSEWHERE = ["tests/server", "tests/attacks", "tests/e2e", "tests/docs/test_site.py", "tests/release"]

pytestmark = pytest.mark.slow
needs_node = pytest.mark.skipif(NODE is None and not os.environ.get("CI"), reason="portraits are drawn by Node")


def copy_project(to: Path) -> None:
    """Copy the sources, and the tests that the page names."""
    for folder in COPIED:
        shutil.copytree(ROOT / folder, to / folder, ignore=WITHOUT)
    (check,) = commands("pytest")
    for name in ["tests/conftest.py", *re.findall(r"tests/\S+\.py", check)]:
        (to / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, to / name)
    shutil.copy(ROOT / "pyproject.toml", to)


def copy_everything(to: Path) -> None:
    """Copy the whole project, except for anything built or installed."""

    def without(folder: str, names: list[str]) -> set[str]:
        return WITHOUT(folder, names) | BUILT(folder, names)

    shutil.copytree(ROOT, to, ignore=without, dirs_exist_ok=True)


def raise_rules(to: Path) -> None:
    """Raise the rules version of BANG! by one."""
    (name,) = re.findall(r"raise the `rules` number of the game \(in `([^`]+)`\)", PAGE)
    text, found = RULES.subn(lambda at: f"{at[1]}{int(at[2]) + 1}{at[3]}", (to / name).read_text("utf-8"))
    assert found == 1, f"{name} has the number of the rules elsewhere"
    (to / name).write_text(text, "utf-8")


def renewals() -> list[str]:
    """Return the commands that `make golden` runs, without the preceding build."""
    assert "`make golden`" in PAGE
    makefile = (ROOT / "Makefile").read_text("utf-8")
    _, _, recipe = makefile.partition("\ngolden:")
    lines = recipe.partition("\n\n")[0].splitlines()[1:]
    return [line.strip().replace("$(PY)", ".venv/bin/python") for line in lines]


def files_of_edits() -> list[str]:
    return [found["file"] or found["tail"] or found["new"] for found in EDIT.finditer(PAGE)]


def apply_edits(to: Path, left_out: str = "") -> None:
    """Apply all edits of the page, except those of files whose path contains `left_out`."""
    for found in EDIT.finditer(PAGE):
        name = found["file"] or found["tail"] or found["new"]
        if left_out and left_out in name:
            continue
        path, text = to / name, found["text"]
        if found["new"]:
            assert not path.exists(), f"{name} is there already"
            path.write_text(text, "utf-8")
            continue
        old = path.read_text("utf-8")
        if found["tail"]:
            path.write_text(old + text, "utf-8")
            continue
        line = found["line"] + "\n"
        assert (old.count("\n" + line), name) == (1, name), f"{found['line']!r} must be one line of {name}"
        new = text + "\n\n" + line if found["side"] == "above" else line + text
        path.write_text(old.replace("\n" + line, "\n" + new), "utf-8")


def run(to: Path, command: str, seconds: int = 300) -> subprocess.CompletedProcess[str]:
    """Run a command of the page, with the interpreter and the libraries of this test."""
    assert NODE is not None or "node " not in command
    words = command.replace(".venv/bin/python", sys.executable)
    path = os.pathsep.join([str(Path(NODE).parent if NODE else ""), os.environ["PATH"]])
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**inherited, "PATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(words, shell=True, cwd=to, env=environment, capture_output=True, text=True, timeout=seconds)


def commands(*names: str) -> list[str]:
    """Return the commands of the page that contain one of these words, in the order of the page."""
    return [command for command in COMMAND.findall(PAGE) if not names or any(name in command for name in names)]


def test_the_page_has_a_class_words_a_drawing_and_a_scenario() -> None:
    files = files_of_edits()
    assert files.count("src/sanjuro/games/bang/characters.py") == 2
    for language in ("en", "ru", "zh"):
        assert f"src/sanjuro/locale/{language}/bang.ftl" in files
    assert "web/tools/portrait.mjs" in files
    assert [name for name in files if name.startswith("tests/scenarios/bang/")]
    assert len(files) == PAGE.count("```") // 2 - len(COMMAND.findall(PAGE)), "a block that this test does not apply"


@needs_node
def test_the_character_can_be_added_as_the_page_says(tmp_path: Path) -> None:
    copy_project(tmp_path)
    apply_edits(tmp_path)
    for command in commands():
        done = run(tmp_path, command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    (scenario,) = [name for name in files_of_edits() if name.startswith("tests/scenarios/")]
    alone = run(tmp_path, f"PYTHONPATH=src .venv/bin/python -m sanjuro.cli scenario {scenario}")
    assert f"✓ {scenario}: Old Moses draws three cards" in alone.stdout
    assert (tmp_path / "web/src/art/portraits/bang/old_moses.svg").exists()
    assert "'old_moses'" in (tmp_path / "web/src/games/bang/pieces.ts").read_text()


@needs_node
@pytest.mark.parametrize(
    ("left_out", "test"),
    [
        ("locale/en/", "test_everything_in_a_game_has_a_name[en-bang]"),
        ("locale/ru/", "test_every_language_has_the_same_messages[ru-bang]"),
        ("portrait.mjs", "test_every_card_and_character_has_a_drawing[bang]"),
        ("scenarios", "test_every_card_character_and_ruling_has_a_scenario[bang]"),
        ("rules/zh", "test_a_translated_page_has_the_same_parts[zh-bang]"),
    ],
)
def test_what_is_left_out_is_missed(left_out: str, test: str, tmp_path: Path) -> None:
    copy_project(tmp_path)
    apply_edits(tmp_path, left_out)
    for command in commands("node", "tools/generate.py"):
        assert run(tmp_path, command).returncode == 0
    (check,) = commands("pytest")
    done = run(tmp_path, check.replace("-k bang", f"-n 0 -p no:cacheprovider -k '{_keyword(test)}'"))
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"::{test}" in done.stdout, done.stdout


def _keyword(test: str) -> str:
    """Return the function and its parameters, for `-k`."""
    return " and ".join([test.partition("[")[0], *test.partition("[")[2].rstrip("]").split("-")])


def test_a_class_left_out_is_missed_by_the_scenario(tmp_path: Path) -> None:
    copy_project(tmp_path)
    apply_edits(tmp_path, "characters.py")
    (scenario,) = commands("sanjuro.cli scenario")
    done = run(tmp_path, scenario)
    assert done.returncode == 1
    assert "old_moses" in done.stdout


@needs_node
@pytest.mark.nightly
def test_with_the_character_the_whole_engine_suite_passes(tmp_path: Path) -> None:
    """No test depends on the cards dealt from a seed; otherwise renewing with `make golden` would not be enough."""
    copy_everything(tmp_path)
    apply_edits(tmp_path)
    raise_rules(tmp_path)
    for command in [*commands("node", "tools/generate.py"), *renewals()]:
        done = run(tmp_path, command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    ignored = " ".join(f"--ignore {folder}" for folder in ELSEWHERE)
    suite = f"PYTHONPATH=src .venv/bin/python -m pytest -p no:cacheprovider -n 2 -m 'not long and not slow' {ignored}"
    done = run(tmp_path, suite, seconds=2 * 3600)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
