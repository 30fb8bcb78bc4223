"""`make screenshots`: pictures of running tables into docs/images, on a phone and a desktop, in light and dark."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from e2e.conftest import FLAGS
from e2e.person import DESKTOP, GAMES, PHONE, Person, Screen
from e2e.served import Served

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
COLOURS = 200
TABLES = {"bang": 6, "samurai_sword": 5, "shinobi": 4, "samurai_spirit": 4}

Wanted = Callable[[Person, Screen, int], bool]


def asked_to_react(person: Person, screen: Screen, step: int) -> bool:
    """Somebody attacks, and things lie on the table already."""
    return step > 12 and person.page.locator(".ask.asked.harm").count() > 0 and len(screen.targets) > 1


def in_the_middle(person: Person, screen: Screen, step: int) -> bool:
    """A choice of one's own, when much has happened."""
    return step > 16 and len(screen.targets) > 2


WANTED: dict[str, Wanted] = {
    "bang": asked_to_react,
    "samurai_sword": asked_to_react,
    "shinobi": in_the_middle,
    "samurai_spirit": in_the_middle,
}


def reach(person: Person, game: str) -> None:
    """Play until there is something to see."""
    for seed in range(20):
        person.chance.seed(seed)
        person.sit_at(person.open_table(game, players=TABLES[game]))
        for step in range(160):
            screen = person.until_asked()
            if screen.over:
                break
            if not screen.dialog and WANTED[game](person, screen, step):
                return
            person.act()
    raise SystemExit(f"{game}: nothing worth a picture in twenty games")


def shoot(person: Person, name: str) -> None:
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)
            person.page.mouse.move(1, 1)
            person.page.evaluate("document.activeElement?.blur(); document.fonts.ready")
            person.settle()
            path = IMAGES / (f"{name}-{size}.png" if theme == "light" else f"{name}-{size}-dark.png")
            person.page.screenshot(path=path)
            # Flat drawings keep their looks with few colours, at a third of the size.
            picture = Image.open(path).convert("RGB")
            picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
            print(f"{path.relative_to(IMAGES.parents[1])}: {path.stat().st_size // 1024} kB")


def main(wanted: list[str]) -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Pictures need Chromium: install the package `chromium` and try again.")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), "screenshots").start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for name in wanted or ["home", *GAMES]:
                person = Person(browser, served.url, seed=name)
                person.context.request.get("/api/me")
                person.context.request.patch("/api/me", data={"name": "Toshiro"})
                if name == "home":
                    friend = Person(browser, served.url, seed=name)
                    for game in ("bang", "samurai_spirit"):
                        friend.open_table(game, start=False, settings={"open": True})
                    person.go()
                    person.page.wait_for_load_state("networkidle")
                else:
                    reach(person, name)
                shoot(person, name)
        finally:
            browser.close()
            served.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
