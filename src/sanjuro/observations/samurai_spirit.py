"""Observations of Samurai Spirit."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.samurai_spirit.boards import DEFEAT, MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.difficulty import DIFFICULTIES, ROUNDS
from sanjuro.games.samurai_spirit.game import SAMURAI_SPIRIT
from sanjuro.games.samurai_spirit.kiai import Kiai
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import GIVE, LEND
from sanjuro.games.samurai_spirit.penalty import Penalty
from sanjuro.games.samurai_spirit.place import Place
from sanjuro.games.samurai_spirit.raiders import (
    FAMILIES,
    FARM_BACKS,
    FIRST_FAMILY,
    FIRST_FARM,
    NAMES,
    PENALTIES,
    RAIDERS,
    SYMBOLS,
)
from sanjuro.games.samurai_spirit.raiders import FARMS as BACKS
from sanjuro.games.samurai_spirit.table import DECK, DISCARD, DRAWN, INTRUDERS, line_pile
from sanjuro.games.samurai_spirit.table import FAMILIES as FAMILY_PILE
from sanjuro.games.samurai_spirit.table import FARMS as FARM_PILE
from sanjuro.observations.buffer import MOST
from sanjuro.observations.rows import ObservationLayout, Row, words

EVENTS: Final = words(
    "animal barricade break_in build call cannot catch confront defend draw driven_off drop evade exceed family farm "
    "forced_pass give hand heal help ignore intruder kiai lend look mix_in order over pass penalty penalty_card return "
    "round round_over rout spent strike support turn turn_up under unguarded waive wound"
)
WORDS: Final = [
    *NAMES,
    *PENALTIES,
    *SAMURAI,
    *SYMBOLS,
    *[f"family-{bonus}" for bonus in FAMILIES],
    "above_kiai",
    "fourth_wound",
    "no_family",
    "no_farm",
    "saved",
]

PENALTY_COUNT: Final = 11
SYMBOL_COUNT: Final = 3
# Columns of a seat.
WOUNDS: Final = MOST_SEATS
VALUE: Final = WOUNDS + DEFEAT + 1
COVERED: Final = VALUE + 3
TALENTS: Final = COVERED + SYMBOL_COUNT
TOKENS: Final = TALENTS + MOST_SEATS
SUPPORT: Final = TOKENS + MOST_SEATS
RAIDERS_AT: Final = SUPPORT + MOST_SEATS
LINE: Final = RAIDERS_AT + 3 * RAIDERS


@mypyc_attr(native_class=True)
class SamuraiSpiritLayout(ObservationLayout):
    """Raiders by number, one flag each; the village, and every samurai's board."""

    def __init__(self) -> None:
        super().__init__(SAMURAI_SPIRIT, MOST_SEATS, EVENTS, WORDS, 768)
        assert len(PENALTIES) == PENALTY_COUNT
        assert len(SYMBOLS) == SYMBOL_COUNT
        samurai = ", ".join(SAMURAI)
        self.add("alone", (1,), 1, "one player leads all samurai")
        self.add("difficulty", (len(DIFFICULTIES),), 1, f"one-hot: {', '.join(DIFFICULTIES)}")
        self.add("round", (ROUNDS,), 1, "one-hot: the round")
        self.add("turn", (MOST_SEATS,), 1, "one-hot: whose turn it is")
        self.add("passed", (MOST_SEATS,), 1, "who is out of the round")
        self.add("barred", (PENALTY_COUNT,), 1, f"penalties that forbid something this turn ({', '.join(PENALTIES)})")
        self.add("spares", (MOST_SEATS + 1,), 1, f"whether there are spare tokens, then those left ({samurai})")
        self.add_frames(
            5,
            [
                ("number", 1, 11, "of a penalty: the first one, from 1 on; of a kiai: 1 as a human, 2 as an animal"),
                ("left", 1, 11, "of a penalty: the second one, from 1 on; of a kiai: choices that are left"),
                ("had", MOST_SEATS, 1, "of a raider to place: who had it already"),
            ],
        )
        self.add("barricades", (2,), 16, "barricades that stand, and how many there can be")
        self.add("farms", (len(FARM_BACKS),), 6, f"farms that stand, by back ({', '.join(FARM_BACKS)})")
        self.add("families", (len(FAMILIES),), 1, f"families that are there ({', '.join(FAMILIES)})")
        self.add("deck", (1,), RAIDERS, "raiders in the deck")
        self.add("deck_top", (RAIDERS,), 1, "one-hot: the top raider, if it is known")
        self.add("deck_known", (RAIDERS,), 1, "raiders that are known to be at some place of the deck")
        self.add("mixed_in", (RAIDERS,), 1, "raiders that everybody saw being shuffled into the deck")
        self.add("intruders", (1,), RAIDERS, "how many intruders there are")
        self.add("intruders_known", (RAIDERS,), 1, "those of them that are known")
        self.add("unseen", (RAIDERS,), 1, "raiders whose place is not known")
        self.add("discard", (RAIDERS,), 1, "the discard pile")
        self.add("drawn", (RAIDERS,), 1, "one-hot: the raider that was turned up")
        self.add_lines(
            "players",
            MOST_SEATS,
            [
                ("samurai", MOST_SEATS, 1, f"one-hot: {samurai}"),
                ("wounds", DEFEAT + 1, 1, f"one-hot: 0 to {DEFEAT}"),
                ("kiai", 1, 16, "kiai value"),
                ("sum", 1, MOST, "strength of its line"),
                ("length", 1, RAIDERS, "raiders in its line"),
                ("covered", len(SYMBOLS), 1, f"what its defence covers ({', '.join(SYMBOLS)})"),
                ("talents", MOST_SEATS, 1, "the samurai whose talents it may use now"),
                ("tokens", MOST_SEATS, 1, "the samurai whose support tokens it has"),
                ("support", MOST_SEATS, 1, "one-hot: the seat that has its own support token"),
                ("line", RAIDERS, 1, "the raiders in its line"),
                ("last", RAIDERS, 1, "one-hot: the last of them"),
                ("first", RAIDERS, 1, "one-hot: the first of them"),
            ],
            "the seats",
        )

    def aims_twice(self, move: Move) -> bool:
        return move.verb in (GIVE, LEND)

    def put_frame(self, row: Row, frame: Frame[Any], by: i64, numbers: i64) -> None:
        out = row.out
        if isinstance(frame, Penalty):
            out.put(numbers, frame.first + 1)
            out.put(numbers + 1, frame.second + 1)
        elif isinstance(frame, Kiai):
            out.put(numbers, frame.animal + 1)
            out.put(numbers + 1, frame.left)
        elif isinstance(frame, Place):
            out.flags(numbers + 2, row.turned(frame.had))

    def fill(self, match: Match, row: Row, at: i64) -> None:
        assert isinstance(match, SamuraiSpiritMatch)
        out = row.out
        if match.players == 1:
            out.put(at, 1)
        out.put(at + 1 + match.difficulty, 1)
        at += 1 + len(DIFFICULTIES)
        out.put(at + match.round - 1, 1)
        at += ROUNDS
        row.hot_seat(at, match.turn)
        out.flags(at + MOST_SEATS, row.turned(match.passed))
        at += 2 * MOST_SEATS
        out.flags(at, match.barred)
        at += PENALTY_COUNT
        if match.with_spares:
            out.put(at, 1)
        out.flags(at + 1, match.spares)
        at += 1 + MOST_SEATS
        self.put_frames(match, row, at)
        at += self.depth * self.frame_size
        put_village(match, row, at)
        at += 2 + len(FARM_BACKS) + len(FAMILIES)
        put_raiders(match, row, at)
        at += 2 + 7 * RAIDERS
        seat: i64 = 0
        while seat < row.seats:
            put_seat(match, row, seat, at + row.place(seat) * LINE)
            seat += 1


