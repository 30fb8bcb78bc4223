"""The steps of a scenario: what must be legal, a move, and what must be true after it."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.errors import IllegalMove
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.core.scenario.expectations import (
    ONE_OF,
    alternative,
    fits,
    is_choice,
    look_up,
    paths,
    plain_view,
    refuse_bad_choice,
    shown,
)
from sanjuro.core.scenario.lines import line_of
from sanjuro.core.setup import BadSetup, Setup
from sanjuro.core.window import EVERYTHING, WATCHER

NOT_A_SEAT: Final = -9
# Keys of a step that check something; `move` alone does not.
CHECKS: Final = ["seat", "moves", "offers", "refuses", "error", "expect", "views", "events"]


@mypyc_attr(native_class=True)
class Checks:
    """The differences found so far, and, over several seeds, which values of each `one_of` have occurred."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.over = ""
        self.differences: list[str] = []
        self.choices: dict[str, object] = {}
        self.met: dict[str, list[int]] = {}

    def differ(self, where: str, about: str, sentence: str) -> None:
        """Record a difference at a key of the file; `about` names the step for the reader."""
        self.differences.append(f"line {line_of(where, self.text)}: {about}: {sentence}{self.over}")

    def compare(self, where: str, about: str, name: str, found: object, expected: object) -> None:
        if isinstance(expected, dict) and ONE_OF in expected:
            place = alternative(found, expected)
            if place >= 0:
                self.choices[where] = expected[ONE_OF]
                self.met.setdefault(where, []).append(place)
                return
        elif fits(found, expected):
            return
        self.differ(where, about, f"{name} should be {shown(expected)}, but is {found!r}")

    def tell_unmet(self, seeds: int) -> None:
        """Report values of a `one_of` that occurred with none of the seeds."""
        self.over = ""
        for where, values in self.choices.items():
            assert isinstance(values, list)
            for place, value in enumerate(values):
                if place not in self.met[where]:
                    self.differ(where, where, f"it was never {value!r} with any of {seeds} seeds")


def refuse_empty_step(game: Game[Any], step: Setup) -> bool:
    """Refuse a step that cannot fail: an empty check, or a text that is not a move.

    Return whether the step checks anything.
    """
    for key in ("moves", "offers", "refuses"):
        for text in step.words(key):
            _refuse_unknown_move(game, step.where(key), text)
    for key in ("offers", "refuses"):
        if step.has(key) and not step.words(key):
            raise BadSetup(step.where(key), "an empty list checks nothing")
    if step.has("move"):
        _refuse_unknown_move(game, step.where("move"), step.word("move", ""))
    if step.has("error"):
        if not step.has("move"):
            raise BadSetup(step.where("error"), "there is no move in this step that could be refused")
        if not step.word("error", "").strip():
            raise BadSetup(step.where("error"), "words of the reason are needed")
    _refuse_empty_table(step, "expect")
    _refuse_empty_table(step, "views")
    views = step.table("views")
    for key in views.values:
        _refuse_empty_table(views, key)
    _events(step)
    checks = any([step.has(key) for key in CHECKS])
    if not checks and not step.has("move"):
        raise BadSetup(step.path, "this step neither plays nor checks anything")
    return checks


def _refuse_unknown_move(game: Game[Any], where: str, text: str) -> None:
    if game.moves.find(text) is None:
        raise BadSetup(where, f"{text!r} is not a move of {game.key}")


def _refuse_empty_table(table: Setup, key: str) -> None:
    if not table.has(key):
        return
    inner = table.table(key)
    if not inner.values:
        raise BadSetup(table.where(key), "an empty table checks nothing")
    for path, value in paths(inner.values):
        refuse_bad_choice(inner.where(path), value)


def _events(step: Setup) -> object:
    """Return the events a step expects: a list of texts, or a table with `one_of` or `any_order`."""
    value = step.value("events")
    refuse_bad_choice(step.where("events"), value)
    if isinstance(value, dict) and is_choice(value):
        return value
    return step.words("events")


# ---- playing a step -----------------------------------------------------------------------


def check_step(m: Match, step: Setup, checks: Checks) -> None:
    """Compare the legal moves, play the move, and compare the result; stop at the first difference."""
    seat = step.number("seat", NONE)
    text = step.word("move", "")
    error = step.word("error", "")
    expected = step.table("expect")
    views = step.table("views")
    events = _events(step)
    for key in ("moves", "offers", "refuses"):
        step.value(key)
    step.done()
    about = step.path + (f" ({text})" if text else "")
    if step.has("seat"):
        if not 0 <= seat < m.seats:
            raise BadSetup(step.where("seat"), f"the seats are 0 to {m.seats - 1}")
        if m.asked != seat:
            asked = "the game is over" if m.asked == NONE else f"seat {m.asked} is"
            checks.differ(step.where("seat"), about, f"seat {seat} should be asked, but {asked}")
    _check_offer(m, step, about, checks)
    if checks.differences:
        return
    if text:
        _play(m, step.where("move"), about, text, error, checks)
    if checks.differences:
        return
    _compare(m, EVERYTHING, expected, about, checks)
    for key in views.values:
        viewer = WATCHER if key == "watcher" else int(key) if key.isdecimal() else NOT_A_SEAT
        if viewer == NOT_A_SEAT or viewer >= m.seats:
            raise BadSetup(views.where(key), "a seat's number or watcher is needed")
        _compare(m, viewer, views.table(key), about, checks)
    if step.has("events"):
        _compare_events(m, step.where("events"), about, events, checks)


def _check_offer(m: Match, step: Setup, about: str, checks: Checks) -> None:
    offered = [move.text for move in m.offer]
    if step.has("moves"):
        exact = [m.parse(text).text for text in step.words("moves")]
        if sorted(offered) != sorted(exact):
            missing = [text for text in exact if text not in offered]
            extra = [text for text in offered if text not in exact]
            sentence = f"the legal moves differ; missing: {missing}, not expected: {extra}"
            checks.differ(step.where("moves"), about, sentence)
    for text in step.words("offers"):
        if m.parse(text).text not in offered:
            sentence = f"{text!r} should be legal, but {m.why_not(text)}; legal: {offered}"
            checks.differ(step.where("offers"), about, sentence)
    for text in step.words("refuses"):
        if m.parse(text).text in offered:
            checks.differ(step.where("refuses"), about, f"{text!r} should not be legal")


def _play(m: Match, where: str, about: str, text: str, error: str, checks: Checks) -> None:
    try:
        m.play(text)
        if error:
            checks.differ(where, about, f"the move should be refused ({error!r}), but it was played")
    except IllegalMove as refusal:
        if not error:
            checks.differ(where, about, f"the move is refused: {refusal}")
        elif error not in str(refusal):
            checks.differ(where, about, f"the move is refused, but not because of {error!r}: {refusal}")


def _compare(m: Match, viewer: int, expected: Setup, about: str, checks: Checks) -> None:
    if not expected.values:
        return
    view = plain_view(m, viewer)
    for path, value in paths(expected.values):
        where = expected.where(path)
        try:
            found = look_up(view, path)
        except KeyError as error:
            raise BadSetup(where, str(error.args[0])) from None
        checks.compare(where, about, path, found, value)


def _compare_events(m: Match, where: str, about: str, expected: object, checks: Checks) -> None:
    happened = [str(event) for event in m.events]
    if is_choice(expected):
        checks.compare(where, about, "events", list(happened), expected)
    elif happened != expected:
        listed = "\n".join([f"    {event!r}," for event in happened])
        checks.differ(where, about, f"the events differ; they are:\n{listed}")
