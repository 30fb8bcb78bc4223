"""`make play`: the files that it serves, and what a background build leaves behind."""

from __future__ import annotations

import importlib
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from repository import ROOT

NAMES = ["install", "build", "play"]


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, ModuleType]]:
    """Load tools/build.py and tools/play.py on a small checkout of their own."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    for name in NAMES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    build, play = importlib.import_module("build"), importlib.import_module("play")
    package = tmp_path / "src" / "sanjuro"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("one = 1\n")
    for name in build.SETUP:
        (tmp_path / name).write_text("")
    for module in (build, play):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "READY", tmp_path / "build" / "play")
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.setattr(build, "STEPS", tmp_path / "tools" / "compile")
    monkeypatch.setattr(play, "LOG", tmp_path / "build" / "compile.log")
    monkeypatch.setattr(build.os, "nice", lambda level: None)
    monkeypatch.setenv("SANJURO_COMPILED", "")
    yield build, play
    for name in NAMES:
        sys.modules.pop(name, None)


def small_wheel(folder: str) -> Path:
    with zipfile.ZipFile(Path(folder, "made.whl"), "w") as archive:
        archive.writestr("sanjuro/__init__.py", "compiled = True\n")
    return Path(folder, "made.whl")


def test_the_first_start_serves_the_sources_and_compiles_beside(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build, play = tools
    begun: list[bool] = []
    monkeypatch.setattr(play, "compiler", lambda: True)
    monkeypatch.setattr(play, "compile_in_background", lambda: begun.append(True))
    assert play.choose() == build.ROOT / "src"
    assert begun == [True]
    said = capsys.readouterr().out
    assert "in the background for the next start" in said and len(said.splitlines()) == 1


def test_the_next_start_serves_what_was_compiled_until_a_source_changes(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    build, play = tools
    monkeypatch.setattr(build, "wheel", small_wheel)
    monkeypatch.setattr(play, "compiler", lambda: False)
    build.build_in_background()
    assert (play.choose() / "sanjuro" / "__init__.py").is_file()
    (build.PACKAGE / "rules.py").write_text("one = 2\n")
    assert play.choose() == build.ROOT / "src"


def test_what_make_install_compiled_is_served_too(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    build, play = tools
    installed: list[str] = []

    def compiled(folder: str) -> Path:
        made = small_wheel(folder)
        with zipfile.ZipFile(made, "a") as archive:
            archive.writestr("sanjuro/core/match.so", "")
        return made

    monkeypatch.setattr(build, "wheel", compiled)
    monkeypatch.setattr(build, "install", installed.append)
    build.build_and_install()
    assert len(installed) == 1
    assert (play.choose() / "sanjuro" / "core" / "match.so").is_file()


def test_without_a_compiler_one_line_says_so(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build, play = tools
    monkeypatch.setattr(play, "compiler", lambda: False)
    assert play.choose() == build.ROOT / "src"
    assert "no C compiler" in capsys.readouterr().out


def test_an_interrupted_or_failed_build_leaves_nothing_that_is_used(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    build, _ = tools

    def interrupted(folder: str) -> Path:
        small_wheel(folder)
        raise KeyboardInterrupt

    monkeypatch.setattr(build, "wheel", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build.build_in_background()
    assert list(build.READY.iterdir()) == []
    # Like a power cut: nothing was cleaned up.
    (build.READY / f"{build.UNFINISHED}before").mkdir()
    monkeypatch.setattr(build, "wheel", small_wheel)
    build.build_in_background()
    assert [path.name for path in build.READY.iterdir()] == [build.fingerprint()]


def test_a_source_that_changes_during_the_build_spoils_it(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    build, _ = tools

    def changing(folder: str) -> Path:
        (build.PACKAGE / "rules.py").write_text("one = 3\n")
        return small_wheel(folder)

    monkeypatch.setattr(build, "wheel", changing)
    build.build_in_background()
    assert list(build.READY.iterdir()) == []


def test_a_second_build_does_not_begin_beside_the_first(
    tools: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    build, _ = tools
    monkeypatch.setattr(build, "wheel", lambda folder: pytest.fail("a second build began"))
    with build.only_one(wait=False) as first:
        assert first
        build.build_in_background()
    assert not build.READY.exists()
