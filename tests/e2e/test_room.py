"""On phones, tablets and laptops everything is explained where there is room, and big enough to read and press."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import FINGER, OVERLAPPING, SIZES, in_every_size

ROOM = (Path(__file__).parent / "room.js").read_text()

# The button of the opening card, visible and not covered.
BUTTON = """() => {
  const button = document.querySelector('section.begin .btn');
  const { left, top, width, height, bottom } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return bottom <= innerHeight && height >= 43 && hit !== null && (hit === button || button.contains(hit));
}"""

# Which card is drawn on top of the discard pile, and which card is actually there.
TOP_OF_DISCARD = """() => {
  const places = [...document.querySelectorAll('.pile .stack.open .slot-place')];
  if (places.length < 2) return null;
  const at = places.at(-1).getBoundingClientRect();
  const here = [...document.querySelectorAll('.card-layer .body')].filter((body) => {
    const box = body.getBoundingClientRect();
    return Math.abs(box.left - at.left) < 2 && Math.abs(box.top - at.top) < 2;
  });
  const layer = (body) => Number(getComputedStyle(body).zIndex);
  return [here.sort((a, b) => layer(b) - layer(a))[0]?.dataset.drawn, places.at(-1).dataset.card];
}"""

PLACES_OF_STORE = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const { x, y } = box('.ask .q');
  const [question, cards] = [box('.ask .q'), box('.ask .tray .cards')];
  return { words: [x, y], question: question.bottom, cards: cards.top, right: question.right, left: cards.left };
}"""


def in_every_window(person: Person, what: str) -> list[str]:
    wrong = []
    for size in in_every_size(person):
        person.page.mouse.move(1, 1)
        person.settle()
        wrong += [f"{what}, {size}: {one}" for one in person.page.evaluate(ROOM)]
    return wrong


FULL = {"bang": 7, "samurai_sword": 7, "shinobi": 5, "samurai_spirit": 7}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize(
    ("game", "players"), [("bang", 6), ("samurai_sword", 5), ("shinobi", 4), ("samurai_spirit", 4)]
)
def test_everything_has_room(somebody: Callable[..., Person], game: str, players: int, touch: bool) -> None:
    person = somebody(**(FINGER if touch else {}))
    # With a mouse the table is full: apart from the seats there is nothing to press.
    person.sit_at(person.open_table(game, players=players if touch else FULL[game]))
    person.until_asked()
    wrong = in_every_window(person, game)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_the_button_of_the_opening_card_is_on_screen(somebody: Callable[..., Person], language: str) -> None:
    person = somebody(language=language, viewport=PHONE)
    wrong = []
    for game, players in [("bang", 7), ("samurai_sword", 5), ("samurai_spirit", 4), ("samurai_spirit", 1)]:
        bots: dict[str, Any] = {"bots": None} if players == 1 else {}
        person.page.goto(f"/t/{person.open_table(game, players=players, **bots)}")
        person.page.wait_for_selector("section.begin")
        for size in in_every_size(person, [*SIZES, (320, 640)]):
            if not person.page.evaluate(BUTTON):
                wrong.append(f"{game} for {players}, {size}")
    assert wrong == []


def test_the_newest_card_lies_on_top_of_the_discard_pile(person: Person) -> None:
    """This also holds while the pointer rests on the pile as cards arrive."""
    person.sit_at(person.open_table("shinobi", players=3))
    compared = 0
    for _ in range(60):
        screen = person.until_asked()
        if screen.over or compared == len(SIZES):
            break
        width, height = SIZES[compared]
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.hover("[data-pile=discard]", force=True)
        before = person.page.evaluate(TOP_OF_DISCARD)
        # With the keyboard, so that the pointer stays where it is.
        person.page.evaluate(
            "number => window.seenTargets[number].click()", person.chance.choice(screen.targets).number
        )
        person.until_asked()
        person.settle()
        top = person.page.evaluate(TOP_OF_DISCARD)
        if top is not None and top != before:
            assert top[0] == top[1], f"{width}x{height}"
            compared += 1
    assert compared == len(SIZES)


