"""Builds the package of this checkout as a wheel, and installs or unpacks it.

    .venv/bin/python tools/build.py install      into the environment: make install
    .venv/bin/python tools/build.py background   unpacked below build/play, for the next `make play`

Only one build runs at a time in a checkout. An interrupted build does no harm: object files are kept with a hash of
what they were compiled from, and the result is moved to its place in one step.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from install import REQUIREMENTS, install

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sanjuro"
READY = ROOT / "build" / "play"
UNFINISHED = "unfinished-"
SETUP = ["setup.py", "pyproject.toml", "mypyc.ini"]
STEPS = ROOT / "tools" / "compile"


def fingerprint() -> str:
    """Return a hash of everything the package is built from, and of the Python it is built for."""
    found = hashlib.sha256(sys.version.encode())
    files = [ROOT / name for name in SETUP]
    for folder in (STEPS, PACKAGE):
        files += sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    for path in files:
        found.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


@contextlib.contextmanager
def only_one(wait: bool) -> Iterator[bool]:
    """Hold the lock of this checkout's builds; give False if another process has it and `wait` is False."""
    try:
        import fcntl
    except ImportError:  # Windows, where nothing is built in the background
        yield True
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("== waiting for another build in this folder", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def wheel(folder: str) -> Path:
    """Build a wheel in a folder and return its path."""
    os.chdir(ROOT)
    from setuptools import build_meta

    name = build_meta.build_wheel(folder, {"--global-option": ["--quiet"]})
    shutil.rmtree(ROOT / "src" / "sanjuro.egg-info", ignore_errors=True)
    return Path(folder, name)


def keep_for_play(made: Path, place: Path) -> None:
    """Unpack a compiled wheel to `READY/<fingerprint>` in one step, unless a source has changed meanwhile."""
    unpacked = made.parent / "unpacked"
    with zipfile.ZipFile(made) as archive:
        archive.extractall(unpacked)
    if place == READY / fingerprint() and not place.exists():
        unpacked.rename(place)


def unfinished() -> tempfile.TemporaryDirectory[str]:
    """Make a folder to build in, on the same disk as `READY`, and remove what an earlier build left behind."""
    READY.mkdir(parents=True, exist_ok=True)
    for left in READY.glob(f"{UNFINISHED}*"):
        shutil.rmtree(left, ignore_errors=True)
    return tempfile.TemporaryDirectory(dir=READY, prefix=UNFINISHED)


def build_and_install() -> None:
    with only_one(wait=True), unfinished() as folder:
        place = READY / fingerprint()
        made = wheel(folder)
        install(str(made))
        if any(name.endswith(".so") for name in zipfile.ZipFile(made).namelist()):
            keep_for_play(made, place)


def build_in_background() -> None:
    """Put the compiled package at `READY/<fingerprint>`; older ones stay, as a server may be running from them."""
    if hasattr(os, "nice"):
        os.nice(19)
    with only_one(wait=False) as ours:
        place = READY / fingerprint()
        if not ours or place.exists():
            return
        if find_spec("mypyc") is None:
            install(str(REQUIREMENTS / "build.txt"))
        # Otherwise an interrupted compiler would count as a missing one, and the result would be plain files.
        os.environ["SANJURO_COMPILED"] = "1"
        with unfinished() as folder:
            keep_for_play(wheel(folder), place)


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        build_and_install()
    elif sys.argv[1:] == ["background"]:
        build_in_background()
    else:
        sys.exit(__doc__)
