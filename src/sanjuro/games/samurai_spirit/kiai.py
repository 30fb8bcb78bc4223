"""Kiai: the sum of a combat line is exactly the kiai value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.moves import (
    GIVE,
    GIVES,
    HEAL,
    HEALS,
    KIAI,
    KIAI_MOVE,
    LEND,
    LENDS,
    STRIKE,
    STRIKES,
    TOP,
    TOPS,
    WAIVE,
    WAIVE_MOVE,
)
from sanjuro.games.samurai_spirit.place import GIVEN, Place
from sanjuro.games.samurai_spirit.raiders import NAMES, STRENGTH
from sanjuro.games.samurai_spirit.samurai import (
    ANIMAL,
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    MOST_SEATS,
    SAMURAI,
)
from sanjuro.games.samurai_spirit.table import DECK, DISCARD, DRAWN, INTRUDERS, line_pile

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch

REACHED: Final = 0
ASK: Final = 1  # the part of the effect without a choice: use it or not
CHOOSE: Final = 2  # the part with one
ORDER: Final = 3  # Katsushiro puts raiders back on the deck
LAST: Final = 4  # used or not, the first card goes
STEPS: Final = ["reached", "use", "choose", "order", "last"]


@mypyc_attr(native_class=True)
class Kiai(Frame["SamuraiSpiritMatch"]):
    """Use the effect or not; then the first card of the line is discarded.

    `animal` is the side the board had when the value was met; `left` how many choices are left.
    """

    def __init__(self, seat: int, step: int = 0, animal: int = 0, left: int = 0) -> None:
        super().__init__(seat, step)
        self.animal = animal
        self.left = left

    def copy(self) -> Frame[SamuraiSpiritMatch]:
        return Kiai(self.seat, self.step, self.animal, self.left)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.animal, self.left]

    def facts(self, m: SamuraiSpiritMatch) -> dict[str, object]:
        return {
            "samurai": SAMURAI[m.samurai[self.seat]],
            "animal": self.animal == 1,
            "step": STEPS[self.step],
            "left": self.left,
        }

    def run(self, m: SamuraiSpiritMatch) -> bool:
        if self.step == REACHED:
            self._begin(m)
        if self.step != LAST:
            return True
        m.pop()
        line = m.line(self.seat)
        if len(line) > 0:
            card = line[0]
            m.sums[self.seat] -= STRENGTH[card]
            m.shift("spent", self.seat, card, line_pile(self.seat), DISCARD)
        # Effects on the own line can leave it at the value once more.
        m.met(self.seat)
        return False

    def _begin(self, m: SamuraiSpiritMatch) -> None:
        seat = self.seat
        samurai = m.samurai[seat]
        self.animal = 1 if m.wounds[seat] >= ANIMAL else 0
        m.tell("kiai", seat, what=SAMURAI[samurai])
        if samurai == HEIHACHI:
            self.left = self.animal
        elif samurai in (DAISUKE, KIKUCHIYO):
            self.left = 1 + self.animal
        elif samurai == KYUZO:
            self.left = 1
        self.step = ASK if self._without_choice(m) else CHOOSE

    def _without_choice(self, m: SamuraiSpiritMatch) -> bool:
        """Whether there is a part of the effect that asks for nothing more than being used."""
        samurai = m.samurai[self.seat]
        if samurai == HEIHACHI or (samurai == KYUZO and self.animal == 1):
            return m.barricades < m.most_barricades
        if samurai in (GOROBEI, KATSUSHIRO):
            return len(m.piles[DECK]) > 0
        return samurai == KANBEI and len(m.piles[INTRUDERS]) > 0

    def moves(self, m: SamuraiSpiritMatch) -> list[Move]:
        if self.step == ASK:
            return USE_OR_NOT
        if self.step == ORDER:
            return [TOPS[card] for card in self._unordered(m)]
        offer: list[Move] = []
        if self.left > 0:
            samurai = m.samurai[self.seat]
            if samurai == HEIHACHI:
                offer = [HEALS[seat] for seat in range(m.seats) if m.wounded(seat)]
            elif samurai == DAISUKE:
                offer = _gives(m)
            elif samurai == KIKUCHIYO:
                offer = [STRIKES[seat] for seat in range(m.seats) if m.fighting(seat) and len(m.line(seat)) > 0]
            elif samurai == KYUZO:
                offer = _lends(m)
            if len(offer) > 0:
                offer.append(WAIVE_MOVE)
        return offer

    def cannot(self, m: SamuraiSpiritMatch) -> None:
        """There is nothing, or nothing more, that the effect could do."""
        self.step = LAST

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        if move.verb == WAIVE:
            m.tell("waive", self.seat)
            self.step = LAST
            return
        if move.verb == KIAI:
            self.step = CHOOSE
            self._use(m)
            return
        self.left -= 1
        if move.verb == HEAL:
            m.heal(move.target)
        elif move.verb == GIVE:
            self._give(m, move.other, move.target)
        elif move.verb == STRIKE:
            m.take_last("strike", self.seat, move.target, DISCARD)
            m.met(move.target)
        elif move.verb == LEND:
            m.lend("lend", move.other, move.target)
        else:
            self._put_next(m, move.card)

    def _use(self, m: SamuraiSpiritMatch) -> None:
        seat = self.seat
        samurai = m.samurai[seat]
        if samurai in (HEIHACHI, KYUZO):
            m.build()
        elif samurai == GOROBEI:
            for _ in range(min(2 + self.animal, len(m.piles[DECK]))):
                m.shift("rout", seat, m.piles[DECK][-1], DECK, DISCARD)
        elif samurai == KANBEI:
            for _ in range(min(2 + self.animal, len(m.piles[INTRUDERS]))):
                m.discard_intruder("catch", seat)
        else:
            self._look(m)

    def _give(self, m: SamuraiSpiritMatch, giver: int, target: int) -> None:
        """The card is placed before anybody else's kiai can come of it."""
        m.take_last("give", self.seat, giver, DRAWN)
        m.met(giver)
        m.push(Place(target, GIVEN))

    def _look(self, m: SamuraiSpiritMatch) -> None:
        deck = m.piles[DECK]
        self.left = min(2 + self.animal, len(deck))
        for depth in range(1, self.left + 1):
            m.reveal("look", self.seat, deck[-depth], DECK)
        self.step = ORDER if self.left > 1 else LAST

    def _unordered(self, m: SamuraiSpiritMatch) -> list[int]:
        """The raiders that have no place yet, from the top."""
        deck = m.piles[DECK]
        shown = min(2 + self.animal, len(deck))
        return [deck[len(deck) - shown + index] for index in range(self.left - 1, -1, -1)]

    def _put_next(self, m: SamuraiSpiritMatch, card: int) -> None:
        """Of those without a place this one comes first; of two, the other is next by itself."""
        deck = m.piles[DECK]
        place = len(deck) - min(2 + self.animal, len(deck)) + self.left
        at = deck.index(card)
        while at < place:
            deck[at] = deck[at + 1]
            at += 1
        deck[place] = card
        m.tell("order", self.seat, what=NAMES[card])
        if self.left == 1:
            self.step = LAST

    def refusal(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        samurai = m.samurai[self.seat]
        own = {HEAL: HEIHACHI, GIVE: DAISUKE, STRIKE: KIKUCHIYO, LEND: KYUZO, TOP: KATSUSHIRO}
        if move.verb not in own and move.verb != KIAI:
            return Refusal("kiai_first")
        if move.verb in own and own[move.verb] != samurai:
            return Refusal("other_kiai", {"samurai": SAMURAI[samurai]})
        if move.verb == TOP:
            return Refusal("not_shown" if self.step == ORDER else "use_first")
        if self.step == ASK:
            return Refusal("use_first")
        if move.verb == KIAI:
            return Refusal("choose_now")
        if move.target >= m.seats or move.other >= m.seats:
            return Refusal("no_such_seat", {"seats": m.seats - 1})
        if move.verb == HEAL:
            return Refusal("not_wounded", {"seat": move.target})
        if move.other == move.target:
            return Refusal("to_another")
        for seat in (move.other, move.target):
            if seat >= 0 and not m.fighting(seat):
                return Refusal("has_passed", {"seat": seat})
        if move.verb == LEND:
            return Refusal("token_away", {"seat": move.other, "holder": m.holder(m.samurai[move.other])})
        return Refusal("empty_line", {"seat": move.target if move.verb == STRIKE else move.other})


def _gives(m: SamuraiSpiritMatch) -> list[Move]:
    offer: list[Move] = []
    for giver in range(m.seats):
        if m.fighting(giver) and len(m.line(giver)) > 0:
            for target in range(m.seats):
                if target != giver and m.fighting(target):
                    offer.append(GIVES[giver * MOST_SEATS + target])
    return offer


def _lends(m: SamuraiSpiritMatch) -> list[Move]:
    offer: list[Move] = []
    for giver in range(m.seats):
        if m.fighting(giver) and m.away >> m.samurai[giver] & 1 == 0:
            for target in range(m.seats):
                if target != giver and m.fighting(target):
                    offer.append(LENDS[giver * MOST_SEATS + target])
    return offer


USE_OR_NOT: Final[list[Move]] = [KIAI_MOVE, WAIVE_MOVE]
