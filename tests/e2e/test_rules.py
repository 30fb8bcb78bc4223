"""The rules pages: pieces, sections with addresses, playable examples, and the rules beside a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.person import DESKTOP, GAMES, PHONE, Person
from sanjuro import positions

IN_SIGHT = """(heading) => {
  const { top } = heading.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}"""


def drawn(person: Person) -> Locator:
    """Return the rules once their pieces are drawn."""
    article = person.page.locator("article.rules[data-drawn]")
    expect(article).to_be_visible()
    return article


def wait_for_section(person: Person, section: str) -> None:
    """Wait until the heading of a section is in the upper half of the screen."""
    heading = person.page.locator(f"article.rules #{section}").element_handle()
    person.page.wait_for_function(IN_SIGHT, arg=heading)


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_drawn(person: Person, game: str) -> None:
    """Each placeholder has a drawing in it, and each labelled drawing has a number for every part that is explained."""
    person.go(f"rules/{game}")
    article = drawn(person)
    places = article.locator("[data-art] > .place")
    assert places.count() > 0
    empty = places.evaluate_all("(places) => places.filter((place) => !place.querySelector('svg, .seal')).length")
    assert empty == 0
    for labelled in article.locator(".labelled").all():
        expect(labelled.locator(".number")).to_have_count(labelled.locator("ol > li").count())
    assert article.locator(".seal").count() == 0, "a portrait is missing"


def test_a_section_has_an_address(person: Person) -> None:
    """A section can be opened by its address, chosen from the contents, and found again by going back."""
    person.go("rules/bang/duel")
    drawn(person)
    wait_for_section(person, "duel")
    person.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Examples").click()
    wait_for_section(person, "examples")
    assert person.page.url.endswith("#/rules/bang/examples")
    person.page.go_back()
    wait_for_section(person, "duel")


@pytest.mark.parametrize("game", GAMES)
def test_try_an_example_and_play_its_move(person: Person, game: str) -> None:
    """The table has the position of the example and asks this person, who can play the move that the page describes."""
    person.go(f"rules/{game}/examples")
    button = drawn(person).locator("[data-example]").first
    name = button.get_attribute("data-example")
    assert name is not None
    button.click()
    person.page.wait_for_url(re.compile(r"#/t/\w+$"))
    code = person.page.url.rpartition("/")[2]
    person.until_asked()
    wait_for_section(person, f"example-{name}")

    match = positions.begin(game, name)
    seat, offer = match.seat, [move.text for move in match.moves]
    move = next(step["move"] for step in positions.scenario(game, name).values["steps"] if "move" in step)  # type: ignore[attr-defined]
    person.page.locator("section.ask").get_by_role("button", name=re.compile("options")).click()
    person.page.locator("dialog[open] .options button").nth(offer.index(move)).click()

    match.play(move)
    story = person.context.request.get(f"/api/tables/{code}/story")
    while not any(step["move"] == 1 for step in story.json()["steps"]):
        person.page.wait_for_timeout(50)
        story = person.context.request.get(f"/api/tables/{code}/story")
    first = next(step for step in story.json()["steps"] if step["move"] == 1)
    assert (first["seat"], first["events"]) == (seat, match.events_for(seat))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_beside_the_table(somebody: Callable[..., Person], size: dict[str, int]) -> None:
    """They open at the section about the question. On a desktop you can play on beside them."""
    person = somebody(viewport=size)
    person.sit_at(person.open_table("shinobi"))
    person.until_asked()
    person.page.locator("section.ask").get_by_role("button", name="The rules about this").click()
    drawn(person)
    wait_for_section(person, "deploy")
    if size is PHONE:
        person.page.keyboard.press("Escape")
    else:
        question = person.question()
        for _ in range(10):
            person.act()
            if person.question() != question:
                break
        assert person.question() != question
        person.page.get_by_role("complementary", name="Rules").get_by_role("button", name="Close").click()
    expect(person.page.locator("article.rules")).to_have_count(0)
