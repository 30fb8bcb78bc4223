"""Serves this checkout: the compiled package if there is one for these sources, otherwise the sources themselves.

    .venv/bin/python tools/play.py [options of sanjuro serve]

In the second case the engine is compiled in the background, at the lowest priority, for the next start. A running
package is never replaced: each compiled one has a folder of its own, named after a hash of the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from build import READY, ROOT, UNFINISHED, fingerprint

LOG = ROOT / "build" / "compile.log"


def compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None


def compile_in_background() -> None:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, str(ROOT / "tools" / "build.py"), "background"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
        )


def choose() -> Path:
    """Return the folder to run from, and print a line that says which it is."""
    ready = READY / fingerprint()
    if ready.is_dir():
        for old in READY.iterdir():
            # Only those older than a day: a server may be running from a newer one.
            if (
                old != ready
                and not old.name.startswith(UNFINISHED)
                and old.stat().st_mtime < ready.stat().st_mtime - 86_400
            ):
                shutil.rmtree(old, ignore_errors=True)
        print("== compiled engine", flush=True)
        return ready
    if os.environ.get("SANJURO_COMPILED") == "0":
        print("== the engine runs interpreted", flush=True)
    elif not compiler():
        print("== no C compiler: the engine runs interpreted; with one (gcc or clang) bots are ten times as fast")
    else:
        compile_in_background()
        print(
            f"== serving at once; compiling the engine in the background for the next start ({LOG.relative_to(ROOT)})"
        )
    return ROOT / "src"


def main() -> None:
    environment = {**os.environ, "PYTHONPATH": str(choose())}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "sanjuro.cli", "serve", *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
