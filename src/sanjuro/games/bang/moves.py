"""All moves of BANG!, created once.

Lists are indexed by card number; the two Stagecoaches that look alike share their moves.
"""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move, MoveTable
from sanjuro.games.bang.cards import (
    BANG,
    BLUES,
    CARDS,
    DUEL,
    FIRST_BLUE,
    FIRST_ROBBER,
    JAIL,
    KIND_OF,
    MISSED,
    OTHER_TWIN,
    PLAYING,
    ROBBERS,
    SEATS,
    TWIN,
)

PLAY: Final = 0  # card: from the hand, without a target; also as an answer and as a rescue
AIM: Final = 1  # card, target: BANG!, Duel or Jail against a seat
ROB_HAND: Final = 2  # card, target: Panic! or Cat Balou for a random card from a hand
ROB: Final = 3  # card, target, other: the same for a card in front of a seat
DISCARD_CARD: Final = 4  # card
TAKE: Final = 5  # card: out of the General Store
BACK: Final = 6  # card: the one Kit Carlson puts back
CHOOSE: Final = 7  # card: the one of Lucky Duke's two that counts
TOP: Final = 8  # card: the one that ends on top when its owner is eliminated
USE_BARREL: Final = 9
HEAL: Final = 10  # Sid Ketchum: two cards for a life
PASS: Final = 11
END: Final = 12
DRAW: Final = 13  # the first card of the draw phase from the deck
DRAW_FROM: Final = 14  # target: … from a hand
DRAW_DISCARD: Final = 15  # … from the discard pile
KEEP: Final = 16  # the character of the previous game
NEW: Final = 17  # another character than in the previous game

MOVES: Final = MoveTable()


def _for_each_card(verb: int, word: str) -> list[Move]:
    made: list[Move] = []
    for card in range(PLAYING):
        made.append(made[TWIN] if card == OTHER_TWIN else MOVES.add(f"{word}{CARDS.names[card]}", verb, card))
    return made


PLAYS: Final = _for_each_card(PLAY, "")
DISCARDS: Final = _for_each_card(DISCARD_CARD, "discard ")
TAKES: Final = _for_each_card(TAKE, "take ")
BACKS: Final = _for_each_card(BACK, "back ")
CHOICES: Final = _for_each_card(CHOOSE, "choose ")
TOPS: Final = _for_each_card(TOP, "top ")

GROUPS: Final = 1 << SEATS


def _aimed() -> list[list[Move]]:
    """Return, for each card and each group of seats (as bits), the moves against these seats."""
    made: list[list[Move]] = []
    for card in range(PLAYING):
        if KIND_OF[card] not in (BANG, MISSED, DUEL, JAIL):
            made.extend([[]] * GROUPS)
            continue
        one = [MOVES.add(f"{CARDS.names[card]} > {seat}", AIM, card, seat) for seat in range(SEATS)]
        made.extend([[one[seat] for seat in range(SEATS) if group >> seat & 1] for group in range(GROUPS)])
    return made


AIMED: Final = _aimed()  # at card * GROUPS + group

SLOTS: Final = BLUES + 1  # the hand, or one of the blue cards


def _robbed() -> list[Move]:
    made: list[Move] = []
    for card in range(FIRST_ROBBER, FIRST_ROBBER + ROBBERS):
        for seat in range(SEATS):
            text = f"{CARDS.names[card]} > {seat}"
            made.append(MOVES.add(f"{text} hand", ROB_HAND, card, seat))
            for blue in range(FIRST_BLUE, PLAYING):
                made.append(MOVES.add(f"{text} {CARDS.names[blue]}", ROB, card, seat, blue))
    return made


ROBBED: Final = _robbed()

BARREL_MOVE: Final = MOVES.add("barrel", USE_BARREL)
HEAL_MOVE: Final = MOVES.add("heal", HEAL)
PASS_MOVE: Final = MOVES.add("pass", PASS)
END_MOVE: Final = MOVES.add("end", END)
DRAW_MOVE: Final = MOVES.add("draw", DRAW)
DRAW_FROMS: Final = [MOVES.add(f"draw > {seat}", DRAW_FROM, target=seat) for seat in range(SEATS)]
DRAW_DISCARD_MOVE: Final = MOVES.add("draw discard", DRAW_DISCARD)
KEEP_MOVE: Final = MOVES.add("keep", KEEP)
NEW_MOVE: Final = MOVES.add("new", NEW)


def offer_each(table: list[Move], cards: list[int], offer: list[Move]) -> None:
    """Add one move per card; only one for identical cards."""
    for card in cards:
        if card == OTHER_TWIN and TWIN in cards:
            continue
        offer.append(table[card])
