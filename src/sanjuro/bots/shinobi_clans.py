"""Which clans the others play, from what lies on the table.

Every way to deal the clans to the others is weighed by how strong each clan stands, on the whole table and in the
province of who would play it. The weights are a conditional logistic regression on games of the bot with itself:
`tools/fit_beliefs.py shinobi`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sanjuro.games.shinobi.cards import CLAN_COUNT

# For a card of the clan on the table, and for one in its player's province.
ON_TABLE: Final = 0.7
AT_HOME: Final = 0.25


def played(table: list[int], seat: int, clan: int) -> list[int]:
    """For each clan the chance, in thousandths, that another seat plays it."""
    seats = len(table) // CLAN_COUNT
    chances = [1000] * CLAN_COUNT
    chances[clan] = 0
    if seats == CLAN_COUNT:
        return chances
    # By other seat and clan: how well the two go together.
    fits: list[list[float]] = []
    for province in range(seats):
        if province != seat:
            fits.append([_fit(table, province, each) for each in range(CLAN_COUNT)])
    whole = 0.0
    found = [0.0] * CLAN_COUNT
    for one in range(CLAN_COUNT):
        for two in range(CLAN_COUNT):
            if clan in (one, two) or one == two:
                continue
            weight = fits[0][one] * fits[1][two]
            if seats == 3:
                whole += weight
                found[one] += weight
                found[two] += weight
                continue
            for three in range(CLAN_COUNT):
                if three not in (one, two, clan):
                    product = weight * fits[2][three]
                    whole += product
                    found[one] += product
                    found[two] += product
                    found[three] += product
    return [int(1000.0 * each / whole) for each in found]


def _fit(table: list[int], province: int, clan: int) -> float:
    total = 0
    for place in range(clan, len(table), CLAN_COUNT):
        total += table[place]
    return exp(ON_TABLE * total + AT_HOME * table[province * CLAN_COUNT + clan])
