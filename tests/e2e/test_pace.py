"""The pace of a game: slow to fast, paused, step by step, told again; and what players who are out can do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from e2e.person import PHONE, Person
from e2e.test_story import REMEMBER, example, play, told


def pace(person: Person) -> Locator:
    """Open and return the panel with the pace."""
    panel = person.page.get_by_role("group", name="Speed").first
    if not panel.is_visible():
        person.page.get_by_role("button", name="Speed", exact=True).click()
    return panel


def test_alone_with_bots_the_pace_is_set_in_the_bar(somebody: Callable[..., Person]) -> None:
    person = somebody(viewport=PHONE)
    code = person.open_table("shinobi")
    person.sit_at(code)
    for name, setting in (("Slow", "slow"), ("Normal", "natural"), ("Fast", "quick")):
        pace(person).get_by_text(name, exact=True).click()
        expect(pace(person).get_by_label(name)).to_be_checked()
        person.page.wait_for_function(
            """async ([code, pace]) => {
                const answer = await fetch(`/api/tables/${code}`);
                return (await answer.json()).table.settings.pace === pace;
            }""",
            arg=[code, setting],
        )


def test_paused_the_story_goes_on_step_by_step(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    person.page.add_init_script(REMEMBER)
    code = example(person, "bang", "barrel", "slow")
    person.until_asked()
    person.page.get_by_role("button", name="Pause").click()
    strip = person.page.locator(".ask .strip")
    expect(strip).to_contain_text("The game is paused.")
    # You can answer while stepping, and the game stays paused.
    person.page.locator('[data-zone="hand"] [data-card="bang-QH"]').click()
    person.page.locator('.place [data-seat="1"]').click()
    step = strip.get_by_role("button", name="Step")
    seen = [person.question()]
    for _ in range(12):
        if person.page.locator(".revealed").count():
            break
        step.click()
        person.page.wait_for_timeout(400)
        seen.append(person.question())
    expect(person.page.locator(".revealed")).to_be_visible()
    assert any("shot at" in line for line in seen), seen
    # It waits there for the next step, however long that takes.
    person.page.wait_for_timeout(2500)
    expect(strip).to_contain_text("The game is paused.")
    assert person.context.request.get(f"/api/tables/{code}").json()["table"]["paused"]
    strip.get_by_role("button", name="Continue").click()
    person.until_asked()
    expect(strip).to_have_count(0)


def test_space_skips_a_beat(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    code = example(person, "bang", "barrel", "slow")
    person.until_asked()
    play(person, code, "bang-QH > 1")
    revealed = person.page.locator(".revealed")
    revealed.wait_for()
    expect(revealed.locator("> b")).to_have_count(0)
    person.page.evaluate("document.activeElement?.blur()")
    # From the card to its result, and past that.
    person.page.keyboard.press("Space")
    expect(revealed.locator("> b")).to_have_count(1, timeout=800)
    person.page.keyboard.press("Space")
    expect(revealed).to_have_count(0, timeout=800)


def test_what_happened_since_the_last_turn_is_told_again(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.page.add_init_script(REMEMBER)
    person.sit_at(person.open_table("shinobi", players=3))
    # Until everybody else has had a turn.
    while not any(line.startswith("Nui") for line in told(person)):
        person.act()
    person.until_asked()
    question = person.question()
    person.page.evaluate("window.story.told = []")
    pace(person).get_by_role("button", name="What happened since my last turn").click()
    person.page.wait_for_function("() => window.story.told.some((line) => line.startsWith('Gonji'))")
    person.page.wait_for_function("() => window.story.told.some((line) => line.startsWith('Nui'))", timeout=90_000)
    # The same question is still there afterwards.
    assert person.until_asked().asked
    assert person.question() == question


def out_of_the_game(person: Person) -> str:
    """Return a paused table of BANG! where this person never answers and is out while the others play on."""
    for _ in range(8):
        code = person.open_table(
            "bang", players=5, options={"sheriff": "1"}, settings={"pace": "slow", "forced": False}
        )
        person.command(code, type="pause")
        for _ in range(800):
            seen = person.context.request.get(f"/api/tables/{code}").json()
            if seen["view"]["over"] or seen["view"]["seats"][0]["out"]:
                break
            if seen["decision"]:
                texts = [move["text"] for move in seen["decision"]["moves"]]
                person.command(code, type="resume")
                play(person, code, next((text for text in texts if text in ("pass", "end")), texts[0]))
                person.command(code, type="pause")
            else:
                person.context.request.post(f"/api/tables/{code}/commands", data={"type": "one_move"})
        if not seen["view"]["over"] and seen["view"]["seats"][0]["out"]:
            return code
    raise AssertionError("nobody shoots at who never answers")


def test_who_is_out_may_go_faster_skip_to_the_end_and_see_everything(person: Person) -> None:
    person.context.request.get("/api/me")
    code = out_of_the_game(person)
    person.sit_at(code)
    person.page.locator(".ask .strip").get_by_role("button", name="Continue").click()
    strip = person.page.locator(".ask .strip")
    expect(strip).to_contain_text("You are out.")
    strip.get_by_role("button", name="See everything").click()
    expect(strip.get_by_role("button", name="See everything")).to_have_count(0)
    strip.get_by_role("button", name="Fast").click()
    expect(strip.get_by_role("button", name="Fast")).to_have_count(0)
    strip.get_by_role("button", name="Skip to the end").click()
    person.page.locator("section.end").wait_for()
