"""Win probabilities of the law, the outlaws and the renegade in BANG! when all roles are known."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.search.network import Network
from sanjuro.bots.search.value import Value
from sanjuro.bots.weights import whole_numbers
from sanjuro.core.match import Match
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.bang.cards import BARREL, DYNAMITE, JAIL, MUSTANG, OUTLAW, RENEGADE, SHERIFF, VOLCANIC
from sanjuro.games.bang.match import BangMatch

ROLES: Final = 4
EACH: Final = 7  # features per role
FACTS: Final = ROLES * EACH + 7
HIDDEN: Final = 16
LAW: Final = 0
OUTLAWS: Final = 1
ALONE: Final = 2
CLASSES: Final = 3
MOST_CARDS: Final = 6  # further cards in a hand do not count

WEIGHTS: Final = whole_numbers("sanjuro:bots/bang/weights", "value.txt")


@mypyc_attr(native_class=True)
class BangValue(Value):
    """Lives, cards, weapons and range of each role, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__(Network(FACTS, HIDDEN, CLASSES, WEIGHTS))

    def side(self, match: Match, seat: int) -> int:
        assert isinstance(match, BangMatch)
        role = match.role(seat)
        return OUTLAWS if role == OUTLAW else ALONE if role == RENEGADE else LAW

    def facts(self, match: Match, seat: int) -> list[float]:
        assert isinstance(match, BangMatch)
        m = match
        found = [0.0] * FACTS
        sheriff = m.sheriff
        for other in range(m.seats):
            if m.living >> other & 1 == 0:
                continue
            role = m.role(other)
            at = role * EACH
            front: i64 = m.front[other]
            hand = len(m.hand(other))
            found[at] += 1.0
            found[at + 1] += 0.25 * m.life[other]
            found[at + 2] += 0.25 * min(hand, MOST_CARDS)
            if front >> BARREL & 1:
                found[at + 3] += 1.0
            if front >> MUSTANG & 1:
                found[at + 3] += 1.0
            if other != sheriff and m.distance(other, sheriff) <= m.reach(other):
                found[at + 4] += 1.0
            if front >> VOLCANIC & 1 or (front >> JAIL & 1 == 0 and m.reach(other) > 1):
                found[at + 5] += 1.0
            if m.life[other] <= 1:
                found[at + 6] += 1.0
        # The Sheriff is always alive while the game is on, so this slot can hold another feature.
        found[SHERIFF * EACH] = 1.0 if m.has(sheriff, DYNAMITE) else 0.0
        at = ROLES * EACH
        found[at] = 1.0 if m.life[sheriff] == 2 else 0.0
        found[at + 1] = 1.0 if m.alive == 2 else 0.0
        found[at + 2] = 0.2 * m.alive
        found[at + 3 + m.role(m.stack[0].seat)] = 1.0
        return found
