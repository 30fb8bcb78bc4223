"""A match of Samurai Spirit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.pack import Reader, Writer
from sanjuro.games.samurai_spirit import unseen, words
from sanjuro.games.samurai_spirit.boards import ANIMAL, ANIMAL_MORE, DEFEAT
from sanjuro.games.samurai_spirit.kiai import Kiai
from sanjuro.games.samurai_spirit.place import GIVEN, Place
from sanjuro.games.samurai_spirit.raiders import RAIDERS, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.samurai import KIAI_VALUE
from sanjuro.games.samurai_spirit.support import Support
from sanjuro.games.samurai_spirit.table import (
    DECK,
    DISCARD,
    DRAWN,
    INTRUDERS,
    defence_pile,
    line_pile,
)
from sanjuro.games.samurai_spirit.village import EXCEEDED, WOUNDED

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.window import SamuraiSpiritWindow


@mypyc_attr(native_class=True)
class SamuraiSpiritMatch(Support):
    """The state of the samurai: wounds, combat lines, defences, who has passed. Sets of seats and symbols are bits."""

    def __init__(
        self, game: Game[Any], players: int, options: dict[str, object], layout: Layout, difficulty: int
    ) -> None:
        super().__init__(game, players, options, layout, difficulty)
        self.wounds: list[int] = []  # all wounds ever taken, less those healed
        self.sums: list[int] = []  # of the combat lines
        self.covered: list[int] = []  # symbols on the left
        self.passed = 0
        # Two ints for each raider that everybody saw being shuffled into the deck: the raider, and the number of
        # intruders at that moment, among which it cannot be.
        self.mixed: list[int] = []

    def window(self, seat: int | object | None) -> SamuraiSpiritWindow:
        """Return what a seat (None: a spectator) may know, as a typed and fast object."""
        return cast("SamuraiSpiritWindow", super().window(seat))

    def copy_position(self) -> SamuraiSpiritMatch:
        new = SamuraiSpiritMatch(self.game, self.players, self.options, self.layout, self.difficulty)
        self.copy_table(new)
        new.barricades = self.barricades
        new.round = self.round
        new.with_spares = self.with_spares
        new.samurai = self.samurai
        new.wounds = self.wounds.copy()
        new.sums = self.sums.copy()
        new.covered = self.covered.copy()
        new.talents = self.talents.copy()
        new.lent = self.lent.copy()
        new.away = self.away
        new.spares = self.spares
        new.passed = self.passed
        new.turn = self.turn
        new.barred = self.barred
        if len(self.mixed) > 0:
            new.mixed = self.mixed.copy()
        return new

    def save(self, out: Writer) -> None:
        for value in (self.barricades, self.round, self.away, self.spares, self.passed, self.turn, self.barred):
            out.put(value)
        for values in (self.samurai, self.wounds, self.sums, self.covered, self.talents, self.lent, self.mixed):
            out.puts(values)

    def load(self, data: Reader) -> None:
        self.barricades = data.take()
        self.round = data.take()
        self.away = data.take()
        self.spares = data.take()
        self.passed = data.take()
        self.turn = data.take()
        self.barred = data.take()
        self.samurai = data.takes()
        self.wounds = data.takes()
        self.sums = data.takes()
        self.covered = data.takes()
        self.talents = data.takes()
        self.lent = data.takes()
        self.mixed = data.takes()

    # ---- what there is ------------------------------------------------------------------

    def line(self, seat: int) -> list[int]:
        """Return the raiders of a combat line."""
        return self.piles[line_pile(seat)]

    def value(self, seat: int) -> int:
        """Return the kiai value of the side that is face up."""
        human = KIAI_VALUE[self.samurai[seat]]
        return human + ANIMAL_MORE if self.wounds[seat] >= ANIMAL else human

    def fighting(self, seat: int) -> bool:
        """Return whether a samurai is still in the round."""
        return self.passed >> seat & 1 == 0

    def all_passed(self) -> bool:
        """Return whether the round is over because everybody has passed."""
        return self.passed == (1 << self.seats) - 1

    # ---- raiders ------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """Turn up the top raider."""
        self.shift("draw", seat, self.piles[DECK][-1], DECK, DRAWN)

    def confront(self, kind: str, seat: int, source: int) -> None:
        """Add a raider to the end of a combat line.

        Below the kiai value nothing happens, at it there is a kiai, above it a barricade falls.
        """
        card = self.piles[source][-1]
        self.shift(kind, seat, card, source, line_pile(seat))
        total = self.sums[seat] + STRENGTH[card]
        self.sums[seat] = total
        value = self.value(seat)
        if total == value:
            self.met(seat)
        elif total > value:
            self.tell("exceed", seat, NONE, total)
            self.cause(EXCEEDED, seat, card)
            self.lose_barricade()

    def defend(self, seat: int) -> None:
        """Put the drawn raider to the left of the board, where it covers its symbol."""
        card = self.piles[DRAWN][-1]
        self.covered[seat] |= 1 << SYMBOL[card]
        self.shift("defend", seat, card, DRAWN, defence_pile(seat))

    def drop(self, seat: int, symbol: int) -> None:
        """Discard a card on the left and uncover its symbol."""
        for card in self.piles[defence_pile(seat)]:
            if SYMBOL[card] == symbol:
                self.covered[seat] &= ~(1 << symbol)
                self.shift("drop", seat, card, defence_pile(seat), DISCARD)
                return

    def take_last(self, kind: str, by: int, seat: int, to: int) -> None:
        """Take the last card from a combat line."""
        card = self.line(seat)[-1]
        self.sums[seat] -= STRENGTH[card]
        self.shift(kind, by, card, line_pile(seat), to)

    def give(self, by: int, giver: int, target: int) -> None:
        """Give the last card of a line to another samurai, who places it before it can cause anybody's kiai."""
        self.take_last("give", by, giver, DRAWN)
        self.met(giver)
        self.push(Place(target, GIVEN))

    def put_under(self, seat: int) -> None:
        """Put the drawn raider under the deck, where everybody knows it lies."""
        self.shift("under", seat, self.piles[DRAWN][-1], DRAWN, DECK)
        deck = self.piles[DECK]
        deck.insert(0, deck.pop())

    def sneak_in(self, seat: int) -> None:
        """Move the top raider face down to the intruders."""
        self.shift("intruder", seat, self.piles[DECK][-1], DECK, INTRUDERS)

    def discard_intruder(self, kind: str, seat: int) -> None:
        """Discard the last intruder."""
        intruders = self.piles[INTRUDERS]
        self.shift(kind, seat, intruders[-1], INTRUDERS, DISCARD)
        for at in range(1, len(self.mixed), 2):
            if self.mixed[at] > len(intruders):
                self.mixed[at] = len(intruders)

    def mix_in(self, seat: int) -> None:
        """Shuffle a random card from the discard pile into the deck; everybody can tell which."""
        discard = self.piles[DISCARD]
        self.shift("mix_in", seat, discard[self.rng.below(len(discard))], DISCARD, DECK)
        unseen.remember(self)
        self.shuffle(DECK)

    # ---- samurai ------------------------------------------------------------------------

    def wound(self, seat: int) -> None:
        """Wound a samurai: a token; the animal side; a token there; the fourth loses the game."""
        wounds = self.wounds[seat] + 1
        self.wounds[seat] = wounds
        self.tell("wound", seat, NONE, wounds)
        self.link(WOUNDED, seat, NONE)
        if wounds == DEFEAT:
            self.lose("fourth_wound")
        elif wounds == ANIMAL:
            self.tell("animal", seat)
            self.met(seat)

    def met(self, seat: int) -> None:
        """Start a kiai if the sum of the line is the kiai value.

        Not during a kiai of the same samurai, which might otherwise never end.
        """
        if not self.fighting(seat) or self.sums[seat] != self.value(seat):
            return
        for frame in self.stack:
            if frame.seat == seat and isinstance(frame, Kiai):
                return
        self.push(Kiai(seat))

    def wounded(self, seat: int) -> bool:
        """Return whether a wound token lies on the board."""
        return self.wounds[seat] & 1 == 1

    def heal(self, seat: int) -> None:
        """Remove the wound token; an animal stays an animal."""
        self.wounds[seat] -= 1
        self.tell("heal", seat)

    # ---- for clients and imagining ------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        return words.about(self, move)

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        return words.phrase(self, move)

    def order_unknown(self, back: int, cards: list[int], bit: int) -> None:
        if len(cards) > 0 and cards[0] < RAIDERS:
            unseen.order(self, cards, bit)
        else:
            self.rng.shuffle(cards)
