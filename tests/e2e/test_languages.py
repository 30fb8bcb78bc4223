"""Russian and Chinese are complete: no part of the interface is left in English, and no message shows its id."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from e2e.person import GAMES, Person

LANGUAGES = {"ru": "ru", "zh": "zh-Hans"}
NAME = {"ru": "Кото", "zh": "小琴"}

# Everything that is visible or read aloud, in page order.
TEXTS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === 3) {
      if (!node.parentElement.closest('script, style')) texts.push(node.data);
    } else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '');
  }
  return [document.title, ...texts].map((text) => text.trim()).filter(Boolean);
}"""

# Proper names (including the browser's), the languages' own names, and text that is part of the picture on a poster.
LATIN = {"Sanjuro", "BANG", "Chrome", "Linux", "English", "WANTED", "QR", "Enter", "Esc", "EN", "RU", "ZH"}


def english(person: Person, allowed: set[str]) -> list[str]:
    """Return texts on the page with words in Latin letters that are not allowed."""
    found = []
    for text in person.page.evaluate(TEXTS):
        if text.startswith("http"):
            continue
        words = set(re.findall(r"[A-Za-z][A-Za-z_-]{2,}", text)) - allowed
        if words:
            found.append(f"{text!r}: {sorted(words)}")
    return found


def names_at(person: Person, code: str) -> set[str]:
    """Return the names of the people there, and the code itself.

    Unlike the names of bots, these are the same in every language.
    """
    mine = person.context.request.get("/api/lobby").json()["mine"]
    return names_on([card for card in mine if card["code"] == code])


def names_on(cards: list[dict[str, Any]]) -> set[str]:
    people = [seat["name"] for card in cards for seat in card["seats"] if seat["holder"] == "person"]
    names = [*people, *(card["code"] for card in cards)]
    assert names
    return {word for name in names for word in re.findall(r"[A-Za-z]+", name)}


def names_listed(person: Person) -> set[str]:
    """Return other people's names in the lists of tables and finished games."""
    lobby = person.context.request.get("/api/lobby").json()
    finished = person.context.request.get("/api/records").json()["games"]
    cards = [*lobby["open"], *lobby["running"], *lobby["mine"], *finished]
    return names_on(cards) if cards else set()


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, somebody: Callable[..., Person]) -> Person:
    person = somebody(language=request.param)
    person.context.request.get("/api/me")
    person.context.request.patch("/api/me", data={"name": NAME[request.param]})
    return person


def test_the_pages(reader: Person) -> None:
    language = reader.language
    for path in ["", *(f"new/{game}" for game in GAMES), "tables", "replays", "rules", "me"]:
        reader.go(path)
        reader.page.wait_for_load_state("networkidle")
        assert reader.page.evaluate("document.documentElement.lang") == LANGUAGES[language]
        assert english(reader, LATIN | names_listed(reader)) == [], f"on the page #/{path}"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules(reader: Person, game: str) -> None:
    reader.go(f"rules/{game}")
    body = reader.page.inner_text("article")
    own = re.findall(r"[а-яё]" if reader.language == "ru" else r"[\u4e00-\u9fff]", body, re.IGNORECASE)
    assert len(own) > {"ru": 1000, "zh": 500}[reader.language]  # a Chinese character is half a word
    assert re.findall(r"(?:\b[A-Za-z']+\b[ ,]*){6,}", body) == [], "sentences in English"


@pytest.mark.parametrize("game", GAMES)
def test_the_table(reader: Person, game: str) -> None:
    code = reader.open_table(game)
    reader.sit_at(code)
    allowed = LATIN | names_at(reader, code)
    for _ in range(12):
        screen = reader.until_asked()
        assert english(reader, allowed) == [], f"{game}: {screen.question}"
        if screen.over:
            break
        reader.act()
    reader.leave_to_bots(code)
    reader.page.wait_for_selector("section.end", timeout=120_000)
    assert english(reader, allowed) == [], f"{game}: the end"
    reader.page.get_by_role("button").filter(has=reader.page.locator('use[href="#i-help"]')).first.click()
    assert english(reader, allowed) == [], f"{game}: the help"


# Words that are broken at the end of a line: their first and last characters are on different lines.
TORN = """() => {
  const torn = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const word of node.data.matchAll(/警长|【[^】·]{1,6}】/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 8)));
      if (tops.size > 1) torn.push(node.data);
    }
  return torn;
}"""


def test_chinese_words_stay_on_one_line(somebody: Callable[..., Person]) -> None:
    person = somebody(language="zh")
    code = person.open_table("bang")
    for path in ("rules/bang", f"t/{code}"):
        person.go(path)
        person.page.wait_for_selector("article, section.begin, section.ask")
        for width, height in ((390, 844), (844, 390), (1366, 768)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(TORN) == [], f"{path} at {width}"


def test_the_language_changes_at_once_and_stays(person: Person) -> None:
    person.go()
    person.page.select_option("label.lang select", "ru")
    person.page.wait_for_selector('html[lang="ru"]')
    assert "Играть" in person.page.inner_text(".hero")
    person.page.reload()
    person.page.wait_for_selector('html[lang="ru"]')
    name = set(re.findall(r"[A-Za-z]+", person.page.inner_text("a.who")))
    assert english(person, LATIN | name) == []
