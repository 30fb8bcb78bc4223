"""Everything by keyboard: from the home page to a finished turn without a mouse."""

from __future__ import annotations

import pytest

from e2e.person import GAMES, Person

FOCUSED = "([selector]) => document.activeElement?.matches(selector) ?? false"
# Whether the focus is on the wanted target, in the same group of things (one tab stop, arrows within), or elsewhere.
REACHED = """(number) => {
  const node = window.seenTargets[number];
  if (document.activeElement === node) return 'there';
  const stops = (zone) => [...zone.querySelectorAll('[data-stop]')];
  if (!node.hasAttribute('data-stop')) return 'elsewhere';
  for (let zone = node.parentElement; zone; zone = zone.parentElement) {
    const all = stops(zone);
    const tabs = all.filter((stop) => stop.tabIndex === 0);
    if (tabs.length > 1) return 'elsewhere';
    if (tabs.length === 1 && all.length > 1 && tabs[0] === document.activeElement) return 'near';
  }
  return 'elsewhere';
}"""


def tab_to(person: Person, selector: str, most: int = 80) -> None:
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(FOCUSED, [selector]):
            return
    raise AssertionError(f"{selector} is not reached with Tab")


def arrow_to(person: Person, number: int) -> bool:
    """Row by row from the first thing of the group: to its left end, then to its right end."""
    keyboard = person.page.keyboard
    for row in range(9):
        keyboard.press("Home")
        for arrow in ["ArrowDown"] * row + ["ArrowLeft"] * 6 + ["ArrowRight"] * 12:
            if person.page.evaluate(REACHED, number) == "there":
                return True
            keyboard.press(arrow)
    return person.page.evaluate(REACHED, number) == "there"


def focus(person: Person, number: int) -> None:
    """Tab to the group the target is in, then arrows to it."""
    keyboard = person.page.keyboard
    for _ in range(150):
        reached = person.page.evaluate(REACHED, number)
        if reached == "there":
            return
        if reached == "elsewhere":
            keyboard.press("Tab")
            continue
        if not arrow_to(person, number):
            raise AssertionError("arrows do not lead there")
        return
    raise AssertionError("it is not reached with Tab")


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_finished_turn(person: Person, game: str) -> None:
    page = person.page
    person.go()
    tab_to(person, f'.poster[data-game="{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("summary")
    tab_to(person, "details:has(.more) > summary")
    page.keyboard.press("Enter")
    tab_to(person, "details[open] .more fieldset:nth-of-type(2) input[type=radio]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(person, ".start .btn.main", 120)
    page.keyboard.press("Enter")
    page.wait_for_selector("section.ask")

    person.until_asked()
    mine = page.locator(".turnline").count()
    answered = 0
    for _ in range(60):
        screen = person.until_asked()
        if screen.over or page.locator(".turnline").count() > mine + 1:
            break
        if screen.dialog and not screen.targets:
            page.keyboard.press("Escape")
            continue
        ready = [target for target in screen.targets if target.kind == "ready"]
        wanted = ready[0] if ready else person.chance.choice(screen.targets)
        try:
            focus(person, wanted.number)
        except AssertionError as error:
            raise AssertionError(f"{wanted.label}: {error}") from None
        page.keyboard.press("Enter")
        answered += 1
    else:
        raise AssertionError("no turn was finished")
    assert answered > 0


def test_escape_goes_back_and_the_list_has_every_move(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    before = person.until_asked()
    focus(person, 0)
    person.page.keyboard.press("Enter")
    assert person.until_asked() != before
    person.page.keyboard.press("Escape")
    assert person.until_asked() == before
    person.page.locator('.ask .tool:has(use[href="#i-list"])').focus()
    person.page.keyboard.press("Enter")
    assert person.page.locator("dialog[open] .options .btn").count() >= len(before.targets)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


# All that the live regions say from now on: `!` before the question, which is said at once.
LISTEN = """() => {
  window.said = [];
  const hear = (region, mark) => new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes)
        if (node.textContent.trim()) window.said.push(mark + node.textContent.trim());
  }).observe(region, { childList: true, characterData: true, subtree: true });
  hear(document.querySelector('[aria-live="assertive"]'), '!');
  hear(document.querySelector('[role="log"][aria-live="polite"].vh'), '');
}"""

LOGGED = """() => [...document.querySelectorAll('.rail .logl li:not(.turnline)')]
  .map((line) => line.textContent.replace(/\\s+/g, ' ').trim().replace(/ ?×\\d+$/, '').toLowerCase())"""


def test_what_happens_is_read_out_in_order_and_then_the_question(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    before = len(person.page.evaluate(LOGGED))
    person.page.evaluate(LISTEN)
    for _ in range(8):
        person.act()
    screen = person.until_asked()
    assert not screen.over
    person.page.wait_for_function("q => window.said.at(-1).includes(q)", arg=screen.question)
    said = person.page.evaluate("window.said")
    logged = person.page.evaluate(LOGGED)[before:]
    assert len(logged) > 3
    told = [line.lower() for line in said if not line.startswith("!")]
    assert [line for line in told if line in logged] == logged
    assert said[-1].startswith("!")
