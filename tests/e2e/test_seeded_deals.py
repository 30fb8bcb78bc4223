"""Deals are repeatable: the same seed gives the same table, and the bots play the same game there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from e2e.person import Person
from e2e.served import Served


def moves(person: Person, code: str) -> list[str]:
    """Return all moves of a finished game, from its record."""
    answer = person.context.request.get(f"/api/records/{code}/record")
    assert answer.ok, answer.text()
    return answer.text().partition("\n\n")[2].splitlines()


def test_the_same_seed_deals_the_same_game_in_another_server(
    somebody: Callable[..., Person], served: Served, seed: str, tmp_path: Path
) -> None:
    here = somebody()
    served.deal_from(f"{seed}/game")
    first = here.finished("samurai_sword", players=5)
    other = here.finished("samurai_sword", players=5)
    twin = Served(tmp_path, f"{seed}/game").start()
    try:
        there = somebody(url=twin.url)
        again = there.finished("samurai_sword", players=5)
        assert again == first != other
        assert len(moves(here, first)) > 20
        assert moves(there, again) == moves(here, first) != moves(here, other)
    finally:
        twin.kill()
