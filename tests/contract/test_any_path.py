"""Hypothesis searches for a path through any game that breaks a guarantee of the engine."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tables import SHAPES, new

import sanjuro


class AnyPath(RuleBasedStateMachine):
    """Play, copy, save, imagine and refuse in any order."""

    match: sanjuro.Match

    @initialize(shape=st.sampled_from(SHAPES), seed=st.integers(0, 2**40))
    def begin(self, shape, seed):  # type: ignore[no-untyped-def]
        self.match = new(shape, seed)
        self.cards = sorted(card for pile in self.match.piles for card in pile)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), times=st.integers(1, 12))
    def play(self, data, times):  # type: ignore[no-untyped-def]
        for _ in range(times):
            if not self.match.over:
                moves = self.match.moves
                self.match.play(str(moves[data.draw(st.integers(0, len(moves) - 1))]))

    @rule()
    def go_on_from_bytes(self) -> None:
        before = self.match
        self.match = sanjuro.from_bytes(before.to_bytes())
        assert self.match.moves == before.moves

    @rule()
    def go_on_with_a_copy(self) -> None:
        before = self.match
        self.match = before.copy()
        assert self.match.to_bytes() == before.to_bytes()

    @rule(seat=st.integers(-1, 1), seed=st.integers(0, 2**20))
    def imagine(self, seat: int, seed: int) -> None:
        viewer = None if seat < 0 else seat
        assert self.match.imagine(viewer, seed).view(viewer) == self.match.view(viewer)

    @rule(text=st.text(max_size=20))
    def say_nonsense(self, text: str) -> None:
        before = self.match.to_bytes()
        if self.match.why_not(text) is not None:
            with pytest.raises(sanjuro.IllegalMove):
                self.match.play(text)
        assert self.match.to_bytes() == before

    @invariant()
    def all_cards_are_there(self) -> None:
        if hasattr(self, "match"):
            assert sorted(card for pile in self.match.piles for card in pile) == self.cards
            assert bool(self.match.moves) != self.match.over


TestAnyPath = AnyPath.TestCase
TestAnyPath.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
