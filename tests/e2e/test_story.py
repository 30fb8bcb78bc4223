"""Events are told as they happen: a sentence for each act, arrows, cards turned up, and then the question."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.person import DESKTOP, GAMES, PHONE, Person

# Remembers every sentence that was told, the most arrows and rings seen at once, and every moment in which an answer
# could be given while the story was still being told.
REMEMBER = """
window.story = { told: [], arrows: 0, rings: 0, both: [] };
const look = () => {
  const { story } = window;
  const ask = document.querySelector('section.ask');
  const told = ask?.querySelector('.q[data-told="true"]')?.textContent.trim();
  if (told && story.told.at(-1) !== told) story.told.push(told);
  story.arrows = Math.max(story.arrows, document.querySelectorAll('.pointers .arrow').length);
  story.rings = Math.max(story.rings, document.querySelectorAll('.pointers .ring').length);
  if (ask?.querySelector('[data-skip]') && ask.querySelector('.acts .btn:not(:disabled)')) story.both.push(told);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def told(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("window.story.told")
    return found


def play(person: Person, code: str, text: str) -> None:
    """Play a move, whatever the screen shows."""
    question = person.context.request.get(f"/api/tables/{code}").json()["decision"]["question"]
    person.command(code, type="play", seat=0, question=question, text=text)


def end_of_a_round(person: Person) -> Locator:
    """Sit at a table where the only move is to pass, which ends the round. The game continues once somebody sees it."""
    code = person.open_table("samurai_spirit", start=False, example="intruders", settings={"pace": "slow"})
    person.command(code, type="pause")
    person.sit_at(code)
    person.page.locator(".ask .strip").get_by_role("button", name="Continue").click()
    return person.page.locator(".round-end")


def example(person: Person, game: str, name: str, pace: str = "quick") -> str:
    """Sit at a table in the position of an example."""
    code = person.open_table(game, start=False, example=name, settings={"pace": pace})
    person.sit_at(code)
    return code


@pytest.mark.parametrize("game", GAMES)
def test_every_act_of_others_is_told_before_the_next_question(somebody: Callable[..., Person], game: str) -> None:
    person = somebody(motion=True)
    person.page.add_init_script(REMEMBER)
    person.sit_at(person.open_table(game, settings={"pace": "quick"}))
    others = re.compile("Gonji|Nui|Orin|Hansuke")
    for _ in range(60):
        if person.act().over or len([line for line in told(person) if others.search(line)]) > 5:
            break
    story = person.page.evaluate("window.story")
    assert len([line for line in story["told"] if others.search(line)]) > 3, story["told"]
    assert story["both"] == []
    if game != "samurai_spirit":  # few acts of its first turns have a target
        assert story["arrows"] > 0 and story["rings"] > 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_draw_is_turned_up_large_with_its_verdict(somebody: Callable[..., Person], size: dict[str, int]) -> None:
    person = somebody(motion=True, viewport=size)
    code = example(person, "bang", "barrel", "natural")
    person.until_asked()
    play(person, code, "bang-QH > 1")
    # The strip names the player, the card, the target and what is needed.
    strip = person.page.locator(".ask .showdown")
    expect(strip).to_contain_text("You")
    expect(strip).to_contain_text("Needed: Missed!")
    assert strip.locator(".face").count() == 2
    turned = person.page.locator(".revealed[data-reveal='jail-4H']")
    expect(turned).to_contain_text("A heart: missed", timeout=60_000)
    box = turned.bounding_box()
    assert box is not None and box["width"] > 120 and box["x"] > 0 and box["x"] + box["width"] < size["width"]
    expect(person.page.locator("section.ask .q")).to_contain_text("tried the Barrel: a heart")
    person.until_asked()
    expect(turned).to_have_count(0)


def test_a_phone_keeps_the_turn_of_another_as_one_sentence(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True, viewport=PHONE)
    person.page.add_init_script(REMEMBER)
    person.sit_at(person.open_table("shinobi", settings={"pace": "quick"}))
    for _ in range(12):
        person.act()
        if any(", then moved" in line for line in told(person)):
            break
    line = next(line for line in told(person) if ", then moved" in line)
    assert re.match(r"(Gonji|Nui|Orin) sent \S+ to (Gonji|Nui|Orin|you), then moved ", line), line


def test_the_end_of_a_round_is_staged_until_one_goes_on(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    person.page.add_init_script(REMEMBER)
    end = end_of_a_round(person)
    expect(end.locator("h3")).to_have_text("Round 1 is over", timeout=60_000)
    # The only answer was told, not asked for, and was given automatically.
    assert any(line.startswith("Pass: out of the round") for line in told(person)), told(person)
    expect(end.locator(".rows li")).to_have_count(3)
    expect(end.locator("[data-continue]")).to_be_visible(timeout=60_000)
    expect(end.locator(".mark.guarded")).to_have_count(9)
    expect(end.locator(".intruder")).to_have_count(4)
    expect(end.locator(".intruder.burnt")).to_have_count(3)
    expect(end.locator(".left b")).to_have_text(["0", "5", "1"])
    # The table still shows the round that is ending, and nobody is asked.
    expect(person.page.locator(".vil .round")).to_contain_text("1")
    expect(person.page.locator("section.ask .acts .btn")).to_have_count(0)
    end.locator("[data-continue]").click()
    expect(end).to_have_count(0)
    expect(person.page.locator(".vil .round")).to_contain_text("2")
    assert "An intruder was turned up" in " ".join(told(person))


def test_reduced_motion_shows_the_end_of_a_round_at_once(person: Person) -> None:
    end = end_of_a_round(person)
    expect(end.locator("[data-continue]")).to_be_visible(timeout=60_000)
    expect(end.locator(".intruder.burnt")).to_have_count(3)
    assert person.page.locator(".pointers").count() == 0
    end.locator("[data-continue]").click()
    expect(person.page.locator(".vil .round")).to_contain_text("2")


def test_a_click_on_an_answer_skips_the_story(somebody: Callable[..., Person]) -> None:
    person = somebody(motion=True)
    code = example(person, "bang", "barrel", "slow")
    person.until_asked()
    play(person, code, "bang-QH > 1")
    person.page.locator(".revealed").wait_for()
    card = person.page.locator('[data-zone="hand"] [data-card="bang-KH"]')
    card.click()
    expect(person.page.locator(".revealed")).to_have_count(0, timeout=1000)
    expect(card).to_have_attribute("aria-pressed", "true")


# ---- questions without a choice ------------------------------------------------------------

# Every sentence about a question with a single answer, and those shown beside a button to answer with.
FORCED = """
window.forced = { told: [], asked: [] };
const watch = () => {
  const ask = document.querySelector('section.ask');
  const text = ask?.querySelector('.q[data-told="true"]')?.textContent.trim() ?? '';
  if (/^(Nothing to|No weapon to) /.test(text)) {
    if (window.forced.told.at(-1) !== text) window.forced.told.push(text);
    if (ask.matches('.asked') || ask.querySelector('.acts .btn')) window.forced.asked.push(text);
  }
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_a_question_nobody_can_answer_is_told_and_not_asked(somebody: Callable[..., Person], motion: bool) -> None:
    person = somebody(motion=motion)
    person.page.add_init_script(FORCED)
    person.sit_at(person.open_table("samurai_sword", settings={"pace": "quick"}))

    def parries() -> list[str]:
        found: list[str] = person.page.evaluate("window.forced.told")
        return [text for text in found if re.fullmatch(r"Nothing to parry with: (1 wound|\d wounds).*", text)]

    for _ in range(120):
        if person.act().over or parries():
            break
    assert parries()
    assert person.page.evaluate("window.forced.asked") == []


# The page believes that the server will give the only answer by itself. The server never does, so it cannot be faster
# than the click, however long the browser takes.
NEVER_BY_ITSELF = """
const RealSocket = window.WebSocket;
window.WebSocket = class extends RealSocket {
  set onmessage(take) {
    super.onmessage = ({ data }) =>
      take({ data: String(data).replaceAll('"by_itself":null', `"by_itself":${Date.now() + 3_600_000}`) });
  }
};
"""


@pytest.mark.parametrize("how", ["space", "bar", "button"])
def test_an_answer_that_gives_itself_can_be_hurried(somebody: Callable[..., Person], how: str) -> None:
    person = somebody()
    page = person.page
    page.add_init_script(NEVER_BY_ITSELF)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    settings = {"pace": "slow", "forced": False}
    person.sit_at(person.open_table("samurai_spirit", start=False, example="intruders", settings=settings))
    question = page.locator("section.ask .q")
    expect(question).to_contain_text("Pass: out of the round")
    assert not [frame for frame in sent if '"play"' in frame]
    if how == "space":
        page.locator("body").press("Space")
    elif how == "bar":
        question.click()
    else:
        page.locator(".ask [data-skip]").click()
    expect(page.locator(".round-end")).to_be_visible(timeout=60_000)
    assert len([frame for frame in sent if '"play"' in frame]) == 1
