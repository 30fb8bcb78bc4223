"""What a seat of a Shinobi match may know."""

from __future__ import annotations

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.window import Window
from sanjuro.games.shinobi import consequences, last_round
from sanjuro.games.shinobi.cards import CLANS, DECK, DISCARD, army_pile, clan_of, clan_pile, hand_pile
from sanjuro.games.shinobi.match import ShinobiMatch
from sanjuro.games.shinobi.turn import Turn
from sanjuro.games.shinobi.view import (
    ShinobiClosedSeat,
    ShinobiClosedTable,
    ShinobiOpenSeat,
    ShinobiOpenTable,
)


@mypyc_attr(native_class=True)
class ShinobiWindow(Window[ShinobiMatch]):
    """Armies and the discard pile are public; clans and hands are known only to their owners."""

    # ---- for bots -----------------------------------------------------------------------

    def in_hand(self, kind: int) -> int:
        """Return the number of cards of a clan, or of ninja (5), in this seat's own hand."""
        if self.seat < 0:
            return 0
        count = 0
        for card in self._match.piles[hand_pile(self.seat)]:
            if clan_of(card) == kind:
                count += 1
        return count

    def strength(self, province: int, clan: int) -> int:
        """Return the number of cards of a clan in a province, which has the number of its seat."""
        return self._match.strength(province, clan)

    def total(self, clan: int) -> int:
        """Return the number of cards of a clan in all provinces."""
        total = 0
        for province in range(self.seats):
            total += self._match.strength(province, clan)
        return total

    def clan(self, seat: int) -> int:
        """Return the secret clan of a seat: 0 go_hojo, 1 mori, 2 oda, 3 takeda, 4 uesugi; NONE if unknown."""
        if self.knows(self._match.piles[clan_pile(seat)][0]):
            return self._match.clan(seat)
        return NONE

    def all_orders(self) -> list[int]:
        """Return everybody's public orders, at (seat * CLAN_COUNT + clan) * KINDS_OF_ORDER + kind.

        The kinds are cards deployed at home, deployed abroad and marched, and armies hurt by an attack or a ninja.
        """
        return self._match.orders.copy()

    def last_round(self) -> bool:
        """Return whether the last card of the deck has been drawn."""
        return self._match.last_drawer != NONE

    def last_turn(self) -> bool:
        """Return whether the game is over after the orders of the active seat."""
        return last_round.ends_with_turn_of(self._match, self._match.stack[0].seat)

    def spared(self) -> int:
        """Return the armies that received a card or a ninja this turn, as bits at province * CLAN_COUNT + clan."""
        frame = self._match.stack[0]
        return frame.spared if isinstance(frame, Turn) else 0

    # ---- the view -----------------------------------------------------------------------

    def consequence(self, move: Move) -> tuple[str, dict[str, object]] | None:
        return consequences.of(self._match, move)

    def open_table(self) -> ShinobiOpenTable:
        m = self._match
        return {
            "turn": m.stack[0].seat,
            "discard": self.from_the_top(DISCARD),
            "last_drawer": None if m.last_drawer == NONE else m.last_drawer,
            "totals": {clan: self.total(c) for c, clan in enumerate(CLANS)},
        }

    def closed_table(self) -> ShinobiClosedTable:
        return {"deck": self.deck(DECK)}

    def open_seat(self, seat: int) -> ShinobiOpenSeat:
        return {
            "province": {
                name: self.open_pile(army_pile(seat, c))
                for c, name in enumerate(CLANS)
                if self._match.strength(seat, c) > 0
            },
        }

    def closed_seat(self, seat: int) -> ShinobiClosedSeat:
        clan = self.clan(seat)
        return {"clan": None if clan == NONE else CLANS[clan], "hand": self.closed_pile(hand_pile(seat))}
