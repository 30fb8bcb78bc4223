"""The exact probabilities of the next raider, from public knowledge.

Each raider gets an integer weight; its probability is its weight divided by the sum of all weights. The weights count
the possible deals. `unseen.py` defines which deals are possible, and imagined matches are dealt the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.games.samurai_spirit.raiders import DOLL, KIND, LEAST_DOLLS, RAIDERS, SYMBOL
from sanjuro.games.samurai_spirit.table import BOX, DECK, INTRUDERS

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch


def next_weights(m: SamuraiSpiritMatch, bit: int) -> list[int]:
    """Return the weight of each raider as the next one, given what this bit knows; all 0 without a deck."""
    weights = [0] * RAIDERS
    deck = m.piles[DECK]
    if len(deck) == 0:
        return weights
    if m.known[deck[-1]] & bit:
        weights[deck[-1]] = 1
        return weights
    unknown = [card for card in range(RAIDERS) if m.known[card] & bit == 0]
    boxed = len([card for card in m.piles[BOX] if card < RAIDERS and m.known[card] & bit == 0])
    seen_mixed = [at for at in range(0, len(m.mixed), 2) if m.known[m.mixed[at]] & bit == 0]
    if m.round == 1:
        _marauders(m, unknown, boxed, bit, weights)
        return weights
    fresh = 0
    for card in unknown:
        if KIND[card] == m.round:
            fresh += 1
    for at in seen_mixed:
        if KIND[m.mixed[at]] == m.round:
            fresh -= 1
    # `share` is the part of all deals in which none of the mixed cards examined so far is on top. It starts as the
    # number of ways to place the mixed cards one after the other.
    share = 1
    free = [_places_for(m, m.mixed[at + 1], bit) for at in seen_mixed]
    for index in range(len(free)):
        share *= free[index] - index
    others = len(unknown) - boxed - len(seen_mixed)  # raiders for the places left
    scale = others * (fresh if fresh > 0 else 1)
    if scale == 0:
        scale = 1
    for index in range(len(free)):
        part = share // (free[index] - index)
        weights[m.mixed[seen_mixed[index]]] = part * scale
        share -= part
    mixed = m.mixed[::2]
    for card in unknown:
        if weights[card] == 0 and card not in mixed and others > 0:
            # A raider of the kind that joined last may also be in the box.
            weight = share * scale // others
            weights[card] = weight * (fresh - boxed) // fresh if KIND[card] == m.round else weight
    return weights


def _places_for(m: SamuraiSpiritMatch, floor: int, bit: int) -> int:
    """Return the number of unknown places for a raider shuffled into the deck when there were this many intruders."""
    count = 0
    for card in m.piles[DECK]:
        if m.known[card] & bit == 0:
            count += 1
    intruders = m.piles[INTRUDERS]
    for index in range(floor, len(intruders)):
        if m.known[intruders[index]] & bit == 0:
            count += 1
    return count


def _marauders(m: SamuraiSpiritMatch, unknown: list[int], boxed: int, bit: int, weights: list[int]) -> None:
    """Add the weights of round 1.

    All unknown marauders are equally likely, unless dolls that must be in the deck have not been seen.
    """
    missing = 0
    if m.with_spares and boxed > 0:
        missing = LEAST_DOLLS
        for pile in range(len(m.piles)):
            if pile != BOX:
                for card in m.piles[pile]:
                    if card < RAIDERS and m.known[card] & bit and SYMBOL[card] == DOLL:
                        missing -= 1
    if missing <= 0:
        for card in unknown:
            weights[card] = 1
        return
    dolls = len([card for card in unknown if SYMBOL[card] == DOLL])
    plain = len(unknown) - dolls
    places = len(unknown) - boxed - 1  # without the one on top
    with_doll = _at_least(missing - 1, dolls - 1, plain, places)
    with_plain = _at_least(missing, dolls, plain - 1, places)
    for card in unknown:
        weights[card] = with_doll if SYMBOL[card] == DOLL else with_plain


def _at_least(least: int, dolls: int, plain: int, places: int) -> int:
    """Return the number of ways to fill places from dolls and other raiders with at least this many dolls."""
    ways = 0
    for taken in range(max(least, 0), places + 1):
        ways += choose(dolls, taken) * choose(plain, places - taken)
    return ways


def choose(n: int, k: int) -> int:
    """Return the binomial coefficient: the number of ways to take k out of n."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways
