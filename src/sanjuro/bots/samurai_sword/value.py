"""Win probabilities of the teams in Samurai Sword when all roles are known."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.search.network import Network
from sanjuro.bots.search.value import Value
from sanjuro.bots.weights import whole_numbers
from sanjuro.core.match import Match
from sanjuro.core.native import mypyc_attr
from sanjuro.games.samurai_sword.cards import ARMOR, DAIMYO, FAST_DRAW, FOCUS, KIND_OF, PARRY
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.roles import RONIN, TEAMS
from sanjuro.games.samurai_sword.score import factor

SIDES: Final = 3
EACH: Final = 9  # features per team
FACTS: Final = SIDES * EACH + 8
HIDDEN: Final = 16
MOST_CARDS: Final = 8

WEIGHTS: Final = whole_numbers("sanjuro:bots/samurai_sword/weights", "value.txt")


@mypyc_attr(native_class=True)
class SamuraiSwordValue(Value):
    """Points, honour, resilience, cards and properties of each team, and how near the end is."""

    def __init__(self) -> None:
        super().__init__(Network(FACTS, HIDDEN, SIDES, WEIGHTS))

    def side(self, match: Match, seat: int) -> int:
        assert isinstance(match, SamuraiSwordMatch)
        return match.team(seat)

    def facts(self, match: Match, seat: int) -> list[float]:
        assert isinstance(match, SamuraiSwordMatch)
        m = match
        found = [0.0] * FACTS
        least = 99
        last = SIDES * EACH
        for other in range(m.seats):
            at = m.team(other) * EACH
            hand = m.hand(other)
            honour = m.honour[other]
            points = honour * factor(m, other)
            if m.role(other) != RONIN:
                for card in hand:
                    if KIND_OF[card] == DAIMYO:
                        points += 1
            found[at] += 0.1 * points
            found[at + 1] += 0.2 * m.resilience[other]
            found[at + 2] += 0.1 * min(len(hand), MOST_CARDS)
            if m.harmless(other):
                found[at + 3] += 1.0
            if honour <= 1:
                found[at + 4] += 1.0
            elif honour == 2:
                found[at + 5] += 1.0
            found[at + 6] += 0.5 * m.on_table(other, FOCUS) + 0.5 * m.on_table(other, FAST_DRAW)
            found[at + 7] += 0.5 * m.on_table(other, ARMOR)
            for card in hand:
                if KIND_OF[card] == PARRY:
                    found[at + 8] += 0.5
            least = min(least, honour)
        found[last] = 1.0 if least <= 1 else 0.0
        found[last + 1] = 0.2 * least
        found[last + 2] = 0.02 * len(m.piles[m.layout.deck])
        found[last + 3 + m.team(m.stack[0].seat)] = 1.0
        found[last + 6] = 1.0 if m.players == 4 else 0.0
        found[last + 7] = 1.0 if m.players >= 6 else 0.0
        assert len(TEAMS) == SIDES
        return found
