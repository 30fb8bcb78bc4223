"""What the compiler understands, without needing it when the package runs.

This one module is never compiled: at run time the names mean nothing, so that `import sanjuro`
loads no third-party package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*names, **flags):
        return lambda cls: cls
