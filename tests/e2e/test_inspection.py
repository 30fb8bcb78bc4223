"""A click that is not a move shows what is known about a seat, a pile or the roles; every answer shows its price."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.person import GAMES, PHONE, SMALL, Person
from e2e.test_accessibility import RUN

LAYOUT = (Path(__file__).parent / "layout.js").read_text()
SHEET = "dialog[open] .insp"


def view(person: Person, code: str) -> Any:
    return person.context.request.get(f"/api/tables/{code}").json()["view"]


def other_seat(person: Person, number: int = 0) -> Locator:
    """Return another player's tile, or its row."""
    return person.page.locator("main :is(.seat, .prov:not(.home)) > .whole[data-seat]").nth(number)


def sit_and_play(person: Person, game: str, players: int = 4, clicks: int = 4) -> str:
    """Reach a table in mid-game, at a question that no seat answers, with nothing chosen. Return its code."""
    for _ in range(8):
        code = person.open_table(game, players=players)
        person.sit_at(code)
        for _ in range(clicks):
            person.act()
        for _ in range(12):
            screen = person.until_asked()
            if screen.over:
                break
            if screen.dialog or person.page.locator(".ask .acts [aria-label=Back]").count():
                person.page.keyboard.press("Escape")
            elif person.page.locator("main :is(.seat, .prov).can").count():
                person.act()
            else:
                return code
    raise AssertionError("no question without a seat to choose in eight games")


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_seat_deck_and_discard_pile(somebody: Callable[..., Person], axe: str, game: str, size: str) -> None:
    looks = {"viewport": PHONE} if size == "phone" else {}
    person = somebody(bypass_csp=True, **looks)
    code = sit_and_play(person, game)
    question = person.question()

    seat = other_seat(person)
    number = int(seat.get_attribute("data-seat") or "")
    seat.click()
    sheet = person.page.locator(SHEET)
    sheet.locator("[data-inspect=seat]").wait_for()
    if game == "samurai_spirit":
        expect(sheet.locator("[data-deeds]")).to_have_count(0)  # everybody is on one side
    else:
        sheet.locator("[data-deeds]").wait_for()
    person.page.evaluate(axe)
    assert person.page.evaluate(RUN) == []
    close(person)

    person.page.locator("main [data-pile=deck]").click()
    rows = person.page.locator(f"{SHEET} [data-inspect=deck] tbody tr")
    rows.first.wait_for()
    seen = view(person, code)
    if game != "samurai_spirit":
        counts = [[int(cell) for cell in row.locator("td").all_inner_texts()[1:]] for row in rows.all()]
        hands = sum(one["hand"]["count"] - len(one["hand"]["cards"]) for one in seen["seats"])
        assert sum(left for _, left in counts) == hands + seen["deck"]["count"] - len(seen["deck"]["cards"])
        assert all(left >= 0 for _, left in counts)
    assert person.page.evaluate(RUN) == []
    close(person)

    if game == "samurai_spirit":
        person.page.locator("main [data-pile=discard]").click()
    else:  # the top card covers the pile; a click on either opens it
        person.page.locator("main .pile").nth(1).click()
    person.page.wait_for_selector(f"{SHEET} [data-inspect=discard]")
    assert person.page.locator(f"{SHEET} .cards button").count() == len(seen["discard"])
    close(person)
    assert person.question() == question, "a look is no move"
    assert number != 0


@pytest.mark.parametrize("game", GAMES)
def test_with_the_keyboard(somebody: Callable[..., Person], game: str) -> None:
    person = somebody()
    sit_and_play(person, game)
    other_seat(person, 1).focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(f"{SHEET} [data-inspect=seat]")
    close(person)
    assert person.page.evaluate("document.activeElement.matches('[data-seat]')"), "the focus comes back"
    person.page.keyboard.press("?")
    person.page.wait_for_selector(f"{SHEET} [data-inspect=seat]")
    close(person)
    person.page.locator("main [data-pile=deck]").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(f"{SHEET} [data-inspect=deck]")


def test_a_distance_is_a_sum(somebody: Callable[..., Person]) -> None:
    person = somebody()
    code = sit_and_play(person, "bang", players=5, clicks=10)
    seats = view(person, code)["seats"]
    for number in range(4):
        seat = other_seat(person, number)
        at = int(seat.get_attribute("data-seat") or "")
        if seats[at]["out"] or seats[0]["out"]:
            continue
        seat.click()
        there, back = person.page.locator(f"{SHEET} [data-distances] li").all_inner_texts()
        for line, one, other in ((there, seats[0], at), (back, seats[at], 0)):
            found = re.search(r"(\d+) steps?(.*) = (\d+)", line)
            assert found, line
            added = [int(n.replace("−", "-")) for n in re.findall(r"[+−]\d+", found[2])]
            assert int(found[3]) == max(1, int(found[1]) + sum(added)) == one["distances"][other]
            assert ("in range" in line) == (other in one["reaches"])
        close(person)


