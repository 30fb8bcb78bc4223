"""When a game begins, a card turns over and shows your role; it never gets in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.person import GAMES, PHONE, Person
from e2e.sizes import MORE_SIZES, ZOOMED, in_every_size
from e2e.test_accessibility import Inspector

PLACES = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const card = box('section.begin'), dock = box('.dock'), bar = box('header.bar');
  return {
    card: [card.left, card.top, card.right, card.bottom], dock: dock.top, bar: bar.bottom,
    window: [innerWidth, innerHeight], beside: dock.left, sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


def opened(person: Person, game: str, wanted: Callable[[dict[str, Any]], bool], **more: Any) -> str:
    """Open a table whose first position satisfies a condition, as the person in seat 0 sees it."""
    for _ in range(60):
        code = person.open_table(game, **more)
        view = person.context.request.get(f"/api/tables/{code}").json()["view"]
        if wanted(view):
            return code
    raise AssertionError("no such deal among sixty")


def begins(view: dict[str, Any]) -> bool:
    return bool(view["asked"] == 0 and view["turn"] == 0)


def go_to(person: Person, code: str) -> None:
    person.page.goto(f"/t/{code}")
    person.page.wait_for_selector("section.ask")


ROLES = [
    ("bang", "sheriff", "You are the Sheriff.", "Eliminate the Outlaws and the Renegade."),
    ("bang", "deputy", "You are a Deputy.", "Keep the Sheriff, {chief}, alive"),
    ("bang", "outlaw", "You are an Outlaw.", "Eliminate the Sheriff, {chief}."),
    ("bang", "renegade", "You are the Renegade.", "then the Sheriff, {chief}"),
    ("samurai_sword", "shogun", "You are the Shogun.", "together with your Samurai"),
    ("samurai_sword", "samurai", "You are a Samurai.", "Collect honour for the Shogun, {chief}"),
    ("samurai_sword", "ninja", "You are a Ninja.", "at the expense of the Shogun, {chief}"),
    ("samurai_sword", "ronin", "You are the Ronin.", "yours counts ×2"),
]


@pytest.mark.parametrize(("game", "role", "title", "aim"), ROLES, ids=[row[1] for row in ROLES])
def test_it_tells_the_role_the_aim_and_the_character(
    person: Person, game: str, role: str, title: str, aim: str
) -> None:
    code = opened(person, game, lambda view: view["seats"][0]["role"] == role, players=5)
    state = person.context.request.get(f"/api/tables/{code}").json()
    chief = state["table"]["seats"][state["view"]["sheriff" if game == "bang" else "shogun"]]["name"]
    go_to(person, code)
    card = person.page.locator("section.begin")
    expect(card.get_by_role("heading")).to_have_text(title)
    expect(card.locator(".aim")).to_contain_text(aim.format(chief=chief))
    # The character as your own panel names it, with its ability.
    name = card.locator(".person b").inner_text()
    assert name in person.page.locator(".me").inner_text()
    assert len(card.locator(".person p > span").inner_text()) > 10


def test_it_tells_the_clan(person: Person) -> None:
    code = person.open_table("shinobi")
    clan = person.context.request.get(f"/api/tables/{code}").json()["view"]["seats"][0]["clan"]
    go_to(person, code)
    names = {"go_hojo": "Go-Hōjō", "mori": "Mōri", "oda": "Oda", "takeda": "Takeda", "uesugi": "Uesugi"}
    expect(person.page.locator("section.begin h2")).to_have_text(f"You are the agent of {names[clan]}.")
    expect(person.page.locator("section.begin .aim")).to_contain_text(f"the most {names[clan]} cards")


def test_it_tells_the_samurai_and_the_difficulty(person: Person) -> None:
    go_to(person, person.open_table("samurai_spirit", options={"difficulty": "hard"}, players=3))
    card = person.page.locator("section.begin")
    samurai = person.page.locator(".me").inner_text()
    name = card.get_by_role("heading").inner_text().removeprefix("You are ").removesuffix(".")
    assert name in samurai
    expect(card.locator(".aim")).to_contain_text("Difficulty: hard.")


def test_who_leads_several_samurai_is_told_all_of_them(person: Person) -> None:
    go_to(person, person.open_table("samurai_spirit", players=1, bots=None))
    card = person.page.locator("section.begin")
    expect(card.get_by_role("heading")).to_contain_text("You lead ")
    expect(card.locator(".person")).to_have_count(2)


@pytest.mark.parametrize("how", ["Enter", "Escape", "button", "card", "beside"])
def test_it_is_put_away(person: Person, how: str) -> None:
    go_to(person, person.open_table("bang"))
    card = person.page.locator("section.begin")
    expect(card).to_be_visible()
    if how == "button":
        card.get_by_role("button").click()
    elif how == "card":
        card.locator("h2").click()
    elif how == "beside":
        person.page.locator("header.bar h1").click()
    else:
        person.page.keyboard.press(how)
    expect(card).to_have_count(0)
    assert person.page.locator(".toast").count() == 0


@pytest.mark.parametrize("game", ["bang", "samurai_sword"])
def test_the_first_click_plays_as_if_it_were_not_there(person: Person, game: str) -> None:
    go_to(person, opened(person, game, begins))
    person.page.wait_for_selector(".ask.asked")
    expect(person.page.locator("section.begin")).to_be_visible()
    card = person.page.locator('[data-zone="hand"] [aria-label$="can be chosen"]').first
    card.click()
    expect(person.page.locator("section.begin")).to_have_count(0)
    expect(person.page.locator('[data-zone="hand"] [aria-pressed="true"]')).to_have_count(1)


def test_it_comes_again_before_the_first_move_and_not_after_it(person: Person) -> None:
    go_to(person, opened(person, "bang", begins))
    card = person.page.locator("section.begin")
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    person.page.reload()
    person.page.wait_for_selector(".ask.asked")
    expect(card).to_be_visible()
    before = len(person.page.locator(".logl li").all())
    while len(person.page.locator(".logl li").all()) <= before:
        person.act()
    person.page.reload()
    person.page.wait_for_selector("section.ask")
    person.page.wait_for_timeout(300)
    expect(card).to_have_count(0)


def test_when_bots_began_it_is_told_once(person: Person) -> None:
    code = opened(person, "bang", lambda view: view["turn"] != 0 or view["asked"] != 0)
    go_to(person, code)
    card = person.page.locator("section.begin")
    expect(card).to_be_visible()
    # The bots' moves are told once the card has been dismissed.
    person.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    person.page.wait_for_selector(".logl .turnline ~ li")
    person.page.reload()
    person.page.wait_for_selector("section.ask")
    person.page.wait_for_timeout(300)
    expect(card).to_have_count(0)


def test_nobody_who_looks_on_and_no_example_has_one(somebody: Callable[..., Person]) -> None:
    player, watcher = somebody(), somebody()
    go_to(watcher, player.open_table("bang"))
    watcher.page.wait_for_timeout(300)
    expect(watcher.page.locator("section.begin")).to_have_count(0)
    go_to(player, player.open_table("bang", example="slab", bots=None, start=False))
    player.page.wait_for_timeout(300)
    expect(player.page.locator("section.begin")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_covers_neither_question_nor_hand_in_any_window(person: Person, game: str) -> None:
    go_to(person, person.open_table(game, settings={"pace": "natural"}))
    expect(person.page.locator("section.begin")).to_be_visible()
    for size in in_every_size(person, MORE_SIZES + ZOOMED):
        person.settle()
        places = person.page.evaluate(PLACES)
        left, top, right, bottom = places["card"]
        where = f"{size}: {places}"
        assert 0 <= left < right <= places["window"][0], where
        assert bottom <= places["dock"] + 1 or right <= places["beside"] + 1, where
        assert top >= places["bar"] - 1, where
        assert bottom - top > 60, where
        assert not places["sideways"], where


def test_it_turns_over_only_with_motion(somebody: Callable[..., Person]) -> None:
    turning = "() => getComputedStyle(document.querySelector('section.begin .both')).animationName"
    moving, still = somebody(motion=True), somebody()
    for person, animated in ((moving, True), (still, False)):
        go_to(person, person.open_table("bang"))
        person.page.wait_for_selector("section.begin")
        assert (person.page.evaluate(turning) != "none") == animated


@pytest.mark.parametrize("looks", [{}, {"color_scheme": "dark", "viewport": PHONE}], ids=["desktop", "dark phone"])
def test_axe_finds_nothing_on_it(somebody: Callable[..., Person], axe: str, looks: dict[str, Any]) -> None:
    person = somebody(bypass_csp=True, **looks)
    for game in GAMES:
        go_to(person, person.open_table(game, settings={"pace": "natural"}))
        expect(person.page.locator("section.begin")).to_be_visible()
        Inspector(person, axe).check(f"{game}: the beginning")


@pytest.mark.parametrize(("language", "title"), [("ru", "Вы\u00a0— "), ("zh", "你是")])
def test_it_speaks_every_language(somebody: Callable[..., Person], language: str, title: str) -> None:
    person = somebody(language=language)
    for game in ("bang", "samurai_sword", "samurai_spirit"):
        go_to(person, person.open_table(game))
        expect(person.page.locator("section.begin h2")).to_contain_text(title)
