"""What the command says about itself, its options and missing packages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from typing import get_type_hints

import pytest
from repository import ROOT

import sanjuro
from sanjuro.cli.extras import NEEDS
from sanjuro.server.settings import ServerSettings, table

# Python without a module: `find_spec` and `import` fail as if it had never been installed.
WITHOUT = """
import importlib.machinery, sys
real = importlib.machinery.PathFinder.find_spec
def find_spec(name, path=None, target=None):
    return None if name.partition(".")[0] in {hidden!r} else real(name, path, target)
importlib.machinery.PathFinder.find_spec = find_spec
from sanjuro.cli import main
sys.argv = ["sanjuro", *{words!r}]
main()
"""


def run(*words: str, hidden: list[str] | None = None) -> tuple[int, str]:
    code = WITHOUT.format(hidden=hidden or [], words=list(words))
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment)
    return done.returncode, done.stdout + done.stderr


def test_the_version() -> None:
    code, said = run("--version")
    kind = "compiled" if sanjuro.compiled else "interpreted"
    assert (code, said) == (0, f"sanjuro {sanjuro.__version__} ({kind})\n")


def test_serve_has_an_option_for_every_setting() -> None:
    code, shown = run("serve", "--help")
    assert code == 0
    for name in get_type_hints(ServerSettings):
        assert f"--{name.replace('_', '-')} " in shown, name
    assert "--no-browser" in shown
    assert "[env var: SANJURO_PORT]" in shown


def test_every_option_of_serve_is_accepted() -> None:
    values = {int: "1", float: "1.5", str: "text"}
    words = []
    for name, kind in get_type_hints(ServerSettings).items():
        words.append(f"--{name.replace('_', '-')}")
        if kind is not bool:
            words.append({"log_level": "info", "secret": "sixteen letters or more"}.get(name, values[kind]))
    code, said = run("serve", *words, "--settings")
    assert code == 0, said
    assert table() in said


@pytest.mark.parametrize(
    ("words", "hidden", "extra"),
    [
        (["serve"], "litestar", "server"),
        (["admin", "reports"], "sqlalchemy", "server"),
        (["verify", str(ROOT / "README.md")], "msgspec", "server"),
        (["simulate", "shinobi", "--games", "1000000000", "--out", "x.parquet"], "pyarrow", "lab"),
        (["simulate", "shinobi", "--games", "1000000000", "--plot", "x.png"], "matplotlib", "lab"),
    ],
)
def test_a_missing_extra_is_named_before_any_work(words: list[str], hidden: str, extra: str) -> None:
    code, said = run(*words, hidden=[hidden])
    assert code == 2
    assert said.strip().endswith(f"pip install 'sanjuro[{extra}]' ({hidden} is missing)")
    assert len(said.strip().splitlines()) == 1


def test_the_modules_looked_for_are_those_of_the_extras() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    packages = {"argon2": "argon2-cffi", "prometheus_client": "prometheus-client"}
    for extra, modules in NEEDS.values():
        named = {re.split(r"[\[>=<]", requirement)[0] for requirement in extras[extra]}
        assert {packages.get(module, module) for module in modules} <= named


def test_the_page_of_a_client_that_is_not_built_names_a_target_of_make() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    pages = [path.read_text() for path in (ROOT / "src/sanjuro/server").rglob("*.py")]
    named = {name for page in pages for name in re.findall(r"<code>make (\w+)</code>", page)}
    assert named and named <= targets
