"""Win probability of a seat in Shinobi when all clans are known."""

from __future__ import annotations

from typing import Final

from sanjuro.bots.search.network import Network
from sanjuro.bots.search.value import Value
from sanjuro.bots.weights import whole_numbers
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import mypyc_attr
from sanjuro.games.shinobi.cards import DECK, FIRST, NINJA, WIDTH, clan_of
from sanjuro.games.shinobi.match import ShinobiMatch

FACTS: Final = 20
HIDDEN: Final = 16
CLASSES: Final = 2
NEAR: Final = 6  # cards left in the deck when the end is near

WEIGHTS: Final = whole_numbers("sanjuro:bots/shinobi/weights", "value.txt")


@mypyc_attr(native_class=True)
class ShinobiValue(Value):
    """The strength of a clan relative to the others, where it could be attacked, and how near the end is."""

    def __init__(self) -> None:
        super().__init__(Network(FACTS, HIDDEN, CLASSES, WEIGHTS))

    def side(self, match: Match, seat: int) -> int:
        return 1

    def won(self, match: Match, seat: int) -> int:
        return 1 if match.outcome is not None and seat in match.outcome.winners else 0

    def facts(self, match: Match, seat: int) -> list[float]:
        assert isinstance(match, ShinobiMatch)
        m = match
        piles = m.piles
        clan = m.clan(seat)
        own = 0
        weak = 0
        spread = 0
        for province in range(m.seats):
            army = len(piles[FIRST + province * WIDTH + 2 + clan])
            own += army
            if army > 0:
                spread += 1
                weak += self._stronger(m, province, clan, army)
        best = 0
        second = 0
        equal = 0
        rest = 0
        for other in range(m.seats):
            if other == seat:
                continue
            total = 0
            for province in range(m.seats):
                total += len(piles[FIRST + province * WIDTH + 2 + m.clan(other)])
            rest += total
            if total == own:
                equal += 1
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        deck = len(piles[DECK])
        turn = m.stack[0].seat
        found = [0.0] * FACTS
        found[0] = 0.2 * own
        found[1] = 0.2 * best
        found[2] = 0.2 * second
        found[3] = 0.2 * rest / (m.seats - 1)
        found[4] = 0.3 * (own - best)
        found[5] = 1.0 if own > best else 0.0
        found[6] = 1.0 if equal > 0 else 0.0
        found[7] = 0.3 * len(piles[FIRST + seat * WIDTH + 2 + clan])
        found[8] = 0.2 * weak
        found[9] = 0.3 * spread
        found[10] = 0.03 * deck
        found[11] = 1.0 if deck < NEAR else 0.0
        found[12] = 1.0 if m.last_drawer != NONE else 0.0
        if m.last_drawer != NONE:
            # How many turns are left, and how many of them belong to others after our own.
            left = (m.last_drawer - turn) % m.seats + 1
            found[13] = 0.3 * left
            mine = (seat - turn) % m.seats
            if mine < left:
                found[14] = 1.0
                found[15] = 0.3 * (left - mine - 1)
        for card in m.hand(seat):
            if clan_of(card) == clan:
                found[16] += 0.4
            elif clan_of(card) == NINJA:
                found[17] += 0.7
        found[18] = 0.2 * ((seat - turn) % m.seats)
        found[19] = 0.3 * (m.seats - 4)
        return found

    def _stronger(self, m: ShinobiMatch, province: int, clan: int, army: int) -> int:
        """Return in how many other provinces an army could attack one with this many cards."""
        found = 0
        for other in range(m.seats):
            if other == province:
                continue
            first = FIRST + other * WIDTH + 2
            for each in range(5):
                if each != clan and len(m.piles[first + each]) > army:
                    found += 1
                    break
        return found