@pytest.mark.parametrize(("game", "word"), [("bang", "outlaw"), ("samurai_sword", "ninja")])
def test_what_is_still_hidden(somebody: Callable[..., Person], game: str, word: str) -> None:
    person = somebody()
    code = person.open_table(game, players=6)
    person.sit_at(code)
    person.until_asked()
    seen = view(person, code)
    of = [one["role"] for one in seen["seats"]]
    there = seen["roles_in_play"].count(word) if game == "bang" else seen["roles"][word]
    person.page.locator("main [data-pile=roles]").first.click()
    hidden = person.page.inner_text(f"{SHEET} [data-hidden]")
    found = re.search(rf"(\d+) {word}", hidden, re.IGNORECASE)
    assert (int(found[1]) if found else 0) == there - of.count(word)


def test_deeds_are_counted_from_the_beginning(somebody: Callable[..., Person]) -> None:
    """The sheet shows the engine's counts, including events too old for the log."""
    person = somebody()
    code = person.open_table("bang", players=7)
    person.leave_to_bots(code)
    person.page.wait_for_timeout(1500)
    person.sit_at(code)
    person.page.wait_for_selector("section.end", timeout=120_000)
    person.page.get_by_role("button", name="See the table").click()
    seats = view(person, code)["seats"]
    times = {"": 1, "twice": 2}
    for number in range(6):
        tile = other_seat(person, number)
        at = int(tile.get_attribute("data-seat") or "")
        tile.click()
        deeds = person.page.locator(f"{SHEET} [data-deeds] li")
        deeds.first.wait_for()
        lines = deeds.all_inner_texts()
        close(person)
        hostile = "Shot at|Challenged|Put .* in Jail|Took a card|Made .* discard"
        against = [line for line in lines if re.match(hostile, line)]
        counted = 0
        for line in against:
            often = re.search(r"(twice|(\d+) times)$", line)
            counted += 1 if not often else int(often[2]) if often[2] else times[often[1]]
        assert counted == sum(seats[at]["hostile"]), lines


def test_bang_tells_who_was_attacked(somebody: Callable[..., Person]) -> None:
    person = somebody()
    code = sit_and_play(person, "bang")
    person.page.locator("main .mode").click()
    seen = view(person, code)
    for tile in person.page.locator("main .seat:has([data-hostility])").all():
        at = int(tile.locator(".whole").get_attribute("data-seat") or "")
        told = tile.locator("[data-hostility]").inner_text()
        times = seen["seats"][at]["hostile"][0]
        if times:
            assert f"has attacked you {['once', 'twice'][times - 1] if times < 3 else f'{times} times'}" in told
        else:
            assert "has never attacked you" in told or told.endswith(", you never")
        assert ("the Sheriff" in told) == (seen["sheriff"] not in (0, at))


@pytest.mark.parametrize("viewport", [SMALL, PHONE, {"width": 844, "height": 390}, {"width": 1024, "height": 768}])
def test_three_buttons_show_their_prices(somebody: Callable[..., Person], viewport: Any) -> None:
    for players in (4, 7):
        person = somebody(viewport=viewport)
        buttons = person.page.locator(".ask .acts .btn")
        for _ in range(10):  # a turn may begin with the penalty of a raider that somebody handed on
            person.sit_at(person.open_table("samurai_spirit", players=players))
            person.until_asked()
            if buttons.count() == 3:
                break
        assert buttons.count() == 3
        for button, price in zip(
            buttons.all(), ("the next raider", "a raider slips past", "out of the round"), strict=True
        ):
            said = button.locator("small")
            assert said.is_visible()
            assert price in said.inner_text()
        person.settle()
        assert person.page.evaluate(LAYOUT) == []


def test_a_target_shows_its_price(somebody: Callable[..., Person]) -> None:
    """After choosing a card, you see the consequences on every seat that it can target."""
    person = somebody()
    person.sit_at(person.open_table("samurai_sword", players=4))
    for _ in range(200):
        if person.until_asked().over:
            person.sit_at(person.open_table("samurai_sword", players=4))
        prices = person.page.locator("main .seat.can .price").all_inner_texts()
        if any(re.fullmatch(r"\d wounds?(, \d left|: defeated, \+1 honour)", price) for price in prices):
            return
        person.act()
    raise AssertionError("no attack came about")
