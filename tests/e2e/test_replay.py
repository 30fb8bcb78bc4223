"""Replaying a finished game: scrubbing and stepping, from any point of view, from a link, and playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.cards_in_place import cards_out_of_place
from e2e.person import DESKTOP, GAMES, PHONE, TABLET, Person
from e2e.test_quick_and_steady import SHIFTS

# A whole replay takes a minute, so each is played in one window size.
WHOLE = [("bang", DESKTOP), ("samurai_sword", TABLET), ("shinobi", PHONE), ("samurai_spirit", DESKTOP)]

STEP_THROUGH = (Path(__file__).parent / "replay_steps.js").read_text()


def at(person: Person) -> int:
    return int(person.page.inner_text(".at-of").split("/")[0])


def see_as(person: Person, eyes: str) -> None:
    """Choose a seat to see the game from, and wait until its view is shown."""
    with person.page.expect_response(lambda response: f"eyes={eyes}" in response.url) as response:
        person.page.select_option(".controls select.eyes", eyes)
    response.value.finished()
    person.settle()


@pytest.mark.parametrize("game", GAMES)
def test_scrub_step_look_link_and_play_on(person: Person, game: str) -> None:
    page = person.page
    code = person.finished(game)
    person.go(f"r/{code}")
    page.wait_for_selector("section.ask")
    moves = int(page.inner_text(".at-of").split("/")[1])
    assert moves > 10

    scrubber = page.locator('input[type="range"]')
    scrubber.fill(str(moves // 2))
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2)
    page.locator('.controls .tool:has(use[href="#i-forward"])').click()
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2 + 1)
    page.locator("body").press("ArrowLeft")
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves // 2)

    # The open view shows all cards, and the view of a seat only its own.
    see_as(person, "1")
    as_seat = page.locator("main [data-card]").count()
    assert as_seat > 0
    see_as(person, "watcher")
    assert page.locator("main [data-card]").count() <= as_seat

    # The link leads others to the same move and the same point of view. This early everybody is still in the game.
    early = min(moves // 2, 8)
    page.goto(f"/r/{code}#{early}.1")
    page.wait_for_selector("section.ask")
    assert at(person) == early
    assert page.input_value(".controls select.eyes") == "1"

    page.get_by_role("button", name=re.compile("play on", re.IGNORECASE)).click()
    page.locator("dialog[open] footer .btn").click()
    page.wait_for_url(re.compile(r"#/t/(?!" + code + ")"))
    page.wait_for_selector("section.ask")
    assert page.locator("header .sub").inner_text() != code
    screen = person.until_asked()
    assert screen.asked or screen.over


def test_every_position_can_be_shown(person: Person) -> None:
    code = person.finished("samurai_spirit")
    person.go(f"r/{code}")
    person.page.wait_for_selector("section.ask")
    moves = int(person.page.inner_text(".at-of").split("/")[1])
    assert moves > 10
    for move in range(0, moves + 1, moves // 10):
        person.page.locator('input[type="range"]').fill(str(move))
        person.page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=move)
    person.page.locator('input[type="range"]').fill(str(moves))
    person.page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves)
    assert "over" in person.page.inner_text("section.ask").lower()


# ---- at full speed -------------------------------------------------------------------------


def bang_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cards in front of everybody, in your own hand, to choose from, and on top of the discard pile."""
    none: list[dict[str, Any]] = []
    looked = next((seat["looked"]["cards"] for seat in view["seats"] if seat["looked"]["count"]), none)
    shown: list[dict[str, Any]] = view["discard"][:2] + (view["store"] or view["check"] or looked)
    for number, seat in enumerate(view["seats"]):
        if number == view["viewer"] or not seat["out"]:
            shown += seat["table"] + seat["hand"]["cards"]
    return shown


