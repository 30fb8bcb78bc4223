"""Observations of Samurai Sword."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.frame import Frame
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.samurai_sword.attack import Attack, Hit
from sanjuro.games.samurai_sword.battle_cry import BattleCry, Jujutsu
from sanjuro.games.samurai_sword.cards import (
    ARMOR,
    BUSHIDO,
    COPIES,
    DECK,
    DISCARD,
    FAST_DRAW,
    FIRST_ROLE,
    FOCUS,
    KIND_OF,
    KINDS,
    PLAYED,
    REACH,
    SEATS,
    hand_pile,
    role_pile,
    table_pile,
)
from sanjuro.games.samurai_sword.characters import EVERYBODY, NAMES
from sanjuro.games.samurai_sword.game import SAMURAI_SWORD
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.may_draw import MayDraw
from sanjuro.games.samurai_sword.roles import ROLE_OF, ROLES, STARS
from sanjuro.games.samurai_sword.turn import PHASE_OF, Turn
from sanjuro.observations.buffer import MOST
from sanjuro.observations.rows import ObservationLayout, Row, words

EVENTS: Final = words(
    "attack bushido charm deal defeated discard done drain draw give_up honour keep leave lose_honour over parry "
    "pass_on play recover reshuffle role run_out show steal turn turn_up undrawn weapon wound"
)
WORDS: Final = [*KINDS, *NAMES, "nobody", *ROLES, "honour", "honour_tie", "swordmaster"]

KIND_COUNT: Final = 25
PROPERTY_NAMES: Final = [KINDS[kind] for kind in (FOCUS, ARMOR, FAST_DRAW, BUSHIDO)]
# The column in which a kind of card counts among a seat's properties; NONE for other kinds.
PROPERTY: Final[list[int]] = [{FOCUS: 0, ARMOR: 1, FAST_DRAW: 2, BUSHIDO: 3}.get(kind, NONE) for kind in range(25)]
RESILIENCE: Final[list[int]] = [one.resilience for one in EVERYBODY]
# Columns of a seat.
STARS_AT: Final = 4
CHARACTER: Final = STARS_AT + 1
HONOUR: Final = CHARACTER + len(EVERYBODY)
CARDS: Final = HONOUR + 3
TABLE: Final = CARDS + 1
HAND: Final = TABLE + 4
HOSTILITY: Final = HAND + KIND_COUNT
KINDNESS: Final = HOSTILITY + SEATS
LINE: Final = KINDNESS + SEATS


@mypyc_attr(native_class=True)
class SamuraiSwordLayout(ObservationLayout):
    """Cards by kind; honour, resilience, known roles, and who acted against whom."""

    def __init__(self) -> None:
        super().__init__(SAMURAI_SWORD, SEATS, EVENTS, WORDS, 2048)
        assert len(KINDS) == KIND_COUNT
        assert len(ROLES) == STARS_AT
        reaches = max(REACH)
        self.reaches: i64 = reaches
        self.add("quick", (1,), 1, "the match has the quick pace")
        self.add("turn", (SEATS,), 1, "one-hot: whose turn it is")
        self.add("phase", (1,), len(PHASE_OF) - 1, "the step of the turn")
        self.add("weapons", (1,), 90, "weapons played this turn")
        self.add("shogun", (SEATS,), 1, "one-hot: the shogun")
        self.add_frames(4, [("left", 1, 90, "cards that may still be drawn")])
        self.add("deck", (1,), 90, "cards in the deck")
        self.add("discard", (KIND_COUNT,), max(COPIES), f"cards of each kind in the discard pile ({', '.join(KINDS)})")
        self.add("discard_top", (KIND_COUNT,), 1, "one-hot: the kind of its top card")
        self.add("played", (KIND_COUNT,), 1, "one-hot: the kind of the card in the middle")
        self.add("targets", (reaches, SEATS), 1, f"whom the viewer can attack with a weapon of reach 1 to {reaches}")
        self.add_lines(
            "players",
            SEATS,
            [
                ("role", len(ROLES), 1, f"one-hot: its role, if it is known ({', '.join(ROLES)})"),
                ("stars", 1, 3, "the stars of a known ninja"),
                ("character", len(EVERYBODY), 1, f"one-hot: {', '.join([one.name for one in EVERYBODY])}"),
                ("honour", 1, 40, "honour points"),
                ("resilience", 1, 5, "resilience"),
                ("full", 1, 5, "resilience at most"),
                ("cards", 1, 90, "cards in hand"),
                ("table", len(PROPERTY_NAMES), 6, f"properties in front of it ({', '.join(PROPERTY_NAMES)})"),
                ("hand", KIND_COUNT, max(COPIES), "the known cards of its hand, by kind"),
                (
                    "hostility",
                    SEATS,
                    MOST,
                    "how much more it openly did against each seat than for it; 0 if it is less",
                ),
                ("kindness", SEATS, MOST, "how much more it openly did for each seat than against it; 0 if it is less"),
            ],
            "the seats",
        )

    def put_frame(self, row: Row, frame: Frame[Any], by: i64, numbers: i64) -> None:
        if isinstance(frame, (Attack, Hit, BattleCry, Jujutsu)):
            row.hot_seat(by, frame.by)
        elif isinstance(frame, MayDraw):
            row.out.number(numbers, frame.left)

    def fill(self, match: Match, row: Row, at: i64) -> None:
        assert isinstance(match, SamuraiSwordMatch)
        out = row.out
        piles = match.piles
        turn = match.stack[0]
        assert isinstance(turn, Turn)
        if match.options["pace"] == "quick":
            out.put(at, 1)
        row.hot_seat(at + 1, turn.seat)
        out.put(at + 1 + SEATS, turn.step)
        out.number(at + 2 + SEATS, turn.weapons)
        row.hot_seat(at + 3 + SEATS, match.shogun)
        at += 3 + 2 * SEATS
        self.put_frames(match, row, at)
        at += self.depth * self.frame_size
        out.put(at, len(piles[DECK]))
        at += 1
        discard = piles[DISCARD]
        if len(discard) > 0:
            put_kinds(row, at, discard, match.known)
            out.put(at + KIND_COUNT + KIND_OF[discard[-1]], 1)
        at += 2 * KIND_COUNT
        played = piles[PLAYED]
        if len(played) > 0:
            out.put(at + KIND_OF[played[-1]], 1)
        at += KIND_COUNT
        if row.viewer >= 0:
            targets: i64 = match.targets(row.viewer)
            end = at + self.reaches * SEATS
            while at < end:
                out.flags(at, row.turned(targets & 127))
                targets >>= 7
                at += SEATS
        else:
            at += self.reaches * SEATS
        seat: i64 = 0
        while seat < row.seats:
            put_seat(match, row, seat, at + row.place(seat) * LINE)
            seat += 1


def put_seat(match: SamuraiSwordMatch, row: Row, seat: i64, at: i64) -> None:
    """Write a seat's identity as far as it is known, what it has, and what it did."""
    out = row.out
    piles = match.piles
    role: i64 = piles[role_pile(seat)][0]
    if match.known[role] & row.bit:
        out.put(at + ROLE_OF[role - FIRST_ROLE], 1)
        out.put(at + STARS_AT, STARS[role - FIRST_ROLE])
    character: i64 = match.character[seat]
    out.put(at + CHARACTER + character, 1)
    out.number(at + HONOUR, match.honour[seat])
    out.put(at + HONOUR + 1, match.resilience[seat])
    out.put(at + HONOUR + 2, RESILIENCE[character])
    hand = piles[hand_pile(seat)]
    out.put(at + CARDS, len(hand))
    for card in piles[table_pile(seat)]:
        property: i64 = PROPERTY[KIND_OF[card]]
        if property >= 0:
            out.count(at + TABLE + property)
    put_kinds(row, at + HAND, hand, match.known)
    hostility = match.hostility
    seats = row.seats
    other: i64 = 0
    while other < seats:
        act: i64 = hostility[seat * seats + other]
        if act > 0:
            out.put(at + HOSTILITY + row.place(other), act if act < MOST else MOST)
        elif act < 0:
            out.put(at + KINDNESS + row.place(other), -act if -act < MOST else MOST)
        other += 1


def put_kinds(row: Row, at: i64, cards: list[int], known: list[int]) -> None:
    """Write how many cards of each kind are known to be in a pile."""
    out = row.out
    bit = row.bit
    for card in cards:
        if known[card] & bit:
            out.count(at + KIND_OF[card])


LAYOUT: Final = SamuraiSwordLayout()
