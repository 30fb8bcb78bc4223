"""The check for code that mypyc miscompiles finds such code, and finds none in the package."""

from __future__ import annotations

import importlib.util
import sys

import pytest
from repository import ROOT

FILE = ROOT / "tools" / "check_compiled.py"
sys.path.insert(0, str(FILE.parent))  # it imports tools/compile
spec = importlib.util.spec_from_file_location("check_compiled", FILE)
assert spec is not None and spec.loader is not None
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)

BODY = "async def f():\n    try:\n        await g()\n"


@pytest.mark.parametrize(
    ("rest", "lines"),
    [
        ("    except OSError:\n        await h()\n        raise\n", [5]),
        ("    except OSError:\n        if x:\n            async with y:\n                pass\n", [6]),
        ("    finally:\n        async for z in y:\n            pass\n", [5]),
        ("    except OSError as error:\n        failed = error\n    await h()\n", []),
        ("    finally:\n        async def later():\n            await h()\n", []),
    ],
)
def test_suspending_in_a_handler_is_found(rest: str, lines: list[int]) -> None:
    assert check.problems(BODY + rest) == lines


def test_the_package_has_none() -> None:
    files = check.compiled_files()
    assert len(files) > 80
    assert [file for file in files if check.problems(file.read_text("utf-8"))] == []
