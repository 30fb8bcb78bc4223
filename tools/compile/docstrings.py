r"""Adds docstrings to the C that mypyc generates.

mypyc (2.4) drops docstrings. It gives classes and functions a `__doc__` that consists of their signature only, in the
form `name(arguments)\n--\n\n`, after which CPython expects the documentation: that is where this step puts it.
Modules and properties have an empty slot instead.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n(?=")'
Function = ast.FunctionDef | ast.AsyncFunctionDef


def add(source: Path, generated: Path) -> None:
    """Write the docstrings of a Python file into the C file generated from it."""
    if not generated.is_file():
        return
    before = generated.read_text("utf-8")
    after = with_docstrings(before, ast.parse(source.read_text("utf-8")), generated.stem.removeprefix("__native_"))
    if after != before:  # an unchanged file is not compiled again
        generated.write_text(after, "utf-8")


def with_docstrings(text: str, module: ast.Module, mangled: str) -> str:
    """Return the C text of a module with its docstrings; `mangled` is the module's name in C."""
    if doc := ast.get_docstring(module):
        text = text.replace("    NULL, /* docstring */\n", f"    {quoted(doc)}, /* docstring */\n", 1)
    text = _functions(text, f"{mangled}module_methods[] = {{", module.body)
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            name = f"{mangled}___{node.name}"
            text = _insert(text, f"CPyType_{name}_template_ = {{", rf"\.tp_doc = {SIGNATURE}", node)
            text = _functions(text, f"{name}_methods[] = {{", node.body)
            text = _properties(text, f"{name}_getseters[] = {{", node.body)
    return text


def _functions(text: str, table: str, body: list[ast.stmt]) -> str:
    """Fill the entries of a method table: {"name", (PyCFunction)…, flags, PyDoc_STR("signature")}."""
    for node in body:
        if isinstance(node, Function):
            text = _insert(text, table, rf'\{{"{node.name}",\s+\(PyCFunction\)\w+,\s+[\w |]+, {SIGNATURE}', node)
    return text


def _insert(text: str, table: str, entry: str, node: Function | ast.ClassDef) -> str:
    """Append a docstring to the string that an entry of a table ends with."""
    found, doc = _search(text, table, entry), ast.get_docstring(node)
    if found is None or not doc:
        return text
    return text[: found.end()] + quoted(doc)[1:-1] + text[found.end() :]


def _properties(text: str, table: str, body: list[ast.stmt]) -> str:
    """Fill the entries of an attribute table: {"name", (getter)…, (setter)…, NULL, NULL}; the first NULL is free."""
    for node in body:
        doc = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        if isinstance(node, ast.FunctionDef) and doc:
            entry = rf'\{{"{node.name}",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s+(?=NULL, NULL\}})'
            if found := _search(text, table, entry):
                text = text[: found.end()] + quoted(doc) + text[found.end() + len("NULL") :]
    return text


def _search(text: str, table: str, entry: str) -> re.Match[str] | None:
    """Find an entry within a table of the C file."""
    start = text.find(table)
    return None if start < 0 else re.compile(entry).search(text, start, text.find("\n};", start))


def quoted(doc: str) -> str:
    """Return a docstring as a C string literal."""
    letters = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in doc.encode()]
    return f'"{"".join(letters)}"'
