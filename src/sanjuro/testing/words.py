"""Check that everything a person reads has a message: one of the game, or one derived from its notation."""

from __future__ import annotations

import re

import sanjuro
from sanjuro.core.lines import OpenLine, phrases
from sanjuro.locale import Words, fluent
from sanjuro.testing.matches import Shape, new, walk


def moves_and_events_have_words(shape: Shape, language: str = "en") -> None:
    """Check that every move, its consequence, every event and the reason of every end has a message."""
    for seed in range(3):
        match = new(shape, seed)
        words = Words(shape[0], [f"P{seat}" for seat in range(match.seats)], language)
        for at in walk(match, seed):
            for move in at.open_view()["moves"]:  # type: ignore[attr-defined]
                assert words.move(move["say"])
                assert "then" not in move or words.then(move["then"])
            for seat in (0, None):
                for event in at.events_for(seat):
                    words.event(event)  # some need no line
        assert match.outcome is not None
        assert words.reason(match.outcome.reason)


def lines_have_words(shape: Shape, language: str = "en") -> None:
    """Every phrase of the log can be said, and a kind of event is silent just if its message is empty."""
    rules = sanjuro.GAMES[shape[0]].lines
    for seed in range(3):
        match = new(shape, seed)
        words = Words(shape[0], [f"P{seat}" for seat in range(match.seats)], language)
        line = OpenLine(rules)
        for at in walk(match, seed):
            events = at.events_for(None)
            words.lines(events)
            for said in phrases(events, line):
                event = events[said["at"]]  # type: ignore[call-overload]
                assert words.event(event), f"{event['kind']} begins a line but has no words: it should be silent"
            for event in events:
                silent = event["kind"] in rules.silent
                assert not (silent and words.event(event)), f"{event['kind']} has words but is silent"


def clauses_are_declared(game: str, language: str = "en") -> None:
    """The messages `GAME-after-KIND-KIND` are those that `Game.lines` declares."""
    declared = {f"{game}-after-{clause}" for clause in sanjuro.GAMES[game].lines.ids()}
    messages = re.findall(r"^([A-Za-z][\w-]*) *=", fluent(game, language), re.M)
    written = {name for name in messages if name.startswith(f"{game}-after-")}
    assert written == declared, f"in only one of messages and Game.lines: {sorted(written ^ declared)}"


def everything_has_a_name(game: str, language: str = "en") -> None:
    """Check that the game and each of its cards have a name."""
    words = Words(game, [], language)
    assert words.title()
    for name in [*sanjuro.GAMES[game].things(), *sanjuro.GAMES[game].cards.names]:
        assert words.name(name)


OF_SHAPES = [moves_and_events_have_words, lines_have_words]
OF_GAMES = [clauses_are_declared, everything_has_a_name]
