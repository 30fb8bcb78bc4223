"""Lets the bots of any git revision play in the arena, as a program for `command:`.

    python tools/revision_bot.py HEAD~20 --build
    sanjuro arena shinobi --bots "rules,command:python tools/revision_bot.py HEAD~20"
    sanjuro arena shinobi --bots "rules,command:python tools/revision_bot.py HEAD~20 --bot expert@300"

The first line compiles the revision, which takes minutes; with `--interpreted` nothing has to be compiled, and its bots
are about ten times as slow. Builds are kept below build/revisions. A revision can play the games whose `rules` number
and position bytes are the same as today's; otherwise it says so and exits.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REVISIONS = ROOT / "build" / "revisions"
PLAYER = ROOT / "tools" / "revision_player.py"
WHEEL = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a commit, tag or branch")
    parser.add_argument("--bot", default="rules", help="which bot of the revision plays; default: rules")
    parser.add_argument("--build", action="store_true", help="compile the revision instead of playing")
    parser.add_argument("--interpreted", action="store_true", help="play with the revision's plain Python files")
    chosen = parser.parse_args()
    try:
        commit = commit_of(chosen.revision)
        if chosen.build:
            print(f"built: {compiled(commit)}")
            return 0
        if chosen.interpreted:
            package = sources(commit) / "src"
        elif not (package := REVISIONS / commit / "compiled").is_dir():
            return refuse(f"{chosen.revision} is not built: run tools/revision_bot.py {chosen.revision} --build")
    except subprocess.CalledProcessError as error:
        return refuse(f"{error}\n{(error.stderr or b'').decode()}")
    command = [sys.executable, str(PLAYER), chosen.bot]
    return subprocess.call(command, env={**os.environ, "PYTHONPATH": str(package)})


def refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 1


def commit_of(revision: str) -> str:
    """Return the full hash of a commit."""
    command = ["git", "rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode().strip()


def sources(commit: str) -> Path:
    """Unpack the files of a commit, once, and return their folder."""
    place = REVISIONS / commit / "source"
    if not place.is_dir():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        with _complete_or_absent(place) as folder, tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
    return place


def compiled(commit: str) -> Path:
    """Compile the package of a commit, once, and return the folder to import it from."""
    place = REVISIONS / commit / "compiled"
    if not place.is_dir():
        source = sources(commit)
        with _complete_or_absent(place) as folder, tempfile.TemporaryDirectory() as wheels:
            environment = {**os.environ, "SANJURO_COMPILED": "1"}
            subprocess.run([sys.executable, "-c", WHEEL, wheels], cwd=source, env=environment, check=True)
            (wheel,) = Path(wheels).glob("*.whl")
            with zipfile.ZipFile(wheel) as files:
                files.extractall(folder)
    return place


@contextlib.contextmanager
def _complete_or_absent(place: Path) -> Iterator[Path]:
    """Give a new folder that becomes `place` once it is complete, unless another process was faster."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, ignore_cleanup_errors=True) as folder:
        made = Path(folder, place.name)
        made.mkdir()
        yield made
        try:
            made.rename(place)
        except OSError:
            if not place.is_dir():
                raise


if __name__ == "__main__":
    sys.exit(main())
