"""After a game: somebody wants to play again, and everybody knows what comes next."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import LAPTOP, in_every_size, in_reach


def test_the_host_is_told_and_the_others_know_what_they_wait_for(somebody: Callable[..., Person]) -> None:
    host, guest, visitor = somebody(viewport=LAPTOP), somebody(viewport=PHONE), somebody(viewport=LAPTOP)
    for person, name in ((host, "Anna"), (guest, "Boris"), (visitor, "Clara")):
        person.context.request.get("/api/me")
        person.context.request.patch("/api/me", data={"name": name})
    code = host.open_table("shinobi", start=False, players=3)
    guest.command(code, type="sit", seat=1)
    host.command(code, type="start", fill="rules")
    for person in (host, guest):
        person.leave_to_bots(code)
        person.page.goto(f"/t/{code}")
    for person in (host, guest):
        person.page.wait_for_selector("section.end", timeout=120_000)
    guest.command(code, type="chat", text="Once more?")

    guest.page.locator("section.end").get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(re.compile(r"#/t/(?!" + code + ")"))
    again = guest.page.url.rpartition("/")[2]
    end = host.page.locator("section.end")
    expect(end).to_contain_text("Boris wants to play again.")
    join = end.get_by_role("link", name="Join")
    for size in in_every_size(host):
        expect(join, size).to_be_in_viewport(ratio=1)
        assert in_reach(join), size

    # People who look at the result are not gone, and there is always a next step.
    seat = guest.page.locator("ol.seats li").first
    expect(seat).to_contain_text("looking at the result")
    expect(guest.page.locator(".middle")).to_contain_text("Anna is still looking at the result")
    expect(guest.page.locator(".chat")).to_contain_text("Once more?")
    visitor.page.goto(f"/t/{again}")
    expect(visitor.page.locator(".middle")).to_contain_text("Stay to watch, or until a seat becomes free.")
    another = visitor.page.locator(".middle").get_by_role("link", name="Open another table")
    for size in in_every_size(visitor):
        assert in_reach(another), size
    for size in in_every_size(guest):
        assert in_reach(seat.get_by_text("looking at the result")), size
        assert in_reach(guest.page.locator(".middle").get_by_text("Anna is still looking at the result")), size

    join.click()
    expect(seat).not_to_contain_text("result")
    expect(seat).not_to_contain_text("not connected")
    expect(guest.page.locator(".middle")).to_contain_text("Anna starts the game.")
    expect(host.page.locator(".chat")).to_contain_text("Once more?")
    host.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_selector("section.ask")
