"""Games of other packages in the browser: a whole game of each at the generic table, on a desktop and on a phone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
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
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], "the page is wider than the screen"
    assert person.play_to_the_end() > 0
    assert page.locator("section.end h2").inner_text()
    page.screenshot(path=tmp_path / f"{game}-{size['width']}-end.png")
