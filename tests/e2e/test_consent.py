"""Two people at one table: one proposes a pause or another pace, and the other agrees or refuses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.person import PHONE, Person
from e2e.sizes import LAPTOP


def strip(person: Person) -> Locator:
    return person.page.locator(".ask .strip.proposal")


def whole(strip: Locator) -> None:
    """Check that the proposal and its buttons are on the screen and none of the text is cut off."""
    box = strip.bounding_box()
    size = strip.page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]
    assert strip.locator(".words").evaluate("node => node.scrollWidth <= node.clientWidth + 1")


def pace(person: Person) -> Locator:
    panel = person.page.get_by_role("group", name="Speed").first
    if not panel.is_visible():
        person.page.get_by_role("button", name="Speed", exact=True).click()
    return panel


@pytest.fixture
def seated(somebody: Callable[..., Person]) -> tuple[Person, Person]:
    """Seat the host at a laptop and a guest with a phone, in a rated game."""
    host, guest = somebody(viewport=LAPTOP), somebody(viewport=PHONE)
    settings = {"pace": "slow", "forced": False}
    code = host.open_table("shinobi", start=False, players=3, settings=settings)
    guest.context.request.get("/api/me")
    guest.command(code, type="sit", seat=1)
    host.command(code, type="start", fill="rules")
    for person in (host, guest):
        # The offer of sound would cover the tools on the phone.
        person.context.add_init_script("localStorage['sanjuro.settings'] ??= JSON.stringify({ soundOffered: true })")
        person.sit_at(code)
    return host, guest


def test_a_pause_and_a_pace_need_the_consent_of_the_other(seated: tuple[Person, Person]) -> None:
    host, guest = seated
    host.page.get_by_role("button", name="Pause", exact=True).click()
    expect(strip(guest)).to_contain_text("would like a pause.")
    expect(strip(host)).to_contain_text("You asked for a pause. Waiting for")
    for person in (host, guest):
        whole(strip(person))
    # Refused: nothing changes, and the host is told.
    strip(guest).get_by_role("button", name="Refuse").click()
    expect(strip(host)).to_have_count(0)
    expect(host.page.locator(".toast")).to_contain_text("refused. Nothing changes.")
    expect(guest.page.get_by_text("The game is paused.")).to_have_count(0)
    # The guest proposes too. The panel shows the pace as it is until everyone has agreed.
    panel = pace(guest)
    expect(panel).to_contain_text("Everyone who plays has to agree")
    panel.get_by_text("Fast", exact=True).click()
    expect(strip(host)).to_contain_text("would like to change the pace to “Fast”.")
    expect(pace(guest).get_by_label("Slow")).to_be_checked()
    strip(host).get_by_role("button", name="Agree").click()
    expect(pace(guest).get_by_label("Fast")).to_be_checked()
    expect(strip(guest)).to_have_count(0)
    # One proposal is withdrawn, the next is accepted, and the other person ends the pause.
    pace(guest).get_by_role("button", name="Pause").click()
    expect(strip(host)).to_contain_text("would like a pause.")
    strip(guest).get_by_role("button", name="Withdraw").click()
    expect(strip(host)).to_have_count(0)
    pace(guest).get_by_role("button", name="Pause").click()
    strip(host).get_by_role("button", name="Agree").click()
    for person in (host, guest):
        expect(person.page.locator(".ask .strip")).to_contain_text("The game is paused.")
    guest.page.locator(".ask .strip").get_by_role("button", name="Continue").click()
    expect(host.page.get_by_text("The game is paused.")).to_have_count(0)


def test_in_a_rated_game_the_host_is_told_why_nobody_can_be_removed(seated: tuple[Person, Person]) -> None:
    host, _ = seated
    host.page.get_by_role("button", name="Menu").click()
    expect(host.page.get_by_role("button", name="Remove ")).to_be_disabled()
    expect(host.page.get_by_role("dialog")).to_contain_text("players cannot be removed once it has begun")
