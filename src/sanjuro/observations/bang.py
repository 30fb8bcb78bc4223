"""Observations of BANG!."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.bang.cards import (
    BLUES,
    CHECK,
    DECK,
    DISCARD,
    FIRST_BLUE,
    KIND_NAMES,
    PLAYING,
    ROLE_NAMES,
    ROLES,
    SEATS,
    STORE,
    hand_pile,
    looked_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.bang.characters import CHARACTER_NAMES, EVERYBODY
from sanjuro.games.bang.draw_check import Check
from sanjuro.games.bang.duel import Duel
from sanjuro.games.bang.game import BANG
from sanjuro.games.bang.indians import Indians
from sanjuro.games.bang.life import Out, Rescue
from sanjuro.games.bang.loss import Loss
from sanjuro.games.bang.match import BangMatch
from sanjuro.games.bang.shot import Gatling, Shot
from sanjuro.observations.rows import ObservationLayout, Row, words

EVENTS: Final = words(
    "answer back bang barrel cat_balou character check counts deal discard draw draw_discard draw_from duel explode "
    "forced freed gone gringo heal hidden hit inherit jail keep kept_in lay look lose out over panic pass_on penalty "
    "play reshuffle reward role shown stolen store take turn"
)
WORDS: Final = [*ROLE_NAMES, *CHARACTER_NAMES, "nobody", "law", "sheriff_dead", "renegade_alone"]

ACTS: Final = 15  # cap on actions against or for a seat
NUMBERS: Final = (
    "of a shot: Missed!s it still needs; of a duel: the other's place, from 1 on; of a rescue: lives lost at once; of "
    "a loss: its way, from 1 on; of a check: its purpose, from 1 on"
)
# Columns of a seat.
CHARACTER: Final = 4
LIFE: Final = CHARACTER + len(EVERYBODY)
CARDS: Final = LIFE + 3
REACH: Final = CARDS + 1
TABLE: Final = REACH + 3
HAND: Final = TABLE + BLUES
HOSTILE: Final = HAND + PLAYING
HELPFUL: Final = HOSTILE + SEATS
LINE: Final = HELPFUL + SEATS


@mypyc_attr(native_class=True)
class BangLayout(ObservationLayout):
    """Cards by number, one flag each; lives, characters, known roles, and who acted against whom."""

    def __init__(self) -> None:
        super().__init__(BANG, SEATS, EVENTS, WORDS, 2048)
        assert len(ROLE_NAMES) == CHARACTER
        self.add("simple", (1,), 1, "the match is played without the cards with the book")
        self.add("turn", (SEATS,), 1, "one-hot: whose turn it is")
        self.add("shots", (1,), PLAYING, "BANG! cards played this turn")
        self.add("sheriff", (SEATS,), 1, "one-hot: the sheriff")
        self.add_frames(
            5,
            [
                ("number", 1, PLAYING, NUMBERS),
                ("barrels", 1, 2, "of a shot: Barrels that may still be used"),
                ("kind", 1, len(KIND_NAMES), "of a shot: the kind of its card, from 1 on"),
            ],
        )
        self.add("deck", (1,), PLAYING, "cards in the deck")
        self.add("deck_top", (PLAYING,), 1, "one-hot: the top card of the deck, if it is known")
        self.add("discard", (PLAYING,), 1, "the discard pile")
        self.add("discard_top", (PLAYING,), 1, "one-hot: its top card")
        self.add("store", (PLAYING,), 1, "the General Store")
        self.add("check", (PLAYING,), 1, "the cards that Lucky Duke turned up")
        self.add("looked", (PLAYING,), 1, "the cards that Kit Carlson looks at, if they are known")
        self.add_lines(
            "players",
            SEATS,
            [
                ("role", len(ROLE_NAMES), 1, f"one-hot: its role, if it is known ({', '.join(ROLE_NAMES)})"),
                ("character", len(EVERYBODY), 1, f"one-hot: {', '.join([one.key for one in EVERYBODY])}"),
                ("life", 1, 5, "lives"),
                ("full", 1, 5, "lives at most"),
                ("alive", 1, 1, "it is in the game"),
                ("cards", 1, PLAYING, "cards in hand"),
                ("range", 1, 5, "how far its weapon shoots"),
                ("distance", 1, 9, "how far the viewer sees it; 0 if one of them is out"),
                ("distance_back", 1, 9, "how far it sees the viewer"),
                ("table", BLUES, 1, f"the blue cards in front of it (cards {FIRST_BLUE} to {PLAYING - 1})"),
                ("hand", PLAYING, 1, "the known cards of its hand"),
                ("hostile", SEATS, ACTS, f"its open acts against each seat, up to {ACTS}"),
                ("helpful", SEATS, ACTS, f"its open acts for each seat, up to {ACTS}"),
            ],
            "the seats",
        )

    def put_frame(self, row: Row, frame: Frame[Any], by: i64, numbers: i64) -> None:
        out = row.out
        if isinstance(frame, Shot):
            row.hot_seat(by, frame.by)
            out.put(numbers, frame.needs)
            out.put(numbers + 1, frame.barrels)
            out.put(numbers + 2, frame.card + 1)
        elif isinstance(frame, Gatling):
            row.hot_seat(by, frame.target)
        elif isinstance(frame, Indians):
            row.hot_seat(by, frame.by)
        elif isinstance(frame, Duel):
            row.hot_seat(by, frame.challenger)
            out.put(numbers, row.place(frame.other) + 1)
        elif isinstance(frame, Rescue):
            row.hot_seat(by, frame.by)
            out.put(numbers, frame.lost)
        elif isinstance(frame, Out):
            row.hot_seat(by, frame.by)
        elif isinstance(frame, Loss):
            row.hot_seat(by, frame.by)
            out.put(numbers, frame.way + 1)
        elif isinstance(frame, Check):
            out.put(numbers, frame.purpose + 1)

    def fill(self, match: Match, row: Row, at: i64) -> None:
        assert isinstance(match, BangMatch)
        out = row.out
        piles = match.piles
        known = match.known
        bit = row.bit
        if match.options["simple"] is True:
            out.put(at, 1)
        row.hot_seat(at + 1, match.stack[0].seat)
        out.put(at + 1 + SEATS, match.shots)
        row.hot_seat(at + 2 + SEATS, match.sheriff)
        at += 2 + 2 * SEATS
        self.put_frames(match, row, at)
        at += self.depth * self.frame_size
        deck = piles[DECK]
        out.put(at, len(deck))
        if len(deck) > 0 and known[deck[-1]] & bit:
            out.put(at + 1 + deck[-1], 1)
        at += 1 + PLAYING
        discard = piles[DISCARD]
        out.pile(at, discard)
        if len(discard) > 0:
            out.put(at + PLAYING + discard[-1], 1)
        out.pile(at + 2 * PLAYING, piles[STORE])
        out.pile(at + 3 * PLAYING, piles[CHECK])
        seat: i64 = 0
        while seat < row.seats:
            out.cards(at + 4 * PLAYING, piles[looked_pile(seat)], known, bit)
            put_seat(match, row, seat, at + 5 * PLAYING + row.place(seat) * LINE)
            seat += 1


def put_seat(match: BangMatch, row: Row, seat: i64, at: i64) -> None:
    """Write a seat's identity as far as it is known, what it has, and what it did."""
    out = row.out
    piles = match.piles
    known = match.known
    bit = row.bit
    role_card = piles[role_pile(seat)][0]
    if known[role_card] & bit:
        out.put(at + ROLES[role_card - PLAYING], 1)
    out.put(at + CHARACTER + match.character[seat], 1)
    out.number(at + LIFE, match.life[seat])
    out.put(at + LIFE + 1, match.full[seat])
    living: i64 = match.living
    if living >> seat & 1:
        out.put(at + LIFE + 2, 1)
        out.put(at + REACH, match.reach(seat))
        viewer = row.viewer
        if viewer >= 0 and viewer != seat and living >> viewer & 1:
            out.put(at + REACH + 1, match.distance(viewer, seat))
            out.put(at + REACH + 2, match.distance(seat, viewer))
    for card in piles[table_pile(seat)]:
        out.put(at + TABLE + card - FIRST_BLUE, 1)
    hand = piles[hand_pile(seat)]
    out.put(at + CARDS, len(hand))
    out.cards(at + HAND, hand, known, bit)
    put_acts(row, match.hostile, seat, at + HOSTILE)
    put_acts(row, match.helpful, seat, at + HELPFUL)


def put_acts(row: Row, counts: list[int], seat: i64, at: i64) -> None:
    """Write what one seat did to each."""
    other: i64 = 0
    seats = row.seats
    while other < seats:
        count: i64 = counts[seat * seats + other]
        if count > 0:
            row.out.put(at + row.place(other), ACTS if count > ACTS else count)
        other += 1


LAYOUT: Final = BangLayout()
