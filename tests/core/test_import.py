"""`import sanjuro` is light."""

from __future__ import annotations

import subprocess
import sys


def test_import_loads_no_third_party_package() -> None:
    code = """
import sys
before = set(sys.modules)
import sanjuro
names = {name.partition('.')[0] for name in set(sys.modules) - before}
print(*sorted(name for name in names if name not in sys.stdlib_module_names and not name.endswith('__mypyc')))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["sanjuro"]
