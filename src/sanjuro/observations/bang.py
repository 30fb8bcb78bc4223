"""The rows of BANG!."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
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
from sanjuro.observations.rows import BIT, NUMBER, ObservationLayout, Row, hot, put_flags, words

EVENTS: Final = words(
    "answer back bang barrel cat_balou character check counts deal discard draw draw_discard draw_from duel explode "
    "forced freed gone gringo heal hidden hit inherit jail keep kept_in lay look lose out over panic pass_on penalty "
    "play reshuffle reward role shown stolen store take turn"
)
WORDS: Final = [*ROLE_NAMES, *CHARACTER_NAMES, "nobody", "law", "sheriff_dead", "renegade_alone"]

HALF: Final = 40  # cards whose flags fit into one number
NO_CARDS: Final = bytes(PLAYING)
HOT_CARD: Final = hot(PLAYING)
HOT_ROLE: Final = hot(len(ROLE_NAMES))
HOT_CHARACTER: Final = hot(len(EVERYBODY))
ACTS: Final = 15  # acts against somebody or for him are counted up to here
THREE_ACTS: Final[list[bytes]] = [bytes([n & 15, n >> 4 & 15, n >> 8]) for n in range(1 << 12)]  # by their bits
NO_ACTS: Final = bytes(SEATS)
NO_BLUES: Final = bytes(BLUES)
NOTHING: Final[list[int]] = []
# By role + 1 and character; by most lives, lives and whether it is in the game; by range and the two distances.
WHO: Final[list[bytes]] = [HOT_ROLE[role - 1] + who for role in range(5) for who in HOT_CHARACTER[: len(EVERYBODY)]]
LIVES: Final[list[bytes]] = [bytes([n >> 1 & 7, n >> 4, n & 1]) for n in range(128)]
DISTANCES: Final[list[bytes]] = [bytes([n >> 8, n >> 4 & 15, n & 15]) for n in range(6 * 256)]
NUMBERS: Final = (
    "of a shot: Missed!s it still needs; of a duel: the other's place, from 1 on; of a rescue: lives lost at once; of "
    "a loss: its way, from 1 on; of a check: its purpose, from 1 on"
)
SEAT_SIZE: Final = len(ROLE_NAMES) + len(EVERYBODY) + 7 + BLUES + PLAYING + 2 * SEATS
NO_SEAT: Final = bytes(SEAT_SIZE)


def put_cards(parts: list[bytes], cards: list[int], known: list[int], bit: i64) -> None:
    """A flag for each of the eighty cards that is in a pile and known."""
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        if known[card] & bit:
            at: i64 = card
            if at < HALF:
                low |= BIT[at]
            else:
                high |= BIT[at - HALF]
    if low == 0 and high == 0:
        parts.append(NO_CARDS)
    else:
        put_flags(parts, low, HALF)
        put_flags(parts, high, HALF)


def acts(counts: list[int], row: Row, seat: int) -> i64:
    """What one seat did to each, four bits for each place."""
    seats: i64 = row.seats
    base: i64 = seat * seats
    first: i64 = row.first
    packed: i64 = 0
    place: i64 = 0
    while place < seats:
        other: i64 = place + first
        if other >= seats:
            other -= seats
        count: i64 = counts[base + other]
        if count > 0:
            packed |= (ACTS if count > ACTS else count) << (4 * place)
        place += 1
    return packed


def put_acts(parts: list[bytes], packed: i64) -> None:
    """The counts that `acts` has packed."""
    if packed == 0:
        parts.append(NO_ACTS)
    else:
        parts.append(THREE_ACTS[packed & 4095])
        parts.append(THREE_ACTS[packed >> 12 & 4095])
        parts.append(NUMBER[packed >> 24])


@mypyc_attr(native_class=True)
class BangLayout(ObservationLayout):
    """Cards by their number, one flag each; lives, characters, known roles, and who acted against whom."""

    def __init__(self) -> None:
        super().__init__(BANG, SEATS, EVENTS, WORDS, 2048)
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
                ("character", len(EVERYBODY), 1, f"one-hot: {', '.join([who.key for who in EVERYBODY])}"),
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

    def frame_by(self, frame: Frame[Any]) -> int:
        if isinstance(frame, Shot):
            return frame.by
        if isinstance(frame, Gatling):
            return frame.target
        if isinstance(frame, Indians):
            return frame.by
        if isinstance(frame, Duel):
            return frame.challenger
        if isinstance(frame, (Rescue, Out, Loss)):
            return frame.by
        return NONE

    def frame_facts(self, row: Row, frame: Frame[Any]) -> int:
        if isinstance(frame, Shot):
            return frame.needs | frame.barrels << 8 | (frame.card + 1) << 16
        if isinstance(frame, Duel):
            return row.place(frame.other) + 1
        if isinstance(frame, Rescue):
            return frame.lost
        if isinstance(frame, Loss):
            return frame.way + 1
        if isinstance(frame, Check):
            return frame.purpose + 1
        return 0

    def fill(self, match: Match, row: Row) -> None:
        assert isinstance(match, BangMatch)
        parts = row.parts
        piles = match.piles
        known = match.known
        bit: i64 = row.bit
        parts.append(NUMBER[1 if match.options["simple"] is True else 0])
        parts.append(self.hot_seat[row.place(match.stack[0].seat)])
        parts.append(NUMBER[match.shots])
        parts.append(self.hot_seat[row.place(match.sheriff)])
        self.put_frames(match, row)
        deck = piles[DECK]
        parts.append(NUMBER[len(deck)])
        parts.append(HOT_CARD[deck[-1] if len(deck) > 0 and known[deck[-1]] & bit else NONE])
        discard = piles[DISCARD]
        put_cards(parts, discard, known, bit)
        parts.append(HOT_CARD[discard[-1] if len(discard) > 0 else NONE])
        put_cards(parts, piles[STORE], known, bit)
        put_cards(parts, piles[CHECK], known, bit)
        looked: list[int] = NOTHING
        for seat in range(row.seats):
            if len(piles[looked_pile(seat)]) > 0:
                looked = piles[looked_pile(seat)]
        put_cards(parts, looked, known, bit)
        for place in range(row.seats):
            self._put_seat(match, row, row.seat_at(place))
        for _ in range(row.empty):
            parts.append(NO_SEAT)

    def _put_seat(self, match: BangMatch, row: Row, seat: int) -> None:
        parts = row.parts
        piles = match.piles
        known = match.known
        living: i64 = match.living
        lives: i64 = living >> seat & 1
        role_card = piles[role_pile(seat)][0]
        role: i64 = ROLES[role_card - PLAYING] + 1 if known[role_card] & row.bit else 0
        parts.append(WHO[role * len(EVERYBODY) + match.character[seat]])
        life: i64 = match.life[seat]
        parts.append(LIVES[(match.full[seat] * 8 + (life if life > 0 else 0)) * 2 + lives])
        hand = piles[hand_pile(seat)]
        parts.append(NUMBER[len(hand)])
        viewer = row.viewer
        distances: i64 = 0
        if lives and viewer >= 0 and viewer != seat and living >> viewer & 1:
            distances = match.distance(viewer, seat) * 16 + match.distance(seat, viewer)
        parts.append(DISTANCES[(match.reach(seat) if lives else 0) * 256 + distances])
        table = piles[table_pile(seat)]
        if len(table) == 0:
            parts.append(NO_BLUES)
        else:
            front: i64 = 0
            for card in table:
                front |= BIT[card - FIRST_BLUE]
            put_flags(parts, front, BLUES)
        put_cards(parts, hand, known, row.bit)
        put_acts(parts, acts(match.hostile, row, seat))
        put_acts(parts, acts(match.helpful, row, seat))


BANG_LAYOUT: Final = BangLayout()
