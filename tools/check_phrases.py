"""Find phrases that docs/writing.md rules out, in documentation, sources and English messages.

    python tools/check_phrases.py           # everything in CHECKED
    python tools/check_phrases.py PATH...   # these files and folders

A phrase is also found across a line break. Generated parts of Markdown pages are skipped: their text comes from the
sources, which are checked themselves.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Everything people read: documentation, sources, tests and tools.
CHECKED = [
    ".ci",
    ".github",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "Makefile",
    "README.md",
    "SECURITY.md",
    "benchmarks",
    "docs",
    "examples",
    "pyproject.toml",
    "src",
    "tests",
    "tools",
    "web/README.md",
    "web/src",
    "web/tools",
]
# Translations, and the files that quote the phrases.
EXCLUDED = {
    "docs/glossary-ru.md",
    "docs/glossary-zh.md",
    "docs/rules/ru",
    "docs/rules/zh",
    "docs/writing.md",
    "src/sanjuro/locale/ru",
    "src/sanjuro/locale/zh",
    "src/sanjuro/server/static",
    "tests/fixtures",
    "tests/locale/test_wording.py",
    "tests/tools/test_check_phrases.py",
    "tools/check_phrases.py",
    "web/node_modules",
    "web/src/locale/ru",
    "web/src/locale/zh",
}
SUFFIXES = {".css", ".ftl", ".html", ".js", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts", ".yml"}

# A regular expression, in which a space stands for any white space, and what to write instead.
PHRASES = [
    (r"the own", '"its own", "their own" or "your own"'),
    (r"an own", '"a … of its own"'),
    (r"so many at once|at so many (?:a|per)|after so many", "the number by its name: burst size, limit"),
    (r"unless (?:it is )?set(?: otherwise)?|(?:unless|if not) (?:it is )?said", '"by default"'),
    (r"look(?:s|ed|ing)? on(?! (?:the|a|an|its|your|his|her|their|it|screen|phones?) )", '"watch"'),
    (r"onlookers?", '"spectator"'),
    (r"doors?", '"endpoint", "entry point" or "adapter"'),
    (r"manners", '"conventions"'),
    (r"(?:for|to|than|against|with) who(?! (?:they|we|you|he|she|it)\b)", '"anyone who" or "whoever"'),
    (r"(?:win|winning) chances|chances? to win|chances? of winning", '"win probability"'),
    (r"(?:a|another|every|no|the|this|what shows most) faults?(?! injection| tolerance)", '"bug"'),
    (r"mend(?:s|ed|ing)?", '"fix"'),
    (r"(?:be|is|are|was|were) put away", '"unloaded"'),
    (r"(?<!letter\s)by letter", '"correspondence"'),
    (r"(?:what|all that|everything that) lies open", '"public state"'),
    (r"the way of (?:a|one) click", '"life of a click"'),
    (r"rubbish", '"garbage"'),
    (r"for every one(?! of)", '"for all interfaces"'),
    (r"in the middle of (?:their|its) thoughts?", '"while a search is running"'),
    (r"as wide as certainty", '"bins per unit of probability"'),
    (r"is the code of nothing", '"No table has the code"'),
    (r"by nobody's hand", "what killed them"),
    (r"is to be forgotten", '"is discarded" or "is replaced"'),
    (r"(?:send|sends|sent) (?:himself|somebody|anybody|someone|anyone|people) away", '"kick"'),
]
COMPILED = [
    (re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])".replace(" ", r"\s+"), re.I), instead)
    for pattern, instead in PHRASES
]
GENERATED = re.compile(r"<!-- generated.*?<!-- end", re.S)
COMMENT = re.compile(r"^\s*(?:#|//|\*)+", re.M)


def _blank(found: re.Match[str]) -> str:
    """Return white space with as many characters and lines as a match."""
    return re.sub(r"[^\n]", " ", found[0])


def problems(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the phrase and what to write instead, for each phrase in a text."""
    text = COMMENT.sub(_blank, GENERATED.sub(_blank, text))
    for pattern, instead in COMPILED:
        for found in pattern.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, " ".join(found[0].split()), instead


def files(paths: Iterable[str]) -> Iterator[Path]:
    """Yield the files with text in these files and folders, without EXCLUDED."""
    excluded = {ROOT / name for name in EXCLUDED}
    for name in paths:
        start = (ROOT / name).resolve()
        for file in sorted(start.rglob("*")) if start.is_dir() else [start]:
            if file.suffix in SUFFIXES and file.is_file() and not excluded & {file, *file.parents}:
                yield file


def main(paths: list[str]) -> int:
    bad = [
        f"{file.relative_to(ROOT)}:{line}: {phrase!r}: write {instead}"
        for file in files(paths or CHECKED)
        for line, phrase, instead in sorted(problems(file.read_text("utf-8")))
    ]
    for sentence in bad:
        print(sentence)
    if bad:
        print("docs/writing.md has the terms we use.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
