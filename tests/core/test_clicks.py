"""Why a click leads to no move: the refusal of a move with the clicked thing, without any hint about hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

import sanjuro
from sanjuro.core.clicks import refusal_of_clicks
from sanjuro.core.rng import seeded


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_what_is_offered_is_not_refused_and_reasons_are_those_of_moves(game: str) -> None:
    chance = seeded(3)
    reasons = 0
    match = sanjuro.GAMES[game].new(4, 5, {})
    for _ in range(12):
        if match.over:
            break
        seat = match.asked
        view: dict[str, Any] = match.view(seat)
        for move in view["moves"]:
            path: list[tuple[str, Any]] = [(kind, first) for kind, first, *_ in move["about"]]
            for length in range(1, len(path) + 1):
                assert refusal_of_clicks(match, seat, path[:length]) is None
        for other in range(match.seats):
            refusal = refusal_of_clicks(match, seat, [("seat", other)])
            reasons += refusal is not None
        for handle in match.handles[::9]:
            refusal = refusal_of_clicks(match, seat, [("card", handle)])
            if refusal is not None:
                reasons += 1
                assert refusal.sentence(match.game.refusals)
        match.play(match.moves[chance.below(len(match.moves))])
    assert reasons > 0


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_guessed_ids_tell_nothing_about_hidden_cards(game: str) -> None:
    """In every deal that looks the same to the seat, the answers for all ids are the same."""
    chance = seeded(4)
    match = sanjuro.GAMES[game].new(4, 8, {})
    for turn in range(12):
        if match.over:
            break
        if turn % 6 == 5:
            seat = match.asked
            imagined = match.imagine(seat, turn)
            for handle in match.handles[::9]:
                guesses: list[list[tuple[str, int | str]]] = [
                    [("card", handle)],
                    [("card", handle), ("seat", (seat + 1) % match.seats)],
                ]
                for clicks in guesses:
                    real = refusal_of_clicks(match, seat, clicks)
                    other = refusal_of_clicks(imagined, seat, clicks)
                    assert (real and (real.key, real.facts)) == (other and (other.key, other.facts))
        match.play(match.moves[chance.below(len(match.moves))])
