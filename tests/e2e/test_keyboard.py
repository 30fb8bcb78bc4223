"""Everything works with the keyboard: from the home page to a finished turn without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.person import GAMES, PHONE, Person
from e2e.sizes import in_every_size

FOCUSED = "([selector]) => document.activeElement?.matches(selector) ?? false"
FOCUSED_STOP = "() => [...document.querySelectorAll('[data-stop]')].indexOf(document.activeElement)"
# Whether the focus is on the wanted target, in the same group of things (one tab stop, arrow keys within), or
# elsewhere. `gone` means that the target has been removed because the server answers for a person without a choice.
REACHED = """(number) => {
  const node = window.seenTargets[number];
  if (!node.isConnected) return 'gone';
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


def arrow_to(person: Person, number: int) -> str:
    """Visit everything that arrow keys reach from the first thing in the group, nearest first, up to the target."""
    keyboard = person.page.keyboard
    ways: list[list[str]] = [["Home"]]
    seen: set[int] = set()
    for way in ways:
        for key in way:
            keyboard.press(key)
        reached = str(person.page.evaluate(REACHED, number))
        if reached in ("there", "gone"):
            return reached
        stop = int(person.page.evaluate(FOCUSED_STOP))
        if stop not in seen:
            seen.add(stop)
            ways += [[*way, arrow] for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")]
    return "nowhere"


def focus(person: Person, number: int) -> bool:
    """Tab to the group of the target, then use arrow keys to reach it. Return False if the target is gone meanwhile."""
    keyboard = person.page.keyboard
    for _ in range(150):
        reached = person.page.evaluate(REACHED, number)
        if reached == "near":
            reached = arrow_to(person, number)
            assert reached in ("there", "gone"), "arrows do not lead there"
        if reached in ("there", "gone"):
            return bool(reached == "there")
        keyboard.press("Tab")
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
    turns = page.locator(".turnline").count()
    answered = 0
    for _ in range(60):
        screen = person.until_asked()
        if screen.over and not answered:
            # The player was out before there was anything to choose: start another game.
            tab_to(person, "section.end .btn.main")
            page.keyboard.press("Enter")
            page.wait_for_selector("section.end", state="detached")
            person.until_asked()
            turns = page.locator(".turnline").count()
            continue
        if screen.over or (answered and page.locator(".turnline").count() > turns + 1):
            break
        if screen.dialog and not screen.targets:
            page.keyboard.press("Escape")
            continue
        ready = [target for target in screen.targets if target.kind == "ready"]
        wanted = ready[0] if ready else person.chance.choice(screen.targets)
        try:
            reached = focus(person, wanted.number)
        except AssertionError as error:
            raise AssertionError(f"{wanted.label}: {error}") from None
        if reached:
            page.keyboard.press("Enter")
            answered += 1
    else:
        raise AssertionError("no turn was finished")


def test_escape_goes_back_and_the_list_has_every_move(person: Person) -> None:
    person.sit_at(person.open_table("shinobi"))
    before = person.until_asked()
    assert focus(person, 0)
    person.page.keyboard.press("Enter")
    assert person.until_asked() != before
    person.page.keyboard.press("Escape")
    assert person.until_asked() == before
    person.page.locator('.ask .tool:has(use[href="#i-list"])').focus()
    person.page.keyboard.press("Enter")
    assert person.page.locator("dialog[open] .options .btn").count() >= len(before.targets)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def focused(person: Person) -> str:
    """Return what has the focus: the label of a card, a seat or a button, or the name of its element."""
    script = "() => { const node = document.activeElement; return node.getAttribute('aria-label') ?? node.tagName; }"
    return str(person.page.evaluate(script))


def test_the_focus_goes_to_the_targets_of_a_chosen_card(person: Person) -> None:
    page = person.page
    code = person.open_table("bang", start=False, example="barrel")
    # In a wide window the rules would open beside the table.
    page.set_viewport_size(PHONE)
    person.sit_at(code)
    person.until_asked()
    hand = page.locator('[data-zone="hand"] [data-stop]')
    names = [str(card.get_attribute("data-card")) for card in hand.all()]
    shot = next(number for number, name in enumerate(names) if name.startswith("bang-"))
    targets = page.locator(".felt [data-can]")
    for size in in_every_size(person):
        page.keyboard.press(str(shot + 1))
        expect(hand.nth(shot), size).to_have_attribute("aria-pressed", "true")
        expect(targets.first, size).to_be_focused()
        # Arrow keys cycle through all targets, wherever they are.
        count = targets.count()
        seen = {focused(person)}
        for _ in range(count - 1):
            page.keyboard.press("ArrowRight")
            seen.add(focused(person))
        assert len(seen) == count and all(label.endswith("can be chosen") for label in seen), f"{size}: {seen}"
        page.keyboard.press("ArrowRight")
        expect(targets.first, size).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(targets.last, size).to_be_focused()
        page.keyboard.press("Escape")
        expect(hand.nth(shot), size).to_have_attribute("aria-pressed", "false")
    # E ends the turn. Whatever comes next, the focus stays in the game.
    page.keyboard.press("e")
    page.wait_for_function("() => !document.querySelector('.ask [data-button=end]')")
    person.until_asked()
    page.wait_for_function("() => document.activeElement !== document.body")


def at_a_general_store(person: Person) -> None:
    """Sit at a table of BANG! where this person has to take a card from a General Store."""
    for _ in range(20):
        code = person.open_table("bang", players=4)
        for _ in range(150):
            seen = person.context.request.get(f"/api/tables/{code}").json()
            decision = seen["decision"]
            if seen["view"]["over"] or seen["view"]["seats"][0]["out"]:
                break
            if decision is None:
                continue
            if decision["pending"][-1]["frame"] == "store" and len(decision["moves"]) > 2:
                person.sit_at(code)
                return
            texts = [str(move["text"]) for move in decision["moves"]]
            stores = [text for text in texts if text.startswith("general_store")]
            text = (stores or [person.chance.choice(texts)])[0]
            answer = {"type": "play", "seat": 0, "question": decision["question"], "text": text}
            person.context.request.post(f"/api/tables/{code}/commands", data=answer)
    raise AssertionError("nobody has played a General Store")


def test_the_focus_stays_in_the_game_after_the_general_store(person: Person) -> None:
    page = person.page
    at_a_general_store(person)
    person.until_asked()
    store = page.locator(".tray [data-can]")
    expect(store.first).to_be_visible()
    card = store.first.get_attribute("data-card")
    taken = page.locator(f'.tray [data-card="{card}"]')
    for size in in_every_size(person):
        page.keyboard.press("Escape")
        expect(taken, size).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("1")
        expect(taken, size).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(f'.tray [data-card="{card}"]')).to_have_count(0)
    person.until_asked()
    page.wait_for_function("() => document.activeElement?.closest('.felt') !== null")


# Everything that the live regions announce from now on, with `!` before the question, which is assertive.
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
