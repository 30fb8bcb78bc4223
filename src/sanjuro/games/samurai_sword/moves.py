"""The moves of Samurai Sword, created once, and the lists of them that are offered together."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move, MoveTable
from sanjuro.core.native import i64
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    ARMS,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    JUJUTSU,
    KINDS,
    SEATS,
    TEA_CEREMONY,
)

STRIKE: Final = 0  # a weapon (card) at a seat (target)
KEEP: Final = 1  # a property (card) in front of oneself
ACT: Final = 2  # an action (card) that needs no target
AIM: Final = 3  # Diversion, Breathing or Bushido (card) at a seat (target)
VISIT: Final = 4  # a Geisha at a seat (target); other: the kind of card in front of it, HAND for its hand
DRAIN: Final = 5  # Nobunaga's resilience for a card
END: Final = 6
DISCARDING: Final = 7  # a card (card) from the hand, at the end of the turn, to Jujutsu or to Bushido
PARRYING: Final = 8
PARRYING_WITH: Final = 9  # Hanzo: a weapon (card) as a Parry
TAKE: Final = 10  # the wounds
HONOUR: Final = 11  # lost to Bushido
FROM_DECK: Final = 12  # Ieyasu's first card
FROM_DISCARD: Final = 13
DRAW_LAST: Final = 14  # the last card of the deck, which may be left there
LEAVE_LAST: Final = 15

HAND: Final = -1  # in VISIT: a random card from the hand

MOVES: Final = MoveTable()
STRIKES: Final[list[Move]] = [
    MOVES.add(f"{KINDS[weapon]} > {seat}", STRIKE, weapon, seat) for weapon in range(ARMS) for seat in range(SEATS)
]
KEEPS: Final[list[Move]] = [MOVES.add(KINDS[kind], KEEP, kind) for kind in (FOCUS, ARMOR, FAST_DRAW)]
ACTS: Final[list[Move]] = [MOVES.add(KINDS[kind], ACT, kind) for kind in (BATTLE_CRY, TEA_CEREMONY, JUJUTSU, DAIMYO)]
AIMS: Final[list[Move]] = [
    MOVES.add(f"{KINDS[kind]} > {seat}", AIM, kind, seat)
    for kind in (BUSHIDO, DIVERSION, BREATHING)
    for seat in range(SEATS)
]
VISITS: Final[list[Move]] = [
    MOVES.add(f"geisha > {seat} {'hand' if kind == HAND else KINDS[kind]}", VISIT, GEISHA, seat, kind)
    for seat in range(SEATS)
    for kind in (HAND, FOCUS, ARMOR, FAST_DRAW, BUSHIDO)
]
DRAINING: Final = MOVES.add("nobunaga", DRAIN)
ENDING: Final = MOVES.add("end", END)
DISCARDS: Final[list[Move]] = [MOVES.add(f"discard {name}", DISCARDING, kind) for kind, name in enumerate(KINDS)]
A_PARRY: Final = MOVES.add("parry", PARRYING)
PARRIES: Final[list[Move]] = [MOVES.add(f"parry {KINDS[weapon]}", PARRYING_WITH, weapon) for weapon in range(ARMS)]
TAKING: Final = MOVES.add("take", TAKE)
LOSING_HONOUR: Final = MOVES.add("honour", HONOUR)
DECK_FIRST: Final = MOVES.add("draw deck", FROM_DECK)
DISCARD_FIRST: Final = MOVES.add("draw discard", FROM_DISCARD)
DRAWING: Final = MOVES.add("draw", DRAW_LAST)
LEAVING: Final = MOVES.add("leave", LEAVE_LAST)
DRAW_OR_LEAVE: Final[list[Move]] = [DRAWING, LEAVING]

ALL_SEATS: Final = 1 << SEATS


def _by_targets(moves: list[Move]) -> list[list[Move]]:
    """Return, for each kind and each set of seats as bits, the moves at these seats."""
    return [
        [moves[kind * SEATS + seat] for seat in range(SEATS) if seats >> seat & 1]
        for kind in range(len(moves) // SEATS)
        for seats in range(ALL_SEATS)
    ]


STRIKES_AT: Final[list[list[Move]]] = _by_targets(STRIKES)
AIMS_AT: Final[list[list[Move]]] = _by_targets(AIMS)


def discards(kinds: i64) -> list[Move]:
    """Return the discards of these kinds of cards, given as bits."""
    offer: list[Move] = []
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            offer.append(DISCARDS[kind])
        kinds >>= 1
        kind += 1
    return offer