def test_cards_to_choose_from_leave_the_question_where_it_is(somebody: Callable[..., Person]) -> None:
    """The question of a General Store stays above the cards, which explain what they do, before and after a pick."""
    person = somebody(viewport=PHONE)
    tray = person.page.locator(".ask .tray [data-answer]")
    for _ in range(6):
        person.sit_at(person.open_table("bang", players=7))
        for _ in range(120):
            screen = person.until_asked()
            if screen.over or tray.count() > 1:
                break
            person.act()
        if tray.count() > 1:
            break
    assert tray.count() > 1, "six games without open cards to choose from"
    for size in in_every_size(person):
        person.page.keyboard.press("Escape")
        person.settle()
        if tray.count() == 0:
            # In a wide window the cards lie on the table, far from the question.
            expect(person.page.locator("main"), size).to_contain_text("General Store")
            continue
        before = person.page.evaluate(PLACES_OF_STORE)
        assert before["question"] <= before["cards"] or before["right"] <= before["left"], size
        tray.first.click()
        expect(person.page.locator(".ask .tray .does"), size).not_to_be_empty()
        person.settle()
        after = person.page.evaluate(PLACES_OF_STORE)
        assert after["question"] <= after["cards"] or after["right"] <= after["left"], size
        assert after["words"][0] == before["words"][0], size


COVERED_BY_PRICE = """() => [...document.querySelectorAll('.seat .price')].filter((price) => {
  const a = price.getBoundingClientRect();
  const marks = price.closest('.seat').querySelectorAll('.pips, .cnt, .n1, .n2, .slot-place, .dist');
  return [...marks].some((mark) => {
    const b = mark.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}).map((price) => price.textContent)"""


def test_what_a_target_costs_covers_none_of_its_marks(person: Person) -> None:
    # In a wide window the rules would open beside the table.
    person.page.set_viewport_size(PHONE)
    person.sit_at(person.open_table("samurai_sword", example="reach", bots=None, start=False))
    person.until_asked()
    for size in in_every_size(person):
        person.page.keyboard.press("Escape")
        person.page.locator(".in-hand[data-answer]").first.click()
        expect(person.page.locator(".seat .price").first, size).to_be_visible()
        assert person.page.evaluate(COVERED_BY_PRICE) == [], size


def play(person: Person, code: str, *texts: str) -> None:
    for text in texts:
        decision = person.context.request.get(f"/api/tables/{code}").json()["decision"]
        person.command(code, type="play", seat=decision["seat"], question=decision["question"], text=text)


def test_the_last_turn_covers_no_clan(person: Person) -> None:
    """The mark of the player who drew the last card does not cover the name, the hand or the clan."""
    settings = {"pace": "instant", "forced": False}
    code = person.open_table("shinobi", example="last-round", bots=None, start=False, settings=settings)
    person.page.set_viewport_size(PHONE)
    person.sit_at(code)
    person.until_asked()
    play(person, code, "oda > 2", "oda > 0", "oda x 2 takeda")
    expect(person.page.locator(".own .tag")).to_have_count(1)
    for size in in_every_size(person):
        person.settle()
        found = person.page.evaluate(OVERLAPPING, ".prov .n1 > span, .prov .cnt, .prov .hid, .prov .tag")
        assert found == [], size


def test_the_combat_line_and_its_answers_stand_beside_each_other(person: Person) -> None:
    """The line of raiders, the answer to confront one more, the defence, the revealed card and the talents."""
    code = person.open_table("samurai_spirit", example="hand-on", bots=None, start=False)
    person.page.set_viewport_size(PHONE)
    person.sit_at(code)
    person.until_asked()
    play(person, code, "fight")
    expect(person.page.locator(".ghost")).to_be_visible()
    for size in in_every_size(person):
        person.settle()
        found = person.page.evaluate(
            OVERLAPPING, ".me .line .held:last-child .slot-place, .ghost, .new, .ds, .ask .btn"
        )
        assert found == [], size
