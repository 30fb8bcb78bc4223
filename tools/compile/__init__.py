"""The steps by which `setup.py` compiles the package with mypyc.

    groups          which modules are compiled together, from pyproject.toml
    generate        mypyc writes C from them
    docstrings      adds the docstrings that mypyc drops
    buffer_stores   adds direct stores to `sanjuro.observations.buffer`
    commands        setuptools commands that compile and link what has changed

`SANJURO_COMPILED=0` builds plain Python files even if a C compiler is available; `SANJURO_COMPILED=1` makes a failure
to compile an error. `SANJURO_JOBS` limits the number of parallel compiler processes.
"""
