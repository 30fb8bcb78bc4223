"""How a match ended."""

from __future__ import annotations

from typing import Final

from sanjuro.core.native import mypyc_attr

# A game that is still on after this many decisions may be ended without a winner. The longest of 250,000 games took
# 669; only players who keep passing reach this limit.
DECISIONS_MOST: Final = 3000
TOO_LONG: Final = "too_long"  # the reason given in that case, in every game


@mypyc_attr(native_class=True)
class Outcome:
    """The winners, the scores if the game counts points, and a key for the reason.

    `story` holds what else a player wants to know: the score in detail, or what led to a loss.
    """

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        scores: tuple[int, ...] | None = None,
        story: dict[str, object] | None = None,
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.story: dict[str, object] = {} if story is None else story

    def plain(self) -> dict[str, object]:
        """Return the outcome as plain dicts and lists, as in a view."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": None if self.scores is None else list(self.scores),
            "story": self.story,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.scores))

    def __repr__(self) -> str:
        story = f", story={self.story!r}" if self.story else ""
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r}{story})"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winners, self.reason, self.scores, self.story)
