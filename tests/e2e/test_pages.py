"""The pages around the tables: none of them is a dead end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.person import GAMES, PHONE, Person


def test_a_wrong_code_gets_a_page_with_a_way_on(person: Person) -> None:
    code = person.open_table("shinobi", start=False)
    with person.outage():
        person.page.goto("/t/QQQQQQ")
        expect(person.page.locator("h1")).to_have_text("There is no such table.")
    expect(person.page.locator("main")).to_contain_text("QQQQQQ")
    person.page.get_by_label("Code of the table").fill(code.lower())
    person.page.get_by_role("button", name="Join").click()
    expect(person.page.locator("ol.seats li").first).to_be_visible()


@pytest.mark.parametrize("address", ["/nonsense", "/#/nonsense", "/#/new/chess"])
def test_a_wrong_address_gets_a_page_with_a_way_on(person: Person, address: str) -> None:
    person.page.goto(address)
    expect(person.page.locator("h1")).to_have_text("There is nothing here.")
    person.page.locator("main").get_by_role("link", name="Tables").click()
    expect(person.page.locator("h1")).to_have_text("Tables")


def test_an_address_without_a_fragment_is_understood(person: Person) -> None:
    person.page.goto("/replays")
    expect(person.page.locator("h1")).to_have_text("Replays")


def test_the_tables_page_always_has_something_to_open_and_to_watch(person: Person) -> None:
    person.go("tables")
    expect(person.page.get_by_role("link", name="Open a table")).to_have_count(len(GAMES))
    shinobi = person.page.locator("li[data-game=shinobi]", has_text="Watch bots play")
    shinobi.get_by_role("button", name="Watch bots play").click()
    person.page.wait_for_selector("section.ask")
    assert person.page.locator('[data-zone="hand"] [data-card]').count() == 0, "no seat, no hand"


def test_replays_and_the_profile_tell_result_role_and_time(person: Person) -> None:
    code = person.finished("bang")
    person.page.set_viewport_size(PHONE)
    for page in ("replays", "me"):
        person.go(page)
        row = person.page.locator(f'li:has(a[href="#/r/{code}"])')
        expect(row).to_contain_text(re.compile(r"won|lost"))
        expect(row).to_contain_text(re.compile(r"Sheriff|Deputy|Outlaw|Renegade"))
        expect(row).to_contain_text(re.compile(r"under a minute|\d+ min"))
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    headings = person.page.locator("h2").all_inner_texts()
    assert headings.index("Last games") < headings.index("Settings"), "games first, settings after them"
