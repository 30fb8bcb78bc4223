"""Controls around the game: pausing, a bot for a while, the log filter, overlays, sound, and turn notifications."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.person import Person

# Counts the sounds that are played.
LISTEN = """
window.soundsStarted = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.soundsStarted++;
  return start.apply(this, when);
};
"""


def menu(person: Person, button: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator("dialog[open]").get_by_role("button", name=button, exact=True).click()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_pausing_and_going_on(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    menu(person, "Pause")
    strip = person.page.locator(".strip")
    expect(strip).to_contain_text("The game is paused.")
    strip.get_by_role("button", name="Continue").click()
    expect(strip).to_have_count(0)
    before = person.until_asked()
    person.act()
    assert person.until_asked() != before


def test_a_bot_for_a_while(person: Person) -> None:
    person.sit_at(person.open_table("bang", settings={"pace": "natural"}))
    person.until_asked()
    menu(person, "Let a bot play for me")
    strip = person.page.locator(".strip")
    expect(strip).to_contain_text("A bot plays for you.")
    strip.get_by_role("button", name="Take my seat back").click()
    expect(strip).to_have_count(0)
    assert person.until_asked().targets


def test_the_log_can_be_filtered(person: Person) -> None:
    person.sit_at(person.open_table("bang"))
    for _ in range(200):
        if person.until_asked().over or person.page.locator(".logl > li.big").count():
            break
        person.act()
    lines = person.page.locator(".logl > li:not(.turnline)")
    everything = lines.count()
    person.page.get_by_role("button", name="Important").click()
    important = lines.count()
    assert important == person.page.locator(".logl > li.big").count()
    assert 0 < important < everything
    person.page.get_by_role("button", name="All", exact=True).click()
    assert lines.count() >= everything > 0


@pytest.mark.parametrize(
    ("language", "you", "guest"), [("en", "You", "Guest"), ("ru", "Вы", "Гость"), ("zh", "你", "访客")]
)
def test_the_log_speaks_to_its_reader(somebody: Callable[..., Person], language: str, you: str, guest: str) -> None:
    person = somebody(language=language)
    person.sit_at(person.open_table("shinobi"))
    mine = person.page.locator(".logl > li.you")
    for _ in range(20):
        if person.until_asked().over or mine.count() > 1:
            break
        person.act()
    assert mine.count() > 1
    assert [line for line in mine.all_inner_texts() if not line.startswith(you)] == []
    expect(person.page.locator(".logl > .turnline", has_text=re.compile(rf"^\s*{you}\s*$"))).not_to_have_count(0)
    person.go()
    expect(person.page.locator("header", has_text=guest)).to_be_visible()


def test_who_reaches_me(person: Person) -> None:
    person.sit_at(person.open_table("samurai_sword"))
    person.until_asked()
    assert person.page.locator(".threat").count() == 0
    person.page.get_by_role("button", name="Who reaches me?").click()
    expect(person.page.locator(".threat").first).to_be_visible()


def test_sound_is_off_until_wanted(person: Person) -> None:
    person.page.add_init_script(LISTEN)
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    person.act()
    person.until_asked()
    assert person.page.evaluate("window.soundsStarted") == 0
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("slider", name="Sound").fill("0.5")
    person.page.wait_for_function("() => window.soundsStarted > 0")


def test_word_of_ones_turn(person: Person) -> None:
    person.context.grant_permissions(["notifications"])
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    assert "turn" in person.page.title().lower()
    person.page.get_by_role("button", name="Menu").click()
    wanted = person.page.get_by_role("switch", name="Tell me when it is my turn")
    wanted.click()
    expect(wanted).to_be_checked()
