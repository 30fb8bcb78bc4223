"""The rows of Samurai Spirit."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
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
from sanjuro.observations.rows import BIT, MOST, NUMBER, Facts, Kept, ObservationLayout, Row, hot, put_flags, words

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

HALF: Final = 33  # raiders whose flags fit into one number
NO_RAIDERS: Final = bytes(RAIDERS)
NO_LINE: Final = bytes(3 * RAIDERS)
HOT_RAIDER: Final = hot(RAIDERS)
HOT_SAMURAI: Final = hot(MOST_SEATS)
HOT_DIFFICULTY: Final = hot(len(DIFFICULTIES))
HOT_ROUND: Final = hot(ROUNDS)
HOT_WOUNDS: Final = hot(DEFEAT + 1)
WHO: Final[list[bytes]] = [HOT_SAMURAI[who] + HOT_WOUNDS[n] for who in range(MOST_SEATS) for n in range(DEFEAT + 1)]
PENALTY_COUNT: Final = 11
SEAT_SIZE: Final = MOST_SEATS + DEFEAT + 1 + 3 + len(SYMBOLS) + 3 * MOST_SEATS + 3 * RAIDERS
NO_SEAT: Final = bytes(SEAT_SIZE)


def put_raiders(parts: list[bytes], cards: list[int], known: list[int], bit: i64) -> None:
    """A flag for each raider that is in a pile and known."""
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        if known[card] & bit:
            if card < HALF:
                low |= BIT[card]
            elif card < RAIDERS:
                high |= BIT[card - HALF]
    if low == 0 and high == 0:
        parts.append(NO_RAIDERS)
    else:
        put_flags(parts, low, HALF)
        put_flags(parts, high, RAIDERS - HALF)


@mypyc_attr(native_class=True)
class SamuraiSpiritLayout(ObservationLayout):
    """Raiders by their number, one flag each; the village, and every samurai's board."""

    def __init__(self) -> None:
        super().__init__(SAMURAI_SPIRIT, MOST_SEATS, EVENTS, WORDS, 768)
        assert len(PENALTIES) == PENALTY_COUNT
        self.rounds_kept = Kept()
        self.villages_kept = Kept()
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

    def frame_facts(self, row: Row, frame: Frame[Any]) -> int:
        if isinstance(frame, Penalty):
            return (frame.first + 1) | (frame.second + 1) << 8
        if isinstance(frame, Kiai):
            return (frame.animal + 1) | frame.left << 8
        if isinstance(frame, Place):
            return row.turned(frame.had) << 16
        return 0

    def fill(self, match: Match, row: Row) -> None:
        assert isinstance(match, SamuraiSpiritMatch)
        parts = row.parts
        packed: i64 = match.barred
        packed = packed << 7 | match.spares
        packed = packed << 1 | (1 if match.with_spares else 0)
        packed = packed << 7 | row.turned(match.passed)
        packed = packed << 4 | (row.place(match.turn) + 1)
        packed = packed << 2 | match.round
        packed = packed << 2 | match.difficulty
        packed = packed << 1 | (1 if match.players == 1 else 0)
        piece = self.rounds_kept.pieces.get(packed)
        parts.append(self._round(packed) if piece is None else piece)
        self.put_frames(match, row)
        packed = 0
        for card in match.piles[FARM_PILE]:
            packed += BIT[3 * BACKS[card - FIRST_FARM]]
        for card in match.piles[FAMILY_PILE]:
            packed |= BIT[12 + card - FIRST_FAMILY]
        packed = packed << 6 | match.most_barricades
        packed = packed << 6 | match.barricades
        piece = self.villages_kept.pieces.get(packed)
        parts.append(self._village(packed) if piece is None else piece)
        self._put_raiders(match, row)
        for place in range(row.seats):
            self._put_seat(match, row, row.seat_at(place))
        for _ in range(row.empty):
            parts.append(NO_SEAT)

    def _round(self, packed: int) -> bytes:
        facts = Facts(packed)
        made = [NUMBER[facts.take(1)], HOT_DIFFICULTY[facts.take(2)], HOT_ROUND[facts.take(2) - 1]]
        made.append(self.hot_seat[facts.take(4) - 1])
        put_flags(made, facts.take(7), MOST_SEATS)
        with_spares = facts.take(1)
        spares = facts.take(7)
        put_flags(made, facts.take(11), PENALTY_COUNT)
        made.append(NUMBER[with_spares])
        put_flags(made, spares, MOST_SEATS)
        return self.rounds_kept.keep(packed, b"".join(made))

    def _village(self, packed: int) -> bytes:
        facts = Facts(packed)
        made = [NUMBER[facts.take(6)], NUMBER[facts.take(6)]]
        for _ in range(len(FARM_BACKS)):
            made.append(NUMBER[facts.take(3)])
        put_flags(made, facts.take(3), len(FAMILIES))
        return self.villages_kept.keep(packed, b"".join(made))

    def _put_raiders(self, match: SamuraiSpiritMatch, row: Row) -> None:
        parts = row.parts
        piles = match.piles
        known = match.known
        bit: i64 = row.bit
        deck = piles[DECK]
        parts.append(NUMBER[len(deck)])
        parts.append(HOT_RAIDER[deck[-1] if len(deck) > 0 and known[deck[-1]] & bit else NONE])
        put_raiders(parts, deck, known, bit)
        if len(match.mixed) == 0:
            parts.append(NO_RAIDERS)
        else:
            low: i64 = 0
            high: i64 = 0
            for card in match.mixed[::2]:
                if card < HALF:
                    low |= BIT[card]
                else:
                    high |= BIT[card - HALF]
            put_flags(parts, low, HALF)
            put_flags(parts, high, RAIDERS - HALF)
        parts.append(NUMBER[len(piles[INTRUDERS])])
        put_raiders(parts, piles[INTRUDERS], known, bit)
        self._put_unseen(parts, known, bit)
        put_raiders(parts, piles[DISCARD], known, bit)
        drawn = piles[DRAWN]
        parts.append(HOT_RAIDER[drawn[-1] if len(drawn) > 0 else NONE])

    def _put_unseen(self, parts: list[bytes], known: list[int], bit: i64) -> None:
        low: i64 = 0
        high: i64 = 0
        card: i64 = 0
        while card < RAIDERS:
            if known[card] & bit == 0:
                if card < HALF:
                    low |= BIT[card]
                else:
                    high |= BIT[card - HALF]
            card += 1
        put_flags(parts, low, HALF)
        put_flags(parts, high, RAIDERS - HALF)

    def _put_seat(self, match: SamuraiSpiritMatch, row: Row, seat: int) -> None:
        parts = row.parts
        line = match.piles[line_pile(seat)]
        samurai = match.samurai[seat]
        parts.append(WHO[samurai * (DEFEAT + 1) + match.wounds[seat]])
        parts.append(NUMBER[match.value(seat)])
        parts.append(NUMBER[min(match.sums[seat], MOST)])
        parts.append(NUMBER[len(line)])
        put_flags(parts, match.covered[seat], len(SYMBOLS))
        put_flags(parts, match.usable(seat), MOST_SEATS)
        put_flags(parts, match.tokens_with(seat), MOST_SEATS)
        parts.append(self.hot_seat[row.place(match.holder(samurai))])
        if len(line) == 0:
            parts.append(NO_LINE)
        else:
            put_raiders(parts, line, match.known, row.bit)
            parts.append(HOT_RAIDER[line[-1]])
            parts.append(HOT_RAIDER[line[0]])


SAMURAI_SPIRIT_LAYOUT: Final = SamuraiSpiritLayout()
