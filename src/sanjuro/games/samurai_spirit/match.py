"""A match of Samurai Spirit."""

from __future__ import annotations

from typing import Any

from sanjuro.core.cards import Layout
from sanjuro.core.game import Game
from sanjuro.core.match import Match
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.pack import Reader, Writer
from sanjuro.games.samurai_spirit import unseen, wording
from sanjuro.games.samurai_spirit.kiai import Kiai
from sanjuro.games.samurai_spirit.raiders import NO_TALENT, RAIDERS, STRENGTH, SYMBOL
from sanjuro.games.samurai_spirit.samurai import (
    ANIMAL,
    ANIMAL_MORE,
    DEFEAT,
    HUMAN_KIAI,
    MOST_SEATS,
    SAMURAI,
)
from sanjuro.games.samurai_spirit.table import (
    DECK,
    DISCARD,
    DRAWN,
    INTRUDERS,
    defence_pile,
    line_pile,
)
from sanjuro.games.samurai_spirit.village import EXCEEDED, WOUNDED, Village


@mypyc_attr(native_class=True)
class SamuraiSpiritMatch(Village):
    """Who the samurai are, how they stand, whom they support, and what this turn's penalties bar.

    Sets of seats, talents and symbols are bits. A talent is one's own (or called for the round from
    the spare tokens), or lent by a support token until the end of one's next turn.
    """

    def __init__(
        self, game: Game[Any], players: int, options: dict[str, object], layout: Layout, difficulty: int
    ) -> None:
        super().__init__(game, players, options, layout, difficulty)
        # The support tokens of absent samurai lie by the village, and the first deck has two dolls.
        self.with_spares = False
        self.samurai: list[int] = []  # by seat; never changes in a match
        self.wounds: list[int] = []  # all a samurai ever took, less those healed
        self.sums: list[int] = []  # of the combat lines
        self.covered: list[int] = []  # symbols on the left
        self.talents: list[int] = []
        self.lent: list[int] = []
        self.away = 0  # samurai whose support token is with somebody else
        self.spares = 0  # support tokens of absent samurai that nobody has called yet
        self.passed = 0
        self.turn = 0
        self.barred = 0  # this turn's penalties that forbid something
        # Raiders everybody saw being shuffled into the deck, each with how many intruders lay
        # there then: it is not among those.
        self.mixed: list[int] = []

    def copy(self) -> Match:
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
        return self.piles[line_pile(seat)]

    def value(self, seat: int) -> int:
        """The kiai value of the side that is up."""
        human = HUMAN_KIAI[self.samurai[seat]]
        return human + ANIMAL_MORE if self.wounds[seat] >= ANIMAL else human

    def fighting(self, seat: int) -> bool:
        """Still in the round."""
        return self.passed >> seat & 1 == 0

    def all_passed(self) -> bool:
        return self.passed == (1 << self.seats) - 1

    def usable(self, seat: int) -> int:
        """The talents a samurai may use now: lent ones in his own turn only, where a boss may bar them all."""
        if seat != self.turn:
            return self.talents[seat]
        if self.barred >> NO_TALENT & 1:
            return 0
        return self.talents[seat] | self.lent[seat]

    def seat_of(self, samurai: int) -> int:
        return self.samurai.index(samurai) if samurai in self.samurai else NONE

    def holder(self, samurai: int) -> int:
        """The seat a support token lies with; NONE if it is with the village or used up."""
        for seat in range(self.seats):
            if self.lent[seat] >> samurai & 1:
                return seat
        return self.seat_of(samurai)

    # ---- raiders ------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """Turn up the top raider."""
        self.shift("draw", seat, self.piles[DECK][-1], DECK, DRAWN)

    def confront(self, kind: str, seat: int, source: int) -> None:
        """A raider goes to the end of the combat line: below kiai nothing, at it kiai, above it a barricade falls."""
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
        card = self.piles[DRAWN][-1]
        self.covered[seat] |= 1 << SYMBOL[card]
        self.shift("defend", seat, card, DRAWN, defence_pile(seat))

    def drop(self, seat: int, symbol: int) -> None:
        """A card on the left is discarded, and what it covered is open again."""
        for card in self.piles[defence_pile(seat)]:
            if SYMBOL[card] == symbol:
                self.covered[seat] &= ~(1 << symbol)
                self.shift("drop", seat, card, defence_pile(seat), DISCARD)
                return

    def take_last(self, kind: str, by: int, seat: int, to: int) -> None:
        """The last card leaves a combat line."""
        card = self.line(seat)[-1]
        self.sums[seat] -= STRENGTH[card]
        self.shift(kind, by, card, line_pile(seat), to)

    def put_under(self, seat: int) -> None:
        """The raider turned up goes under the deck, where everybody knows it lies."""
        self.shift("under", seat, self.piles[DRAWN][-1], DRAWN, DECK)
        deck = self.piles[DECK]
        deck.insert(0, deck.pop())

    def sneak_in(self, seat: int) -> None:
        """The top raider goes to the intruders unseen."""
        self.shift("intruder", seat, self.piles[DECK][-1], DECK, INTRUDERS)

    def discard_intruder(self, kind: str, seat: int) -> None:
        intruders = self.piles[INTRUDERS]
        self.shift(kind, seat, intruders[-1], INTRUDERS, DISCARD)
        for at in range(1, len(self.mixed), 2):
            if self.mixed[at] > len(intruders):
                self.mixed[at] = len(intruders)

    def mix_in(self, seat: int) -> None:
        """A random card of the discard pile is shuffled into the raiders: everybody can tell which."""
        discard = self.piles[DISCARD]
        self.shift("mix_in", seat, discard[self.chance.below(len(discard))], DISCARD, DECK)
        unseen.remember(self)
        self.shuffle(DECK)

    # ---- samurai ------------------------------------------------------------------------

    def wound(self, seat: int) -> None:
        """A token; the animal side; a token there; the fourth loses the game."""
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
        """Kiai, if the line's sum is the kiai value; none within his own kiai, or it could go on for ever."""
        if not self.fighting(seat) or self.sums[seat] != self.value(seat):
            return
        for frame in self.stack:
            if frame.seat == seat and isinstance(frame, Kiai):
                return
        self.push(Kiai(seat))

    def wounded(self, seat: int) -> bool:
        """Whether a wound token lies on the board."""
        return self.wounds[seat] & 1 == 1

    def heal(self, seat: int) -> None:
        """Take the wound token away; an animal stays one."""
        self.wounds[seat] -= 1
        self.tell("heal", seat)

    def lend(self, kind: str, seat: int, to: int) -> None:
        """The support token goes to another samurai."""
        bit = 1 << self.samurai[seat]
        self.away |= bit
        self.lent[to] |= bit
        self.tell(kind, seat, to, NONE, SAMURAI[self.samurai[seat]])

    def return_tokens(self, seat: int) -> None:
        """After his turn a samurai gives back the support tokens he has."""
        if self.lent[seat] == 0:
            return
        if self.watched:
            for samurai in range(MOST_SEATS):
                if self.lent[seat] >> samurai & 1:
                    self.tell("return", seat, self.seat_of(samurai), NONE, SAMURAI[samurai])
        self.away &= ~self.lent[seat]
        self.lent[seat] = 0

    # ---- for clients and imagining ------------------------------------------------------

    def about(self, move: Move) -> list[tuple[str, object]]:
        return wording.about(self, move)

    def phrase(self, move: Move) -> tuple[str, dict[str, object]]:
        return wording.phrase(self, move)

    def _deal_anew(self, spots: list[int]) -> None:
        if len(spots) > 0 and self.piles[spots[0]][spots[1]] < RAIDERS:
            unseen.deal(self, spots)
        else:
            super()._deal_anew(spots)
