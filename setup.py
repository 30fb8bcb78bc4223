"""Builds the package: with mypyc if a C compiler is available, otherwise from plain Python files.

The steps of the compilation are in `tools/compile/`, mypyc's options in `mypyc.ini`, and the names of the compiled
modules in `pyproject.toml`.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from compile.commands import CleanBuildPy, IncrementalBuildExt, LazyDistribution


def absolute_links(text: str, repository: str, revision: str) -> str:
    """Return the README as a package index needs it: with absolute links to the repository's files and images."""
    text = re.sub(r'(<img src=")(?!https?:)([^"]+)', rf"\g<1>{repository}/raw/{revision}/\g<2>", text)
    text = re.sub(r"(!\[[^]]*]\()(?!https?:)([^)]+)", rf"\g<1>{repository}/raw/{revision}/\g<2>", text)
    return re.sub(r"((?<!!)\[[^]]*]\()(?!https?:|#)([^)]+)", rf"\g<1>{repository}/blob/{revision}/\g<2>", text)


def main() -> None:
    readme, links = Path("README.md").read_text("utf-8"), {}
    # Whoever builds a release names the public repository (https://…/owner/name) and the tag or commit.
    if repository := os.environ.get("SANJURO_REPOSITORY", ""):
        readme = absolute_links(readme, repository, os.environ.get("SANJURO_REVISION", "HEAD"))
        links = {
            "Source": repository,
            "Issues": f"{repository}/issues",
            "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
        }
    setup(
        distclass=LazyDistribution,
        cmdclass={"build_py": CleanBuildPy, "build_ext": IncrementalBuildExt},
        long_description=readme,
        long_description_content_type="text/markdown",
        project_urls=links,
    )


if __name__ == "__main__":
    main()
