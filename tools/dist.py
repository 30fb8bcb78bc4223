"""Builds a release in dist/ and tries it as a user would: `make dist`.

The release consists of a source archive, a pure wheel and a wheel compiled for this platform. Each wheel is installed
with the server extra into a new environment, for every Python from 3.11 on that this machine has, and has to serve a
page and play a game. Then each extra for machine learning is installed alone and has to play all games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from build import only_one
from install import installer

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
BUILD = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv.pop(1))(sys.argv.pop(1), %s)"
QUIET = {"--global-option": ["--quiet"]}
# In every wheel; the last two are the licences of the code and of the font in the browser client.
CONTENTS = [
    "sanjuro/py.typed",
    *[f"sanjuro/display/art/{file.name}" for file in sorted((ROOT / "src/sanjuro/display/art").glob("*.svg"))],
    "sanjuro/locale/en/common.ftl",
    "sanjuro/server/static/index.html",
]
SOURCES = [
    "setup.py",
    "mypyc.ini",
    "tools/compile/commands.py",
    "LICENSE",
    "web/src/fonts/OFL.txt",
    "src/sanjuro/server/static/index.html",
]
LICENCES = ["licenses/LICENSE", "licenses/web/src/fonts/OFL.txt"]
EXTRAS = ["gymnasium", "openspiel", "pettingzoo"]  # each is tried alone
EXAMPLE_GAMES = sorted(path.parent for path in (ROOT / "examples" / "games").glob("*/pyproject.toml"))


def build(kind: str, compiled: str) -> Path:
    """Build an archive of a kind in dist/ and return its path."""
    before = set(DIST.iterdir())
    environment = {**os.environ, "SANJURO_COMPILED": compiled}
    subprocess.run([sys.executable, "-c", BUILD % QUIET, kind, str(DIST)], cwd=ROOT, env=environment, check=True)
    shutil.rmtree(ROOT / "src" / "sanjuro.egg-info", ignore_errors=True)
    (made,) = set(DIST.iterdir()) - before
    print(f"== {made.name}, {made.stat().st_size / 1e6:.1f} MB", flush=True)
    return made


def check_source(archive: Path) -> None:
    """Check that the source archive has everything needed to build the package, browser client included."""
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    for wanted in SOURCES:
        assert wanted in names, f"{archive.name} lacks {wanted}"


def check_wheel(wheel: Path, compiled: bool) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in CONTENTS + LICENCES:
        assert any(name.endswith(wanted) for name in names), f"{wheel.name} lacks {wanted}"
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(libraries) is compiled, f"{wheel.name} has {len(libraries)} compiled parts"
    if compiled:
        assert any("sanjuro/server/" in name for name in libraries), f"{wheel.name} lacks the server's compiled parts"


def pythons() -> list[str]:
    """Return the interpreters on this machine, from 3.11 on."""
    found = []
    for number in PYTHONS:
        path = shutil.which(f"python{number}")
        if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
            found.append(path)
        elif number == f"{sys.version_info.major}.{sys.version_info.minor}":
            found.append(sys.executable)
        else:
            print(f"== not tried with Python {number}, which is not on this machine", flush=True)
    return found


def same(python: str) -> bool:
    """Return whether an interpreter has the version the compiled wheel is for."""
    command = [python, "-c", "import sys; print(sys.implementation.cache_tag)"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip() == sys.implementation.cache_tag


def attempt(python: str, wheel: Path, extra: str, script: str, *others: Path) -> None:
    """Install a wheel with extras, and perhaps other packages, into a new environment, and run a script there."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "environment")
        subprocess.run([python, "-m", "venv", str(home)], check=True)
        inside = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
        command = installer()
        # Both commands name the environment to install into: pip at the start, uv at the end.
        command = [inside if word == sys.executable else word for word in command]
        subprocess.run([*command, "--quiet", f"sanjuro[{extra}] @ {wheel.as_uri()}", *map(str, others)], check=True)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run([inside, str(ROOT / "tools" / script), extra], cwd=folder, env=environment, check=True)


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with only_one(wait=True):
        source = build("build_sdist", "0")
        pure = build("build_wheel", "0")
        compiled = build("build_wheel", "")
    check_source(source)
    check_wheel(pure, compiled=False)
    wheels = [pure]
    if compiled.name.endswith("none-any.whl"):
        print("== no C compiler: only the pure wheel")
    else:
        check_wheel(compiled, compiled=True)
        wheels.append(compiled)
    for python in pythons():
        for wheel in wheels:
            if wheel is pure or same(python):
                attempt(python, wheel, "server", "try_release.py")
    for extra in EXTRAS:
        attempt(sys.executable, wheels[-1], extra, "try_extra.py")
    for wheel in wheels:
        attempt(sys.executable, wheel, ",".join([*EXTRAS, "lab", "server"]), "try_example_games.py", *EXAMPLE_GAMES)
    print(f"== in {DIST.name}/: {', '.join(sorted(path.name for path in DIST.iterdir()))}")


if __name__ == "__main__":
    main()
