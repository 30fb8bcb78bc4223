"""Raiders whose place nobody knows, and how an imagined match deals them.

Besides the cards that have been seen, three facts limit where they can be. After each round everything that fought has
been seen, so only the kind that joined last can have unknown cards in the box. Raiders that everybody saw being
shuffled into the deck are neither in the box nor among the intruders that were there already. And at some tables the
first deck holds at least two dolls (`Game.possible`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.core.moves import NONE
from sanjuro.games.samurai_spirit.raiders import KIND, RAIDERS
from sanjuro.games.samurai_spirit.table import BOX, DECK, INTRUDERS

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch


def show_box(m: SamuraiSpiritMatch) -> None:
    """Make the box known to everybody, except for the kind that joined last."""
    for card in m.piles[BOX]:
        if card < RAIDERS:
            m.known[card] = 0 if KIND[card] == m.round else m.layout.everyone


def remember(m: SamuraiSpiritMatch) -> None:
    """Remember the known raiders in the deck before it is shuffled: they stay known to be in it."""
    old = m.mixed
    m.mixed = []
    for card in m.piles[DECK]:
        if m.known[card] != 0:
            m.mixed.append(card)
            m.mixed.append(len(m.piles[INTRUDERS]))
    for at in range(0, len(old), 2):
        if m.known[old[at]] == 0:
            m.mixed.append(old[at])
            m.mixed.append(old[at + 1])


def order(m: SamuraiSpiritMatch, cards: list[int], bit: int) -> None:
    """Put the unknown raiders into an order in which they can be dealt; all possible deals are equally likely.

    They are dealt to the deck, then to the intruders, then to the box.
    """
    mixed: list[int] = []  # entries of those everybody saw going into the deck, the latest first
    for at in range(0, len(m.mixed), 2):
        if m.mixed[at] in cards:
            mixed.append(at)
    boxed = _unknown_in(m, BOX, bit)
    if boxed > 0:
        # Only raiders that joined last, and were not seen going into the deck, may be in the box.
        seen = _marked([m.mixed[at] for at in mixed])
        fresh = [card for card in cards if KIND[card] == m.round and not seen[card]]
        m.rng.shuffle(fresh)
        del fresh[boxed:]
        inside = _marked(fresh)
        outside = [card for card in cards if not inside[card]]
        m.rng.shuffle(outside)
        cards[:] = outside + fresh
    else:
        m.rng.shuffle(cards)
    if len(mixed) > 0:
        _keep_from_old_intruders(m, cards, mixed, bit)


def _marked(cards: list[int]) -> list[bool]:
    """Return, by raider, whether it is one of these."""
    marks = [False] * RAIDERS
    for card in cards:
        marks[card] = True
    return marks


def _unknown_in(m: SamuraiSpiritMatch, pile: int, bit: int) -> int:
    count = 0
    for card in m.piles[pile]:
        if m.known[card] & bit == 0:
            count += 1
    return count


def _keep_from_old_intruders(m: SamuraiSpiritMatch, cards: list[int], mixed: list[int], bit: int) -> None:
    """Keep raiders that were seen going into the deck out of the places of earlier intruders.

    They are still in the deck, or are intruders who slipped in since.
    """
    deck = _unknown_in(m, DECK, bit)
    intruders = m.piles[INTRUDERS]
    since = [0] * deck  # by place: the number of intruders before it came
    for index in range(len(intruders)):
        if m.known[intruders[index]] & bit == 0:
            since.append(index)
    places = list(range(len(since)))
    dealt = [NONE] * len(since)
    for entry in mixed:
        # A later shuffle allows fewer places, all of which earlier ones allow too. If the latest is dealt first, each
        # free place is equally likely for each card.
        free = [at for at in places if at < deck or since[at] >= m.mixed[entry + 1]]
        at = free[m.rng.below(len(free))]
        dealt[at] = m.mixed[entry]
        places.remove(at)
    # The others are already in random order.
    seen = _marked([m.mixed[entry] for entry in mixed])
    others = [card for card in cards[: len(since)] if not seen[card]]
    for at in places:
        dealt[at] = others.pop()
    cards[: len(since)] = dealt
