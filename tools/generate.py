"""Writes all generated files and the generated parts of pages: `make generate`.

    PYTHONPATH=src .venv/bin/python tools/generate.py [NAME …]

The names are those of `GENERATORS`; default: all of them. tests/test_generated.py fails if a file is not current.
Golden records and layouts are not generated from anything but the behaviour they record: `make golden` renews them.
The icons and link previews in web/public are drawn by Chromium, each version of which draws a little differently:
`tools/app_pictures.py` renews them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import art
import examples
import observation_tables
import pieces

ROOT = Path(__file__).resolve().parents[1]
PORTRAITS = ROOT / "web" / "src" / "art" / "portraits"


def protocol() -> dict[Path, str]:
    """The browser's types of messages and views, and the reference of the messages."""
    from sanjuro.server.protocol import reference, typescript

    page = ROOT / "docs" / "protocol.md"
    return {
        ROOT / "web/src/protocol.ts": typescript.protocol(),
        ROOT / "web/src/views.ts": typescript.views(),
        page: reference.put_into(page.read_text("utf-8")),
    }


def observations() -> dict[Path, str]:
    """The tables of docs/observations.md."""
    return {observation_tables.PAGE: observation_tables.renewed(observation_tables.PAGE.read_text("utf-8"))}


def portraits() -> dict[Path, str]:
    """The portraits, which Node draws."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("The portraits are drawn by Node, which is not installed.")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([node, str(ROOT / "web" / "tools" / "portrait.mjs"), folder], check=True, timeout=300)
        return {
            PORTRAITS / file.relative_to(folder): file.read_text("utf-8")
            for file in sorted(Path(folder).rglob("*.svg"))
        }


# Each returns the texts of its files as they should be.
GENERATORS: dict[str, Callable[[], dict[Path, str]]] = {
    "protocol": protocol,
    "pieces": pieces.generated,
    "art": art.generated,
    "portraits": portraits,
    "observations": observations,
    "examples": examples.generated,
}


def outdated(name: str) -> dict[Path, str]:
    """Return what has to be written to bring the files of a generator up to date."""
    return {
        file: text for file, text in GENERATORS[name]().items() if not file.is_file() or file.read_text("utf-8") != text
    }


def main(names: list[str]) -> int:
    if unknown := sorted(set(names) - set(GENERATORS)):
        print(f"There is no generator {', '.join(unknown)}; there are {', '.join(GENERATORS)}.", file=sys.stderr)
        return 1
    for name in names or GENERATORS:
        for file, text in outdated(name).items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(f"written: {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
