"""The rows of Shinobi."""

from __future__ import annotations

from typing import Final

from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
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
from sanjuro.observations.rows import NUMBER, ObservationLayout, Row, hot, put_flags, words

EVENTS: Final = words("attack beaten clan deploy draw last_card march ninja over secret shown skip struck turn")
WORDS: Final = [*CLANS, *ORDERS, "most_cards", "most_at_home", "shared"]

KINDS: Final = CLAN_COUNT + 1  # the clans, and the ninja
HOT_ORDER: Final = hot(len(ORDERS))
HOT_CLAN: Final = hot(CLAN_COUNT)
NO_KINDS: Final[list[int]] = [0] * KINDS
UNKNOWN_HAND: Final = bytes(KINDS)
TWO_ARMIES: Final[list[bytes]] = [bytes([one, other]) for one in range(COPIES + 1) for other in range(COPIES + 1)]
NONE_SPARED: Final = bytes(SEATS * CLAN_COUNT)
NO_SEAT: Final = bytes(CLAN_COUNT + 1 + KINDS + CLAN_COUNT)


@mypyc_attr(native_class=True)
class ShinobiLayout(ObservationLayout):
    """Armies, hands and clans; the order of the turn, and the armies that it spares."""

    def __init__(self) -> None:
        super().__init__(SHINOBI, SEATS, EVENTS, WORDS, 512)
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

    def fill(self, match: Match, row: Row) -> None:
        assert isinstance(match, ShinobiMatch)
        parts = row.parts
        turn = match.stack[0]
        assert isinstance(turn, Turn)
        parts.append(self.hot_seat[row.place(turn.seat)])
        parts.append(HOT_ORDER[turn.step])
        if turn.spared == 0:
            parts.append(NONE_SPARED)
        else:
            for place in range(row.seats):
                put_flags(parts, turn.spared >> (row.seat_at(place) * CLAN_COUNT), CLAN_COUNT)
            for _ in range(row.empty):
                parts.append(HOT_CLAN[NONE])
        parts.append(self.hot_seat[row.place(match.last_drawer)])
        parts.append(NUMBER[len(match.piles[DECK])])
        kinds = NO_KINDS.copy()
        for card in match.piles[DISCARD]:
            kinds[clan_of(card)] += 1
        parts.append(bytes(kinds))
        for place in range(row.seats):
            self._put_seat(match, row, row.seat_at(place))
        for _ in range(row.empty):
            parts.append(NO_SEAT)

    def _put_seat(self, match: ShinobiMatch, row: Row, seat: int) -> None:
        parts = row.parts
        piles = match.piles
        known = match.known
        bit: i64 = row.bit
        pile: i64 = FIRST + seat * WIDTH
        secret = piles[pile + 1][0]
        parts.append(HOT_CLAN[secret - FIRST_SECRET if known[secret] & bit else NONE])
        hand = piles[pile]
        parts.append(NUMBER[len(hand)])
        kinds: list[int] | None = None
        for card in hand:
            if known[card] & bit:
                if kinds is None:
                    kinds = NO_KINDS.copy()
                kinds[clan_of(card)] += 1
        parts.append(UNKNOWN_HAND if kinds is None else bytes(kinds))
        first: i64 = len(piles[pile + 2])
        second: i64 = len(piles[pile + 3])
        third: i64 = len(piles[pile + 4])
        fourth: i64 = len(piles[pile + 5])
        parts.append(TWO_ARMIES[first * (COPIES + 1) + second])
        parts.append(TWO_ARMIES[third * (COPIES + 1) + fourth])
        parts.append(NUMBER[len(piles[pile + 6])])


SHINOBI_LAYOUT: Final = ShinobiLayout()
