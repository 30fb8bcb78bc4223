"""When players disconnect, the others are told; when they come back, they are told what a bot played meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.person import Person
from e2e.served import Served


def test_what_a_bot_played_is_told_and_shown_to_who_comes_back(somebody: Callable[..., Person]) -> None:
    host, guest = somebody(), somebody()
    code = host.open_table("shinobi", start=False, settings={"forced": False, "pace": "instant"})
    guest.context.request.get("/api/me")
    guest.command(code, type="sit", seat=1)
    host.command(code, type="start", fill="rules")
    guest.command(code, type="away")
    host.sit_at(code)
    # When the host is asked again after the guest's turn, the table waits without a limit.
    for _ in range(200):
        host.until_asked()
        played = host.context.request.get(f"/api/tables/{code}").json()["table"]["seats"][1]["stood_in"]
        if played:
            break
        host.act()
    assert played

    guest.sit_at(code)
    guest.command(code, type="back")
    told = guest.page.get_by_role("button", name="for you: show")
    told.click()
    expect(guest.page.locator("dialog[open] li").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@pytest.fixture
def patient_server(tmp_path: Path, seed: str) -> Iterator[Served]:
    """A server that waits ten minutes before a bot stands in: nobody is replaced while the test runs."""
    served = Served(tmp_path, seed)
    served.environment["SANJURO_GRACE"] = "600"
    yield served.start()
    served.kill()


def test_the_others_are_told_who_lost_the_connection(somebody: Callable[..., Person], patient_server: Served) -> None:
    host, guest = somebody(url=patient_server.url), somebody(url=patient_server.url)
    code = host.open_table("shinobi", start=False, settings={"forced": False, "pace": "instant"})
    guest.context.request.get("/api/me")
    guest.context.request.patch("/api/me", data={"name": "Nui"})
    guest.command(code, type="sit", seat=1)
    host.command(code, type="start", fill="rules")
    host.sit_at(code)
    question = host.page.locator("section.ask")
    for _ in range(200):
        text = question.inner_text()
        if "Nui lost the connection." in text:
            break
        screen = host.read_screen()
        # If there is nothing to click, the last answer is still on its way, and the next question may be for somebody
        # else.
        if screen.asked and screen.targets:
            host.act()
        else:
            host.page.wait_for_timeout(20)
    expect(question).to_contain_text("Nui lost the connection.")
    expect(question).to_contain_text("A bot plays in ")
    guest.sit_at(code)
    expect(question).not_to_contain_text("lost the connection")
