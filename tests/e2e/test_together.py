"""Two people in two browsers and bots, at one table that they share by its link."""

from __future__ import annotations

from collections.abc import Callable

from e2e.person import Person


def test_two_people_meet_by_link_talk_and_play_to_the_end(somebody: Callable[..., Person]) -> None:
    host, guest = somebody(), somebody()
    host.go("new/shinobi")
    host.page.locator("summary", has_text="Clock and table").click()
    host.page.get_by_text("At once").click()
    host.page.get_by_role("button", name="Invite friends").click()
    link = host.page.inner_text(".invite .addr")

    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.wait_for_selector("ol.seats li:nth-child(2) .nm:not(.empty)")

    guest.page.fill(".say input", "Good evening!")
    guest.page.keyboard.press("Enter")
    host.page.get_by_text("Good evening!").wait_for()

    host.page.get_by_role("button", name="Start").click()
    acted = {host: 0, guest: 0}
    people = [host, guest]
    for _ in range(1500):
        for person in people:
            screen = person.read_screen()
            if screen.asked and screen.targets:
                person.act()
                acted[person] += 1
        if all(person.read_screen().over for person in people):
            break
    assert all(person.read_screen().over for person in people)
    assert min(acted.values()) > 3
    results = {person.page.inner_text("section.end header p:last-child") for person in people}
    assert len(results) == 1, "both see the same end"


def test_who_is_gone_is_seen_and_comes_back_to_the_same_seat(somebody: Callable[..., Person]) -> None:
    host, guest = somebody(), somebody()
    code = host.open_table("shinobi", start=False, players=3)
    host.page.goto(f"/t/{code}")
    guest.page.goto(f"/t/{code}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.wait_for_selector("ol.seats li:nth-child(2) .nm:not(.empty)")
    host.page.get_by_role("button", name="Start").click()
    for person in (host, guest):
        person.page.wait_for_selector("section.ask")
    gone = host.page.locator('[data-seat="1"] ~ .own use[href="#i-wifi"]')
    gone.first.wait_for(state="detached")
    guest.page.goto("about:blank")
    gone.first.wait_for(state="attached")
    guest.page.goto(f"/t/{code}")
    guest.page.wait_for_selector("section.ask")
    gone.first.wait_for(state="detached")
    assert guest.page.locator(".prov.home [data-seat]").get_attribute("data-seat") == "1"


def test_somebody_who_looks_on_sees_the_table_but_no_hand(somebody: Callable[..., Person]) -> None:
    player, watcher = somebody(), somebody()
    code = player.open_table("bang")
    player.sit_at(code)
    player.until_asked()
    watcher.sit_at(code)
    player.page.get_by_text("1 watching").or_(player.page.locator(".sub", has_text="1")).first.wait_for()
    assert watcher.page.locator('[data-zone="hand"] [data-card]').count() == 0
    assert player.page.locator('[data-zone="hand"] [data-card]').count() > 0
