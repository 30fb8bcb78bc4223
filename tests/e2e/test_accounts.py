"""A name kept with a password or a passkey, and oneself again in another browser; games played stand under it."""

from __future__ import annotations

from collections.abc import Callable

from e2e.person import Person
from e2e.served import Served

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
    # A passkey belongs to a name in the net, not to an address.
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
