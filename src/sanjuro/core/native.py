"""Names that only the compiler, mypyc, understands.

This module is never compiled. At run time the names do nothing, so `import sanjuro` needs no third-party package.
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
