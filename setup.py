"""Builds the package; with mypyc where there is a C compiler, and as plain Python files where there is none.

What is compiled is listed in `pyproject.toml` under [tool.sanjuro.compile]. Each group becomes one shared library with
one C file a module: the files of all groups are compiled side by side on all cores, and after a change only those whose
code or headers have changed. The options of mypyc are in `mypyc.ini`. SANJURO_COMPILED=0 builds plain Python files
although there is a compiler; SANJURO_COMPILED=1 makes a failure to compile an error.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

OPTIMISE = "2"  # in groups as fast as -O3 of everything in one file was, and sooner done
# For each Python of its own: generated C, and mypy's cache, which knows what has changed since.
GENERATED = Path("build", f"mypyc-{sys.implementation.cache_tag}")
# What the compiled methods of observations/buffer.py begin with: a store of C, if it is inside of the buffer. What
# mypyc made of the Python code follows, for everything else.
BUFFER = "sanjuro___observations___buffer___Buffer"
VIEW = f"""
    PyMemoryViewObject *plain = (PyMemoryViewObject *)(({BUFFER}Object *)cpy_r_self)->_view;
    int usable = plain != NULL && !(plain->flags & _Py_MEMORYVIEW_RELEASED);"""
STORES = {
    f"char CPyDef_{BUFFER}___put(PyObject *cpy_r_self, int64_t cpy_r_at, int64_t cpy_r_value) {{": f"""{VIEW}
    if (likely(usable && 0 <= cpy_r_at && cpy_r_at < plain->view.len && 0 <= cpy_r_value && cpy_r_value <= 255)) {{
        ((unsigned char *)plain->view.buf)[cpy_r_at] = (unsigned char)cpy_r_value;
        return 1;
    }}""",
    f"char CPyDef_{BUFFER}___count(PyObject *cpy_r_self, int64_t cpy_r_at) {{": f"""{VIEW}
    if (likely(usable && 0 <= cpy_r_at && cpy_r_at < plain->view.len)) {{
        unsigned char *counted = (unsigned char *)plain->view.buf + cpy_r_at;
        if (likely(*counted < 255)) {{
            ++*counted;
            return 1;
        }}
    }}""",
    f"char CPyDef_{BUFFER}___clear(PyObject *cpy_r_self) {{": f"""{VIEW}
    if (likely(usable)) {{
        memset(plain->view.buf, 0, plain->view.len);
        return 1;
    }}""",
}
INCLUDE = re.compile(r'^#include [<"]([^">]+)[">]', re.MULTILINE)


def wanted() -> bool:
    """Whether this build compiles."""
    choice = os.environ.get("SANJURO_COMPILED", "")
    if choice == "0":
        return False
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    possible = find_spec("mypyc") is not None and (os.name == "nt" or shutil.which(command) is not None)
    if choice == "1" and not possible:
        raise SystemExit("SANJURO_COMPILED=1, but there is no C compiler or no mypy")
    return possible


def groups() -> dict[str, list[str]]:
    """The files of each group, from the patterns in pyproject.toml; the first group that names a file has it."""
    table = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["sanjuro"]["compile"]
    root = Path("src/sanjuro")
    taken = {file for pattern in table["never"] for file in root.glob(pattern)}
    found: dict[str, list[str]] = {}
    for name, folder, patterns in (group for named in table["groups"].items() for group in each_group(root, *named)):
        files = sorted({file for pattern in patterns for file in folder.glob(pattern)} - taken)
        if not files:
            raise SystemExit(f"pyproject.toml: no file fits the group {name!r} of [tool.sanjuro.compile]")
        if f"sanjuro_{name}" in found:
            raise SystemExit(f"pyproject.toml: two groups of [tool.sanjuro.compile] would be called {name!r}")
        taken.update(files)
        found[f"sanjuro_{name}"] = [file.as_posix() for file in files]
    return found


def each_group(root: Path, name: str, patterns: list[str]) -> list[tuple[str, Path, list[str]]]:
    """Name, folder and patterns of a group; of one for each folder that fits it, if the name has a star.

    Such a group has the name of its folder.
    """
    if "*" not in name:
        return [(name, root, patterns)]
    folders = sorted(folder for folder in root.glob(name) if (folder / "__init__.py").is_file())
    if not folders:
        raise SystemExit(f"pyproject.toml: no folder fits the group {name!r} of [tool.sanjuro.compile]")
    return [(folder.name, folder, patterns) for folder in folders]


def generate() -> list[Extension]:
    """Run mypyc: C files in `GENERATED`, and the extensions to build of them."""
    from mypyc.build import mypycify

    listed = groups()
    options = ["--config-file=mypyc.ini", f"--cache-dir={GENERATED / 'cache'}"]
    extensions: list[Extension] = mypycify(
        [*options, *(file for files in listed.values() for file in files)],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        separate=[(files, name) for name, files in listed.items()],
        target_dir=str(GENERATED),
    )
    if os.name != "nt":
        for extension in extensions:
            # Every file of a group defines the tables of the groups it calls; the linker has to merge them.
            # Nobody else calls their functions, so calls between files need not go through a table.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fcommon", "-fvisibility=hidden"]
    for files in listed.values():
        for file in files:
            document(file)
    store_plainly()
    return extensions


def store_plainly() -> None:
    """Write the stores of C into what mypyc made of `Buffer`; see observations/buffer.py."""
    generated = GENERATED / "__native_sanjuro___observations___buffer.c"
    before = text = generated.read_text("utf-8")
    for head, store in STORES.items():
        if head not in text:
            raise CompileError(f"mypyc no longer writes this line of C, in front of which a store belongs: {head}")
        text = text.replace(head + store, head).replace(head, head + store)
    if text != before:
        generated.write_text(text, "utf-8")


def document(file: str) -> None:
    """Write the docstrings of a module into its generated C, for mypyc leaves them out.

    It writes only the signature of each class and function, which Python's documentation may follow in the same string.
    """
    module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    mangled = module.replace(".", "___")
    generated = GENERATED / f"__native_{mangled}.c"
    if not generated.is_file():
        return
    before = text = generated.read_text("utf-8")
    tree = ast.parse(Path(file).read_text("utf-8"))
    if doc := ast.get_docstring(tree):
        text = text.replace("    NULL, /* docstring */\n", f"    {in_c(doc)}, /* docstring */\n", 1)
    text = document_functions(text, f"{mangled}module_methods[] = {{", tree.body)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            name = f"{mangled}___{node.name}"
            text = document_one(
                text, f"CPyType_{name}_template_ = {{", r"\.tp_doc = PyDoc_STR\(()", ast.get_docstring(node)
            )
            text = document_functions(text, f"{name}_methods[] = {{", node.body)
            text = document_properties(text, f"{name}_getseters[] = {{", node.body)
    if text != before:
        generated.write_text(text, "utf-8")


def document_functions(text: str, table: str, body: list[ast.stmt]) -> str:
    """Write the docstrings of functions into a table of methods."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            entry = rf'\{{"({node.name})",\s+\(PyCFunction\)\w+,\s+[\w |]+, PyDoc_STR\('
            text = document_one(text, table, entry, ast.get_docstring(node))
    return text


