"""The moves of Samurai Spirit."""

from __future__ import annotations

from typing import Final

from sanjuro.core.moves import Move, MoveTable
from sanjuro.games.samurai_spirit.boards import MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.raiders import NAMES, PENALTIES, SYMBOLS

# Before the penalty.
CALL: Final = 0  # a spare support token; card: whose
READY: Final = 1  # no more of them: on to the penalty
# The penalty.
IGNORE: Final = 2
SUFFER: Final = 3
FIRST: Final = 4  # card: the penalty to carry out first, of a boss with two
DROP: Final = 5  # card: the symbol on the left to discard
# The action.
FIGHT: Final = 6
SUPPORT: Final = 7  # target: who receives the token
PASS: Final = 8
DONE: Final = 9  # no second fight
# The drawn raider.
CONFRONT: Final = 10
DEFEND: Final = 11
HAND: Final = 12  # target: the neighbour
DISCARD: Final = 13
UNDER: Final = 14
# Kiai.
KIAI: Final = 15
WAIVE: Final = 16
HEAL: Final = 17  # target: who loses a wound token
GIVE: Final = 18  # other: whose last card, target: who gets it
STRIKE: Final = 19  # target: whose last card is discarded
LEND: Final = 20  # other: whose token, target: who gets it
TOP: Final = 21  # card: the raider that comes next

MOVES: Final = MoveTable()
CALLS: Final[list[Move]] = [MOVES.add(f"call {name}", CALL, s) for s, name in enumerate(SAMURAI)]
READY_MOVE: Final = MOVES.add("ready", READY)
IGNORE_MOVE: Final = MOVES.add("ignore", IGNORE)
SUFFER_MOVE: Final = MOVES.add("suffer", SUFFER)
FIRSTS: Final[list[Move]] = [MOVES.add(f"{name} first", FIRST, p) for p, name in enumerate(PENALTIES)]
DROPS: Final[list[Move]] = [MOVES.add(f"drop {name}", DROP, s) for s, name in enumerate(SYMBOLS)]
FIGHT_MOVE: Final = MOVES.add("fight", FIGHT)
SUPPORTS: Final[list[Move]] = [MOVES.add(f"support > {seat}", SUPPORT, target=seat) for seat in range(MOST_SEATS)]
PASS_MOVE: Final = MOVES.add("pass", PASS)
DONE_MOVE: Final = MOVES.add("done", DONE)
CONFRONT_MOVE: Final = MOVES.add("confront", CONFRONT)
DEFEND_MOVE: Final = MOVES.add("defend", DEFEND)
HANDS: Final[list[Move]] = [MOVES.add(f"hand > {seat}", HAND, target=seat) for seat in range(MOST_SEATS)]
DISCARD_MOVE: Final = MOVES.add("discard", DISCARD)
UNDER_MOVE: Final = MOVES.add("under", UNDER)
KIAI_MOVE: Final = MOVES.add("kiai", KIAI)
WAIVE_MOVE: Final = MOVES.add("waive", WAIVE)
HEALS: Final[list[Move]] = [MOVES.add(f"heal {seat}", HEAL, target=seat) for seat in range(MOST_SEATS)]
# From seat a to seat b: number a * 7 + b.
GIVES: Final[list[Move]] = [
    MOVES.add(f"give {a} > {b}", GIVE, target=b, other=a) for a in range(MOST_SEATS) for b in range(MOST_SEATS)
]
STRIKES: Final[list[Move]] = [MOVES.add(f"strike {seat}", STRIKE, target=seat) for seat in range(MOST_SEATS)]
LENDS: Final[list[Move]] = [
    MOVES.add(f"lend {a} > {b}", LEND, target=b, other=a) for a in range(MOST_SEATS) for b in range(MOST_SEATS)
]
TOPS: Final[list[Move]] = [MOVES.add(f"top {name}", TOP, card) for card, name in enumerate(NAMES)]
