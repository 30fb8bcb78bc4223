"""How the package is built: what is compiled, the cost of metadata, and the contents of release files."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from repository import ROOT
from setuptools.errors import CompileError

sys.path.insert(0, str(ROOT / "tools"))

from compile import buffer_stores
from compile.commands import included
from compile.docstrings import with_docstrings
from compile.groups import groups


def test_every_module_of_the_engine_is_compiled_in_one_group() -> None:
    listed = [file.as_posix() for files in groups(ROOT).values() for file in files]
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


def test_a_group_without_files_is_an_error(tmp_path: Path) -> None:
    table = '[tool.sanjuro.compile]\nnever = []\n[tool.sanjuro.compile.groups]\ncore = ["no/such.py"]\n'
    (tmp_path / "pyproject.toml").write_text(table)
    with pytest.raises(SystemExit, match="no file matches the group 'core'"):
        groups(tmp_path)


def test_an_object_is_compiled_anew_when_a_header_it_includes_has_changed(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text('#include <Python.h>\n#include "a.h"\n')
    (tmp_path / "a.h").write_text("#include <b.h>\n")
    (tmp_path / "b.h").write_text('#include "a.h"\n')
    (tmp_path / "c.h").write_text("")
    assert [path.name for path in included(tmp_path / "a.c")] == ["a.c", "a.h", "b.h"]


GENERATED = """
static PyMethodDef amodule_methods[] = {
    {"f", (PyCFunction)CPyPy_f, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f(x)\\n--\\n\\n") /* docstring */},
};
static PyGetSetDef a___C_getseters[] = {
    {"p", (getter)C_get_p, NULL, NULL, NULL},
};
    NULL, /* docstring */
"""


def test_docstrings_are_put_where_mypyc_leaves_room() -> None:
    source = (
        '"""Top."""\ndef f(x):\n    """Say "f"."""\nclass C:\n    @property\n    def p(self):\n        """Of p."""\n'
    )
    made = with_docstrings(GENERATED, ast.parse(source), "a")
    assert r'PyDoc_STR("f(x)\n--\n\nSay \042f\042.")' in made
    assert '{"p", (getter)C_get_p, NULL, "Of p.", NULL},' in made
    assert '    "Top.", /* docstring */\n' in made


def test_a_store_is_inserted_once_or_the_build_stops(tmp_path: Path) -> None:
    file = tmp_path / "buffer.c"
    file.write_text("".join(f"{head}\n}}\n" for head in buffer_stores.STORES))
    buffer_stores.add(file)
    once = file.read_text()
    assert all(once.count(store) == 1 for store in buffer_stores.STORES.values())
    buffer_stores.add(file)
    assert file.read_text() == once
    file.write_text("")
    with pytest.raises(CompileError, match="no longer generates"):
        buffer_stores.add(file)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the files that metadata is made from, so that nothing is written into the real checkout."""
    for name in ("setup.py", "pyproject.toml", "mypyc.ini", "README.md", "LICENSE", "MANIFEST.in"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    shutil.copytree(ROOT / "tools" / "compile", tmp_path / "tools" / "compile")
    (tmp_path / "src/sanjuro").mkdir(parents=True)
    (tmp_path / "src/sanjuro/__init__.py").write_bytes((ROOT / "src/sanjuro/__init__.py").read_bytes())
    (tmp_path / "web/src/fonts").mkdir(parents=True)
    (tmp_path / "web/src/fonts/OFL.txt").write_text("the licence of the font\n")
    return tmp_path


def metadata(checkout: Path, **environment: str) -> str:
    code = "from setuptools import build_meta; build_meta.prepare_metadata_for_build_wheel('made')"
    (checkout / "made").mkdir()
    # A mypyc that cannot be imported, placed before the real one on the path.
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
    ours = {"", "checks"}
    for name, package in packages.items():
        if package.get("link"):
            assert package["resolved"] in ours, name
            continue
        assert "resolved" not in package, name
        assert name in ours or "integrity" in package, name


def test_help_lists_what_the_makefile_offers() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/help.py"], capture_output=True, text=True, check=True)
    for target in ("play", "install", "test", "test-all", "check", "dist"):
        assert f"  make {target} " in done.stdout
