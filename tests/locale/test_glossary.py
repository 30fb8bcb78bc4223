"""Terms are used consistently: the words that a glossary excludes occur in no text of that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from messages import CLIENT, SOURCES
from repository import ROOT

import sanjuro
from sanjuro.locale import LANGUAGES

DOCS = ROOT / "docs"
OTHERS = [language for language in LANGUAGES if language != "en"]
every_translation = pytest.mark.parametrize("language", OTHERS)

SECTION = re.compile(r"## .*\(`(\w+)`\)")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
TITLE = re.compile(r"^# .*|《[^》\n]*》", re.M)  # the title of a game may be a word that is no term in it


@dataclass(frozen=True)
class Row:
    """One term of a glossary, for one game, with the words to avoid for it."""

    game: str
    english: str
    term: str
    excluded: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """A message or a rules page, with the place to name in an error."""

    place: str
    words: str


# ---- the glossary -------------------------------------------------------------------------


def rows_of(glossary: str) -> Iterator[Row]:
    game = ""
    for line in glossary.splitlines():
        if section := SECTION.match(line):
            game = section[1]
        cells = [cell.strip() for cell in line.split("|")][1:-1]
        if len(cells) == 4 and cells[0] != "English" and not cells[0].startswith("--"):
            english, term, _, excluded = cells
            yield Row(game, english, term, tuple(re.findall(r"`([^`]+)`", excluded)))


@cache
def rows(language: str) -> tuple[Row, ...]:
    return tuple(rows_of((DOCS / f"glossary-{language}.md").read_text("utf-8")))


def pattern(word: str) -> re.Pattern[str]:
    """Compile a glossary word into a pattern: whole words in scripts with spaces, `*` for any ending."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in word.removeprefix("=").split()]
    boundary = "" if CHINESE.search(word) else r"\b"
    return re.compile(boundary + r"\s+".join(parts) + boundary, 0 if word.startswith("=") else re.I)


def stems(term: str) -> re.Pattern[str]:
    """Match a term in any case and number; in Chinese, exactly as it is."""
    if CHINESE.search(term):
        return re.compile(re.escape(term))
    words = [re.escape(word[: max(3, len(word) - 3)]) + r"\w*" if len(word) > 3 else word for word in term.split()]
    return re.compile(r"\b" + r"\s+".join(words), re.I)


# ---- the texts ----------------------------------------------------------------------------


def _said(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, (ftl.TextElement, ftl.StringLiteral)):
        yield node.value
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from _said(part)


def _is_about(name: str, game: str) -> bool:
    """Return whether a message belongs to a game, by its key (in the terminal, by the key's last word).

    The message with the name of the game does not count.
    """
    parts = name.split("-")
    in_terminal = parts[0] == "cli" and game.rpartition("_")[2] in parts
    return (game in parts or in_terminal) and name not in (game, f"game-{game}")


