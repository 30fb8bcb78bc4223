"""You choose the strength of the bots when they sit down, see it at the table, and get it for the next ones too."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.person import Person


def test_a_host_seats_an_expert_and_plays_some_turns_against_it(person: Person) -> None:
    code = person.open_table("shinobi", start=False, players=3)
    page = person.page
    page.goto(f"/t/{code}")
    seats = page.locator("ol.seats li")
    seats.nth(1).get_by_role("button", name="Add a bot").click()
    chosen = seats.nth(1).get_by_role("combobox", name="Bots")
    expect(chosen).to_have_value("rules")
    assert chosen.locator("option").all_inner_texts() == ["Novice", "Good", "Expert"]
    chosen.select_option("Expert")
    expect(seats.nth(1)).to_contain_text("Rokurota")
    assert seats.nth(1).locator(".stranger use").get_attribute("href") == "#japan-stranger-expert"

    # By default, the bot in the last seat has the level that was chosen last.
    level = page.locator(".middle").get_by_role("combobox", name="Bots")
    expect(level).to_have_value("expert")
    level.select_option("Novice")
    page.get_by_role("button", name="Start with a bot").click()
    page.wait_for_selector("section.ask")
    table = person.context.request.get(f"/api/tables/{code}").json()["table"]
    assert [seat["level"] for seat in table["seats"]] == [None, "expert", "novice"]
    expect(page.locator("main").get_by_text("Rokurota").first).to_be_visible()
    assert page.locator('main use[href="#i-bot-expert"]').count() > 0
    assert page.locator('main use[href="#i-bot-novice"]').count() > 0

    for _ in range(12):  # at least two turns of the person, each with orders of several clicks
        if person.act().over:
            break
    person.until_asked()
    assert not person.problems


def test_the_level_of_a_game_against_bots_is_remembered(person: Person) -> None:
    person.go("new/bang")
    page = person.page
    group = page.get_by_role("group", name="Bots")
    assert group.get_by_text("Random").count() == 0
    group.get_by_text("Expert", exact=True).click()
    page.get_by_role("button", name=re.compile("Play against bots")).click()
    page.wait_for_selector("section.ask, .end")
    code = page.url.rsplit("/", 1)[1]
    seats = person.context.request.get(f"/api/tables/{code}").json()["table"]["seats"]
    assert {seat["level"] for seat in seats[1:]} == {"expert"}
    assert seats[0]["level"] is None
    person.go("new/shinobi")
    expect(page.get_by_role("group", name="Bots").get_by_role("radio", name="Expert")).to_be_checked()
