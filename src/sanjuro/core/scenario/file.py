"""A parsed scenario file: start a match from its position, check its steps."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.native import mypyc_attr
from sanjuro.core.scenario.lines import describe, line_of, not_toml
from sanjuro.core.scenario.position import arranged
from sanjuro.core.scenario.steps import Checks, check_step, refuse_empty_step
from sanjuro.core.setup import BadSetup, Setup

MOST_SEEDS = 10_000


@mypyc_attr(native_class=True)
class Scenario:
    """A position, moves, and expectations. A position can be used without steps."""

    def __init__(self, title: str, game: Game[Any], covers: list[str], text: str, values: dict[str, object]) -> None:
        self.title = title
        self.game = game
        self.covers = covers
        self.text = text
        self.values = values
        top = Setup("", values)
        self.seed = top.number("seed", 0)
        self.seeds = top.number("seeds", 1)

    def begin(self) -> Match:
        """Return a new match in this position, before the first step. Raise BadSetup if the position is impossible."""
        return self._begin(self.seed)

    def check(self) -> list[str]:
        """Play the steps and return a sentence for each difference from what the file expects."""
        checks = Checks(self.text)
        try:
            self.begin()  # problems with the position are reported before problems with the steps
            self._refuse_without_checks()
            for seed in range(self.seed, self.seed + self.seeds):
                checks.over = f" (with seed {seed})" if self.seeds > 1 else ""
                m = self._begin(seed)
                for step in Setup("", dict(self.values)).tables("steps"):
                    try:
                        check_step(m, step, checks)
                    except Exception as error:
                        if not isinstance(error, BadSetup):
                            error.add_note(f"line {line_of(step.path, self.text)}: {step.path}")
                        raise
                    if checks.differences:
                        return checks.differences
            if self.seeds > 1:
                checks.tell_unmet(self.seeds)
            return checks.differences
        except BadSetup as error:
            return [describe(error, self.text)]

    def _refuse_without_checks(self) -> None:
        """Refuse a file whose steps cannot fail: it proves nothing, although its position can be used."""
        steps = Setup("", dict(self.values)).tables("steps")
        if not steps:
            raise BadSetup("steps", "is missing: a scenario has at least one [[steps]]")
        if not any([refuse_empty_step(self.game, step) for step in steps]):
            raise BadSetup("steps", "nothing is checked: no step says what must be true")

    def run(self) -> list[str]:
        """Return `check()`; the name in version 0.1.0."""
        return self.check()

    def _begin(self, seed: int) -> Match:
        values = dict(self.values)
        values["seed"] = seed
        try:
            return arranged(self.game, Setup("", values))
        except BadSetup as error:
            raise _with_line(error, self.text) from None


def read(text: str, games: Mapping[str, Game[Any]]) -> Scenario:
    """Return the scenario in a TOML text. Raise BadSetup with the line and the key of a mistake."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(error, text) from None
    top = Setup("", values)
    try:
        key = top.word("game", "", list(games))
        if key not in games:
            raise BadSetup("game", f"is missing; one of {', '.join(games)} is needed")
        title = top.word("title", "")
        if not title:
            raise BadSetup("title", "is missing: one sentence that says what this scenario proves")
        if not 1 <= top.number("seeds", 1) <= MOST_SEEDS:
            raise BadSetup("seeds", f"a number from 1 to {MOST_SEEDS} is needed")
        return Scenario(title, games[key], top.words("covers"), text, values)
    except BadSetup as error:
        raise _with_line(error, text) from None


def _with_line(error: BadSetup, text: str) -> BadSetup:
    """Return the error with its line number, so that it can be shown without the text."""
    line, _, sentence = describe(error, text).partition(": ")
    return BadSetup(line, sentence)