@cache
def texts(language: str, game: str) -> tuple[Text, ...]:
    """Return everything in a language about a game: cards, log, refusals, questions, settings and the rules page."""
    found: list[Text] = []
    for part, folder in (("locale", SOURCES), ("web/src/locale", CLIENT)):
        for file in sorted((folder / "locale" / language).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if not isinstance(entry, (ftl.Message, ftl.Term)) or entry.value is None:
                    continue
                name = entry.id.name
                if _is_about(name, game):
                    found.append(Text(f"{part}/{language}/{file.name}: {name}", " ".join(_said(entry.value))))
    page = DOCS / "rules" / language / f"{game}.md"
    found.append(Text(f"docs/rules/{language}/{game}.md", TITLE.sub("", page.read_text("utf-8"))))
    return tuple(found)


def wrong_words(row: Row, text: Text) -> list[str]:
    """Return the excluded words of a row in a text, each with its line, except those within the term itself."""
    own = [match.span() for match in re.finditer(re.escape(row.term), text.words)]
    wrong: list[str] = []
    for match in (found for word in row.excluded for found in pattern(word).finditer(text.words)):
        if not any(begin <= match.start() and match.end() <= end for begin, end in own):
            line = text.words.count("\n", 0, match.start()) + 1
            wrong.append(f"{text.place}, line {line}: not {match[0]!r} but {row.term!r} ({row.english})")
    return wrong


# ---- the tests ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
@every_translation
def test_a_term_is_not_written_in_two_ways(language: str, game: str) -> None:
    of_game = [row for row in rows(language) if row.game == game]
    assert [wrong for row in of_game for text in texts(language, game) for wrong in wrong_words(row, text)] == []


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
@every_translation
def test_every_term_of_a_glossary_is_used(language: str, game: str) -> None:
    everything = "\n".join(text.words for text in texts(language, game))
    unused = [row.term for row in rows(language) if row.game == game and not stems(row.term).search(everything)]
    assert unused == []


@every_translation
def test_a_glossary_is_complete_and_does_not_contradict_itself(language: str) -> None:
    glossary = rows(language)
    assert {row.game for row in glossary} == set(sanjuro.GAMES)
    assert len({(row.game, row.english) for row in glossary}) == len(glossary)
    for row in glossary:
        assert row.term
        assert row.excluded, f"{row.english} excludes nothing"
        for other in glossary:
            if other.game == row.game:
                assert wrong_words(row, Text(f"the term of {other.english!r}", other.term)) == []


def test_texts_of_a_game_are_found_wherever_they_are() -> None:
    places = {text.place for text in texts("ru", "samurai_spirit")}
    assert {
        "locale/ru/samurai_spirit.ftl: samurai_spirit-kyuzo",
        "locale/ru/samurai_spirit.ftl: samurai_spirit-boss",
        "web/src/locale/ru/samurai_spirit.ftl: samurai_spirit-spare_tokens",
        "web/src/locale/ru/samurai_spirit-entry.ftl: choice-samurai_spirit-difficulty-hard",
        "docs/rules/ru/samurai_spirit.md",
    } <= places
    assert "web/src/locale/ru/samurai_spirit-entry.ftl: game-samurai_spirit" not in places
    assert "locale/ru/cli.ftl: samurai_spirit-table-animal" in places
    assert "locale/ru/cli.ftl: samurai_sword-table-reach" not in places


GLOSSARY = """
## BANG! (`bang`)
| English | our term | in the rulebook | not |
|---|---|---|---|
| range | дистанция атаки | «Оружие» | `дальност*`, `син* карт*`, `пала` |
| kiai | Киай | – | `=киай` |
## Samurai Sword (`samurai_sword`)
| English | our term | in the rulebook | not |
|---|---|---|---|
| shogun | 幕府将军 | – | `将军` |
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Оружие с Дальностью 2", ["Дальностью"]),
        ("Первая строка.\nЭто синяя\nкарта.", ["синяя\nкарта"]),
        ("пала; но не палатка и не упала", ["пала"]),
        ("Киай! Ваш киай.", ["киай"]),
        ("幕府将军与武士；将军", ["将军"]),
        ("Дистанция атаки 2", []),
    ],
)
def test_excluded_words_are_found_in_any_form(text: str, found: list[str]) -> None:
    wrong = [sentence for row in rows_of(GLOSSARY) for sentence in wrong_words(row, Text("here", text))]
    assert [re.findall(r"not '(.*)' but", sentence)[0].replace("\\n", "\n") for sentence in wrong] == found


def test_an_error_names_the_place_and_the_term() -> None:
    row = next(rows_of(GLOSSARY))
    assert (row.game, row.english) == ("bang", "range")
    [sentence] = wrong_words(row, Text("docs/rules/ru/bang.md", "Карты\nи дальность\n"))
    assert sentence == "docs/rules/ru/bang.md, line 2: not 'дальность' but 'дистанция атаки' (range)"
