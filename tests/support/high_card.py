"""High Card, a small game written outside the package, in plain Python.

Everybody draws a card. In turn, each player may swap theirs for the top of the deck, and the highest card wins.
"""

from __future__ import annotations

from typing import Any

import sanjuro
from sanjuro.core.cards import HIDDEN, OPEN, OWNER, CardTable
from sanjuro.core.moves import MoveTable
from sanjuro.core.refusal import Refusal

CARDS = CardTable()
for rank in range(2, 12):
    CARDS.add(f"card-{rank}")
MOVES = MoveTable()
SWAP, STAY = MOVES.add("swap", 0), MOVES.add("stay", 1)
DECK, DISCARD = 0, 1


class HighCardMatch(sanjuro.Match):
    def copy_position(self) -> HighCardMatch:
        new = HighCardMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        return new

    def save(self, out: Any) -> None:
        pass

    def load(self, data: Any) -> None:
        pass


class Round(sanjuro.Frame[HighCardMatch]):
    """Each seat in turn swaps or stays."""

    def run(self, m: HighCardMatch) -> bool:
        if self.seat < m.seats:
            return True
        best = max(range(m.seats), key=lambda seat: m.piles[3 + seat][0])
        m.end(sanjuro.Outcome((best,), "highest"))
        return False

    def moves(self, m: HighCardMatch) -> list[sanjuro.Move]:
        return [SWAP, STAY] if m.piles[DECK] else [STAY]

    def chosen(self, m: HighCardMatch, move: sanjuro.Move) -> None:
        if move is SWAP:
            hand = 3 + self.seat
            m.shift("discard", self.seat, m.piles[hand][0], hand, DISCARD)
            m.shift("draw", self.seat, m.piles[DECK][-1], DECK, hand)
        self.seat += 1

    def refusal(self, m: HighCardMatch, move: sanjuro.Move) -> Refusal:
        return Refusal("empty")

    def copy(self) -> sanjuro.Frame[HighCardMatch]:
        return Round(self.seat)

    def state(self) -> list[int]:
        return [self.seat]


class HighCardWindow(sanjuro.Window[HighCardMatch]):
    def open_table(self) -> dict[str, object]:
        return {"discard": self.open_pile(DISCARD)}

    def closed_table(self) -> dict[str, object]:
        return {"deck": self.deck(DECK)}

    def closed_seat(self, seat: int) -> dict[str, object]:
        return {"hand": self.closed_pile(3 + seat)}


class HighCard(sanjuro.Game[HighCardMatch]):
    def blank(self, players: int, options: dict[str, object]) -> HighCardMatch:
        return HighCardMatch(self, players, options, self.layout(players))

    def deal(self, m: HighCardMatch) -> None:
        m.clear_table()
        m.piles[DECK] = list(range(10))
        m.shuffle(DECK)
        for seat in range(m.seats):
            m.shift("draw", seat, m.piles[DECK][-1], DECK, 3 + seat)
        m.push(Round(0))

    def window(self, m: HighCardMatch, seat: int) -> sanjuro.Window[HighCardMatch]:
        return HighCardWindow(m, seat)


GAME = HighCard(
    "high_card",
    (2, 4),
    1,
    CARDS,
    MOVES,
    [("deck", HIDDEN), ("discard", OPEN), ("box", HIDDEN)],
    [("hand", OWNER)],
    [Round],
    [],
    {"empty": "the deck is empty"},
)
