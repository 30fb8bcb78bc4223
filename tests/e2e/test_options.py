"""The options of a game, seat by seat: the game is played with what was chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from e2e.person import Person


def table(person: Person) -> dict[str, Any]:
    code = person.page.url.rsplit("/", 1)[1]
    return person.context.request.get(f"/api/tables/{code}").json()["table"]  # type: ignore[no-any-return]


def pick(person: Person, group: str, choice: str) -> None:
    person.page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


def choose(person: Person, seat: str, samurai: str) -> None:
    """Open the portraits for a seat and choose one; each is shown with its talent."""
    person.page.get_by_role("button", name=seat).click()
    offered = person.page.locator("dialog[open]").get_by_role("button", name=re.compile(f"^{samurai} .*Kiai at"))
    assert offered.locator("svg use").count() == 1, "a portrait"
    offered.click()


def test_one_person_leads_several_samurai_some_of_them_chosen(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.go("new/samurai_spirit")
    pick(person, "Players", "1")
    pick(person, "How many samurai you lead", "4")
    person.page.locator("summary", has_text="Choose the samurai").click()
    choose(person, "Seat 2", "Kyuzo")
    person.page.get_by_role("button", name="Invite friends").click()
    person.page.wait_for_selector("ol.seats li:nth-child(4)")
    assert person.page.locator("ol.seats li").count() == 4
    assert table(person)["options"]["samurai"] == ["random", "kyuzo", "random", "random"]

    pick(person, "How many samurai you lead", "3")
    person.page.wait_for_selector("ol.seats li:nth-child(4)", state="detached")
    assert table(person)["options"]["samurai"] == ["random", "kyuzo", "random"]
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_selector("section.ask")
    assert len(table(person)["seats"]) == 3
    assert person.page.get_by_text("Kyuzo").count() > 0


def test_a_single_choice_is_kept_and_goes_with_the_number_of_players(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.go("new/samurai_spirit")
    person.page.get_by_role("button", name="Invite friends").click()
    person.page.wait_for_selector("ol.seats li:nth-child(4)")
    person.page.locator("summary", has_text="Choose the samurai").click()
    choose(person, "Seat 3", "Kanbei")
    person.page.get_by_role("button", name="Seat 3 Kanbei").wait_for()
    assert table(person)["options"]["samurai"] == ["random", "random", "kanbei", "random"]

    pick(person, "Players", "3")
    person.page.wait_for_selector("ol.seats li:nth-child(4)", state="detached")
    assert table(person)["options"]["samurai"] is None
