"""Setuptools commands that compile in parallel, and only what has changed.

Every object file and library is kept with a key, a hash of everything it was built from; it is built again only if the
key differs.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

from compile.generate import generate

LIBRARIES = (".so", ".pyd")
INCLUDE = re.compile(r'^#include [<"]([^">]+)[">]', re.MULTILINE)


def wanted() -> bool:
    """Return whether this build compiles."""
    choice = os.environ.get("SANJURO_COMPILED", "")
    if choice == "0":
        return False
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    possible = find_spec("mypyc") is not None and (os.name == "nt" or shutil.which(command) is not None)
    if choice == "1" and not possible:
        raise SystemExit("SANJURO_COMPILED=1, but mypy or a C compiler is missing")
    return possible


class LazyDistribution(Distribution):
    """Knows that there will be extensions before mypyc has run, so that asking for metadata does not run it."""

    def has_ext_modules(self) -> bool:
        return wanted()


class CleanBuildPy(build_py):
    """Removes the files of deleted modules first; `IncrementalBuildExt` takes care of the libraries."""

    def run(self) -> None:
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file.suffix not in LIBRARIES:
                file.unlink()
        super().run()


class IncrementalBuildExt(build_ext):
    """Compiles what has changed, on all cores; if that fails, the package is built from plain Python files."""

    def run(self) -> None:
        try:
            self.distribution.ext_modules = generate()
            self.distribution.reinitialize_command(self)
            self.ensure_finalized()
            super().run()
            self.remove_others({Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions})
        except (CompileError, LinkError) as error:
            if os.environ.get("SANJURO_COMPILED") == "1":
                raise
            print(f"sanjuro is built without compiled modules: {error}"[:500], file=sys.stderr)
            self.extensions = []
            self.remove_others(set())

    def remove_others(self, kept: set[Path]) -> None:
        """Remove libraries that earlier builds left behind."""
        for file in Path(self.build_lib).rglob("*"):
            if file.suffix in LIBRARIES and file not in kept:
                file.unlink()

    def build_extensions(self) -> None:
        self.check_extensions_list(self.extensions)
        # The files of mypyc's runtime belong to every group; they are compiled once.
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        # Large files first, so that all cores finish at about the same time.
        sources = sorted(owners, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(int(os.environ.get("SANJURO_JOBS") or 0) or os.cpu_count()) as pool:
            made = pool.map(self.compile_source, sources, [owners[source] for source in sources])
            keys = dict(zip(sources, made, strict=True))
            list(pool.map(lambda extension: self.link(extension, keys), self.extensions))

    def compile_source(self, source: str, extension: Extension) -> str:
        """Compile a C file unless its object is current, and return the key of the object."""
        options = [extension.include_dirs, extension.extra_compile_args, getattr(self.compiler, "compiler_so", "")]
        key = digest(
            repr([options, sys.version, version("mypy")]).encode(),
            *(file.read_bytes() for file in included(Path(source))),
        )
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        kept = Path(f"{made}.key")
        if not (kept.is_file() and kept.read_text() == key and Path(made).is_file()):
            kept.unlink(missing_ok=True)
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            kept.write_text(key)
        return key

    def link(self, extension: Extension, keys: dict[str, str]) -> None:
        """Link a library unless it is current."""
        key = digest(*(keys[source].encode() for source in extension.sources))
        path = Path(self.get_ext_fullpath(extension.name))
        kept = Path(self.build_temp, f"{extension.name}.key")
        if path.is_file() and kept.is_file() and kept.read_text() == key:
            return
        kept.unlink(missing_ok=True)
        objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
        self.compiler.link_shared_object(
            objects, str(path), export_symbols=self.get_export_symbols(extension), build_temp=self.build_temp
        )
        kept.write_text(key)


def included(source: Path) -> list[Path]:
    """Return a C file and every generated header that it includes, directly or indirectly."""
    found = [source]
    for file in found:
        for name in INCLUDE.findall(file.read_text("utf-8")):
            header = source.parent / name
            if header not in found and header.is_file():
                found.append(header)
    return found


def digest(*parts: bytes) -> str:
    """Return a hash of these parts, with their lengths."""
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()
