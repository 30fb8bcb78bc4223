"""Accounts: a name kept with a password or a passkey, logging in from another browser, and the games of the account."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route

from e2e.person import DESKTOP, PHONE, Person
from e2e.served import Served
from e2e.sizes import FITS_ACROSS, in_every_size, in_reach

PASSWORD = "three ronin and a dog"
KEPT = "The name is yours: an account keeps it."
GUEST = "You are a guest: this browser remembers you."


def test_a_name_is_kept_with_a_password_and_used_elsewhere(somebody: Callable[..., Person]) -> None:
    here, there = somebody(), somebody()
    keep_name(here, "Unosuke")
    here.finished("shinobi")

    log_in(there, "unosuke")
    there.page.locator(".games a").first.wait_for()
    assert there.page.locator(".games a").count() == 1
    assert there.page.locator("tr.sum td").first.inner_text() == "Shinobi"

    there.page.get_by_role("button", name="Log out").click()
    there.page.get_by_text(GUEST).wait_for()


def test_signing_out_everywhere_makes_every_device_a_guest(somebody: Callable[..., Person]) -> None:
    here, there = somebody(), somebody()
    keep_name(here, "Jinpachi")
    log_in(there, "jinpachi")
    there.sit_at(there.open_table("shinobi"))

    account = here.page.locator("section.account")
    account.get_by_role("button", name="Sign out everywhere").click()
    account.get_by_text("Every device will be signed out").wait_for()
    assert here.page.get_by_text(KEPT).is_visible(), "nobody is signed out before it is confirmed"
    account.get_by_role("button", name="Yes, sign out on every device").click()
    here.page.get_by_text(GUEST).wait_for()

    there.page.get_by_text("You were signed out.").first.wait_for()
    there.page.get_by_text("You are watching.").first.wait_for()
    there.go("me")
    there.page.get_by_text(GUEST).wait_for()


def test_a_new_password_leaves_the_table_of_this_browser_its_player(somebody: Callable[..., Person]) -> None:
    here = somebody()
    keep_name(here, "Hachiro")
    here.sit_at(here.open_table("shinobi"))
    here.page.locator(".me .hand").wait_for()
    settings = here.new_page()
    settings.goto("/#/me")
    account = settings.locator("section.account")
    account.get_by_label("Old password").fill(PASSWORD)
    account.get_by_label("New password").fill(PASSWORD.upper())
    with here.page.expect_websocket() as again:
        account.get_by_role("button", name="Save").click()
    again.value.wait_for_event("framereceived")
    assert here.page.locator(".me .hand").is_visible()
    assert here.page.get_by_text("You were signed out.").count() == 0


def keep_name(person: Person, name: str) -> None:
    person.go("me")
    account = person.page.locator("section.account")
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Keep this name").click()
    person.page.get_by_text(KEPT).wait_for()


def log_in(person: Person, name: str) -> None:
    person.go("me")
    account = person.page.locator("section.account")
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Log in", exact=True).click()
    person.page.get_by_text(KEPT).wait_for()


def test_a_name_is_kept_with_a_passkey(somebody: Callable[..., Person], served: Served) -> None:
    # A passkey belongs to a host name, not to an IP address.
    person = somebody(url=served.url.replace("127.0.0.1", "localhost"))
    chromium = person.context.new_cdp_session(person.page)
    chromium.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    chromium.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    person.go("me")
    account = person.page.locator("section.account")
    account.get_by_label("Name").fill("Tazaemon")
    account.get_by_role("button", name="Keep the name with a passkey").click()
    person.page.get_by_text("One passkey.").wait_for()

    person.page.get_by_role("button", name="Log out").click()
    person.page.get_by_role("button", name="Log in with a passkey").click()
    person.page.get_by_text(KEPT).wait_for()
    assert person.page.locator("header a.who").inner_text().strip().startswith("Tazaemon")


def test_sessions_are_listed_and_ended_one_by_one(somebody: Callable[..., Person]) -> None:
    here, there = somebody(), somebody()
    keep_name(here, "Gohei")
    log_in(there, "gohei")
    there.page.locator(".sessions li").nth(1).wait_for()

    here.page.reload()
    listed = here.page.locator(".sessions li")
    listed.nth(1).wait_for()
    assert "This browser" in listed.nth(0).inner_text() and "Chrome" in listed.nth(1).inner_text()
    for size in (DESKTOP, PHONE):
        here.page.set_viewport_size(size)
        for button in listed.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    listed.nth(1).get_by_role("button", name="End this session").click()
    here.page.get_by_text("The session has ended.").first.wait_for()
    assert listed.count() == 1
    there.page.reload()
    there.page.get_by_text(GUEST).wait_for()
    assert here.page.get_by_text(KEPT).is_visible()


def test_data_is_downloaded_and_deleted(somebody: Callable[..., Person]) -> None:
    """This works for accounts and guests, and others see the name disappear."""
    here, there = somebody(), somebody()
    keep_name(here, "Rikichi")
    code = here.open_table("shinobi", start=False)
    here.command(code, type="chat", text="a thing I said")
    there.page.goto(f"/t/{code}")
    there.page.get_by_text("a thing I said").first.wait_for()
    marked = there.page.locator(".around .nm", has_text="Rikichi")
    assert marked.locator(".registered").get_by_text("Registered name").count() == 1
    assert there.page.locator(".chat b", has_text="Rikichi").locator(".registered").count() == 1

    here.go("me")
    account = here.page.locator("section.account")
    with here.page.expect_download() as download:
        account.get_by_role("link", name="Download my data").click()
    kept = json.loads(download.value.path().read_text())
    assert kept["name"] == "Rikichi" and [line["text"] for line in kept["chat"]] == ["a thing I said"]
    account.get_by_role("button", name="Delete the account").click()
    account.get_by_text("The games you played stay, without your name.").wait_for()
    account.get_by_role("button", name="Delete it for good").click()
    here.page.get_by_text("Your data has been erased.").first.wait_for()
    here.page.get_by_text(GUEST).wait_for()
    there.page.get_by_text("Rikichi").first.wait_for(state="detached")
    assert there.page.get_by_text("a thing I said").count() == 0
    account.get_by_role("button", name="Delete my data").wait_for()


def test_an_invitation_says_when_only_this_computer_is_reached(somebody: Callable[..., Person]) -> None:
    here = somebody()
    here.page.goto(f"/t/{here.open_table('shinobi', start=False)}")
    invitation = here.page.locator(".invite")
    note = invitation.get_by_role("note")
    note.wait_for()
    assert "This link works on this computer only." in note.inner_text()
    assert "sanjuro serve --lan" in note.inner_text() and "make play LAN=1" in note.inner_text()
    copy = invitation.get_by_role("button", name="Copy link")
    lock = here.page.locator("label.switch", has_text="Close the invite link")
    for size in in_every_size(here):
        for thing in (note, copy, lock):
            assert in_reach(thing), size
        assert here.page.evaluate(FITS_ACROSS), size

    # The answer of a server started with --lan.
    def known(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "share": "http://192.168.1.20:8000/"})

    here.page.route("**/api/games", known)
    here.page.reload()
    here.page.get_by_text("http://192.168.1.20:8000/t/").wait_for()
    assert note.count() == 0
