"""Prints the targets of the Makefile: `make help`."""

from __future__ import annotations

import re
from pathlib import Path

MAKEFILE = Path(__file__).parents[1] / "Makefile"


def main() -> None:
    for line in MAKEFILE.read_text("utf-8").splitlines():
        if line.startswith("##@ "):
            print(f"\n{line[4:]}")
        elif found := re.match(r"([\w-]+):.*?## (.+)", line):
            print(f"  make {found[1]:<14}{found[2]}")


if __name__ == "__main__":
    main()
