"""Sound is offered once and can be muted in the bar; big moments are shown large, unless motion is reduced."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.person import DESKTOP, PHONE, Person
from e2e.sizes import FINGER, in_every_size, in_reach
from e2e.test_around_the_table import LISTEN

# Remembers every big moment that was shown, and every colour a flying card had.
REMEMBER = """
window.moments = [];
new MutationObserver(() => {
  const shown = document.querySelector('.card-layer .moment');
  if (shown && window.moments.at(-1) !== shown.className) window.moments.push(shown.className);
}).observe(document, { subtree: true, childList: true });
window.colours = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (frames[0]?.boxShadow) window.colours.add(frames[0].boxShadow);
  return animate.call(this, frames, options);
};
"""


# What the offer of sound covers, or what covers it.
OVERLAPS = """() => {
  const { left, right, top, bottom } = document.querySelector('.sound-offer').getBoundingClientRect();
  const others = document.querySelectorAll('.bar .mark, .bar .ttl, .bar .tool, .ticker, .felt');
  return [...others].filter((other) => {
    const box = other.getBoundingClientRect();
    return box.width && box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  }).map((other) => other.className);
}"""


def volume(person: Person) -> float:
    settings: dict[str, Any] = json.loads(person.page.evaluate("localStorage['sanjuro.settings'] ?? '{}'"))
    return float(settings.get("volume", 0))


@pytest.mark.parametrize("looks", [{"viewport": DESKTOP}, {"viewport": PHONE, **FINGER}], ids=["desktop", "phone"])
def test_sound_is_offered_at_the_first_tap_and_muted_in_the_bar(
    somebody: Callable[..., Person], looks: dict[str, Any]
) -> None:
    person = somebody(**looks)
    person.page.add_init_script(LISTEN)
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    offer = person.page.get_by_role("group", name="Play with sound?")
    expect(offer).to_have_count(0)
    person.page.locator("section.ask .q").click()
    # It has its own space: it covers nothing, and the title is still there.
    for size in in_every_size(person):
        # In another window the offer may be elsewhere, and appears with the next tap.
        person.page.locator("section.ask .q").click()
        expect(offer, size).to_have_count(1)
        expect(person.page.locator(".bar h1"), size).to_be_visible()
        assert person.page.evaluate(OVERLAPS) == [], size
        for answer in offer.get_by_role("button").all():
            box = answer.bounding_box()
            assert in_reach(answer) and box is not None, size
            assert box["height"] >= (44 if "has_touch" in looks else 36), f"{size}: {box}"
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    assert volume(person) == 0.4
    person.page.wait_for_function("() => window.soundsStarted > 0")
    person.page.get_by_role("button", name="Mute", exact=True).click()
    assert volume(person) == 0
    person.page.reload()
    person.until_asked()
    person.page.locator("section.ask .q").click()
    expect(offer).to_have_count(0)
    person.page.get_by_role("button", name="Unmute", exact=True).click()
    assert volume(person) == 0.4


def play(person: Person, code: str, *texts: str) -> None:
    for text in texts:
        question = person.context.request.get(f"/api/tables/{code}").json()["decision"]["question"]
        person.command(code, type="play", seat=0, question=question, text=text)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "reduced"])
def test_a_kiai_is_a_big_moment_and_flying_cards_have_the_colour_of_their_seat(
    somebody: Callable[..., Person], motion: bool
) -> None:
    person = somebody(motion=motion)
    person.page.add_init_script(REMEMBER)
    code = person.open_table(
        "samurai_spirit", start=False, example="kiai", settings={"forced": False, "pace": "instant"}
    )
    person.sit_at(code)
    person.until_asked()
    play(person, code, "fight", "confront")
    person.page.locator(".logl li.big").first.wait_for()
    if motion:
        person.page.wait_for_function("() => window.moments.some((shown) => shown.includes('kiai'))")
        assert person.page.evaluate("window.colours.size") > 0
        # A click skips it: nothing stays over the table.
        person.page.mouse.click(700, 30)
        expect(person.page.locator(".card-layer .moment")).to_have_count(0)
    else:
        person.until_asked()
        assert person.page.evaluate("window.moments") == []
    expect(person.page.locator(".logl .seat-mark").first).to_be_visible()
