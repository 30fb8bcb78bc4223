"""Builds the engine, the games, the bots and the inner part of the server with mypyc where there is a C compiler.

Without one, or with SANJURO_COMPILED=0, the same files are installed as they are.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
import warnings
from importlib.util import find_spec
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

ENGINE = ["core", "games", "bots"]
# Of the server what runs with every move; compiled where the libraries it is made with are at hand.
SERVER = (
    "live/connections live/live_table live/timer realtime/dispatch realtime/socket storage/writer tables/clocks tables/commands "
    "tables/permissions tables/table views/shared_views views/table_views"
)
LIBRARIES = "alembic argon2 litestar msgspec openskill prometheus_client psycopg sqlalchemy uvicorn webauthn"
# Never compiled: native.py hides the compiler's own package from the running program, and the TypedDicts in
# view.py would lose the annotations that the browser's types are generated from.
INTERPRETED = {"native.py", "view.py"}


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None or os.name == "nt"


def compiled_files() -> list[str]:
    files = [path for folder in ENGINE for path in Path("src/sanjuro", folder).rglob("*.py")]
    if all(find_spec(name) for name in LIBRARIES.split()):
        files += [Path("src/sanjuro/server", f"{name}.py") for name in SERVER.split()]
    return sorted(path.as_posix() for path in files if path.name not in INTERPRETED)


def extensions() -> list[object]:
    if os.environ.get("SANJURO_COMPILED", "1") == "0" or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    return mypycify(["--config-file=pyproject.toml", *compiled_files()], opt_level="3", debug_level="0")


class AllOrNothing(build_ext):
    """The modules are one unit: if a part of it cannot be built, everything is installed as it is."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, LinkError) as error:
            warnings.warn(f"not compiled: {error}", stacklevel=1)
            self.extensions = []
            for built in Path(self.build_lib).rglob("*.so"):
                built.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
