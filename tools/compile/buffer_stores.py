"""Adds direct stores to the compiled methods of `sanjuro.observations.buffer.Buffer`.

mypyc stores into a memoryview through Python's general protocol, which took most of the time of an observation. This
step inserts C at the start of `put`, `count` and `clear`: a store that returns if the index is within the view and the
value fits into a byte. The code that mypyc generated follows and handles everything else, an IndexError for instance.
"""

from __future__ import annotations

from pathlib import Path

from setuptools.errors import CompileError

BUFFER = "sanjuro___observations___buffer___Buffer"
VIEW = f"""
    PyMemoryViewObject *plain = (PyMemoryViewObject *)(({BUFFER}Object *)cpy_r_self)->_view;
    int usable = plain != NULL && !(plain->flags & _Py_MEMORYVIEW_RELEASED);"""
PUT = f"""{VIEW}
    if (likely(usable && 0 <= cpy_r_at && cpy_r_at < plain->view.len && 0 <= cpy_r_value && cpy_r_value <= 255)) {{
        ((unsigned char *)plain->view.buf)[cpy_r_at] = (unsigned char)cpy_r_value;
        return 1;
    }}"""
COUNT = f"""{VIEW}
    if (likely(usable && 0 <= cpy_r_at && cpy_r_at < plain->view.len)) {{
        unsigned char *counted = (unsigned char *)plain->view.buf + cpy_r_at;
        if (likely(*counted < 255)) {{
            ++*counted;
            return 1;
        }}
    }}"""
CLEAR = f"""{VIEW}
    if (likely(usable)) {{
        memset(plain->view.buf, 0, plain->view.len);
        return 1;
    }}"""
# The line of C that begins each method, and what is inserted after it.
STORES = {
    f"char CPyDef_{BUFFER}___put(PyObject *cpy_r_self, int64_t cpy_r_at, int64_t cpy_r_value) {{": PUT,
    f"char CPyDef_{BUFFER}___count(PyObject *cpy_r_self, int64_t cpy_r_at) {{": COUNT,
    f"char CPyDef_{BUFFER}___clear(PyObject *cpy_r_self) {{": CLEAR,
}


def add(generated: Path) -> None:
    """Insert the stores into the C file generated from `buffer.py`, unless they are there already."""
    before = text = generated.read_text("utf-8")
    for head, store in STORES.items():
        if head not in text:
            raise CompileError(f"mypyc no longer generates this line of C, after which a store is inserted: {head}")
        if head + store not in text:
            text = text.replace(head, head + store)
    if text != before:  # an unchanged file is not compiled again
        generated.write_text(text, "utf-8")
