"""The table before the game: who sits there, who watches, and how somebody who comes by a link gets a name."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import FINGER, in_every_size, in_reach


def test_who_comes_by_a_link_is_asked_for_a_name_and_sits_down_under_it(somebody: Callable[..., Person]) -> None:
    host, guest = somebody(), somebody(viewport=PHONE)
    code = host.open_table("bang", start=False)
    host.page.goto(f"/t/{code}")
    seats = host.page.locator("ol.seats li")
    expect(seats.locator(".nm:not(.empty)")).to_have_count(1)

    guest.page.goto(f"/t/{code}")
    guest.page.get_by_label("What shall the others call you?").fill("Nui")
    guest.page.locator("form.ask-name").get_by_role("button", name="Sit down").click()
    expect(seats.nth(1)).to_contain_text("Nui")
    expect(guest.page.locator("form.ask-name")).to_have_count(0)
    assert seats.nth(1).locator(".stranger use").get_attribute("href") == "#west-stranger-1", "the portrait of the seat"
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_host_gets_a_name_without_losing_the_seat(person: Person) -> None:
    code = person.open_table("shinobi", start=False)
    person.page.goto(f"/t/{code}")
    person.page.get_by_label("What shall the others call you?").fill("Orin")
    person.page.locator("form.ask-name").get_by_role("button", name="Save").click()
    seat = person.page.locator("ol.seats li").first
    expect(seat).to_contain_text("Orin")
    expect(seat).to_contain_text("You · host")


def test_who_looks_on_is_named_and_marked_in_the_chat(somebody: Callable[..., Person]) -> None:
    host, watcher = somebody(), somebody()
    code = host.open_table("shinobi", start=False)
    host.page.goto(f"/t/{code}")
    watcher.context.request.patch("/api/me", data={"name": "Gonji"})
    watcher.page.goto(f"/t/{code}")
    expect(host.page.locator(".watching")).to_have_text("Watching: Gonji")

    watcher.page.fill(".say input", "Good evening!")
    watcher.page.keyboard.press("Enter")
    said = host.page.locator(".chat li", has_text="Good evening!")
    expect(said).to_contain_text("spectator")
    host.page.fill(".say input", "Welcome!")
    host.page.keyboard.press("Enter")
    answer = host.page.locator(".chat li", has_text="Welcome!")
    expect(answer.locator(".seat-mark")).to_have_count(1)
    expect(answer).not_to_contain_text("spectator")


def test_bots_look_different_and_options_name_the_own_seat(person: Person) -> None:
    code = person.open_table("bang", start=False)
    page = person.page
    for seat, level in ((1, "rules"), (2, "rules"), (3, "expert")):
        person.command(code, type="add_bot", seat=seat, level=level)
    page.goto(f"/t/{code}")
    portraits = page.locator("ol.seats .stranger use")
    expect(portraits).to_have_count(4)
    looks = [portrait.get_attribute("href") for portrait in portraits.all()]
    assert len(set(looks)) == 4, looks
    own = page.get_by_text("Seat 1 (you)").first
    for size in in_every_size(person):
        assert all(in_reach(portrait) for portrait in page.locator("ol.seats .stranger").all()), size
        assert in_reach(own), size
    expect(page.get_by_text("Seat 2 (you)")).to_have_count(0)


def test_touch_devices_are_not_told_to_press_keys(somebody: Callable[..., Person]) -> None:
    for looks, text in ((FINGER, "A second tap plays it."), ({}, "A second click or Enter plays it.")):
        person = somebody(viewport=PHONE, **looks)
        person.go("me")
        for size in in_every_size(person):
            expect(person.page.get_by_text(text), size).to_be_attached()
            assert ("Enter" in person.page.inner_text("main")) == (not looks), size
