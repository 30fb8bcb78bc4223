"""Games of other packages in the browser: a whole game of each at the generic table, on a desktop and on a phone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from repository import ROOT

from e2e.person import DESKTOP, PHONE, Person
from e2e.served import Served

FOLDERS = sorted(path.parent for path in (ROOT / "examples" / "games").glob("*/pyproject.toml"))


@pytest.fixture(scope="module")
def with_examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("examples"), "examples")
    path = [os.environ.get("PYTHONPATH", ""), *map(str, FOLDERS)]
    served.environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    served.environment["SANJURO_GAMES"] = ",".join(folder.name for folder in FOLDERS)
    served.start()
    yield served
    served.kill()
    log = served.log.read_text()
    assert "Traceback" not in log, log


# Whether the question, a list of moves or your own things cover the middle of the table.
MIDDLE_COVERED = """() => document.querySelector('.middle').getBoundingClientRect().bottom
  > document.querySelector('.dock').getBoundingClientRect().top + 1"""
BROKEN = "[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [folder.name for folder in FOLDERS])
def test_the_rules_page_and_the_drawings_of_the_game(
    somebody: Callable[..., Person], with_examples: Served, game: str, size: dict[str, int], tmp_path: Path
) -> None:
    """They appear on the page of the game, in the list of rules, and beside the table."""
    person = somebody(with_examples.url, viewport=size)
    page = person.page
    person.go(f"new/{game}")
    page.locator(f'main a[href$="rules/{game}"]').click()
    expect(page.locator("article.rules h2").first).to_have_text(re.compile("aim|round"))
    expect(page.locator("article.rules .brought img").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.screenshot(path=tmp_path / f"{game}-rules-{size['width']}.png")
    person.go("rules")
    expect(page.locator(f'main a[href$="rules/{game}"]')).to_be_visible()

    person.sit_at(person.open_table(game))
    person.until_asked()
    page.locator("[data-rules]").click()
    expect(page.locator("article.rules.beside h2").first).to_be_visible()
    page.screenshot(path=tmp_path / f"{game}-beside-{size['width']}.png")

    art = person.context.request.get(f"/api/games/{game}/art/poster.svg")
    assert art.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in art.headers["content-security-policy"]
    for missing in ("art/..%2F__init__.py", "art/no.svg", "rules/ru", "rules/xx"):
        assert person.context.request.get(f"/api/games/{game}/{missing}").status == 404, missing


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [folder.name for folder in FOLDERS])
def test_a_whole_game(
    somebody: Callable[..., Person], with_examples: Served, game: str, size: dict[str, int], tmp_path: Path
) -> None:
    person = somebody(with_examples.url, viewport=size)
    page = person.page
    person.go()
    page.click(f'.poster[data-game="{game}"]')
    page.locator("summary", has_text="Clock and table").click()
    page.get_by_text("At once").click()
    page.get_by_role("button", name=re.compile("Play (against|with) bots")).click()
    person.until_asked()
    page.screenshot(path=tmp_path / f"{game}-{size['width']}.png")
    assert page.evaluate(BROKEN) == [], "drawings that cannot be shown"
    assert page.locator(".card-layer img").count() > 0, "the game's own drawings"
    assert page.evaluate(MIDDLE_COVERED) is False, "the middle of the table is in view"
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], "the page is wider than the screen"
    assert person.play_to_the_end() > 0
    assert page.locator("section.end h2").inner_text()
    page.screenshot(path=tmp_path / f"{game}-{size['width']}-end.png")