def document_one(text: str, table: str, entry: str, doc: str | None) -> str:
    """Write a docstring behind the signature that an entry of a table has."""
    start = text.find(table)
    end = text.find("\n};", start)
    found = re.compile(entry + r'"(?:[^"\\]|\\.)*\\n--\\n\\n(?=")').search(text, start, end) if start >= 0 else None
    if found is None or not doc:
        return text
    return text[: found.end()] + in_c(doc)[1:-1] + text[found.end() :]


def document_properties(text: str, table: str, body: list[ast.stmt]) -> str:
    """Write the docstrings of properties into a table of attributes."""
    for node in body:
        doc = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        start = text.find(table)
        if doc is None or start < 0 or not isinstance(node, ast.FunctionDef):
            continue
        entry = re.compile(rf'\{{"{node.name}",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s+(?=NULL, NULL\}})')
        if found := entry.search(text, start, text.find("\n};", start)):
            text = text[: found.end()] + in_c(doc) + text[found.end() + len("NULL") :]
    return text


def in_c(doc: str) -> str:
    """A docstring as a string of C."""
    letters = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in doc.encode()]
    return f'"{"".join(letters)}"'


def digest(*parts: bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def included(source: Path) -> list[Path]:
    """A C file and every generated header that it includes, directly or through another."""
    found = [source]
    for file in found:
        for name in INCLUDE.findall(file.read_text("utf-8")):
            header = GENERATED / name
            if header not in found and header.is_file():
                found.append(header)
    return found


class LazyDistribution(Distribution):
    """Knows that there will be extensions before mypyc has run, so that a question about metadata does not run it."""

    def has_ext_modules(self) -> bool:
        return wanted()


class BuildAfresh(build_py):
    """Without files of modules that are gone; what has been compiled is kept, and checked, by `BuildChanged`."""

    def run(self) -> None:
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file.suffix not in (".so", ".pyd"):
                file.unlink()
        super().run()


class BuildChanged(build_ext):
    """Compiles side by side and only what has changed. If anything fails, the package is built of plain files."""

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
            print(f"sanjuro is built without compiled parts: {error}"[:500], file=sys.stderr)
            self.extensions = []
            self.remove_others(set())

    def remove_others(self, kept: set[Path]) -> None:
        for file in Path(self.build_lib).rglob("*"):
            if file.suffix in (".so", ".pyd") and file not in kept:
                file.unlink()

    def build_extensions(self) -> None:
        self.check_extensions_list(self.extensions)
        # A file of mypyc's runtime belongs to every group, and is compiled once.
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        # Large files first, so that no core is left alone with one at the end.
        sources = sorted(owners, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(int(os.environ.get("SANJURO_JOBS") or 0) or os.cpu_count()) as pool:
            made = pool.map(self.compile_one, sources, [owners[source] for source in sources])
            keys = dict(zip(sources, made, strict=True))
            list(pool.map(lambda extension: self.link_one(extension, keys), self.extensions))

    def compile_one(self, source: str, extension: Extension) -> str:
        """Compile a C file unless its object is of the same text, headers and options; the key of the object."""
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

    def link_one(self, extension: Extension, keys: dict[str, str]) -> None:
        """Link an extension unless it is there, linked of the same objects."""
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


def read_me(repository: str, revision: str) -> str:
    """The README as a package index shows it: links and pictures with the whole address of the repository's files."""
    text = Path("README.md").read_text("utf-8")
    if not repository:
        return text
    files = f"{repository}/blob/{revision}"
    text = re.sub(r'(<img src=")(?!https?:)([^"]+)', rf"\g<1>{repository}/raw/{revision}/\g<2>", text)
    text = re.sub(r"(!\[[^]]*]\()(?!https?:)([^)]+)", rf"\g<1>{repository}/raw/{revision}/\g<2>", text)
    return re.sub(r"((?<!!)\[[^]]*]\()(?!https?:|#)([^)]+)", rf"\g<1>{files}/\g<2>", text)


def main() -> None:
    # Where the code is public, known to who builds a release: https://…/owner/name, and the tag or commit.
    repository, revision = os.environ.get("SANJURO_REPOSITORY", ""), os.environ.get("SANJURO_REVISION", "HEAD")
    links = {
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
    }
    commands: dict[str, Any] = {"build_py": BuildAfresh, "build_ext": BuildChanged}
    setup(
        distclass=LazyDistribution,
        cmdclass=commands,
        long_description=read_me(repository, revision),
        long_description_content_type="text/markdown",
        project_urls=links if repository else {},
    )


if __name__ == "__main__":
    main()
