"""The raiders whose place nobody knows, and how an imagined match deals them.

Besides the cards that have been seen, three facts limit where they can be. After each round everything that
fought has been seen, so only the kind that joined last can have unknown cards in the box. Raiders that everybody saw
going into the deck and being shuffled are not in the box, nor among the intruders that lay there already. And
at some tables the first deck holds at least two dolls (`Game.possible`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanjuro.games.samurai_spirit.raiders import KIND, RAIDERS
from sanjuro.games.samurai_spirit.table import BOX, DECK, INTRUDERS

if TYPE_CHECKING:
    from sanjuro.core.match import Unknown
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch


def show_box(m: SamuraiSpiritMatch) -> None:
    """Everybody can tell what is in the box, but for the kind that joined last."""
    for card in m.piles[BOX]:
        if card < RAIDERS:
            m.known[card] = 0 if KIND[card] == m.round else m.layout.everyone


def remember(m: SamuraiSpiritMatch) -> None:
    """Before the deck is shuffled: the raiders in it that everybody knows stay known to be there."""
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


def deal(m: SamuraiSpiritMatch, unknown: Unknown) -> None:
    """Deal the unknown raiders anew among their places; every possible deal is equally likely."""
    piles = unknown.piles
    boxed: list[int] = []  # places in the box
    places: list[int] = []  # all other places
    fresh: list[int] = []  # cards that may be in the box
    others: list[int] = []  # cards that cannot be in the box
    mixed: list[int] = []  # those everybody saw going into the deck, the latest first
    for at in range(len(piles)):
        (boxed if piles[at] == BOX else places).append(at)
    for card in unknown.cards:
        if card in m.mixed[::2]:
            continue
        (fresh if KIND[card] == m.round else others).append(card)
    for at in range(0, len(m.mixed), 2):
        if m.known[m.mixed[at]] == 0:
            mixed.append(at)
    m.chance.shuffle(fresh)
    dealt = [0] * len(piles)
    for at in boxed:
        dealt[at] = fresh.pop()
    for entry in mixed:
        # A later shuffle allows fewer places, and earlier ones allow all of those too. So if the latest is
        # dealt first, each free place is equally likely for each card.
        free = [at for at in places if piles[at] == DECK or unknown.indices[at] >= m.mixed[entry + 1]]
        at = free[m.chance.below(len(free))]
        dealt[at] = m.mixed[entry]
        places.remove(at)
    others.extend(fresh)
    m.chance.shuffle(others)
    for index in range(len(places)):
        dealt[places[index]] = others[index]
    for at in range(len(piles)):
        card = dealt[at]
        m.piles[piles[at]][unknown.indices[at]] = card
        m.known[card] = 0
        if m.watched:
            m.handles[card] = unknown.handles[at]
