"""Lists what `make test` has skipped, and how to run it."""

from __future__ import annotations

import shutil
from pathlib import Path

import sanjuro

CHROMIUM = ["chromium", "chromium-browser", "google-chrome"]
PACKAGES = "on Debian and Ubuntu: sudo apt install"


def main() -> None:
    print(
        "== skipped: the interpreted engine, many games, the commands in the documentation, attacks, PostgreSQL,"
        " most browser tests (make test-all);"
        " learning by self-play (make test-learning)"
    )
    if not any(shutil.which(name) for name in CHROMIUM):
        print(f"== no Chromium, so no browser tests ({PACKAGES} chromium fonts-noto-cjk)")
    if not sanjuro.compiled:
        print(f"== no C compiler, so the engine was tested interpreted ({PACKAGES} gcc libc6-dev)")
    if shutil.which("initdb") is None and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        print(f"== no PostgreSQL ({PACKAGES} postgresql)")


if __name__ == "__main__":
    main()
