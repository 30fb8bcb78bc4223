"""Back closes whatever lies over a page, and leaves the page only after that."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.person import PHONE, Person
from e2e.sizes import LAPTOP, in_every_size, in_reach


def back(page: Page) -> None:
    """Go back from a layer once it has its entry in the history, a moment after it is shown."""
    page.wait_for_function("() => history.state?.layer === 1")
    page.go_back()


def test_back_closes_a_sheet_and_then_leaves_the_table(person: Person) -> None:
    page = person.page
    page.set_viewport_size(PHONE)
    code = person.open_table("shinobi")
    person.go("rules/shinobi")
    page.goto(f"/#/t/{code}")
    page.wait_for_selector("section.ask")
    person.until_asked()
    at_table = re.compile(f"#/t/{code}$")
    sheet = page.locator("dialog[open]")

    drawer = page.locator("aside.drawer, dialog[open]")
    panel = page.locator("aside.beside, dialog[open]")
    for size in in_every_size(person):
        # The log is a sheet or a drawer unless there is room for it beside the board.
        if page.locator(".ticker:visible").count():
            page.locator(".ticker:visible").click()
            expect(drawer, size).to_have_count(1)
            back(page)
            expect(drawer, size).to_have_count(0)
            expect(page, size).to_have_url(at_table)
        # Where the bar has no room for a button of its own, one sheet replaces another: still one Back.
        page.get_by_role("button", name="Menu").click()
        expect(sheet, size).to_have_count(1)
        explained = sheet.get_by_role("button", name="Cards explained")
        if explained.count():
            explained.click()
            expect(sheet.get_by_role("heading", level=2).first, size).not_to_have_text("Menu")
        back(page)
        expect(sheet, size).to_have_count(0)
        expect(page, size).to_have_url(at_table)
        # The rules are beside the table or over it.
        page.locator("[data-rules]").click()
        expect(panel, size).to_have_count(1)
        back(page)
        expect(panel, size).to_have_count(0)
        expect(page, size).to_have_url(at_table)
        # A sheet closed by its button leaves nothing behind in the history.
        page.get_by_role("button", name="Menu").click()
        expect(sheet, size).to_have_count(1)
        page.keyboard.press("Escape")
        expect(sheet, size).to_have_count(0)
        page.wait_for_function("() => !history.state?.layer")
    page.go_back()
    expect(page).to_have_url(re.compile("#/rules/shinobi$"))


def view_out(person: Person, code: str, move: int) -> list[bool]:
    """Return, for each seat, whether it is out of the game after a move."""
    replay = person.context.request.get(f"/api/records/{code}/replay?move={move}&eyes=open").json()
    return [seat["out"] for seat in replay["steps"][0]["view"]["seats"]]


def test_a_replay_closes_its_panels_and_is_played_on_as_a_what_if(somebody: Callable[..., Person]) -> None:
    person = somebody(viewport=LAPTOP)
    page = person.page
    for _ in range(10):
        code = person.finished("bang", players=7)
        moves = person.context.request.get(f"/api/records/{code}").json()["moves"]
        out = view_out(person, code, moves - 1)
        if any(out):
            break
    person.go(f"r/{code}")
    page.wait_for_selector("section.ask")

    ways: list[Callable[[], object]] = [lambda: page.keyboard.press("Escape"), lambda: back(page)]
    for number, size in enumerate(in_every_size(person)):
        close, other = ways[number % 2], ways[1 - number % 2]
        page.get_by_role("button", name="Result").click()
        expect(page.locator("section.end"), size).to_have_count(1)
        close()
        expect(page.locator("section.end"), size).to_have_count(0)
        page.get_by_role("button", name="What this seat could know").click()
        expect(page.locator(".beliefs"), size).to_have_count(1)
        other()
        expect(page.locator(".beliefs"), size).to_have_count(0)
    expect(page).to_have_url(re.compile(f"#/r/{code}"))

    # This late somebody is out, and nobody can continue from their seat.
    page.locator('input[type="range"]').fill(str(moves - 1))
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves - 1)
    page.get_by_text("Play on from here").click()
    dialog = page.locator("dialog[open]")
    seats = dialog.locator("label")
    expect(seats.first).to_be_attached()
    for label in seats.all_inner_texts():
        assert re.search("Sheriff|Outlaw|Renegade|Deputy", label), label
    expect(seats.filter(has_text="(you)")).to_have_count(0 if out[0] else 1)
    assert any(out)
    assert seats.count() == out.count(False)

    for size in in_every_size(person):
        for thing in (*seats.all(), dialog.locator("footer .btn")):
            assert in_reach(thing), size
    page.set_viewport_size(PHONE)
    dialog.locator("footer .btn").click()
    page.wait_for_url(re.compile(r"#/t/(?!" + code + ")"))
    page.set_viewport_size(LAPTOP)
    expect(page.locator("header .sub")).to_contain_text(f"What if: {code}, move {moves - 1}")

    # This early the new game lasts long, and the list of tables describes it.
    person.go(f"r/{code}?move=1")
    page.get_by_text("Play on from here").click()
    dialog.locator("footer .btn").click()
    page.wait_for_url(re.compile(r"#/t/(?!" + code + ")"))
    again = page.url.rpartition("/")[2]
    person.go("tables")
    expect(page.locator(".tb", has_text=again)).to_contain_text("What if")
