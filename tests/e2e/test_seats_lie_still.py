"""Seats, question and your own things stay in place when cards are laid out or odds are shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from e2e.person import Person
from e2e.sizes import in_every_size

STEP_THROUGH = (Path(__file__).parent / "replay_places.js").read_text()
View = dict[str, Any]
# Two characters of BANG! lay out cards to choose from, as a General Store does.
OPTIONS: dict[str, Any] = {"bang": {"characters": ["random", "lucky_duke", "kit_carlson", "random", "random"]}}
LAPTOPS = [(1024, 768), (1366, 768), (1440, 900)]
SIZES = {"bang": LAPTOPS, "samurai_spirit": [(844, 390), *LAPTOPS]}
# The number of moves that are checked, each with the one before it.
MOST = 12


def positions(person: Person, code: str) -> list[View]:
    """Return the views after every move of a finished game, as its first seat sees them."""
    moves = person.context.request.get(f"/api/records/{code}").json()["moves"]
    steps: list[dict[str, Any]] = []
    while len(steps) <= moves:
        answer = person.context.request.get(f"/api/records/{code}/replay?move={len(steps)}&count=50&eyes=0")
        steps += answer.json()["steps"]
    return [step["view"] for step in steps]


def laid_out(view: View) -> bool:
    """Return whether cards of a General Store, Lucky Duke or Kit Carlson are laid out."""
    looked = any(seat["looked"]["count"] for seat in view["seats"])
    return bool(view["store"] or view["check"] or looked) and not view["seats"][0]["out"]


def chances(view: View) -> bool:
    """Return whether the first seat orders raiders, or every outcome is possible for it with the next raider."""
    top = view["pending"][-1] if view["pending"] else {}
    if top.get("frame") == "kiai" and top["step"] == "order" and top["seat"] == 0:
        return True
    odds = view["odds"] and view["odds"]["seats"][0]
    return bool(odds) and all(odds[outcome] > 0 for outcome in ("exceed", "meet", "below"))


WANTED: dict[str, Callable[[View], bool]] = {"bang": laid_out, "samurai_spirit": chances}


@pytest.mark.parametrize("game", WANTED)
def test_seats_stay_where_they_are(somebody: Callable[..., Person], game: str) -> None:
    person = somebody()
    for _ in range(6):
        code = person.finished(game, players=5, options=OPTIONS.get(game, {}))
        views = positions(person, code)
        wanted = [move for move, view in enumerate(views) if move > 0 and WANTED[game](view)]
        if len(wanted) > 3:
            break
    assert len(wanted) > 3, "six games without it"
    moves = sorted({step for move in wanted[:MOST] for step in (move - 1, move)})
    person.go(f"r/{code}?move=0&eyes=0")
    person.page.wait_for_selector("section.ask")
    moved = []
    for size in in_every_size(person, SIZES[game]):
        moved += [f"{size}, {one}" for one in person.page.evaluate(STEP_THROUGH, moves)]
    assert not moved, "\n".join(moved)
