"""Which modules are compiled, and in which group: the patterns of [tool.sanjuro.compile] in pyproject.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

PACKAGE = Path("src/sanjuro")
TABLE = "pyproject.toml, [tool.sanjuro.compile]"


def groups(root: Path) -> dict[str, list[Path]]:
    """Return the files of each group, relative to `root`; a file belongs to the first group that matches it."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["sanjuro"]["compile"]
    package = root / PACKAGE
    taken = {file for pattern in table["never"] for file in package.glob(pattern)}
    found: dict[str, list[Path]] = {}
    for key, patterns in table["groups"].items():
        for name, folder in _folders(package, key):
            files = sorted({file for pattern in patterns for file in folder.glob(pattern)} - taken)
            if not files:
                raise SystemExit(f"{TABLE}: no file matches the group {name!r}")
            if f"sanjuro_{name}" in found:
                raise SystemExit(f"{TABLE}: two groups are named {name!r}")
            taken.update(files)
            found[f"sanjuro_{name}"] = [file.relative_to(root) for file in files]
    return found


def _folders(package: Path, key: str) -> list[tuple[str, Path]]:
    """Return the groups that a key of the table stands for, each with the folder its patterns start from.

    A key with a star stands for one group per matching folder, named after the folder.
    """
    if "*" not in key:
        return [(key, package)]
    folders = sorted(folder for folder in package.glob(key) if (folder / "__init__.py").is_file())
    if not folders:
        raise SystemExit(f"{TABLE}: no folder matches the group {key!r}")
    return [(folder.name, folder) for folder in folders]
