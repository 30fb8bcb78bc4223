"""axe finds nothing serious or critical on any page, in light and dark mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.person import GAMES, PHONE, Person

# The hidden sheet of drawings has thousands of parts and no text, so axe need not check it.
RUN = """async () => {
  const sheet = document.getElementById('sanjuro-art');
  sheet?.remove();
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  if (sheet) document.body.prepend(sheet);
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.html.slice(0, 90)} ${node.failureSummary}`));
}"""


class Inspector:
    """Somebody whose pages axe checks."""

    def __init__(self, person: Person, source: str) -> None:
        self.person = person
        self.source = source

    def check(self, where: str) -> None:
        # Contrast is too low while something fades in.
        self.person.settle()
        self.person.page.evaluate(self.source)
        found = self.person.page.evaluate(RUN)
        assert found == [], f"{where}:\n" + "\n".join(found[:12])


@pytest.fixture(params=["light", "dark"])
def inspector(request: pytest.FixtureRequest, somebody: Callable[..., Person], axe: str) -> Inspector:
    return Inspector(somebody(color_scheme=request.param, bypass_csp=True), axe)


def test_the_pages(inspector: Inspector) -> None:
    for path in ["", *(f"new/{game}" for game in GAMES), "tables", "replays", "rules", "rules/samurai_spirit", "me"]:
        inspector.person.go(path)
        inspector.person.page.wait_for_load_state("networkidle")
        inspector.check(f"#/{path}")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_the_end_and_the_replay(inspector: Inspector, game: str) -> None:
    person = inspector.person
    code = person.open_table(game)
    person.sit_at(code)
    for _ in range(3):
        screen = person.until_asked()
        inspector.check(f"{game}: {screen.question}")
        person.act()
        person.act()
    person.leave_to_bots(code)
    person.page.wait_for_selector("section.end", timeout=120_000)
    inspector.check(f"{game}: the end")
    person.go(f"r/{code}?move=12")
    person.page.wait_for_selector("section.ask")
    inspector.check(f"{game}: the replay")


def test_on_a_phone(somebody: Callable[..., Person], axe: str) -> None:
    inspector = Inspector(somebody(viewport=PHONE, has_touch=True, is_mobile=True), axe)
    for game in GAMES:
        inspector.person.sit_at(inspector.person.open_table(game))
        inspector.person.until_asked()
        inspector.check(f"{game} on a phone")


def test_the_table_before_the_game(inspector: Inspector) -> None:
    person = inspector.person
    person.page.goto(f"/t/{person.open_table('bang', start=False)}")
    person.page.wait_for_selector("ol.seats")
    inspector.check("the table before the game")
