"""The default observations: the known part of each pile, the frames and the counters."""

from __future__ import annotations

from typing import Any, Final

from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.native import i64, mypyc_attr
from sanjuro.observations.buffer import MOST
from sanjuro.observations.rows import ObservationLayout, Row

DEPTH: Final = 3  # frames that are shown
HORIZON: Final = 512  # records of the perfect-recall form


@mypyc_attr(native_class=True)
class PlainLayout(ObservationLayout):
    """For each pile its size and the known cards by name, and the counters of the game.

    The order of cards in a pile is left out, and so is everything that is neither a card, a frame nor a counter
    (`Game.counters`, `Game.seat_counters`).
    """

    def __init__(self, game: Game[Any]) -> None:
        most_players = game.players[1]
        options = game.settled(most_players, {})
        super().__init__(game, game.seats(most_players, options), game.event_kinds(), [], HORIZON)
        names = list(game.cards.by_name)
        self.name_of: list[int] = [names.index(name) for name in game.cards.names]
        self.names = len(names)
        self.counters = len(game.counters())
        self.seat_counters = len(game.seat_counters())
        cards = min(len(game.cards.names), MOST)
        listed = ", ".join(names)
        self.add("turn", (self.most_seats,), 1, "one-hot: whose turn it is")
        self.add_frames(DEPTH, [])
        for pile, _ in game.middle:
            self.add(f"{pile}_size", (1,), cards, f"cards in the pile {pile}")
            self.add(pile, (len(names),), cards, f"those of them that are known, by name ({listed})")
        for counter, most in game.counters():
            self.add(counter, (1,), min(most, MOST), f"the counter {counter}")
        fields: list[tuple[str, int, int, str]] = [("out", 1, 1, "1 if it is out of the game")]
        for pile, _ in game.own:
            fields.append((f"{pile}_size", 1, cards, f"cards in its pile {pile}"))
            fields.append((pile, len(names), cards, f"those of them that are known, by name ({listed})"))
        for counter, most in game.seat_counters():
            fields.append((counter, 1, min(most, MOST), f"its counter {counter}"))
        self.add_lines("players", self.most_seats, fields, "the seats")
        self.line = self.pieces[-1].shape[1]

    def fill(self, match: Match, row: Row, at: i64) -> None:
        out = row.out
        if match.stack:
            row.hot_seat(at, match.stack[0].seat)
        at += self.most_seats
        self.put_frames(match, row, at)
        at += self.depth * self.frame_size
        layout = match.layout
        for pile in range(layout.first):
            at = self.put_pile(match, row, pile, at)
        for value in match.counters():
            out.put(at, min(max(value, 0), MOST))
            at += 1
        for seat in range(match.seats):
            self.put_seat(match, row, seat, at + row.place(seat) * self.line)

    def put_seat(self, match: Match, row: Row, seat: int, at: i64) -> None:
        row.out.put(at, 1 if match.is_out(seat) else 0)
        at += 1
        first = match.layout.first + seat * match.layout.width
        for pile in range(first, first + match.layout.width):
            at = self.put_pile(match, row, pile, at)
        for value in match.seat_counters(seat):
            row.out.put(at, min(max(value, 0), MOST))
            at += 1

    def put_pile(self, match: Match, row: Row, pile: int, at: i64) -> i64:
        """Write the size and the known cards of a pile; return where the next piece begins."""
        out = row.out
        cards = match.piles[pile]
        out.put(at, min(len(cards), MOST))
        for card in cards:
            if match.known[card] & row.bit:
                out.count(at + 1 + self.name_of[card])
        return at + 1 + self.names
