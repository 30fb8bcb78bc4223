"""The end of a game: the result, the win probabilities, and turning points that link into the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from e2e.person import GAMES, PHONE, Person
from e2e.sizes import MORE_SIZES, ZOOMED, in_every_size
from e2e.test_accessibility import Inspector

# Positions of everything on the end screen that must not move when the win probabilities arrive.
STEADY = """() => [...document.querySelectorAll(
  'section.end, section.end header, section.end li, section.end tr, section.end .acts .btn, section.end h3')]
  .filter((node) => !node.closest('.chances ol, .chances .legend, .chances table'))
  .map((node) => node.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())"""

DELAYS = """() => [...document.querySelectorAll('section.end .both')].map((node) =>
  parseFloat(getComputedStyle(node).animationDelay))"""

# Whether the panel is in the window, nothing scrolls sideways, and the buttons in its footer are visible.
FITS = """() => {
  const end = document.querySelector('section.end').getBoundingClientRect();
  const body = document.querySelector('section.end .body');
  const wrong = [];
  if (end.left < 0 || end.top < 0 || end.right > innerWidth || end.bottom > innerHeight) wrong.push('panel outside');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('page scrolls sideways');
  if (body.scrollWidth > body.clientWidth) wrong.push('panel scrolls sideways');
  if (body.clientHeight < 80) wrong.push(`only ${body.clientHeight} px to read in`);
  for (const button of document.querySelectorAll('section.end .acts .btn')) {
    const box = button.getBoundingClientRect();
    if (!box.width) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!button.contains(hit)) wrong.push(`${button.textContent.trim()} is covered`);
  }
  return wrong;
}"""


def shown(person: Person, game: str, **wanted: Any) -> str:
    """Open the end screen of a game, with its win probabilities."""
    code = person.finished(game, **wanted)
    person.sit_at(code)
    expect(person.page.locator("section.end .legend")).to_be_visible(timeout=120_000)
    return code


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game(person: Person, game: str) -> None:
    code = shown(person, game)
    record = person.context.request.get(f"/api/records/{code}").json()
    chances = person.context.request.get(f"/api/records/{code}/chances").json()
    end = person.page.locator("section.end")
    won = 0 in record["outcome"]["winners"]
    assert end.get_by_role("heading", level=2).inner_text().startswith("You won: " if won else "You lost: ")
    # Your own row, and no other.
    expect(end.locator(".own-row")).to_have_count(1)
    assert "You" in end.locator(".own-row").inner_text()
    # Every hidden role is turned over.
    hidden = {"samurai_spirit": 0}.get(game, len(record["card"]["seats"]))
    expect(end.locator(".turned")).to_have_count(hidden)
    # The chart says in words what it draws, and the table behind it has a row for each point.
    label = end.get_by_role("img", name="Win probability over the game").get_attribute("aria-label") or ""
    assert label.count("%") == 2 * len(chances["teams"])
    assert label.count("→ 100\N{NO-BREAK SPACE}%") == (1 if record["outcome"]["winners"] else 0) or game == "shinobi"
    expect(end.locator(".chances tbody tr")).to_have_count(len(chances["points"]))
    expect(end.locator(".plot .line")).to_have_count(len(chances["teams"]))
    expect(end.locator(".plot .turning")).to_have_count(len(chances["turning_points"]))
    expect(end.locator(".chances ol a")).to_have_count(len(chances["turning_points"]))


def test_a_turning_point_leads_into_the_replay(person: Person) -> None:
    for _ in range(10):
        code = shown(person, "bang")
        links = person.page.locator("section.end .chances ol a")
        if links.count():
            break
    assert links.count(), "no game among ten had a turning point"
    points = person.context.request.get(f"/api/records/{code}/chances").json()["turning_points"]
    move = points[0]["move"]
    expect(links.first).to_contain_text(f"Move {move}")
    expect(links.first).to_contain_text("%")
    links.first.click()
    expect(person.page.locator(".at-of")).to_contain_text(f"{move}/")
    assert f"r/{code}?move={move}" in person.page.url


@pytest.mark.parametrize("looks", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_nothing_moves_when_the_chances_come(somebody: Callable[..., Person], looks: dict[str, Any]) -> None:
    person = somebody(**looks)
    code = person.finished("bang")
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    person.page.route("**/chances", hold)
    person.sit_at(code)
    expect(person.page.locator("section.end")).to_be_visible()
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(person.page.locator(".chances [role=status]")).to_have_text("Calculating win probabilities …")
    person.settle()
    before = person.page.evaluate(STEADY)
    assert len(before) > 8
    waiting[0].continue_()
    expect(person.page.locator(".legend")).to_be_visible(timeout=120_000)
    person.settle()
    assert person.page.evaluate(STEADY) == before


def test_without_chances_the_end_is_whole(person: Person) -> None:
    code = person.finished("bang")
    with person.outage():
        person.page.route(
            "**/chances", lambda route: route.fulfill(status=500, json={"error": "internal", "message": ""})
        )
        person.sit_at(code)
        expect(person.page.locator("section.end h2")).to_contain_text("You ")
        expect(person.page.locator(".chances")).to_have_count(0)
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_chances_are_asked_for_again_when_the_server_is_busy(person: Person) -> None:
    code = person.finished("shinobi")
    busy = [1]

    def answer(route: Route) -> None:
        if busy:
            busy.pop()
            route.fulfill(status=503, json={"error": "unavailable", "message": ""})
        else:
            route.continue_()

    with person.outage():
        person.page.route("**/chances", answer)
        person.sit_at(code)
        expect(person.page.locator(".chances [role=status]")).to_be_visible()
        expect(person.page.locator(".legend")).to_be_visible(timeout=120_000)
    assert not busy


@pytest.mark.parametrize(
    ("game", "players"), [("bang", 7), ("samurai_sword", 7), ("shinobi", 5), ("samurai_spirit", 4)]
)
def test_it_fits_every_window_with_play_again_at_hand(person: Person, game: str, players: int) -> None:
    shown(person, game, players=players)
    wrong: dict[str, list[str]] = {}
    for size in in_every_size(person, MORE_SIZES + ZOOMED):
        person.settle()
        for far in (0, 100_000):
            person.page.evaluate("(far) => document.querySelector('section.end .body').scrollTo(0, far)", far)
            found = person.page.evaluate(FITS)
            if found:
                wrong[size] = found
    assert wrong == {}


@pytest.mark.parametrize("looks", [{}, {"color_scheme": "dark", "viewport": PHONE}], ids=["desktop", "dark phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_it(somebody: Callable[..., Person], axe: str, game: str, looks: dict[str, Any]) -> None:
    person = somebody(bypass_csp=True, **looks)
    shown(person, game)
    Inspector(person, axe).check(f"{game}: the end with its chances")


def test_the_replay_shows_the_result_at_any_move(somebody: Callable[..., Person]) -> None:
    """Its player sees their own result, others see the winners, and a turning point moves the replay."""
    player, other = somebody(), somebody()
    code = player.finished("bang", settings={"pace": "instant", "open": True, "watch": True})
    for person, own in ((player, 1), (other, 0)):
        person.go(f"r/{code}?move=3")
        person.page.get_by_role("button", name="Result").click()
        end = person.page.locator("section.end")
        expect(end.locator(".legend")).to_be_visible(timeout=120_000)
        expect(end.locator(".own-row")).to_have_count(own)
        expect(end.get_by_role("link", name="New game")).to_be_visible()
        assert end.get_by_role("heading", level=2).inner_text().startswith("You ") == bool(own)
        expect(person.page.locator(".at-of")).to_contain_text("3/")
        end.get_by_role("button", name="See the table").click()
        expect(end).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "won", "lost"), [("ru", "Вы победили: ", "Вы проиграли: "), ("zh", "你赢了：", "你输了：")]
)
def test_it_speaks_every_language(somebody: Callable[..., Person], language: str, won: str, lost: str) -> None:
    person = somebody(language=language)
    for game in GAMES:
        person.sit_at(person.finished(game))
        heading = person.page.locator("section.end h2")
        expect(heading).to_be_visible()
        assert heading.inner_text().startswith((won, lost))


def test_roles_turn_over_one_after_the_other(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    person.sit_at(person.finished("bang"))
    person.page.wait_for_selector("section.end .turned")
    delays = person.page.evaluate(DELAYS)
    assert delays == sorted(delays)
    assert len(set(delays)) == len(delays)
