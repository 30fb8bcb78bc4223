"""How the package is built: what is compiled, what metadata costs, what the files of a release say."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from repository import ROOT


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The setup script, imported and not run."""
    spec = importlib.util.spec_from_file_location("sanjuro_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_module_of_the_engine_is_compiled_in_one_group(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    listed = [file for files in build.groups().values() for file in files]
    assert len(listed) == len(set(listed))
    engine = {
        path.relative_to(ROOT).as_posix()
        for folder in ("core", "games", "bots")
        for path in (ROOT / "src/sanjuro" / folder).rglob("*.py")
    }
    views = {name for name in engine if name.endswith("/view.py")}
    assert len(views) == 5  # types only
    assert engine - set(listed) == {"src/sanjuro/core/native.py", *views}
    assert any(file.startswith("src/sanjuro/server/") for file in listed)


def test_a_group_without_files_is_an_error(build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    table = '[tool.sanjuro.compile]\nnever = []\n[tool.sanjuro.compile.groups]\ncore = ["no/such.py"]\n'
    Path("pyproject.toml").write_text(table)
    with pytest.raises(SystemExit, match="no file fits the group 'core'"):
        build.groups()


def test_an_object_is_compiled_anew_when_a_header_it_includes_has_changed(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "GENERATED", tmp_path)
    (tmp_path / "a.c").write_text('#include <Python.h>\n#include "a.h"\n')
    (tmp_path / "a.h").write_text("#include <b.h>\n")
    (tmp_path / "b.h").write_text('#include "a.h"\n')
    (tmp_path / "c.h").write_text("")
    assert [path.name for path in build.included(tmp_path / "a.c")] == ["a.c", "a.h", "b.h"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What metadata is made from, so that nothing is written into the real checkout."""
    for name in ("setup.py", "pyproject.toml", "mypyc.ini", "README.md", "LICENSE", "MANIFEST.in"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src/sanjuro").mkdir(parents=True)
    (tmp_path / "src/sanjuro/__init__.py").write_bytes((ROOT / "src/sanjuro/__init__.py").read_bytes())
    (tmp_path / "web/src/fonts").mkdir(parents=True)
    (tmp_path / "web/src/fonts/OFL.txt").write_text("the licence of the font\n")
    return tmp_path


def metadata(checkout: Path, **environment: str) -> str:
    code = "from setuptools import build_meta; build_meta.prepare_metadata_for_build_wheel('made')"
    (checkout / "made").mkdir()
    # A mypyc that cannot be imported, found before the real one.
    (checkout / "fake/mypyc").mkdir(parents=True)
    (checkout / "fake/mypyc/__init__.py").write_text("raise AssertionError('mypyc was run for metadata')\n")
    settings = {**os.environ, "PYTHONPATH": str(checkout / "fake"), **environment}
    done = subprocess.run([sys.executable, "-c", code], cwd=checkout, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (found,) = (checkout / "made").glob("*.dist-info/METADATA")
    return found.read_text()


def test_metadata_does_not_run_mypyc_and_names_the_licences(checkout: Path) -> None:
    said = metadata(checkout)
    assert "License-Expression: MIT AND OFL-1.1" in said
    assert "License-File: web/src/fonts/OFL.txt" in said
    assert "Description-Content-Type: text/markdown" in said


def test_links_and_pictures_are_absolute_where_the_repository_is_known(checkout: Path) -> None:
    said = metadata(checkout, SANJURO_REPOSITORY="https://example.org/o/sanjuro", SANJURO_REVISION="v9")
    assert "Project-URL: Source, https://example.org/o/sanjuro" in said
    assert "](https://example.org/o/sanjuro/raw/v9/docs/images/" in said
    assert "](https://example.org/o/sanjuro/blob/v9/docs/server.md)" in said
    assert not re.search(r"]\((?!https?://)", said)


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_requirements_are_pinned_with_hashes_and_without_an_address(file: Path) -> None:
    text = file.read_text()
    assert "://" not in text
    pins = re.findall(r"^[\w.-]+(?:\[[\w,]+])?==\S+", text, re.MULTILINE)
    assert pins
    assert len(re.findall(r"^[\w.-]+(?:\[[\w,]+])?==[^\n]*\\\n\s+--hash=", text, re.MULTILINE)) == len(pins)


def test_playing_and_building_use_the_versions_that_are_tested() -> None:
    def pins(name: str) -> dict[str, str]:
        return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    tested = pins("dev.txt")
    for name in ("play.txt", "build.txt"):
        assert pins(name).items() <= tested.items(), name


def test_the_lock_file_of_the_client_names_no_registry() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_help_lists_what_the_makefile_offers() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/help.py"], capture_output=True, text=True, check=True)
    for target in ("play", "install", "test", "test-all", "check", "dist"):
        assert f"  make {target} " in done.stdout
