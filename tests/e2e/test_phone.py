"""A phone held upright: nothing scrolls sideways, and everything is big enough for a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.person import GAMES, PHONE, SMALL, Person

SIZES = {"phone": PHONE, "small": SMALL}

# How far the page can be scrolled sideways, and what sticks out of it.
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  const scroller = document.scrollingElement;
  const out = [...document.querySelectorAll('main *, header *')].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.right > wide + 1 && !node.closest('.vh');
  });
  return [scroller.scrollWidth - wide, out.slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute('class')}`)];
}"""

# Every control smaller than 24 px that has another control within that distance (WCAG 2.2, 2.5.8). Exceptions are words
# within a text, and the cards of other players, for which the list of all moves is an alternative.
SMALL_TARGETS = """() => {
  const PRESSED = 'a[href], button, input, select, summary';
  const around = [[0, -11.5], [0, 11.5], [-11.5, 0], [11.5, 0]];
  const crowded = (node, box) => around.some(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width / 2 + x, box.top + box.height / 2 + y)?.closest(PRESSED);
    return hit && hit !== node && !node.contains(hit);
  });
  return [...document.querySelectorAll(PRESSED)]
    .filter((node) => node.getClientRects().length && !node.disabled)
    .filter((node) => !node.closest('.logl, p, article, .vh, .slot-place:not(.in-hand)'))
    .map((node) => (node.matches('[type=radio], [type=checkbox]') ? (node.closest('label') ?? node) : node))
    .filter((node) => node.offsetWidth < 24 || node.offsetHeight < 24)
    .filter((node) => {
      node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return crowded(node, node.getBoundingClientRect());
    })
    .map((node) => `${node.className} ${node.textContent.trim()}: ${node.offsetWidth}x${node.offsetHeight}`);
}"""

LOW_BUTTONS = """() => [...document.querySelectorAll('.ask .btn, .ask .tool, header .tool')]
  .filter((node) => node.getClientRects().length)
  .map((node) => [node.getBoundingClientRect(), node.textContent.trim()])
  .filter(([box]) => box.height < 40 || box.width < 40)
  .map(([box, what]) => `${what}: ${box.width}x${box.height}`)"""


def check(person: Person, where: str) -> None:
    overflow, out = person.page.evaluate(SIDEWAYS)
    assert overflow <= 0, f"{where}: {overflow} px to scroll sideways: {out}"
    assert person.page.evaluate(SMALL_TARGETS) == [], where
    assert person.page.evaluate(LOW_BUTTONS) == [], where


@pytest.fixture(params=SIZES)
def phone_user(request: pytest.FixtureRequest, somebody: Callable[..., Person]) -> Person:
    return somebody(viewport=SIZES[request.param], has_touch=True, is_mobile=True, device_scale_factor=2)


def test_the_pages_fit(phone_user: Person) -> None:
    for path in ["", *(f"new/{game}" for game in GAMES), "tables", "replays", "rules", "rules/bang", "me"]:
        phone_user.go(path)
        phone_user.page.wait_for_load_state("networkidle")
        check(phone_user, f"#/{path}")


@pytest.mark.parametrize(
    ("game", "players"), [("bang", 7), ("samurai_sword", 7), ("shinobi", 4), ("samurai_spirit", 7)]
)
def test_the_table_fits(phone_user: Person, game: str, players: int) -> None:
    phone_user.sit_at(phone_user.open_table(game, players=players))
    for step in range(10):
        screen = phone_user.until_asked()
        check(phone_user, f"{game} after {step} clicks: {screen.question}")
        if screen.over:
            break
        phone_user.act()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits(phone_user: Person, game: str) -> None:
    code = phone_user.finished(game)
    phone_user.sit_at(code)
    phone_user.page.wait_for_selector("section.end")
    check(phone_user, f"{game}: the end")
