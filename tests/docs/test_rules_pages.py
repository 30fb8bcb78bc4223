"""The rules for players exist in every language with the same content, and their examples are correct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from repository import ROOT

import sanjuro
from sanjuro.locale import LANGUAGES, Words

RULES = ROOT / "docs" / "rules"
EXAMPLES = ROOT / "src" / "sanjuro" / "positions"
GAMES = [game for game in sanjuro.GAMES if (EXAMPLES / game).is_dir()]
FILES = sorted(EXAMPLES.glob("*/*.toml"))

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])

SECTIONS = ["aim", "turn", "pieces", "rules", "examples", "first-game", "questions", "decided"]
HEADING = re.compile(r"^(#+) (.+?)(?: <!-- id: ([\w-]+) -->)?$", re.M)
COMMENT = re.compile(r"<!--.*?-->", re.S)
PICTURE = re.compile(r'!\[([^\]]*)\]\(([^) ]+)(?: "([^"]*)")?\)')
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")
QUESTION = re.compile(r"^\*\*.+[?？]\*\*\n{1,2}\S", re.M)
MARK = re.compile(r" *(#+|[-*] |\d+\. |\||!\[|\[|\*\*.+[?？]\*\*$)")


def path_of(game: str, language: str) -> Path:
    return (RULES if language == "en" else RULES / language) / f"{game}.md"


def page(game: str, language: str) -> str:
    return path_of(game, language).read_text("utf-8")


def ids(text: str, level: int) -> list[str]:
    """Return the ids of the headings of a level, with an empty one for a heading without an id."""
    return [name for marks, _, name in HEADING.findall(text) if len(marks) == level]


def section(text: str, name: str) -> str:
    """Return the text below a heading of level 2, up to the next one."""
    return re.split(r"^## ", text.partition(f"<!-- id: {name} -->\n")[2], maxsplit=1, flags=re.M)[0]


def outline(text: str) -> list[str]:
    """Return what each line begins: a heading, item, table row or question; pictures and links with their target."""
    found: list[str] = []
    for line in text.splitlines():
        if mark := MARK.match(line):
            begins = mark[1].strip()
            heading, picture, link = HEADING.match(line), PICTURE.match(line), LINK.match(line)
            if heading:
                begins += heading[3] or ""
            elif picture:
                begins += picture[2].rpartition("../")[2] + (picture[3] or "")
            elif link:
                begins += link[1].rpartition("../")[2]
            elif begins.startswith("**"):
                begins = "?"
            found.append(begins)
    return found


# ---- the pages ----------------------------------------------------------------------------


@every_game
@every_language
def test_a_page_has_its_sections_in_order(game: str, language: str) -> None:
    text = page(game, language)
    assert ids(text, 2) == SECTIONS
    parts = ids(text, 3)
    assert "" not in parts, "a heading without an id"
    assert len({*parts, *SECTIONS}) == len(parts) + len(SECTIONS), "an id given twice"
    assert len(QUESTION.findall(section(text, "questions"))) >= 10


@every_game
@every_translation
def test_a_translated_page_has_the_same_parts(game: str, language: str) -> None:
    english, translated = page(game, "en"), page(game, language)
    assert outline(translated) == outline(english)


@every_game
@every_translation
def test_a_translated_page_marks_the_same_rulings(game: str, language: str) -> None:
    """The order is that of the English page, and comments contain nothing else."""

    def hidden(text: str) -> list[str]:
        return [comment for comment in COMMENT.findall(text) if "<!-- id:" not in comment]

    rulings = hidden(page(game, "en"))
    assert rulings
    assert all(comment.startswith("<!-- ruling: ") for comment in rulings)
    assert hidden(page(game, language)) == rulings


# The contents of the box apart from the cards: roles and tokens, with their numbers. A page does not count characters,
# because anybody may add one.
TOKENS = {
    "bang": [7, 30],  # roles, bullets
    "samurai_sword": [7, 30, 36],  # roles, honour, resilience
    "shinobi": [5],  # secret clans
    "samurai_spirit": [6, 3, 10, 7, 7],  # farms, families, barricades, support tokens, wound tokens
}
CARDS = {"bang": 80, "samurai_sword": 90, "shinobi": 58, "samurai_spirit": 52}  # the marauders of Samurai Spirit
ROLES = ["shogun", "samurai", "ninja", "ronin"]
TABLE_ROW = re.compile(r"^\| \*{0,2}([^*|]+?)\*{0,2} \|(.+)\|$", re.M)


@every_game
@every_language
def test_the_pieces_are_counted(game: str, language: str) -> None:
    said = re.findall(r"\d+", re.sub(r"!\[.*", "", section(page(game, language), "pieces")))
    for count in [CARDS[game], *TOKENS[game]]:
        assert str(count) in said, f"{count} of something is not mentioned"
        said.remove(str(count))


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
@every_language
def test_the_copies_of_a_card_are_those_of_the_deck(game: str, language: str) -> None:
    """The tables of the page match the table of the game."""
    copies: dict[str, int] = {}
    for card in sanjuro.GAMES[game].cards.names:
        kind = re.sub(r"-(10|[2-9JQKA])[SHDC]$", "", card)
        copies[kind] = copies.get(kind, 0) + 1
    words = Words(game, [], language)
    kinds = {words.name(kind): kind for kind in copies if kind not in ROLES}
    found = {}
    for name, cells in TABLE_ROW.findall(page(game, language)):
        numbers = [int(cell) for cell in cells.split("|") if cell.strip().isdigit()]
        if name.strip("《》【】«»") in kinds and numbers:
            kind = kinds[name.strip("《》【】«»")]
            found[kind] = numbers[0] if game == "bang" else numbers[-1]
    assert len(found) >= 13
    assert found == {kind: copies[kind] for kind in found}


@every_language
def test_bluffing_is_allowed_and_asking_about_hands_is_not(language: str) -> None:
    """The table-talk rule of Samurai Sword."""
    word = {"en": "bluff", "ru": "Блефовать", "zh": "虚张声势"}[language]
    assert word in section(page("samurai_sword", language), "rules")


@every_language
def test_the_dynamite_can_make_the_renegade_win(language: str) -> None:
    text = re.split(r"^### ", page("bang", language).partition("<!-- id: dynamite -->")[2], maxsplit=1, flags=re.M)[0]
    assert {"en": "renegade", "ru": "ренегат", "zh": "叛徒"}[language] in text


@every_language
def test_nobody_is_a_deputy_among_four(language: str) -> None:
    """The example turn has four players: sheriff, renegade and two outlaws."""
    text = section(page("bang", language), "turn")
    assert {"en": "renegade", "ru": "ренегат", "zh": "叛徒"}[language] in text
    for word in {"en": ["deputy", "love the law"], "ru": ["помощник", "За закон"], "zh": ["副警长", "站在警长这边"]}[
        language
    ]:
        assert word not in text


@every_game
@every_language
def test_a_page_is_for_players(game: str, language: str) -> None:
    """Notation and scenario keys are described in docs/scenario-files.md."""
    assert re.findall(r"`[^`]*`?", page(game, language)) == []


@every_game
def test_no_paragraph_is_cut_by_a_comment(game: str) -> None:
    """In Markdown, a line that begins with a comment ends the paragraph before it."""
    assert re.findall(r"\S\n *<!--.*", page(game, "en")) == []


@every_game
@every_language
def test_every_picture_is_there_and_has_a_caption(game: str, language: str) -> None:
    pictures = PICTURE.findall(page(game, language))
    assert pictures
    folder = path_of(game, language).parent
    cards, things = sanjuro.GAMES[game].cards, sanjuro.GAMES[game].things()
    for caption, path, title in pictures:
        assert caption
        assert (folder / path).resolve().is_file(), path
        assert game in Path(path).parts, f"{path} is of another game"
        if title and " " not in title:
            assert title in cards.names
            assert Path(path).stem not in things or title.startswith(f"{Path(path).stem}-")


@every_game
@every_language
def test_a_labelled_picture_is_followed_by_its_numbers(game: str, language: str) -> None:
    text = page(game, language)
    labelled = re.findall(r'"labels: [\w-]+[^"]*"\)\n+1\. \S', text)
    assert labelled
    assert len(labelled) == text.count('"labels:')


# ---- the examples -------------------------------------------------------------------------


@every_game
@every_language
def test_every_example_has_a_file_and_every_file_an_example(game: str, language: str) -> None:
    """The heading `example-slab` ends with a link to slab.toml."""
    text = section(page(game, language), "examples")
    linked: list[str] = []
    for part in re.split(r"^### ", text, flags=re.M)[1:]:
        heading = re.match(r".+ <!-- id: example-([\w-]+) -->\n", part)
        assert heading, f"not an example: {part.splitlines()[0]}"
        (target,) = LINK.findall(part)
        assert part.rstrip().endswith(f"]({target})"), f"{target} is not linked at the end"
        file = (path_of(game, language).parent / target).resolve()
        assert file == (EXAMPLES / game / f"{heading[1]}.toml").resolve()
        linked.append(heading[1])
    assert len(linked) >= 6
    assert sorted(linked) == sorted(file.stem for file in FILES if file.parent.name == game)


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_an_example_is_as_it_says(file: Path) -> None:
    scenario = sanjuro.scenario(file.read_text("utf-8"))
    assert scenario.game.key == file.parent.name
    assert scenario.title
    assert scenario.check() == []
    match = scenario.begin()
    assert not match.over
    assert match.moves, "nobody is asked"
