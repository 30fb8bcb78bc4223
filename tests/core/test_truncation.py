"""A game that takes too long ends without a winner, in its record, its bytes and its texts."""

from __future__ import annotations

import copy
import io
from typing import Any

import pytest
from rich.console import Console

import sanjuro
from sanjuro.cli.play import told_outcome
from sanjuro.cli.tables import draw
from sanjuro.core.errors import BadRecord
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.outcome import DECISIONS_MOST, TOO_LONG, Outcome
from sanjuro.core.rng import seeded
from sanjuro.locale import Words


def idle_move(match: Match) -> Move:
    """Return the move of a player who only wants to prolong the game."""
    for wanted in ("end", "pass", "discard"):
        for move in match.offer:
            if move.text.split()[0] == wanted:
                return move
    return match.offer[0]


def endless(decisions: int = DECISIONS_MOST) -> Match:
    match = sanjuro.new("bang", 4, seed=1)
    while len(match.history) < decisions:
        match.carry_out(idle_move(match))
    return match


def test_the_record_of_a_truncated_game_replays() -> None:
    match = endless()
    match.truncate()
    assert match.over and match.seat is None and match.moves == []
    assert match.outcome == Outcome((), TOO_LONG) and match.truncated
    again = sanjuro.replay(match.record())
    assert again == match and again.truncated and again.record() == match.record()
    assert sanjuro.from_bytes(match.to_bytes()) == match and copy.copy(match).truncated
    assert match.why_not("end") == "the game is over"


def test_a_shorter_game_cannot_claim_to_have_taken_too_long() -> None:
    match = endless(DECISIONS_MOST - 1)
    match.truncate()
    with pytest.raises(BadRecord, match="3000 decisions"):
        sanjuro.replay(match.record())


def test_a_game_that_ended_by_its_rules_cannot_either() -> None:
    match = sanjuro.new("shinobi", seed=1)
    match.playout(seeded(1))
    assert match.outcome is not None
    with pytest.raises(BadRecord, match="another result"):
        sanjuro.replay(match.record().replace(f"reason: {match.outcome.reason}", f"reason: {TOO_LONG}"))


@pytest.mark.parametrize("language", ["en", "ru", "zh"])
@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_every_game_can_be_shown_when_it_was_truncated(game: str, language: str) -> None:
    match = sanjuro.new(game, seed=2, events=True)
    chance = seeded(3)
    for _ in range(5):
        match.carry_out(match.offer[chance.below(len(match.offer))])
    match.truncate()
    names = [f"Player {seat}" for seat in range(match.seats)]
    words = Words(game, names, language)
    assert match.outcome is not None
    told = told_outcome(match.outcome, words)
    assert TOO_LONG not in told and "{" not in told
    console = Console(record=True, width=120, file=io.StringIO())
    for seat in (*range(match.seats), None):
        view: dict[str, Any] = match.view(seat)
        assert view["over"] and view["outcome"] == match.outcome.plain() and view["asked"] is None
        assert "too_long" in str(match.window(seat))
        console.print(draw(view, words))
        assert words.lines([event.seen_by(match.window(seat).bit) for event in match.events])
    assert TOO_LONG not in console.export_text()


@pytest.mark.parametrize(("game", "secret"), [("bang", "role"), ("samurai_sword", "role"), ("shinobi", "clan")])
def test_everybody_shows_their_secret_when_a_game_is_truncated(game: str, secret: str) -> None:
    match = sanjuro.new(game, seed=2, events=True)
    match.carry_out(match.offer[0])
    match.truncate()
    for viewer in (*range(match.seats), None):
        seats: Any = match.view(viewer)["seats"]
        assert all(seat[secret] is not None for seat in seats)
    kinds = [event.kind for event in match.events]
    assert kinds.count(secret) >= match.seats - 1 and kinds[-1] == "over"
