"""`tools/examples.py` updates outdated output in the documentation, and leaves correct output alone."""

from __future__ import annotations

import runpy

import pytest
from repository import ROOT

TOOL = runpy.run_path(str(ROOT / "tools" / "examples.py"))
PAGE = """\
Two sums:

```pycon
>>> 1 + 1
3
>>> for number in range(2):
...     print(number)
5
>>> print("a", "b")  # doctest: +ELLIPSIS
a...
>>> int("x")
Traceback (most recent call last):
ValueError: no
>>> int("12")
Traceback (most recent call last):
ValueError: no
>>> print("a", "", "b", sep="\\n")
c
>>> name = 5

```

| `shinobi` | `clan` | 0 nobody |
| `shinobi` | `no_such` | as it is |
"""


def test_wrong_results_are_replaced() -> None:
    new = TOOL["renewed"](PAGE)
    assert ">>> 1 + 1\n2\n" in new
    assert "...     print(number)\n0\n1\n" in new
    assert "a...\n" in new, "it was right"
    assert "ValueError: invalid literal for int() with base 10: 'x'\n" in new
    assert '>>> int("12")\n12\n' in new
    assert "\na\n<BLANKLINE>\nb\n>>> name" in new
    assert "| `shinobi` | `clan` | 0 go_hojo, 1 mori, 2 oda, 3 takeda, 4 uesugi |" in new
    assert "| `shinobi` | `no_such` | as it is |" in new
    assert TOOL["renewed"](new) == new


def test_an_example_that_no_longer_works_is_not_written_down() -> None:
    with pytest.raises(RuntimeError, match="no longer works"):
        TOOL["renewed"](">>> 1 / 0\n1\n")