def own_hand(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the hand below the table. It is empty where all cards are open and nobody is asked."""
    seat = view["viewer"] if view["viewer"] is not None else view["asked"]
    return list(view["seats"][seat]["hand"]["cards"]) if seat is not None else []


def sword_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = view["discard"][:2] + view["played"][-1:] + own_hand(view)
    return shown + [card for seat in view["seats"] for card in seat["table"]]


def shinobi_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    armies = [army for seat in view["seats"] for army in seat["province"].values()]
    shown: list[dict[str, Any]] = view["discard"][:2] + own_hand(view)
    return shown + [card for army in armies for card in army]


def spirit_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all combat lines, and the raider turned up or those known to come."""
    known = sorted(view["deck"]["cards"], key=lambda card: card["depth"])
    coming = [card for depth, card in enumerate(known[:3]) if card["depth"] == depth]
    top = view["pending"][-1] if view["pending"] else {}
    ordering = top.get("frame") == "kiai" and top["step"] == "order" and len(coming) > 1
    shown = coming if ordering else view["drawn"][-1:] or coming[:1]
    return shown + [card for seat in view["seats"] for card in seat["line"]]


CARDS_SHOWN = {
    "bang": bang_cards,
    "samurai_sword": sword_cards,
    "shinobi": shinobi_cards,
    "samurai_spirit": spirit_cards,
}


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_every_move_forwards_and_back_at_full_speed(somebody: Callable[..., Person], game: str) -> None:
    person = somebody(motion=True)
    code = person.finished(game)
    steps: list[dict[str, Any]] = []
    while not steps or len(steps) % 50 == 0:
        answer = person.context.request.get(f"/api/records/{code}/replay?move={len(steps)}&count=50&eyes=0")
        steps += (more := answer.json()["steps"])
        if not more:
            break
    expected = [sorted(card["card"] for card in CARDS_SHOWN[game](step["view"])) for step in steps]
    assert len(expected) > 10

    person.go(f"r/{code}?eyes=0")
    person.page.wait_for_selector("section.ask")
    person.settle()
    for key in ("ArrowRight", "ArrowLeft"):
        assert person.page.evaluate(STEP_THROUGH, [expected, key]) == [], key
        person.settle()
        assert cards_out_of_place(person) == []


@pytest.mark.parametrize("game", GAMES)
def test_keys_held_down_and_let_go_leave_every_card_at_its_place(somebody: Callable[..., Person], game: str) -> None:
    """Step without a single frame in between, there and back, and then let the replay play by itself."""
    person = somebody(motion=True)
    code = person.finished(game)
    person.go(f"r/{code}?move=4")
    person.page.wait_for_selector("section.ask")
    for key, times, at in (("ArrowRight", 7, 11), ("ArrowLeft", 3, 8), ("ArrowRight", 2, 10)):
        person.page.evaluate(
            "([key, times]) => { for (let n = 0; n < times; n++)"
            " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); }",
            [key, times],
        )
        person.page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=at)
    person.settle()
    assert cards_out_of_place(person) == []
    person.page.locator('.controls .tool:has(use[href="#i-play"])').click()
    person.page.wait_for_function("() => parseInt(document.querySelector('.at-of').textContent) > 11")
    person.page.locator('.controls .tool:has(use[href="#i-pause"])').click()
    person.settle()
    assert cards_out_of_place(person) == []


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "size"), WHOLE, ids=[game for game, _ in WHOLE])
def test_a_whole_replay_plays_at_four_times_the_speed(
    somebody: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    """From the first move to the last with all hands open, nothing jumps, and the cards end where the view has them."""
    person = somebody(motion=True, viewport=size)
    page = person.page
    code = person.finished(game)
    person.go(f"r/{code}?move=0")
    page.wait_for_selector("section.ask")
    person.settle()
    page.evaluate(SHIFTS)
    page.select_option(".controls select.speed", "4")
    page.locator('.controls .tool:has(use[href="#i-play"])').click()
    moves = int(page.inner_text(".at-of").split("/")[1])
    page.wait_for_function(
        "n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=moves, timeout=420_000
    )
    # The last move is still being told.
    expect(page.locator("section.ask [data-skip]")).to_have_count(0)
    person.settle()
    assert page.evaluate("window.shifts") == []
    assert cards_out_of_place(person) == []
    last = person.context.request.get(f"/api/records/{code}/replay?move={moves}&count=1&eyes=open").json()["steps"][0]
    shown = page.evaluate("[...document.querySelectorAll('.card-layer .body')].map((body) => body.dataset.drawn)")
    assert sorted(shown) == sorted(card["card"] for card in CARDS_SHOWN[game](last["view"]))


# ---- what a seat could know ---------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["bang", "samurai_sword", "shinobi"])
def test_what_a_seat_could_know_is_shown_on_request(
    somebody: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    """The probabilities of the others' roles or clans appear beside their names, add up, and follow the move and the
    seat.
    """
    person = somebody(viewport=size)
    page = person.page
    code = person.finished(game, players=5)
    page.goto(f"/r/{code}#0.0")
    page.wait_for_selector("section.ask")
    assert page.locator(".beliefs").count() == 0
    switch = page.get_by_role("button", name="What this seat could know")
    switch.click()
    page.wait_for_selector(".beliefs")
    assert switch.get_attribute("aria-pressed") == "true"
    seats = page.locator("[data-beliefs]")
    others = len(person.context.request.get(f"/api/records/{code}").json()["card"]["seats"])
    assert seats.count() == others - 1
    assert page.locator('[data-beliefs="0"]').count() == 0
    for seat in range(1, others):
        chances = page.locator(f'[data-beliefs="{seat}"] .chance').all_inner_texts()
        assert 98 <= sum(int(re.findall(r"(\d+)\s*%", text)[0]) for text in chances) <= 102
    first = seats.all_inner_texts()

    middle = int(page.inner_text(".at-of").split("/")[1]) * 2 // 3
    page.locator('input[type="range"]').fill(str(middle))
    page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=middle)
    assert seats.all_inner_texts() != first
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    see_as(person, "watcher")
    assert page.locator(".beliefs h2").inner_text() == "What a spectator could know"
    assert seats.count() == others
    switch.click()
    page.wait_for_selector(".beliefs", state="detached")


def test_a_game_without_secrets_about_the_seats_has_no_such_switch(person: Person) -> None:
    code = person.finished("samurai_spirit")
    person.go(f"r/{code}")
    person.page.wait_for_selector("section.ask")
    assert person.page.get_by_role("button", name="What this seat could know").count() == 0


# ---- how it is told ------------------------------------------------------------------------


def test_speeds_turns_keys_and_lines(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    page = person.page
    code = person.finished("shinobi")
    person.go(f"r/{code}?eyes=0")
    page.wait_for_selector("section.ask")
    steps = person.context.request.get(f"/api/records/{code}/replay?move=0&count=50&eyes=0").json()["steps"]
    turns = [step["move"] for step in steps if any(event["kind"] == "turn" for event in step["events"])]

    def wait_for(move: int) -> None:
        page.wait_for_function("n => document.querySelector('.at-of').textContent.startsWith(n + '/')", arg=move)

    # From one turn to the next and back, with the buttons and with the keys.
    after = [move for move in turns if move > 0]
    page.get_by_role("button", name="Next turn").click()
    wait_for(after[0])
    page.locator("body").press("PageDown")
    wait_for(after[1])
    page.get_by_role("button", name="Previous turn").click()
    wait_for(after[0])
    page.locator("body").press("End")
    wait_for(moves := int(page.inner_text(".at-of").split("/")[1]))
    page.locator("body").press("Home")
    wait_for(0)

    # The whole log is there. A click on a line jumps to its move, and the lines after it are marked as still to come.
    page.locator("body").press("End")
    wait_for(moves)
    page.locator(".logl li.jump").nth(6).click(position={"x": 5, "y": 5})
    page.wait_for_function("() => document.querySelector('.logl li.later') !== null")
    assert 0 < at(person) < moves
    expect(page.locator(".logl li[aria-current]")).to_have_count(1)
    happened = page.locator(".logl li.jump:not(.later)")
    assert 7 <= happened.count() <= 13
    expect(happened.last).to_have_attribute("aria-current", "step")

    # Slow and fast: many moves pass at 4× in the time of one move at 0.5×.
    def moves_in(speed: str, millis: int) -> int:
        page.locator("body").press("Home")
        wait_for(0)
        page.select_option(".controls select.speed", speed)
        page.locator('.controls .tool:has(use[href="#i-play"])').click()
        page.wait_for_timeout(millis)
        page.locator('.controls .tool:has(use[href="#i-pause"])').click()
        return at(person)

    slow, fast = moves_in("0.5", 4000), moves_in("4", 4000)
    assert fast >= 2 * slow and fast >= 4, (slow, fast)
    assert page.locator('.q[data-told="true"]').count() <= 1
