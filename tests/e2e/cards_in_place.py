"""Whether every card the table shows is drawn at its place, once, and nothing else is."""

from __future__ import annotations

from e2e.person import Person

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


def cards_out_of_place(person: Person) -> list[str]:
    """What is wrong, in words; ask when nothing moves any more."""
    found: list[str] = person.page.evaluate(WRONG)
    return found
