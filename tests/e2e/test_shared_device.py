"""Two people at one device: each has a name, and neither sees what belongs to the other."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import FITS_ACROSS, LAPTOP, in_every_size, in_reach

# From now on, collects every text that appears on the page while the curtain is down.
WATCH = """() => {
  window.leaks = [];
  new MutationObserver(() => {
    if (document.querySelector('.curtain') && document.querySelector('.felt, .ask, .begin, .dock, .log'))
      window.leaks.push(document.body.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def add_player(person: Person, seat: int, name: str) -> None:
    person.page.locator("ol.seats li").nth(seat).get_by_role("button", name="Share device").click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog).to_contain_text("a screen asks for its player")
    button = dialog.get_by_role("button", name="Add the player")
    expect(button).to_be_disabled()
    field = dialog.get_by_label("Name of the other player")
    field.fill(name)
    for size in in_every_size(person):
        assert in_reach(field) and in_reach(button), size
    button.click()
    expect(person.page.locator("ol.seats li").nth(seat)).to_contain_text(name)


@pytest.mark.parametrize("game", ["bang", "shinobi"])
def test_a_curtain_falls_between_two_people_at_one_device(person: Person, game: str) -> None:
    page = person.page
    page.set_viewport_size(PHONE)
    person.context.request.patch("/api/me", data={"name": "Anna"})
    code = person.open_table(game, start=False)
    page.goto(f"/t/{code}")
    add_player(person, 1, "Boris")
    page.set_viewport_size(LAPTOP)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Start with").click()

    curtain = page.locator(".curtain")
    players: list[str] = []
    end = time.monotonic() + 60
    while len(players) < 3 and not (screen := person.read_screen()).over:
        assert time.monotonic() < end, f"nobody is asked to take the device: {players}"
        if curtain.count():
            assert page.locator(".felt, .ask, .dock, .log, .chat").count() == 0, "the table is behind the curtain"
            name = curtain.locator("h1").inner_text().strip().removeprefix("Pass the device to ")
            assert not players or name != players[-1], "the same person is asked to take what they hold"
            players.append(name)
            lift = curtain.get_by_role("button", name=f"I am {name}")
            for size in in_every_size(person):
                assert in_reach(curtain.locator("h1")) and in_reach(lift), size
                assert page.evaluate(FITS_ACROSS), size
                assert page.locator(".felt, .ask, .dock, .log, .chat").count() == 0, size
            page.set_viewport_size(LAPTOP if len(players) % 2 else PHONE)
            lift.click()
            page.wait_for_selector("section.ask")
            person.put_card_away()
        elif screen.asked and screen.targets:
            person.click(person.chance.choice(screen.targets))
        else:
            page.wait_for_timeout(20)
    assert players[:2] in (["Anna", "Boris"], ["Boris", "Anna"]), players
    assert page.evaluate("window.leaks") == []

    # After reloading the page, people have to say who they are.
    page.reload()
    page.wait_for_selector(".curtain, .end")
    assert curtain.count() or page.locator(".end").count()


def test_a_game_without_secrets_needs_no_curtain(person: Person) -> None:
    page = person.page
    code = person.open_table("samurai_spirit", start=False)
    page.goto(f"/t/{code}")
    page.locator("ol.seats li").nth(1).get_by_role("button", name="Share device").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("no secrets")
    dialog.get_by_label("Name of the other player").fill("Boris")
    dialog.get_by_role("button", name="Add the player").click()
    page.get_by_role("button", name="Start with").click()
    page.wait_for_selector("section.ask")
    expect(page.locator(".curtain")).to_have_count(0)
