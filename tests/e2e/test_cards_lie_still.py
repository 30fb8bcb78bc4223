"""When nothing moves any more, every card the table shows is drawn at its place, once, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.person import DESKTOP, GAMES, PHONE, Person

# Places of cards beside the cards that are drawn, in the coordinates of the screen. What is lifted or breathes does so
# within its element, which stays.
WRONG = """() => {
  const box = (node) => node.getBoundingClientRect();
  const near = (a, b) => ['left', 'top', 'width', 'height'].every((side) => Math.abs(a[side] - b[side]) < 1.5);
  const said = (node, at) => `${node.dataset.card ?? node.className} at ${Math.round(at.left)},${Math.round(at.top)}`;
  const places = [...document.querySelectorAll('main .slot-place')].filter((node) => box(node).width > 0);
  const bodies = [...document.querySelectorAll('.card-layer .body')];
  const undrawn = places.filter((place) => {
    const at = box(place);
    const here = bodies.filter((body) => near(at, box(body)));
    return !here.some((body) => body.querySelector('.lift > *') && getComputedStyle(body).opacity === '1');
  });
  return [
    ...undrawn.map((place) => `undrawn or out of place: ${said(place, box(place))}`),
    ...bodies.filter((body) => body.matches('.ghost')).map((body) => `left behind: ${said(body, box(body))}`),
    ...bodies.filter((body) => body.querySelector('.turned')).map((body) => `still turned: ${said(body, box(body))}`),
    ...(bodies.length > places.length ? [`${bodies.length} cards drawn at ${places.length} places`] : []),
  ];
}"""


def check(person: Person, where: str) -> None:
    person.settle()
    assert person.page.evaluate(WRONG) == [], where


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_at_its_place_after_it_moved(
    somebody: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    person = somebody(motion=True, viewport=size)
    person.sit_at(person.open_table(game))
    checked = 0
    for step in range(12):
        screen = person.until_asked()
        if step % 3 == 2 or screen.over:
            check(person, f"{game} after {step} clicks: {screen.question}")
            checked += 1
        if screen.over:
            break
        person.act()
    assert checked > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_low_window_may_be_scrolled_while_cards_move(somebody: Callable[..., Person], game: str) -> None:
    person = somebody(motion=True, viewport={"width": 1280, "height": 480})
    person.sit_at(person.open_table(game))
    for step in range(6):
        person.until_asked()
        person.page.evaluate("n => document.querySelector('main').scrollTo(0, n)", [0, 200, 60][step % 3])
        check(person, f"{game} scrolled, after {step} clicks")
        person.act()
