"""The game of Liar's Dice: how a match begins, and what a seat may know of it."""

from __future__ import annotations

from typing import Final

from liars_dice.bidding import REFUSALS, Bidding
from liars_dice.dice import BOX, CARDS, DICE, FACES, MIDDLE, MOVES, OWN, SEATS, cup_pile, face_of
from liars_dice.match import LiarsDiceMatch
from sanjuro import Game, Option, Window
from sanjuro.core.moves import NONE


class LiarsDiceWindow(Window[LiarsDiceMatch]):
    """The number of everybody's dice and the bid are public; the faces are under the cups."""

    def faces(self) -> list[int]:
        """Return the faces of the dice of this seat."""
        return [face_of(card) for card in self.seen(cup_pile(self.seat))]

    def bid(self) -> tuple[int, int]:
        """Return the quantity and the face of the last bid, or (0, 0)."""
        return self._match.quantity, self._match.face

    def total(self) -> int:
        """Return the number of dice left."""
        return self._match.total()

    def wild(self) -> bool:
        """Return whether ones count as every face."""
        return self._match.wild

    def open_table(self) -> dict[str, object]:
        m = self._match
        return {
            "turn": m.stack[0].seat,
            "total": m.total(),
            "bidder": None if m.bidder == NONE else m.bidder,
            "quantity": m.quantity,
            "face": m.face,
        }

    def open_seat(self, seat: int) -> dict[str, object]:
        return {"dice": self._match.dice(seat)}

    def closed_seat(self, seat: int) -> dict[str, object]:
        return {"cup": self.closed_pile(cup_pile(seat))}


class LiarsDice(Game[LiarsDiceMatch]):
    """Two to six players with five dice each; the last one with dice wins."""

    def blank(self, players: int, options: dict[str, object]) -> LiarsDiceMatch:
        return LiarsDiceMatch(self, players, options, self.layout(players))

    def deal(self, m: LiarsDiceMatch) -> None:
        m.clear_table()
        m.piles[BOX] = list(range(len(CARDS.names)))
        m.roll([DICE] * m.seats)
        m.push(Bidding(m.rng.below(m.seats)))

    def window(self, m: LiarsDiceMatch, seat: int) -> LiarsDiceWindow:
        return LiarsDiceWindow(m, seat)

    # What the default observations show besides the dice.

    def counters(self) -> list[tuple[str, int]]:
        return [("quantity", SEATS * DICE), ("face", FACES)]

    def seat_counters(self) -> list[tuple[str, int]]:
        return [("bidder", 1)]

    def event_kinds(self) -> list[str]:
        return ["bid", "count", "exact", "keep_dice", "liar", "lose_die", "over", "roll", "shown", "take_up", "win_die"]


OPTIONS: Final = [
    Option("wild", "ones count as every face", True),
    Option("exact", "a bid can be called exactly right, which wins back a die", False),
]
LIARS_DICE: Final = LiarsDice("liars_dice", (2, SEATS), 1, CARDS, MOVES, MIDDLE, OWN, [Bidding], OPTIONS, REFUSALS)
