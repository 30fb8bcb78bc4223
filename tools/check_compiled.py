"""Refuses what mypyc miscompiles: `await` inside of `except` or `finally` in a compiled module.

After the body of the `try` was suspended, an exception, an `await` in its handler and a re-raise can end the process
with a segmentation fault, where the same source interpreted works (docs/architecture.md, "Compiled"). Keep the
exception in a variable, leave the handler, and then await.

    python tools/check_compiled.py
"""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUSPENDS = (ast.Await, ast.AsyncWith, ast.AsyncFor)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def compiled_files() -> list[Path]:
    """The files that setup.py compiles."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["sanjuro"]["compile"]
    root = ROOT / "src" / "sanjuro"
    never = {file for pattern in table["never"] for file in root.glob(pattern)}
    patterns = [
        f"{name}/{pattern}" if "*" in name else pattern for name, group in table["groups"].items() for pattern in group
    ]
    return sorted({file for pattern in patterns for file in root.glob(pattern)} - never)


def suspensions(nodes: list[ast.stmt]) -> list[int]:
    """The lines of these statements in which the function can be suspended; functions inside are their own."""
    found: list[int] = []
    waiting: list[ast.AST] = list(nodes)
    while waiting:
        node = waiting.pop()
        if isinstance(node, FUNCTIONS):
            continue
        if isinstance(node, SUSPENDS):
            found.append(node.lineno)
        waiting.extend(ast.iter_child_nodes(node))
    return sorted(found)


def problems(source: str) -> list[int]:
    """The lines with an `await` in a handler or in `finally`."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Try | ast.TryStar):
            for handler in node.handlers:
                found += suspensions(handler.body)
            found += suspensions(node.finalbody)
    return sorted(set(found))


def main() -> int:
    files = compiled_files()
    bad = [(file, line) for file in files for line in problems(file.read_text("utf-8"))]
    for file, line in bad:
        print(f"{file.relative_to(ROOT)}:{line}: await inside of except or finally, in a compiled module")
    print(f"{len(files)} compiled modules checked, {len(bad)} problems")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
