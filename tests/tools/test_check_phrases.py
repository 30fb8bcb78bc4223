"""The check of wording finds the phrases that docs/writing.md rules out, and only those."""

from __future__ import annotations

import importlib.util

import pytest
from repository import ROOT

FILE = ROOT / "tools" / "check_phrases.py"
spec = importlib.util.spec_from_file_location("check_phrases", FILE)
assert spec is not None and spec.loader is not None
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("A card of the own hand.", ["the own"]),
        ("# Limits requests: so many\n# at once.", ["so many at once"]),
        ("The port; 8000 unless set.", ["unless set"]),
        ("Seconds, 30 if not said", ["if not said"]),
        ("A spectator looks on.", ["looks on"]),
        ("Doors for machine learning", ["Doors"]),
        ("tests of manners", ["manners"]),
        ("a page for who runs a server", ["for who"]),
        ("It shows the win chances.", ["win chances"]),
        ("Report a fault.", ["a fault"]),
        ("The table is put away.", ["is put away"]),
    ],
)
def test_a_phrase_is_found(text: str, phrases: list[str]) -> None:
    assert [phrase for _, phrase, _ in check.problems(text)] == phrases


@pytest.mark.parametrize(
    "text",
    [
        "A card of your own hand, on the owner's side.",
        "There are so many games; the default is 30 seconds.",
        "It looks on the table for a card. It looks only at its seat.",
        "indoors, outdoors, mannerism, recommend, default, segmentation fault",
        "Decide who may join, and to whom a card is shown. Like them for who they are.",
        "Chances are that nobody wins.",
        "Letter by letter, put away your cards.",
    ],
)
def test_ordinary_sentences_pass(text: str) -> None:
    assert list(check.problems(text)) == []


def test_lines_are_counted_and_generated_parts_skipped() -> None:
    page = "# Page\n\n<!-- generated -->\nunless set\n<!-- end -->\n\nTwo\nwin chances\n"
    assert [line for line, _, _ in check.problems(page)] == [8]


def test_translations_and_the_style_guide_are_left_out() -> None:
    found = {file.relative_to(check.ROOT).as_posix() for file in check.files(["docs"])}
    assert "docs/rules/bang.md" in found
    assert not found & {"docs/writing.md", "docs/rules/ru/bang.md", "docs/glossary-zh.md"}


def test_the_project_is_free_of_them() -> None:
    assert all((check.ROOT / name).exists() for name in check.CHECKED)
    assert check.main([]) == 0
