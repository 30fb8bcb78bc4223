"""Finds what mypyc miscompiles: `await` inside `except` or `finally` in a compiled module.

If the body of the `try` has been suspended and then raises, an `await` in the handler followed by a re-raise can crash
the process with a segmentation fault, although the same source works interpreted (docs/architecture.md). Keep the
exception in a variable, leave the handler, and await then.

    python tools/check_compiled.py
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from compile.groups import groups

ROOT = Path(__file__).resolve().parents[1]
SUSPENDS = (ast.Await, ast.AsyncWith, ast.AsyncFor)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def compiled_files() -> list[Path]:
    """Return the files that setup.py compiles."""
    return [ROOT / file for files in groups(ROOT).values() for file in files]


def suspensions(nodes: list[ast.stmt]) -> list[int]:
    """Return the lines of these statements where the function can be suspended, without nested functions."""
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
    """Return the lines with an `await` in a handler or in `finally`."""
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
        print(f"{file.relative_to(ROOT)}:{line}: await inside except or finally in a compiled module")
    print(f"{len(files)} compiled modules checked, {len(bad)} problems")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
