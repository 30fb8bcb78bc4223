"""The window sizes in which everything at the table must work, and what is checked in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, ViewportSize

    from e2e.person import Person

# Phones, tablets and laptops, portrait and landscape.
SIZES = [(390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 768), (1440, 900)]
# Also the smallest phone, a low laptop and a large screen.
MORE_SIZES = [*SIZES, (320, 640), (1280, 720), (1920, 1080)]
# A laptop's window at 200 % zoom, and a lower one.
ZOOMED = [(683, 384), (1280, 480)]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
FINGER = {"has_touch": True, "is_mobile": True}

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# Whether a thing is completely in the window, after scrolling if necessary, and a click on its centre reaches it.
IN_REACH = """(node) => {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return inside && right > left && bottom > top && hit !== null && node.contains(hit);
}"""

FITS_ACROSS = "document.documentElement.scrollWidth <= innerWidth"

# Pairs of things, found by these selectors, that overlap.
OVERLAPPING = """(selectors) => {
  const things = [...document.querySelectorAll(selectors)].filter((node) => node.getClientRects().length > 0);
  const named = (node) => `${node.className} ${node.textContent.trim().slice(0, 30)}`;
  return things.flatMap((one, number) => things.slice(number + 1).filter((other) => {
    if (one.contains(other) || other.contains(one)) return false;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  }).map((other) => `${named(one)} | ${named(other)}`));
}"""


def in_every_size(person: Person, sizes: list[tuple[int, int]] = SIZES) -> Iterator[str]:
    """Yield the name of each size once the window has it and the page is laid out."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(TWO_FRAMES)
        yield f"{width}x{height}"


def in_reach(thing: Locator) -> bool:
    return bool(thing.evaluate(IN_REACH))
