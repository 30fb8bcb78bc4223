"""The generated files in the repository are up to date with `make generate`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from repository import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import generate


@pytest.mark.parametrize("name", list(generate.GENERATORS))
def test_generated_files_are_current(name: str) -> None:
    if name == "portraits" and shutil.which("node") is None and not os.environ.get("CI"):
        pytest.skip("portraits are drawn by Node")
    old = [file.relative_to(ROOT).as_posix() for file in generate.outdated(name)]
    assert old == [], "run make generate"


@pytest.mark.skipif(shutil.which("node") is None and not os.environ.get("CI"), reason="portraits are drawn by Node")
def test_no_portrait_is_left_over() -> None:
    assert set(generate.PORTRAITS.rglob("*.svg")) == set(generate.portraits())


def test_an_outdated_file_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "old.ts").write_text("old")
    (tmp_path / "current.ts").write_text("new")
    wanted = {tmp_path / name: "new" for name in ("old.ts", "current.ts", "missing.ts")}
    monkeypatch.setitem(generate.GENERATORS, "protocol", lambda: wanted)
    assert [file.name for file in generate.outdated("protocol")] == ["old.ts", "missing.ts"]
