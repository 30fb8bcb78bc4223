"""Observations of Shinobi."""

from __future__ import annotations

from typing import Final

from sanjuro.core.match import Match
from sanjuro.core.moves import Move
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.games.shinobi.cards import (
    CLAN_COUNT,
    CLANS,
    COPIES,
    DECK,
    DISCARD,
    FIRST,
    FIRST_SECRET,
    HAND_SIZE,
    SEATS,
    WIDTH,
    clan_of,
)
from sanjuro.games.shinobi.game import SHINOBI
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.moves import MARCH, ORDERS
from sanjuro.games.shinobi.turn import Turn
from sanjuro.observations.rows import ObservationLayout, Row, words

EVENTS: Final = words("attack beaten clan deploy draw last_card march ninja over secret shown skip struck turn")
WORDS: Final = [*CLANS, *ORDERS, "most_cards", "most_at_home", "shared"]

KINDS: Final = CLAN_COUNT + 1  # the clans, and the ninja
ORDER_COUNT: Final = 4
LINE: Final = CLAN_COUNT + 1 + KINDS + CLAN_COUNT  # columns of a seat


@mypyc_attr(native_class=True)
class ShinobiLayout(ObservationLayout):
    """Armies, hands and clans; the current order, and the armies that cannot be attacked."""

    def __init__(self) -> None:
        super().__init__(SHINOBI, SEATS, EVENTS, WORDS, 512)
        assert len(ORDERS) == ORDER_COUNT
        clans = ", ".join(CLANS)
        self.add("turn", (SEATS,), 1, "one-hot: whose turn it is")
        self.add("order", (len(ORDERS),), 1, f"one-hot: the order that is next ({', '.join(ORDERS)})")
        self.add(
            "spared", (SEATS, CLAN_COUNT), 1, f"armies that cannot be attacked this turn: province, clan ({clans})"
        )
        self.add("last_drawer", (SEATS,), 1, "one-hot: who drew the last card; all zero before")
        self.add("deck", (1,), FIRST_SECRET, "cards in the deck")
        self.add("discard", (KINDS,), COPIES, f"cards of each kind in the discard pile ({clans}, ninja)")
        self.add_lines(
            "players",
            SEATS,
            [
                ("clan", CLAN_COUNT, 1, f"one-hot: its secret clan, if it is known ({clans})"),
                ("cards", 1, HAND_SIZE, "cards in hand"),
                ("hand", KINDS, HAND_SIZE, f"those of them that are known, by kind ({clans}, ninja)"),
                ("army", CLAN_COUNT, COPIES, f"cards in its province, by clan ({clans})"),
            ],
            "the seats",
        )

    def aims_twice(self, move: Move) -> bool:
        return move.verb == MARCH

    def fill(self, match: Match, row: Row, at: i64) -> None:
        assert isinstance(match, ShinobiMatch)
        out = row.out
        turn = match.stack[0]
        assert isinstance(turn, Turn)
        row.hot_seat(at, turn.seat)
        at += SEATS
        out.put(at + turn.step, 1)
        at += ORDER_COUNT
        if turn.spared != 0:
            clans: i64 = (1 << CLAN_COUNT) - 1
            spared: i64 = turn.spared
            province: i64 = 0
            while province < row.seats:
                out.flags(at + row.place(province) * CLAN_COUNT, spared >> (province * CLAN_COUNT) & clans)
                province += 1
        at += SEATS * CLAN_COUNT
        row.hot_seat(at, match.last_drawer)
        at += SEATS
        out.put(at, len(match.piles[DECK]))
        put_kinds(row, at + 1, match.piles[DISCARD], match.known)
        at += 1 + KINDS
        seat: i64 = 0
        while seat < row.seats:
            put_seat(match, row, seat, at + row.place(seat) * LINE)
            seat += 1


def put_seat(match: ShinobiMatch, row: Row, seat: i64, at: i64) -> None:
    """Write a seat's clan and hand, as far as they are known, and its armies."""
    out = row.out
    piles = match.piles
    pile: i64 = FIRST + seat * WIDTH
    secret: i64 = piles[pile + 1][0]
    if match.known[secret] & row.bit:
        out.put(at + secret - FIRST_SECRET, 1)
    hand = piles[pile]
    out.put(at + CLAN_COUNT, len(hand))
    put_kinds(row, at + CLAN_COUNT + 1, hand, match.known)
    at += CLAN_COUNT + 1 + KINDS
    clan: i64 = 0
    while clan < CLAN_COUNT:
        out.put(at + clan, len(piles[pile + 2 + clan]))
        clan += 1


def put_kinds(row: Row, at: i64, cards: list[int], known: list[int]) -> None:
    """Write how many cards of each kind are known to be in a pile."""
    out = row.out
    bit = row.bit
    for card in cards:
        if known[card] & bit:
            out.count(at + clan_of(card))


LAYOUT: Final = ShinobiLayout()
