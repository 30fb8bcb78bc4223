"""`make screenshots`: pictures of running tables in build/screenshots, and those for the README in docs/images.

For each game: its beginning, the story while others play, a table in mid-game (light and dark), what a click shows, the
end and the replay, on a phone and a desktop. The tables appear again in every window size that is tested, and one turn
is recorded as an animation. `python -m e2e.screenshots bang turn` makes only the named pictures.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, sync_playwright
from repository import ROOT

from e2e.animation import record
from e2e.conftest import FLAGS
from e2e.person import DESKTOP, GAMES, PHONE, Person, Screen
from e2e.served import Served
from e2e.sizes import MORE_SIZES

FOLDER = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
# Pictures that the README shows.
SHOWN = [
    "bang-seat-desktop.png",
    "bang-end-desktop.png",
    "bang-turn.webp",
    "samurai_sword-phone.png",
    "shinobi-phone.png",
    "samurai_spirit-phone.png",
]
VIEWPORTS = {"phone": PHONE, "desktop": DESKTOP}
COLOURS = 200
TABLES = {"bang": 6, "samurai_sword": 5, "shinobi": 4, "samurai_spirit": 4}

Wanted = Callable[[Person, Screen, int], bool]


def asked_to_react(person: Person, screen: Screen, step: int) -> bool:
    """Return whether somebody attacks and there are already cards on the table."""
    return step > 12 and person.page.locator(".ask.asked.harm").count() > 0 and len(screen.targets) > 1


def in_the_middle(person: Person, screen: Screen, step: int) -> bool:
    """Return whether this person has a choice and much has happened."""
    return step > 16 and len(screen.targets) > 2


WANTED: dict[str, Wanted] = {
    "bang": asked_to_react,
    "samurai_sword": asked_to_react,
    "shinobi": in_the_middle,
    "samurai_spirit": in_the_middle,
}


def reach(person: Person, game: str) -> str:
    """Play until there is something to see. Return the code of the table."""
    for seed in range(20):
        person.chance.seed(seed)
        code = person.open_table(game, players=TABLES[game])
        person.sit_at(code)
        for step in range(160):
            screen = person.until_asked()
            if screen.over:
                break
            if not screen.dialog and WANTED[game](person, screen, step):
                return code
            person.act()
    raise SystemExit(f"{game}: nothing worth a picture in twenty games")


def shoot(person: Person, name: str, still: bool = True) -> None:
    """Take one picture. Flat drawings look the same with few colours, at a third of the size."""
    if still:
        person.settle()
    path = FOLDER / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB", flush=True)


def shoot_both(person: Person, name: str) -> None:
    """Take a picture on a phone and one on a desktop."""
    for size, viewport in VIEWPORTS.items():
        person.page.set_viewport_size(viewport)
        person.page.mouse.move(1, 1)
        shoot(person, f"{name}-{size}")


def shoot_table(person: Person, name: str) -> None:
    person.page.evaluate("document.activeElement?.blur(); document.fonts.ready")
    shoot_both(person, name)
    person.page.emulate_media(color_scheme="dark")
    for size, viewport in VIEWPORTS.items():
        person.page.set_viewport_size(viewport)
        shoot(person, f"{name}-{size}-dark")
    person.page.emulate_media(color_scheme="light")


def shoot_sizes(person: Person, game: str) -> None:
    for width, height in MORE_SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        shoot(person, f"sizes/{game}-{width}x{height}")


def busiest(person: Person, code: str) -> int:
    """Return the seat with most to show: what it did to others, and what changes the distance to it."""
    seats = person.context.request.get(f"/api/tables/{code}").json()["view"]["seats"]

    def much(seat: int) -> int:
        facts = seats[seat]
        deeds: list[int] = [abs(n) for n in facts.get("hostile", facts.get("hostility", []))]
        return sum(deeds) + 5 * len(facts.get("further", facts.get("harder", {})))

    return max(range(1, len(seats)), key=much)


def shoot_inspection(person: Person, game: str, code: str) -> None:
    """Take pictures of a seat, the deck, and what is still hidden, each opened by a click that is not a move."""
    person.page.keyboard.press("Escape")
    looked_at = {
        "seat": person.page.locator(f"main :is(.seat, .prov) > .whole[data-seat='{busiest(person, code)}']").first,
        "deck": person.page.locator("main [data-pile=deck]").first,
        "roles": person.page.locator("main [data-pile=roles]").first,
    }
    for name, thing in looked_at.items():
        if thing.count() and opens(person, thing):
            shoot_both(person, f"{game}-{name}")
            person.page.keyboard.press("Escape")
    person.page.set_viewport_size(DESKTOP)


def opens(person: Person, thing: Locator) -> bool:
    """Return whether something can be inspected now: a seat may be an answer, and the deck may be under cards."""
    thing.focus()
    person.page.keyboard.press("?" if thing.get_attribute("data-seat") else "Enter")
    sheet = person.page.locator("dialog[open] .insp")
    sheet.or_(person.page.locator("section.ask")).first.wait_for()
    return sheet.count() > 0


def shoot_beginning(person: Person, game: str) -> None:
    person.page.goto(f"/t/{person.open_table(game, players=TABLES[game])}")
    person.page.wait_for_selector("section.begin")
    shoot_both(person, f"{game}-begin")


def shoot_story(browser: Browser, url: str, game: str) -> None:
    """The moves of others are told as they happen, so these pictures need motion."""
    for size, viewport in VIEWPORTS.items():
        person = newcomer(browser, url, f"{game}-story", motion=True, viewport=viewport)
        person.sit_at(person.open_table(game, players=TABLES[game], settings={"pace": "quick"}))
        for _ in range(80):
            told = person.page.locator("section.ask .q[data-told=true]")
            if told.count() and person.page.locator(".pointers, .revealed").count():
                break
            if person.read_screen().targets:
                person.act()
            person.page.wait_for_timeout(120)
        shoot(person, f"{game}-story-{size}", still=False)
        person.context.close()


def shoot_end_and_replay(person: Person, game: str, code: str) -> None:
    person.leave_to_bots(code)
    person.page.wait_for_selector("section.end", timeout=240_000)
    person.page.wait_for_selector("section.end .chances svg", timeout=240_000)
    shoot_both(person, f"{game}-end")
    person.page.goto(f"/#/r/{code}?move=24")
    person.page.wait_for_selector(".foot-bar")
    person.page.wait_for_selector("section.ask")
    shoot_both(person, f"{game}-replay")


def newcomer(browser: Browser, url: str, seed: str, **looks: object) -> Person:
    """Create a person with a name who has already been asked about sound."""
    person = Person(browser, url, seed=seed, **looks)  # type: ignore[arg-type]
    person.context.add_init_script("localStorage['sanjuro.settings'] ??= JSON.stringify({ soundOffered: true })")
    person.context.request.get("/api/me")
    person.context.request.patch("/api/me", data={"name": "Toshiro"})
    return person


def picture_home(browser: Browser, url: str) -> None:
    person, friend = newcomer(browser, url, "home"), Person(browser, url, seed="home")
    for game in ("bang", "samurai_spirit"):
        friend.open_table(game, start=False, settings={"open": True})
    person.go()
    person.page.wait_for_load_state("networkidle")
    shoot_table(person, "home")


def picture_game(browser: Browser, url: str, game: str) -> None:
    person = newcomer(browser, url, game)
    shoot_beginning(person, game)
    shoot_story(browser, url, game)
    person.page.set_viewport_size(DESKTOP)
    code = reach(person, game)
    shoot_table(person, game)
    shoot_inspection(person, game, code)
    shoot_sizes(person, game)
    person.page.set_viewport_size(DESKTOP)
    shoot_end_and_replay(person, game, code)


def play_a_little(person: Person) -> None:
    """Click once after a pause. End this person's own turn as soon as possible."""
    person.page.wait_for_timeout(300)
    screen = person.read_screen()
    if not screen.asked or not screen.targets:
        return
    person.page.wait_for_timeout(900)
    end = person.page.locator(".ask [data-button=end]")
    if end.count() and person.chance.random() < 0.6:
        end.click()
    else:
        person.act()


def picture_turn(browser: Browser, url: str) -> None:
    """Record a few seconds of BANG! while the others play their turns."""
    person = newcomer(browser, url, "turn", motion=True, viewport={"width": 1180, "height": 738})
    person.sit_at(person.open_table("bang", players=5, settings={"pace": "quick"}))
    person.until_asked()
    path = FOLDER / "bang-turn.webp"
    record(person.page, path, lambda: play_a_little(person))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB", flush=True)


def main(wanted: list[str]) -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Pictures need Chromium: install the package `chromium` and try again.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), "screenshots").start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for name in wanted or ["home", *GAMES, "turn"]:
                if name == "home":
                    picture_home(browser, served.url)
                elif name == "turn":
                    picture_turn(browser, served.url)
                else:
                    picture_game(browser, served.url, name)
        finally:
            browser.close()
            served.kill()
    for name in SHOWN:
        if (FOLDER / name).exists():
            shutil.copyfile(FOLDER / name, IMAGES / name)


if __name__ == "__main__":
    main(sys.argv[1:])
