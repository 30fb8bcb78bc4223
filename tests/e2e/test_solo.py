"""Samurai Spirit for one player, and as a cooperative game."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import SIZES, in_every_size

TILES = "[...document.querySelectorAll('.crew [data-seat]')].map((tile) => tile.dataset.seat)"


def test_a_single_player_chooses_no_bots_and_the_other_samurai_stay_where_they_are(person: Person) -> None:
    page = person.page
    page.set_viewport_size(PHONE)
    person.go("new/samurai_spirit")
    bots = page.get_by_role("group", name="Bots")
    expect(bots).to_have_count(1)
    page.get_by_role("group", name="Players").get_by_text("1", exact=True).click()
    for size in in_every_size(person):
        expect(bots, size).to_have_count(0)

    cast = ["kikuchiyo", "heihachi", "kanbei", "gorobei"]
    code = person.open_table("samurai_spirit", players=1, bots=None, options={"samurai": cast})
    person.sit_at(code)
    person.until_asked()
    before = page.evaluate(TILES)
    assert len(before) == len(cast) - 1, before
    changes = 0
    end = time.monotonic() + 60
    while changes < len(SIZES):
        assert time.monotonic() < end
        width, height = SIZES[changes % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        if person.act().over:
            break
        after = page.evaluate(TILES)
        if len(after) == len(before):
            moved = [seat for seat, now in zip(before, after, strict=True) if seat != now]
            assert len(moved) <= 1, f"{before} became {after}"
            changes += len(moved)
            before = after
    assert changes, "the turn never came to another samurai"

    # Between allies there are no acts "towards the others".
    if page.locator("section.end").count():
        page.get_by_role("button", name="See the table").click()
    else:
        person.until_asked()
        page.keyboard.press("Escape")
    page.evaluate("document.querySelector('.crew [data-seat]').click()")
    for size in in_every_size(person):
        expect(page.locator("dialog[open]"), size).to_be_visible()
        expect(page.locator("[data-deeds]"), size).to_have_count(0)
