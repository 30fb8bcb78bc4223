"""Hearts and diamonds are red wherever a card is named."""

from __future__ import annotations

from e2e.person import PHONE, Person
from e2e.sizes import in_every_size

# Texts with a red suit that is not drawn in red, except texts for screen readers only.
PLAIN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/[♥♦]/.test(node.data) && !node.parentElement.closest('.su.red, [aria-live], title'))
      found.push(node.parentElement.outerHTML);
  return found;
}"""


def test_red_suits_are_red_in_questions_options_and_headings(person: Person) -> None:
    page = person.page
    page.set_viewport_size(PHONE)
    code = person.open_table("bang", start=False, example="turn", settings={"pace": "instant"})
    person.sit_at(code)
    person.until_asked()
    named = 0
    for size in in_every_size(person):
        page.locator('.ask .tool:has(use[href="#i-list"])').click()
        page.wait_for_selector("dialog[open] .options")
        named += page.locator("dialog[open] .su.red").count()
        assert page.evaluate(PLAIN) == [], size
        colours = {suit.evaluate("node => getComputedStyle(node).color") for suit in page.locator(".su.red").all()}
        text = page.evaluate("getComputedStyle(document.body).color")
        assert text not in colours, size
        page.keyboard.press("Escape")
    assert named, "no red card is among the options"
    # A chosen card appears in the question, and in the answer that is ready.
    page.locator('[data-zone="hand"] [data-stop]').first.click()
    for size in in_every_size(person):
        assert page.evaluate(PLAIN) == [], size
