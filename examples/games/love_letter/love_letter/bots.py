"""A rule-based bot for Love Letter, and its beliefs about the others' cards."""

from __future__ import annotations

from typing import ClassVar, Final

from love_letter.cards import BARON, GUARD, HANDMAID, KING, NAMES, PRIEST, PRINCE, PRINCESS
from love_letter.game import LoveLetterWindow
from love_letter.match import LoveLetterMatch
from sanjuro import Move, Rng
from sanjuro.bots import BeliefModel, Bot, Evidence, GameBots
from sanjuro.core.moves import NONE

IMPOSSIBLE: Final = -50.0  # a logarithm
NEVER: Final = -100.0


class LoveLetterBeliefs(BeliefModel):
    """The card each seat holds; for a seat with two, the one it held before it drew."""

    hidden: ClassVar[str] = "rank"

    def evidence(self, window: LoveLetterWindow) -> Evidence:
        known = [window.rank(seat) if window.in_round(seat) else 0 for seat in range(window.seats)]
        found = Evidence(known, window.unseen())
        for index, seat in enumerate(found.hidden):
            for rank in range(found.roles):
                if window.ruled_out(seat, rank):
                    found.alone[index * found.roles + rank] = IMPOSSIBLE
        return found

    def dealt(self, match: LoveLetterMatch) -> list[int]:
        return [match.ranks(seat)[0] if match.ranks(seat) else 0 for seat in range(match.seats)]


class LoveLetterRules(Bot):
    """Keeps high cards, and aims at the seat that is likeliest to be knocked out."""

    def choose(self, window: LoveLetterWindow, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        chances = held(window)
        return max(moves, key=lambda move: self.worth(window, move, chances))

    def worth(self, window: LoveLetterWindow, move: Move, chances: list[list[float]]) -> float:
        """Return the value of a move: about 1 for knocking somebody out."""
        kept = window.ranks()
        kept.remove(move.verb)
        keep = kept[0]
        if move.verb == PRINCESS:
            return NEVER
        worth = 0.05 * keep  # the higher card is worth keeping
        if move.verb == HANDMAID:
            return worth + 0.2
        if move.target == NONE:
            return worth
        if move.target == window.seat:  # a Prince
            return NEVER if keep == PRINCESS else -0.04 * keep
        likely = chances[move.target]
        worth += 0.02 * window.tokens(move.target)
        if move.verb == GUARD:
            worth += likely[move.other]
        elif move.verb == PRIEST:
            worth += 0.1 if max(likely) < 1.0 else 0.0
        elif move.verb == BARON:
            worth += sum(likely[:keep]) - sum(likely[keep + 1 :])
        elif move.verb == PRINCE:
            worth += likely[PRINCESS]
        elif move.verb == KING:
            worth += 0.05 * (sum([rank * likely[rank] for rank in range(len(likely))]) - keep)
        return worth


def held(window: LoveLetterWindow) -> list[list[float]]:
    """Return, by seat and rank, how likely the seat holds the card, ignoring correlations between seats."""
    unseen = window.unseen()
    chances: list[list[float]] = []
    for seat in range(window.seats):
        known = window.rank(seat)
        left = [
            float(rank == known) if known != NONE else 0.0 if window.ruled_out(seat, rank) else float(unseen[rank])
            for rank in range(len(NAMES))
        ]
        whole = sum(left) or 1.0
        chances.append([each / whole for each in left])
    return chances


class LoveLetterBots(GameBots):
    """An expert tries its moves four hundred times on deals sampled from its beliefs."""

    nodes: ClassVar[int] = 400

    def rules(self) -> Bot:
        return LoveLetterRules()

    def beliefs(self) -> BeliefModel:
        return BELIEFS


BELIEFS: Final = LoveLetterBeliefs()
BOTS: Final = LoveLetterBots()
