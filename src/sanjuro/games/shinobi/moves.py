"""The three orders of a turn, and all moves of Shinobi, created once."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move, MoveTable
from sanjuro.games.shinobi.cards import CLAN_COUNT, CLANS, SEATS

# The steps of a turn: one per order, then drawing.
FIRST_ORDER: Final = 0
SECOND_ORDER: Final = 1
THIRD_ORDER: Final = 2
DRAW: Final = 3
ORDERS: Final = ["first", "second", "third", "draw"]

# Verbs.
DEPLOY: Final = 0  # card: clan, target: province
STRIKE: Final = 1  # a ninja; card: clan of the army, target: its province
MARCH: Final = 2  # card: clan, target: province it goes to, other: province it leaves
ATTACK: Final = 3  # card: attacking clan, target: province attacked, other: clan attacked

MOVES: Final = MoveTable()
DEPLOYS: Final[list[Move]] = [
    MOVES.add(f"{name} > {province}", DEPLOY, clan, province)
    for clan, name in enumerate(CLANS)
    for province in range(SEATS)
]
STRIKES: Final[list[Move]] = [
    MOVES.add(f"ninja x {province} {name}", STRIKE, clan, province)
    for clan, name in enumerate(CLANS)
    for province in range(SEATS)
]
MARCHES: Final[list[Move]] = [
    MOVES.add(f"{source} {name} > {to}", MARCH, clan, to, source)
    for clan, name in enumerate(CLANS)
    for source in range(SEATS)
    for to in range(SEATS)
]
ATTACKS: Final[list[Move]] = [
    MOVES.add(f"{name} x {province} {victim}", ATTACK, clan, province, other)
    for clan, name in enumerate(CLANS)
    for province in range(SEATS)
    for other, victim in enumerate(CLANS)
]


def row(seats: int, clan: int, province: int) -> int:
    """Return the index into the lists below, for a number of seats, a clan and the province to leave out."""
    return (seats * CLAN_COUNT + clan) * SEATS + province


# Lists ready to be offered: the moves of a clan to every province except one.
DEPLOYS_ABROAD: Final[list[list[Move]]] = [
    [DEPLOYS[clan * SEATS + to] for to in range(seats) if to != home]
    for seats in range(SEATS + 1)
    for clan in range(CLAN_COUNT)
    for home in range(SEATS)
]
MARCHES_AWAY: Final[list[list[Move]]] = [
    [MARCHES[(clan * SEATS + source) * SEATS + to] for to in range(seats) if to != source]
    for seats in range(SEATS + 1)
    for clan in range(CLAN_COUNT)
    for source in range(SEATS)
]
