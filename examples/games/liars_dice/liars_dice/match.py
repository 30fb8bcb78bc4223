"""A match of Liar's Dice: the dice under the cups and the last bid."""

from __future__ import annotations

from typing import Any

from liars_dice.dice import BID, BOX, DICE, FACES, card_of, cup_pile, face_of
from sanjuro import Game, Match, Move
from sanjuro.core.cards import Layout
from sanjuro.core.moves import NONE
from sanjuro.core.pack import Reader, Writer


class LiarsDiceMatch(Match):
    """A cup has as many dice as its seat has left. `bidder` is NONE until somebody bids."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, players, options, layout)
        self.bidder = NONE
        self.quantity = 0
        self.face = 0

    def copy_position(self) -> LiarsDiceMatch:
        new = LiarsDiceMatch(self.game, self.players, self.options, self.layout)
        self.copy_table(new)
        new.bidder, new.quantity, new.face = self.bidder, self.quantity, self.face
        return new

    def save(self, out: Writer) -> None:
        out.puts([self.bidder, self.quantity, self.face])

    def load(self, data: Reader) -> None:
        self.bidder, self.quantity, self.face = data.takes()

    # ---- what there is ------------------------------------------------------------------

    @property
    def wild(self) -> bool:
        """Whether ones count as every face."""
        return self.options["wild"] is True

    def dice(self, seat: int) -> int:
        """Return the number of dice a seat has left."""
        return len(self.piles[cup_pile(seat)])

    def total(self) -> int:
        """Return the number of dice left."""
        return sum([self.dice(seat) for seat in range(self.seats)])

    def left(self) -> list[int]:
        """Return the seats that have dice."""
        return [seat for seat in range(self.seats) if self.dice(seat) > 0]

    def is_out(self, seat: int) -> bool:
        return self.dice(seat) == 0

    def following(self, seat: int) -> int:
        """Return the next seat with dice, clockwise."""
        return min(self.left(), key=lambda other: (other - seat - 1) % self.seats)

    def counters(self) -> list[int]:
        return [self.quantity, self.face]

    def seat_counters(self, seat: int) -> list[int]:
        return [int(seat == self.bidder)]

    # ---- what can happen ----------------------------------------------------------------

    def roll(self, dice: list[int]) -> None:
        """Begin a round: each seat rolls this many dice, and there is no bid yet."""
        for seat in range(self.seats):
            for card in self.piles[cup_pile(seat)].copy():
                self.shift("take_up", seat, card, cup_pile(seat), BOX)
        self.shuffle(BOX)  # everybody forgets which faces are in the box
        for seat, count in enumerate(dice):
            for die in range(count):
                face = 1 + self.rng.below(FACES)
                self.shift("roll", seat, card_of(seat, die, face), BOX, cup_pile(seat))
        self.bidder, self.quantity, self.face = NONE, 0, 0

    def bid(self, seat: int, quantity: int, face: int) -> None:
        self.bidder, self.quantity, self.face = seat, quantity, face
        self.tell("bid", seat, n=quantity, what=str(face))

    def challenge(self, seat: int) -> int:
        """Doubt the bid. Whoever was wrong loses a die; return that seat, which bids first in the next round."""
        self.tell("liar", seat, self.bidder)
        loser = seat if self.count() >= self.quantity else self.bidder
        self.change_dice("lose_die", loser, -1)
        return loser

    def call_exact(self, seat: int) -> int:
        """Claim that the bid is exactly right: the seat regains a die, or loses one."""
        self.tell("exact", seat, self.bidder)
        if self.count() != self.quantity:
            self.change_dice("lose_die", seat, -1)
        elif self.dice(seat) < DICE:
            self.change_dice("win_die", seat, 1)
        else:
            self.change_dice("keep_dice", seat, 0)
        return seat

    def count(self) -> int:
        """Lift all cups and count the dice that match the bid."""
        found = 0
        for seat in range(self.seats):
            for card in self.piles[cup_pile(seat)]:
                self.reveal("shown", seat, card, cup_pile(seat))
                found += face_of(card) == self.face or (self.wild and face_of(card) == 1)
        self.tell("count", n=found, what=str(self.face))
        return found

    def change_dice(self, kind: str, seat: int, change: int) -> None:
        """Roll all dice again, with one more or one less for a seat."""
        self.tell(kind, seat)
        dice = [self.dice(other) for other in range(self.seats)]
        dice[seat] += change
        self.roll(dice)

    # ---- words --------------------------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        if move.verb != BID:
            return [("button", move.text)]
        return [("button", f"{move.other} x"), ("button", str(move.card))]

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        if move.verb != BID:
            return move.text, {}
        return "bid", {"n": move.other, "face": str(move.card)}
