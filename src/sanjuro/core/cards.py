"""The immutable tables of a game: its cards, and the places they can be in."""

from __future__ import annotations

from sanjuro.core.native import mypyc_attr

# Which seats see a card that comes into a pile. Moving a card never makes anybody forget it: a card taken openly into a
# hand stays known to all until it is shuffled or mixed with cards they cannot tell apart.
HIDDEN = 0
OWNER = 1
OPEN = 2


@mypyc_attr(native_class=True)
class CardTable:
    """All cards of a game, by number; cards with the same name are interchangeable.

    Cards with the same `back` look alike from behind. `imagine` redeals the cards a seat does not know among places
    with the same back.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.backs: list[int] = []
        self.by_back: list[list[int]] = []  # in the order of their numbers
        self.by_name: dict[str, list[int]] = {}

    def add(self, name: str, back: int = 0) -> int:
        card = len(self.names)
        self.names.append(name)
        self.backs.append(back)
        while len(self.by_back) <= back:
            self.by_back.append([])
        self.by_back[back].append(card)
        self.by_name.setdefault(name, []).append(card)
        return card


@mypyc_attr(native_class=True)
class Layout:
    """The piles of a match: some in the middle of the table, then the same number for every seat.

    Pile `first + seat * width + k` is the k-th pile of a seat. `deck`, `discard` and `hand` are the numbers of the
    piles with these names, or -1 where a game has none; `hand` is that of the first seat.
    """

    def __init__(self, seats: int, middle: list[tuple[str, int]], own: list[tuple[str, int]]) -> None:
        self.seats = seats
        self.first = len(middle)
        self.width = len(own)
        self.everyone = (1 << (seats + 1)) - 1
        self.places: list[str] = []
        self.sees: list[int] = []
        for name, openness in middle:
            self.places.append(name)
            self.sees.append(self.everyone if openness == OPEN else 0)
        for seat in range(seats):
            for name, openness in own:
                self.places.append(f"{name}.{seat}")
                mask = 0 if openness == HIDDEN else self.everyone if openness == OPEN else 1 << seat
                self.sees.append(mask)
        self.by_place: dict[str, int] = {place: pile for pile, place in enumerate(self.places)}
        self.deck = self.by_place.get("deck", -1)
        self.discard = self.by_place.get("discard", -1)
        self.hand = self.by_place.get("hand.0", -1)

    def owner(self, pile: int) -> int:
        """Return the seat a pile belongs to; -1 for one in the middle."""
        if pile < self.first:
            return -1
        return (pile - self.first) // self.width

    def hand_of(self, seat: int) -> int:
        """Return the hand of a seat."""
        return self.hand + seat * self.width
