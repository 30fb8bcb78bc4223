"""The rules for players are there in every language, and say as much in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sanjuro
from sanjuro.locale import LANGUAGES

RULES = Path(__file__).parent.parent / "docs" / "rules"
SCENARIO_FILES = "\n## In scenario files\n"
CODE = re.compile(r"`[^`]+`")


def page(game: str, language: str) -> str:
    """The page without the part for those who write scenarios, which is only in English."""
    folder = RULES if language == "en" else RULES / language
    return (folder / f"{game}.md").read_text("utf-8").partition(SCENARIO_FILES)[0]


def outline(text: str) -> list[str]:
    """What each line begins: a heading, an item, a numbered item, a row of a table."""
    marks = [re.match(r" *(#+|[-*] |\d+\. |\|)", line) for line in text.splitlines()]
    return [mark[1].strip() for mark in marks if mark]


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translated_page_has_the_same_parts(game: str, language: str) -> None:
    english, translated = page(game, "en"), page(game, language)
    assert outline(translated) == outline(english)
    assert "<!--" not in translated
    assert sorted(set(CODE.findall(translated))) == sorted(set(CODE.findall(english)))
