"""Builds the engine, the games, the bots and the inner part of the server with mypyc where there is a C compiler.

Without one, or with SANJURO_COMPILED=0, the same files are installed as they are.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

# Of the server what runs with every move.
SERVER = "clocks commands desk ears faces room sights socket storage/writer table waiting".split()
COMPILED = [
    *(path for folder in ("core", "games", "bots") for path in Path("src/sanjuro", folder).rglob("*.py")),
    *(Path("src/sanjuro/server", f"{name}.py") for name in SERVER),
]
# Never compiled: what the compiler reads but the running package must not need.
INTERPRETED = {"src/sanjuro/core/native.py"}


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None or os.name == "nt"


def extensions() -> list[object]:
    if os.environ.get("SANJURO_COMPILED", "1") == "0" or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    files = sorted(path.as_posix() for path in COMPILED if path.as_posix() not in INTERPRETED)
    modules = mypycify(["--config-file=pyproject.toml", *files], opt_level="3", debug_level="0")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
