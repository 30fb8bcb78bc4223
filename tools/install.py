"""Installs requirement files or wheels into the environment it runs in, with uv or else with pip.

    .venv/bin/python tools/install.py requirements/dev.txt

uv is installed from PyPI if it is missing; it takes seconds for what takes pip a minute.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "requirements"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]


def installer() -> list[str]:
    """Return the command that installs, without what to install."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        wanted = [*PIP, "--quiet", "--require-hashes", "--only-binary=:all:", "-r", str(REQUIREMENTS / "uv.txt")]
        if subprocess.run(wanted, stderr=subprocess.DEVNULL).returncode == 0:
            uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        print("== uv is not available here; pip does the same in a minute or two", flush=True)
        return PIP
    return [uv, "pip", "install", "--python", sys.executable]


def install(*what: str) -> None:
    """Install requirement files with the hashes they pin, and wheels without their dependencies."""
    command = installer()
    files = [name for name in what if name.endswith(".txt")]
    wheels = [name for name in what if name.endswith(".whl")]
    if files:
        subprocess.run([*command, "--require-hashes", *(word for name in files for word in ("-r", name))], check=True)
    if wheels:
        again = "--force-reinstall" if command is PIP else "--reinstall"
        subprocess.run([*command, "--quiet", "--no-deps", again, *wheels], check=True)


if __name__ == "__main__":
    try:
        install(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(
            f"== installing {' '.join(sys.argv[1:])} failed with status {error.returncode}; see above for the reason"
        )
