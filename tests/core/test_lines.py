"""Events are grouped into lines of the log, as message ids and arguments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sanjuro
from sanjuro.core.events import Event
from sanjuro.core.lines import LineRules, OpenLine, continued, open_after, phrase, phrases, suit_of
from sanjuro.core.rng import seeded
from sanjuro.core.window import EVERYTHING, WATCHER

FIXTURES = Path(__file__).parents[1] / "fixtures"
STORIES: dict[str, Any] = json.loads((FIXTURES / "stories.json").read_text("utf-8"))
SENTENCES: dict[str, Any] = json.loads((FIXTURES / "sentences.json").read_text("utf-8"))
RULES = LineRules(
    silent=["deal"],
    counted=["spend"],
    clauses={"shot": ["hit", "discard"], "spend": ["draw"]},
    same_seat=["shot-hit"],
    sources={"shot-discard": ["check"]},
)


def said(*events: dict[str, object]) -> list[object]:
    return [one["say"] for one in phrases(list(events), OpenLine(RULES))]


@pytest.mark.parametrize("name", STORIES)
def test_the_stories_of_the_browser_tests_are_told_like_this(name: str) -> None:
    line = OpenLine(sanjuro.GAMES[STORIES[name]["game"]].lines)
    for step in STORIES[name]["steps"]:
        assert phrases(step["events"], line) == step["phrases"]


@pytest.mark.parametrize("game", SENTENCES["events"])
def test_the_sentences_of_both_languages_are_made_of_these_phrases(game: str) -> None:
    assert phrases(SENTENCES["events"][game], OpenLine(sanjuro.GAMES[game].lines)) == SENTENCES["phrases"][game]


def test_an_event_begins_a_line_or_is_added_to_one() -> None:
    assert said({"kind": "shot", "seat": 0}, {"kind": "hit", "seat": 0}, {"kind": "turn", "seat": 1}) == [
        "event-shot",
        "after-shot-hit",
        "event-turn",
    ]


def test_a_silent_event_neither_begins_nor_ends_a_line() -> None:
    found = phrases([{"kind": "shot", "seat": 0}, {"kind": "deal"}, {"kind": "hit", "seat": 0}], OpenLine(RULES))
    assert [(one["say"], one["at"]) for one in found] == [("event-shot", 0), ("after-shot-hit", 2)]


def test_a_clause_may_want_the_same_seat_or_a_pile() -> None:
    assert said({"kind": "shot", "seat": 0}, {"kind": "hit", "seat": 1}) == ["event-shot", "event-hit"]
    shot = {"kind": "shot", "seat": 0}
    assert said(shot, {"kind": "discard", "from": "check.1"}) == ["event-shot", "after-shot-discard"]
    assert said(shot, {"kind": "discard", "from": "hand.1"}) == ["event-shot", "event-discard"]
    assert said(shot, {"kind": "discard"}) == ["event-shot", "event-discard"]


def test_equal_events_in_a_row_are_counted_unless_their_cards_are_known() -> None:
    hidden = {"kind": "draw", "seat": 0}
    known = {"kind": "draw", "seat": 0, "card": "oda", "id": 1}
    (one,) = phrases([hidden, hidden, hidden], OpenLine(RULES))
    assert one == {"say": "event-draw", "times": 3, "at": 0}
    assert said(known, known) == ["event-draw", "event-draw"]


def test_a_line_that_happens_again_is_counted_from_its_beginning() -> None:
    line = OpenLine(RULES)
    spend, draw = {"kind": "spend", "seat": 0}, {"kind": "draw", "seat": 0}
    counts = [one.get("counts") for _ in range(3) for one in phrases([spend, draw], line)]
    assert counts == [None, None, [2, 1], [2, 2], [3, 2], [3, 3]]
    # A card drawn beyond the ones paid for is reported separately.
    assert phrases([draw], line)[0]["say"] == "after-spend-draw"


def test_the_ends_of_a_move_are_piles_and_their_owners() -> None:
    march: dict[str, object] = {"kind": "march", "card": "oda", "from": "oda.1", "to": "oda.2"}
    assert phrase("event-march", march, 1) == {
        "say": "event-march",
        "from": "oda",
        "giver": 1,
        "to": "oda",
        "owner": 2,
    }
    assert phrase("event-march", {**march, "seat": 2}, 1)["home"] == "yes"
    assert phrase("event-draw", {"kind": "draw", "from": "deck", "to": "discard"}, 1) == {"say": "event-draw"}


def test_only_cards_with_a_rank_have_a_suit() -> None:
    assert [suit_of(card) for card in ("beer-6H", "bang-10D", "ace-AS")] == ["H", "D", "S"]
    assert [suit_of(card) for card in ("oda", "secret-oda", "3-farm", "die-5", "card-1S", "-")] == [""] * 6


@pytest.mark.parametrize("game", list(sanjuro.GAMES))
def test_a_line_goes_on_over_several_moves_for_every_viewer(game: str) -> None:
    """Telling each move from the line that `open_after` keeps gives the same text as telling all of them at once."""
    rules = sanjuro.GAMES[game].lines
    match = sanjuro.new(game, seed=8, events=True)
    chance = seeded(8)
    moves: list[list[Event]] = [match.events]
    while not match.over and len(moves) < 150:
        match.play(match.moves[chance.below(len(match.moves))])
        moves.append(match.events)
    for eye in (0, 1, WATCHER, EVERYTHING):
        bit = match.window(eye).bit
        whole = OpenLine(rules)
        told: list[Event] = []
        for events in moves:
            seen = [event.seen_by(bit) for event in events]
            assert continued(rules, told, seen, bit) == phrases(seen, whole)
            told = open_after(rules, told, events)