def put_village(match: SamuraiSpiritMatch, row: Row, at: i64) -> None:
    """Write barricades, farms by their backs, and families."""
    out = row.out
    out.put(at, match.barricades)
    out.put(at + 1, match.most_barricades)
    at += 2
    for card in match.piles[FARM_PILE]:
        out.count(at + BACKS[card - FIRST_FARM])
    at += len(FARM_BACKS)
    for card in match.piles[FAMILY_PILE]:
        out.put(at + card - FIRST_FAMILY, 1)


def put_raiders(match: SamuraiSpiritMatch, row: Row, at: i64) -> None:
    """Write the deck, the intruders, the raiders in unknown places, and the public ones."""
    out = row.out
    piles = match.piles
    known = match.known
    bit = row.bit
    deck = piles[DECK]
    out.put(at, len(deck))
    at += 1
    if len(deck) > 0 and known[deck[-1]] & bit:
        out.put(at + deck[-1], 1)
    at += RAIDERS
    out.cards(at, deck, known, bit)
    at += RAIDERS
    if len(match.mixed) > 0:
        for card in match.mixed[::2]:
            out.put(at + card, 1)
    at += RAIDERS
    out.put(at, len(piles[INTRUDERS]))
    at += 1
    out.cards(at, piles[INTRUDERS], known, bit)
    at += RAIDERS
    raider: i64 = 0
    while raider < RAIDERS:
        if known[raider] & bit == 0:
            out.put(at + raider, 1)
        raider += 1
    at += RAIDERS
    out.pile(at, piles[DISCARD])
    at += RAIDERS
    drawn = piles[DRAWN]
    if len(drawn) > 0:
        out.put(at + drawn[-1], 1)


def put_seat(match: SamuraiSpiritMatch, row: Row, seat: i64, at: i64) -> None:
    """Write a samurai's board and line."""
    out = row.out
    samurai: i64 = match.samurai[seat]
    out.put(at + samurai, 1)
    out.put(at + WOUNDS + match.wounds[seat], 1)
    out.put(at + VALUE, match.value(seat))
    total: i64 = match.sums[seat]
    out.put(at + VALUE + 1, total if total < MOST else MOST)
    line = match.piles[line_pile(seat)]
    out.put(at + VALUE + 2, len(line))
    out.flags(at + COVERED, match.covered[seat])
    out.flags(at + TALENTS, match.usable(seat))
    if match.away == 0:
        row.hot_seat(at + SUPPORT, seat)
    else:
        out.flags(at + TOKENS, match.tokens_with(seat))
        row.hot_seat(at + SUPPORT, match.holder(samurai))
    if len(line) > 0:
        at += RAIDERS_AT
        out.pile(at, line)
        out.put(at + RAIDERS + line[-1], 1)
        out.put(at + 2 * RAIDERS + line[0], 1)


LAYOUT: Final = SamuraiSpiritLayout()
