"""Shinobi at a glance: who attacks whom, what an order leads to, and which clan is your own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.person import PHONE, Person
from e2e.sizes import SIZES, in_every_size, in_reach

# Remembers what the attacker's ring surrounded, and where its army was at that time.
REMEMBER = """
window.rings = [];
new MutationObserver(() => {
  const [ring, army] = [document.querySelector('.pointers .ring.by'), document.querySelector('[data-army="0-oda"]')];
  const box = (node) => ['left', 'top', 'right', 'bottom'].map((side) => node.getBoundingClientRect()[side]);
  if (ring && army && document.querySelector('.pointers .arrow'))
    window.rings.push([box(ring), box(army), document.querySelector('.ask .q')?.textContent]);
}).observe(document, { subtree: true, childList: true });
"""

# How the heading of a clan is drawn: your own differs from all others.
LOOKS = """() => [...document.querySelectorAll('.heads .hc')].map((head) => {
  const { boxShadow, outlineStyle, borderTopColor, backgroundColor } = getComputedStyle(head);
  return [head.classList.contains('own'), [boxShadow, outlineStyle, borderTopColor, backgroundColor].join()];
})"""


def test_one_is_told_of_an_attack_on_the_own_clan_before_the_order(person: Person) -> None:
    page = person.page
    # In a wide window the rules would open beside the table.
    page.set_viewport_size(PHONE)
    person.sit_at(person.open_table("shinobi", example="must-attack", bots=None, start=False))
    person.until_asked()
    for size in in_every_size(person):
        page.keyboard.press("Escape")
        page.locator('[data-zone="hand"] [data-card="takeda"][data-answer]').first.click()
        warning = (
            page.locator("section.ask").get_by_text("then you must attack, and only Mōri is possible: yours").first
        )
        expect(warning, size).to_be_visible()
        assert in_reach(warning), size
        looks = page.evaluate(LOOKS)
        own = [look for mine, look in looks if mine]
        assert len(own) == 1 and own[0] not in [look for mine, look in looks if not mine], size


def test_the_arrow_of_an_attack_begins_at_the_army_that_attacks(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    person.page.add_init_script(REMEMBER)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        settings = {"pace": "slow", "forced": False}
        code = person.open_table("shinobi", example="must-attack", bots=None, start=False, settings=settings)
        person.page.goto(f"/t/{code}")
        person.until_asked()
        for text in ("takeda > 0", "oda x 1 mori"):
            question = person.context.request.get(f"/api/tables/{code}").json()["decision"]["question"]
            person.command(code, type="play", seat=0, question=question, text=text)
        person.page.wait_for_function("() => window.rings.some(([, , words]) => words?.includes('attacked'))")
        ring, army, words = person.page.evaluate("window.rings.find(([, , words]) => words?.includes('attacked'))")
        middle = [(army[0] + army[2]) / 2, (army[1] + army[3]) / 2]
        where = f"{width}x{height}: {ring} {army} {words}"
        assert ring[0] <= middle[0] <= ring[2] and ring[1] <= middle[1] <= ring[3], where
        assert ring[2] - ring[0] < 2 * (army[2] - army[0]) + 12, where
