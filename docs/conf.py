"""Sphinx configuration of the documentation site: `make docs`.

The pages are plain Markdown that also reads well on a repository host. What only the site needs is added here: the
table of contents, the fixed ids of headings, and the API reference from the sources.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from docutils import nodes

DOCS = Path(__file__).parent
ROOT = DOCS.parent
sys.path.insert(0, str(ROOT / "src"))  # document the sources, not an installed package

import sanjuro  # noqa: E402

GAMES = ["bang", "samurai_sword", "shinobi", "samurai_spirit"]
# The table of contents. Pages that are not listed come last, under "More".
SECTIONS = {
    "Play": ["play", *(f"rules/{game}" for game in GAMES)],
    "Host": ["server", "protocol"],
    "Build": [
        "library",
        "writing-a-bot",
        "bots",
        "research",
        "observations",
        "environments",
        "datasets",
        "learning",
        "notation",
        "scenario-files",
        "api",
    ],
    "Contribute": [
        "site/contributing",
        "architecture",
        "writing",
        "adding-a-card",
        "adding-a-game",
        "site/client",
        "benchmarks",
        "glossary-ru",
        "glossary-zh",
        "site/changelog",
    ],
    "По-русски": [f"rules/ru/{game}" for game in GAMES],
    "中文": [f"rules/zh/{game}" for game in GAMES],
}

# Pages outside of docs/, and the page in site/ that includes each of them.
ELSEWHERE = {"CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog", "web/README.md": "client"}

project = "Sanjuro"
author = "The Sanjuro contributors"
copyright = f"2026, {author}"
version = release = sanjuro.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["images"]

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]

html_theme = "furo"
html_title = f"Sanjuro {release}"
html_logo = "../web/src/art/logo.svg"
html_favicon = "../web/src/art/logo.svg"
html_css_files = ["site.css"]
html_static_path = ["site/static"]
html_show_sourcelink = False
if repository := os.environ.get("SANJURO_REPOSITORY"):
    html_theme_options = {"source_repository": repository, "source_branch": "main", "source_directory": "docs/"}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_class_signature = "mixed"
default_role = "code"  # `x` in a docstring is code
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100

HEADING = re.compile(r"^(#{1,6} .*?)[ \t]*<!-- *id: *([\w-]+) *-->[ \t]*$", re.M)
FENCE = re.compile(r"^```.*?^```[ \t]*$", re.M | re.S)


def contents(pages: set[str]) -> str:
    """Return the table of contents for the navigation of the site."""
    listed = {page for section in SECTIONS.values() for page in section}
    more = sorted(pages - listed - {"index"})
    sections = {**SECTIONS, **({"More": more} if more else {})}
    return "".join(
        "\n```{toctree}\n:hidden:\n:caption: " + caption + "\n\n" + "\n".join(section) + "\n```\n"
        for caption, section in sections.items()
    )


def heading_ids(text: str) -> list[str]:
    """Return the fixed id of each heading in order, or an empty string for a heading without one."""
    headings = re.findall(r"^#{1,6} .*$", FENCE.sub("", text), re.M)
    found = [HEADING.match(heading) for heading in headings]
    return [match[2] if match else "" for match in found]


def prepared(text: str) -> str:
    """Return a page without the ids in its headings, and with links to the pages of the site.

    Diagrams stay text, because the site loads no scripts from other hosts.
    """
    for file, page in ELSEWHERE.items():
        text = re.sub(rf"\]\((?:\.\./)+{re.escape(file)}", f"](/site/{page}.md", text)
    return HEADING.sub(r"\1", text).replace("```mermaid\n", "```text\n")


def read(app: Any, page: str, source: list[str]) -> None:
    app.env.metadata[page]["heading_ids"] = heading_ids(source[0])
    source[0] = prepared(source[0])
    if page == "index":
        source[0] += contents(app.env.found_docs)


def add_ids(app: Any, tree: nodes.document) -> None:
    """Add the fixed ids of headings to their sections, in addition to the ids derived from the words."""
    ids = app.env.metadata[app.env.current_document.docname].pop("heading_ids", [])
    for section, fixed in zip(tree.findall(nodes.section), ids, strict=False):
        if fixed and fixed not in tree.ids:
            section["ids"].append(fixed)


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", read)
    app.connect("doctree-read", add_ids)
    return {"parallel_read_safe": True}
