"""A name kept with a password or a passkey, and oneself again in another browser; games played stand under it."""

from __future__ import annotations

from collections.abc import Callable

from e2e.person import Person
from e2e.served import Served

PASSWORD = "three ronin and a dog"
KEPT = "The name is yours: an account keeps it."


def test_a_name_is_kept_with_a_password_and_used_elsewhere(somebody: Callable[..., Person]) -> None:
    here, there = somebody(), somebody()
    here.go("me")
    account = here.page.locator("section.account")
    account.get_by_label("Name").fill("Unosuke")
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Keep this name").click()
    here.page.get_by_text(KEPT).wait_for()
    here.finished("shinobi")

    there.go("me")
    account = there.page.locator("section.account")
    account.get_by_label("Name").fill("unosuke")
    account.get_by_label("Password").fill(PASSWORD)
    account.get_by_role("button", name="Log in", exact=True).click()
    there.page.get_by_text(KEPT).wait_for()
    there.page.locator(".games a").first.wait_for()
    assert there.page.locator(".games a").count() == 1
    assert there.page.locator("tr.sum td").first.inner_text() == "Shinobi"

    there.page.get_by_role("button", name="Log out").click()
    there.page.get_by_text("You are a guest").wait_for()


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
