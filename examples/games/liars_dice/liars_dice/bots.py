"""A rule-based bot for Liar's Dice that computes the probabilities of bids."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import ClassVar, Final

from liars_dice.dice import BID, EXACT, FACES
from liars_dice.game import LiarsDiceWindow
from liars_dice.match import LiarsDiceMatch
from sanjuro import Move, Rng
from sanjuro.bots import Bot, GameBots, Value


class LiarsDiceRules(Bot):
    """Makes the bid that is likeliest to be true, unless the bid before it is likelier to be false."""

    def choose(self, window: LiarsDiceWindow, events: list[dict[str, object]], moves: list[Move], rng: Rng) -> Move:
        return max(moves, key=lambda move: self.worth(window, move))

    def worth(self, window: LiarsDiceWindow, move: Move) -> float:
        """Return the probability that the move turns out well."""
        if move.verb == BID:
            # Among safe bids a higher one leaves less room to the next player.
            return at_least(window, move.other, move.card) + 0.001 * move.other
        quantity, face = window.bid()
        if move.verb == EXACT:
            return at_least(window, quantity, face) - at_least(window, quantity + 1, face)
        return 1.0 - at_least(window, quantity, face)


def at_least(window: LiarsDiceWindow, quantity: int, face: int) -> float:
    """Return the probability that there are this many dice with a face, as far as a seat can know."""
    faces = window.faces()
    own = faces.count(face) + (faces.count(1) if window.wild() and face != 1 else 0)
    return tail(window.total() - len(faces), max(quantity - own, 0), 2 if window.wild() and face != 1 else 1)


@cache
def tail(dice: int, needed: int, hits: int) -> float:
    """Return the probability that at least `needed` of some dice show one of `hits` faces (binomial distribution)."""
    hit = hits / FACES
    return sum([comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(needed, dice + 1)])


class LiarsDiceValue(Value):
    """A seat wins about as often as its share of all dice."""

    def win_probability(self, match: LiarsDiceMatch, seat: int) -> float:
        return match.dice(seat) / sum([match.dice(other) for other in range(match.seats)])


class LiarsDiceBots(GameBots):
    """Whatever has been bid, all dice are equally likely, so there are no beliefs."""

    nodes: ClassVar[int] = 300

    def rules(self) -> Bot:
        return LiarsDiceRules()

    def value(self) -> Value:
        return LiarsDiceValue()


BOTS: Final = LiarsDiceBots()
