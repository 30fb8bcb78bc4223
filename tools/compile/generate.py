"""Runs mypyc: writes the C files and lists the extensions to build from them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from compile import buffer_stores, docstrings
from compile.groups import groups

if TYPE_CHECKING:
    from setuptools import Extension

# Generated C and mypy's cache, which knows what has changed since; each Python version has its own.
GENERATED = Path("build", f"mypyc-{sys.implementation.cache_tag}")
OPTIMISATION = "2"  # with separate groups as fast as -O3 of a single file, and quicker to compile


def generate() -> list[Extension]:
    """Write C files to `GENERATED` and return the extensions: one shared library per group, one C file per module."""
    from mypyc.build import mypycify

    listed = {name: [file.as_posix() for file in files] for name, files in groups(Path()).items()}
    sources = [file for files in listed.values() for file in files]
    extensions: list[Extension] = mypycify(
        ["--config-file=mypyc.ini", f"--cache-dir={GENERATED / 'cache'}", *sources],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        separate=[(files, name) for name, files in listed.items()],
        target_dir=str(GENERATED),
    )
    if os.name != "nt":
        for extension in extensions:
            # Every file of a group defines the function tables of the groups it calls, and the linker has to merge
            # them. Nothing else calls these functions, so calls between files need no indirection.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fcommon", "-fvisibility=hidden"]
    for file in sources:
        docstrings.add(Path(file), GENERATED / generated_name(file))
    buffer_stores.add(GENERATED / generated_name("src/sanjuro/observations/buffer.py"))
    return extensions


def generated_name(file: str) -> str:
    """Return the name of the C file that mypyc writes for a source file."""
    module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return f"__native_{module.replace('/', '___')}.c"
