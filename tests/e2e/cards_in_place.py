"""Checks that every card on the table is drawn exactly once, in its place, and that nothing else is drawn."""

from __future__ import annotations

from e2e.person import Person

# Compare the places of cards with the cards that are drawn, in screen coordinates. Lifted or pulsing cards move within
# their element, which stays in place.
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
    """Return what is wrong, in words. Call it when nothing moves any more."""
    found: list[str] = person.page.evaluate(WRONG)
    return found
