"""Why a move is not legal."""

from __future__ import annotations

from sanjuro.core.native import mypyc_attr

WORDS: dict[str, str] = {
    "over": "the game is over",
    "not_now": "that cannot be played now",
    "not_your_turn": "it is not your turn to choose",
    "unknown": "'{text}' is not a move of this game; the legal moves are: {offer}",
}


@mypyc_attr(native_class=True)
class Refusal:
    """A reason with its facts, for the player.

    Clients have a message for the key in every language. The sentence, from `WORDS` here or from the `refusals` of the
    game, is for programs: it names seats by number and cards as the notation does.
    """

    def __init__(self, key: str, facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.facts: dict[str, object] = {} if facts is None else facts

    def sentence(self, words: dict[str, str]) -> str:
        pattern = words[self.key] if self.key in words else WORDS[self.key]
        return pattern.format(**self.facts)
