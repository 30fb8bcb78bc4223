"""Whatever breaks, the same screen and the same question come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from e2e.person import Person, Screen
from e2e.served import Served


def in_a_reaction(person: Person) -> Screen:
    """Play BANG! until somebody shoots at this person or does something else that needs a reaction."""
    for _ in range(8):
        person.sit_at(person.open_table("bang", players=5))
        for _ in range(400):
            screen = person.until_asked()
            if screen.over:
                break
            if person.page.locator(".ask.asked.harm").count() and len(screen.targets) > 1:
                return screen
            # The sooner a turn ends, the sooner somebody shoots.
            words = [target for target in screen.targets if target.kind != "thing"]
            if words:
                person.click(words[0])
            else:
                person.act()
    raise AssertionError("nobody ever shot at this person")


def test_a_reload_in_the_middle_of_a_reaction(person: Person) -> None:
    before = in_a_reaction(person)
    person.page.reload()
    assert person.until_asked() == before


def test_a_second_tab_shows_the_same_question_and_either_can_answer(person: Person) -> None:
    before = in_a_reaction(person)
    first, second = person.page, person.new_page()
    second.goto(first.url)
    person.page = second
    assert person.until_asked() == before
    person.page = first
    asked = first.title()
    while person.read_screen().asked and person.read_screen().question == before.question:
        person.act()
    assert asked.startswith("●")
    person.until_asked()
    # What is clicked but not yet played in one tab is not visible in the other.
    first.keyboard.press("Escape")
    end = person.until_asked()
    person.page = second
    assert person.until_asked().question == end.question


# Remembers the sockets of the page, so that a test can close them.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) { super(...address); window.sockets.push(this); }
};
"""


def test_the_network_is_gone_in_the_middle_of_a_reaction(person: Person) -> None:
    person.page.add_init_script(KEEP_SOCKETS)
    before = in_a_reaction(person)
    with person.outage():
        person.context.set_offline(True)
        # Chromium does not close open sockets when it is set offline, but a real loss does.
        person.page.evaluate("window.sockets.at(-1).close()")
        person.page.wait_for_selector(".strip")
        person.context.set_offline(False)
        person.page.wait_for_selector(".strip", state="detached")
        assert person.until_asked() == before
    person.act()


@pytest.fixture
def own_server(tmp_path: Path, seed: str) -> Iterator[Served]:
    """A server of the test's own, to be killed."""
    served = Served(tmp_path, seed).start()
    yield served
    served.kill()


def test_the_server_dies_and_starts_again_in_the_middle_of_a_reaction(
    somebody: Callable[..., Person], own_server: Served
) -> None:
    person = somebody(url=own_server.url)
    before = in_a_reaction(person)
    with person.outage():
        own_server.kill()
        person.page.wait_for_selector(".strip")
        own_server.start()
        person.page.wait_for_selector(".strip", state="detached", timeout=30_000)
        assert person.until_asked() == before
    while person.read_screen() == before:
        person.act()
    assert person.until_asked() != before
