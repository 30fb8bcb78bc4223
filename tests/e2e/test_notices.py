"""Messages outside the game: notices, hints about a question, dialogs, and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.person import PHONE, Person

PLACES = """() => [...document.querySelectorAll('.seat, .prov, .me')].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height];
})"""

# Counts the seats, hands and questions that a hint covers.
UNDER_NOTES = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const table = boxes('.seat, .prov, .hand, .ask');
  return boxes('.toast').flatMap((toast) => table.filter((box) => meet(toast, box))).length;
}"""


def pick_from_menu(person: Person, button: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator("dialog[open]").get_by_role("button", name=button, exact=True).click()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_a_notice_stands_in_the_bar_and_moves_nothing(person: Person) -> None:
    person.sit_at(person.open_table("bang", players=7))
    person.until_asked()
    person.settle()
    before = person.page.evaluate(PLACES)
    pick_from_menu(person, "Pause")
    expect(person.page.locator(".ask .strip")).to_contain_text("The game is paused.")
    person.settle()
    assert person.page.evaluate(PLACES) == before


def test_a_note_covers_nothing_of_the_game(somebody: Callable[..., Person]) -> None:
    for looks in ({}, {"viewport": PHONE}):
        person = somebody(**looks)
        person.sit_at(person.open_table("shinobi"))
        person.until_asked()
        # The first order sends a card to another province. A click on your own would inspect it if nothing were chosen.
        person.page.locator('[data-zone="hand"] [aria-label$="can be chosen"]').first.click()
        expect(person.page.locator('[data-zone="hand"] [aria-pressed="true"]')).to_have_count(1)
        person.page.locator(".prov.home .whole").evaluate("(node) => node.click()")
        expect(person.page.locator(".toast")).to_have_count(1)
        assert person.page.evaluate(UNDER_NOTES) == 0


def test_seeing_the_table_leaves_the_ways_on_in_the_bar(person: Person) -> None:
    person.sit_at(person.finished("bang"))
    person.page.get_by_role("button", name="See the table").click()
    bar = person.page.locator("section.ask .acts")
    expect(bar.get_by_role("link", name="Replay")).to_be_visible()
    expect(bar.get_by_role("button", name="Play again")).to_be_visible()
    assert person.page.locator(".dist").count() == 0
    bar.get_by_role("button", name="Result").click()
    expect(person.page.locator("section.end")).to_be_visible()


def test_the_log_of_a_phone_opens_at_its_end(somebody: Callable[..., Person]) -> None:
    person = somebody(viewport=PHONE)
    person.sit_at(person.finished("bang"))
    person.page.get_by_role("button", name="See the table").click()
    person.page.locator(".ticker").click()
    person.page.wait_for_function(
        """() => {
          const list = document.querySelector('dialog[open] .scroll');
          return list && list.scrollTop > 0 && list.scrollTop + list.clientHeight > list.scrollHeight - 30;
        }"""
    )


def test_a_long_press_stays_open_when_the_finger_lifts(somebody: Callable[..., Person]) -> None:
    person = somebody(viewport=PHONE, has_touch=True)
    person.sit_at(person.open_table("bang"))
    person.until_asked()
    person.settle()
    box = person.page.locator('[data-zone="hand"] [data-stop]').last.bounding_box()
    assert box is not None
    touch = person.context.new_cdp_session(person.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    window = person.page.locator("dialog[open]")
    expect(window).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # A mouse behaves the same way, and its click reaches the dialog that has appeared in between.
    person.page.mouse.move(at["x"], 5)
    person.page.mouse.up()
    person.page.wait_for_timeout(100)
    expect(window).to_be_visible()
    person.page.mouse.click(PHONE["width"] / 2, 5)
    expect(window).to_have_count(0)


def test_the_focus_stays_in_the_game_after_a_card_is_played(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    card = person.page.locator('[data-zone="hand"] [aria-label$="can be chosen"]').first
    card.focus()
    person.page.keyboard.press("Enter")
    held = person.page.locator('[data-zone="hand"] [data-stop]').count()
    # The focus has moved to a province, or to an army that a ninja can attack.
    person.page.wait_for_function("() => document.activeElement.closest('.map') !== null")
    person.page.keyboard.press("Enter")
    expect(person.page.locator('[data-zone="hand"] [data-stop]')).to_have_count(held - 1)
    person.page.wait_for_function("() => document.activeElement.closest('.felt, section.ask') !== null")


def test_nothing_of_a_table_is_read_out_on_another_page(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    person.act()
    person.until_asked()
    assert person.page.locator('[aria-live="assertive"]').inner_text() != ""
    person.go()
    expect(person.page.locator('[aria-live="assertive"]')).to_have_text("")
    expect(person.page.locator('.vh[role="log"]')).to_have_text("")


def test_a_wrong_address_has_a_way_on(person: Person) -> None:
    person.go("nowhere")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    person.page.locator("main").get_by_role("link", name="Tables").click()
    person.page.wait_for_url(re.compile("#/tables"))
    with person.outage():
        person.page.goto("/t/ZZZZZZ")
        expect(person.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    person.page.locator("main").get_by_role("link", name="Play", exact=True).click()
    person.page.wait_for_selector(".poster")


def test_a_password_that_is_too_short_is_told(person: Person) -> None:
    person.go("me")
    person.page.get_by_label("Password", exact=True).fill("short")
    expect(person.page.locator("form .why")).to_have_text("At least 8 characters.")
    person.page.get_by_label("Password", exact=True).fill("long enough")
    expect(person.page.locator("form .why")).to_have_count(0)


def test_a_guest_has_a_word_in_every_language(somebody: Callable[..., Person]) -> None:
    person = somebody(language="ru")
    person.sit_at(person.open_table("bang"))
    expect(person.page.locator(".mine .n1")).to_contain_text("Гость ")
