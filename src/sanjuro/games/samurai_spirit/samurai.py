"""The seven samurai: each class has the talent and the kiai of its samurai, and nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.boards import (
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
from sanjuro.games.samurai_spirit.moves import DISCARD as EVADE
from sanjuro.games.samurai_spirit.moves import (
    DISCARD_MOVE,
    GIVE,
    GIVES,
    HAND,
    HANDS,
    HEAL,
    HEALS,
    LEND,
    LENDS,
    STRIKE,
    STRIKES,
    TOP,
    TOPS,
    UNDER,
    UNDER_MOVE,
)
from sanjuro.games.samurai_spirit.raiders import NAMES, STRENGTH
from sanjuro.games.samurai_spirit.table import DECK, DISCARD, DRAWN, INTRUDERS

if TYPE_CHECKING:
    from sanjuro.games.samurai_spirit.kiai import Kiai
    from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
    from sanjuro.games.samurai_spirit.place import Place

# The strength of a raider is even or odd: `STRENGTH[card] & 1`.
EVEN: Final = 0
ODD: Final = 1


@mypyc_attr(native_class=True)
class Samurai:
    """A samurai without talent or kiai; each of the seven overrides their own.

    A definition holds no match state. The hooks of a talent are called for every samurai whose talent the seat may use
    (`Support.usable`), so they work the same for a lent talent. The hooks of a kiai are called for the samurai whose
    kiai it is.
    """

    def __init__(self, number: int, value: int) -> None:
        self.number = number
        self.name = SAMURAI[number]
        self.value = value  # the kiai value of the human side
        self.hands_on = NONE  # EVEN or ODD: raiders they may pass to a neighbour
        self.ignores = NONE  # EVEN or ODD: raiders whose penalties they may ignore
        self.fights_twice = False
        self.placing = NONE  # the verb with which the talent places a drawn raider
        self.choosing = NONE  # the verb of the choices of the kiai

    # ---- talent: what else can be done with a raider turned up ---------------------------

    def offer(self, m: SamuraiSpiritMatch, place: Place, offer: list[Move]) -> None:
        """Add the moves of the talent."""

    def place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> None:
        """Carry out one of these moves."""
        raise NotImplementedError

    def why_not_place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> Refusal:
        """Return why a move with the verb of the talent is not legal."""
        raise NotImplementedError

    # ---- kiai ---------------------------------------------------------------------------

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        """Return whether a part of the effect needs no choice and can do something now; `animal` is 1 or 0."""
        return False

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        """Carry out that part."""
        raise NotImplementedError

    def choices(self, animal: int) -> int:
        """Return how many choices the other part has."""
        return 0

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        """Return what can be chosen next."""
        return []

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        """Carry out one of these choices."""
        raise NotImplementedError

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        """Return why a move with the verb of the kiai is not legal."""
        raise NotImplementedError


@mypyc_attr(native_class=True)
class HandsOn(Samurai):
    """May pass a raider of even or odd strength to a neighbour, who plays it as if they had drawn it."""

    def __init__(self, number: int, value: int, strength: int) -> None:
        super().__init__(number, value)
        self.hands_on = strength
        self.placing = HAND

    def offer(self, m: SamuraiSpiritMatch, place: Place, offer: list[Move]) -> None:
        seat = place.seat
        if STRENGTH[m.piles[DRAWN][-1]] & 1 != self.hands_on:
            return
        left = (seat + 1) % m.seats
        right = (seat + m.seats - 1) % m.seats
        out = place.had | m.passed
        if out >> left & 1 == 0:
            offer.append(HANDS[left])
        if right != left and out >> right & 1 == 0:
            offer.append(HANDS[right])

    def place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> None:
        m.tell("hand", place.seat, move.target, what=NAMES[m.piles[DRAWN][-1]])
        place.seat = move.target
        place.had |= 1 << move.target

    def why_not_place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> Refusal:
        strength = STRENGTH[m.piles[DRAWN][-1]]
        talents = m.usable(place.seat)
        if talents & (HANDS_ON[EVEN] | HANDS_ON[ODD]) == 0:
            return _why_no_talent(m, place.seat, HANDS_ON[strength & 1], "Heihachi or Daisuke")
        if talents & HANDS_ON[strength & 1] == 0:
            return Refusal("wrong_parity", {"kind": "odd" if strength & 1 == 0 else "even", "strength": strength})
        if move.target >= m.seats or (move.target - place.seat) % m.seats not in (1, m.seats - 1):
            return Refusal("not_neighbour")
        if not m.fighting(move.target):
            return Refusal("has_passed", {"seat": move.target})
        return Refusal("had_it", {"seat": move.target})


@mypyc_attr(native_class=True)
class Heihachi(HandsOn):
    """Passes on even raiders. Kiai: a barricade; the animal also heals a wound token of any samurai."""

    def __init__(self) -> None:
        super().__init__(HEIHACHI, 8, EVEN)
        self.choosing = HEAL

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        return m.can_build()

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        m.build()

    def choices(self, animal: int) -> int:
        return animal

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        return [HEALS[seat] for seat in range(m.seats) if m.wounded(seat)]

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        m.heal(move.target)

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        return Refusal("not_wounded", {"seat": move.target})


@mypyc_attr(native_class=True)
class Daisuke(HandsOn):
    """Passes on odd raiders. Kiai: the last card of a line goes to any samurai; the animal does so twice."""

    def __init__(self) -> None:
        super().__init__(DAISUKE, 8, ODD)
        self.choosing = GIVE

    def choices(self, animal: int) -> int:
        return 1 + animal

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        offer: list[Move] = []
        for giver in range(m.seats):
            if m.fighting(giver) and len(m.line(giver)) > 0:
                for target in range(m.seats):
                    if target != giver and m.fighting(target):
                        offer.append(GIVES[giver * MOST_SEATS + target])
        return offer

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        m.give(kiai.seat, move.other, move.target)

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        return _why_no_transfer(m, move) or Refusal("empty_line", {"seat": move.other})


@mypyc_attr(native_class=True)
class Gorobei(Samurai):
    """Ignores penalties of even raiders. Kiai: the top two raiders are discarded; the animal discards three."""

    def __init__(self) -> None:
        super().__init__(GOROBEI, 9)
        self.ignores = EVEN

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        return len(m.piles[DECK]) > 0

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        for _ in range(min(2 + kiai.animal, len(m.piles[DECK]))):
            m.shift("rout", kiai.seat, m.piles[DECK][-1], DECK, DISCARD)


@mypyc_attr(native_class=True)
class Kanbei(Samurai):
    """Ignores penalties of odd raiders. Kiai: the top two intruders are discarded; the animal discards three."""

    def __init__(self) -> None:
        super().__init__(KANBEI, 9)
        self.ignores = ODD

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        return len(m.piles[INTRUDERS]) > 0

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        for _ in range(min(2 + kiai.animal, len(m.piles[INTRUDERS]))):
            m.discard_intruder("catch", kiai.seat)


@mypyc_attr(native_class=True)
class Kikuchiyo(Samurai):
    """May fight twice. Kiai: the last card of a line is discarded; the animal does so twice."""

    def __init__(self) -> None:
        super().__init__(KIKUCHIYO, 10)
        self.fights_twice = True
        self.choosing = STRIKE

    def choices(self, animal: int) -> int:
        return 1 + animal

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        return [STRIKES[seat] for seat in range(m.seats) if m.fighting(seat) and len(m.line(seat)) > 0]

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        m.take_last("strike", kiai.seat, move.target, DISCARD)
        m.met(move.target)

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        return _why_no_transfer(m, move) or Refusal("empty_line", {"seat": move.target})


@mypyc_attr(native_class=True)
class Kyuzo(Samurai):
    """May discard a raider whose strength is already in his line.

    Kiai: a samurai gives their support token to another; the animal also builds a barricade.
    """

    def __init__(self) -> None:
        super().__init__(KYUZO, 9)
        self.placing = EVADE
        self.choosing = LEND

    def offer(self, m: SamuraiSpiritMatch, place: Place, offer: list[Move]) -> None:
        strength = STRENGTH[m.piles[DRAWN][-1]]
        for card in m.line(place.seat):
            if STRENGTH[card] == strength:
                offer.append(DISCARD_MOVE)
                return

    def place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> None:
        m.pop()
        m.shift("evade", place.seat, m.piles[DRAWN][-1], DRAWN, DISCARD)

    def why_not_place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> Refusal:
        if m.usable(place.seat) >> KYUZO & 1 == 0:
            return _why_no_talent(m, place.seat, 1 << KYUZO, "Kyuzo")
        return Refusal("none_equal", {"strength": STRENGTH[m.piles[DRAWN][-1]]})

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        return animal == 1 and m.can_build()

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        m.build()

    def choices(self, animal: int) -> int:
        return 1

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        offer: list[Move] = []
        for giver in range(m.seats):
            if m.fighting(giver) and m.has_token(giver):
                for target in range(m.seats):
                    if target != giver and m.fighting(target):
                        offer.append(LENDS[giver * MOST_SEATS + target])
        return offer

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        m.lend("lend", move.other, move.target)

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        away = Refusal("token_away", {"seat": move.other, "holder": m.holder(m.samurai[move.other])})
        return _why_no_transfer(m, move) or away


@mypyc_attr(native_class=True)
class Katsushiro(Samurai):
    """May put the drawn raider under the deck and draw another, which must be played.

    Kiai: the top two raiders go back face up in any order; three with the animal.
    """

    def __init__(self) -> None:
        super().__init__(KATSUSHIRO, 10)
        self.placing = UNDER
        self.choosing = TOP

    def offer(self, m: SamuraiSpiritMatch, place: Place, offer: list[Move]) -> None:
        if place.renewed >> place.seat & 1 == 0 and len(m.piles[DECK]) > 0:
            offer.append(UNDER_MOVE)

    def place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> None:
        m.put_under(place.seat)
        m.draw(place.seat)
        place.renewed |= 1 << place.seat
        place.had = 1 << place.seat

    def why_not_place(self, m: SamuraiSpiritMatch, place: Place, move: Move) -> Refusal:
        if m.usable(place.seat) >> KATSUSHIRO & 1 == 0:
            return _why_no_talent(m, place.seat, 1 << KATSUSHIRO, "Katsushiro")
        if place.renewed >> place.seat & 1:
            return Refusal("drawn_anew")
        return Refusal("deck_empty")

    def can_use(self, m: SamuraiSpiritMatch, animal: int) -> bool:
        return len(m.piles[DECK]) > 0

    def use(self, m: SamuraiSpiritMatch, kiai: Kiai) -> None:
        deck = m.piles[DECK]
        shown = self._shown(m, kiai)
        for depth in range(1, shown + 1):
            m.reveal("look", kiai.seat, deck[-depth], DECK)
        kiai.put_in_order(shown)

    def _shown(self, m: SamuraiSpiritMatch, kiai: Kiai) -> int:
        return min(2 + kiai.animal, len(m.piles[DECK]))

    def targets(self, m: SamuraiSpiritMatch, kiai: Kiai) -> list[Move]:
        """Return the raiders not placed yet, from the top; the last of them needs no choice."""
        if kiai.left < 2:
            return []
        deck = m.piles[DECK]
        lowest = len(deck) - self._shown(m, kiai)
        return [TOPS[deck[lowest + index]] for index in range(kiai.left - 1, -1, -1)]

    def choose(self, m: SamuraiSpiritMatch, kiai: Kiai, move: Move) -> None:
        """Put this one first among the raiders not placed yet."""
        deck = m.piles[DECK]
        place = len(deck) - self._shown(m, kiai) + kiai.left
        at = deck.index(move.card)
        while at < place:
            deck[at] = deck[at + 1]
            at += 1
        deck[place] = move.card
        m.tell("order", kiai.seat, what=NAMES[move.card])

    def why_not_choose(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        return Refusal("not_shown")


def _why_no_talent(m: SamuraiSpiritMatch, seat: int, talents: int, names: str) -> Refusal:
    """Return why a samurai cannot use one of these talents: it was not lent to them, or only in this turn."""
    late = m.late() & talents
    if seat == m.turn and late != 0:
        return Refusal("lent_late", {"samurai": SAMURAI[late.bit_length() - 1].capitalize()})
    return Refusal("needs_talent", {"samurai": names})


def _why_no_transfer(m: SamuraiSpiritMatch, move: Move) -> Refusal | None:
    """Return why a card or token cannot move between samurai: it takes two different ones who have not passed."""
    if move.other == move.target:
        return Refusal("to_another")
    for seat in (move.other, move.target):
        if seat != NONE and not m.fighting(seat):
            return Refusal("has_passed", {"seat": seat})
    return None


SEVEN: Final[list[Samurai]] = [
    Heihachi(),
    Daisuke(),
    Gorobei(),
    Kanbei(),
    Kikuchiyo(),
    Kyuzo(),
    Katsushiro(),
]


def _those_who_place(talents: int) -> list[Samurai]:
    return [samurai for samurai in SEVEN if talents >> samurai.number & 1 and samurai.placing != NONE]


def _set(chosen: list[Samurai]) -> int:
    return sum([1 << samurai.number for samurai in chosen])


# Precomputed for every decision.
KIAI_VALUE: Final[list[int]] = [samurai.value for samurai in SEVEN]
FIGHTS_TWICE: Final[int] = _set([samurai for samurai in SEVEN if samurai.fights_twice])
# For EVEN and ODD raiders: whose talents pass them on, and whose ignore their penalties.
HANDS_ON: Final[list[int]] = [_set([one for one in SEVEN if one.hands_on == strength]) for strength in (EVEN, ODD)]
IGNORES: Final[list[int]] = [_set([one for one in SEVEN if one.ignores == strength]) for strength in (EVEN, ODD)]
# By a set of talents: those with a special move for a drawn raider.
PLACING: Final[list[list[Samurai]]] = [_those_who_place(talents) for talents in range(1 << MOST_SEATS)]
# By the verb of a move that uses a talent on a drawn raider; Heihachi and Daisuke pass it on in the same way.
BY_VERB: Final[dict[int, Samurai]] = {samurai.placing: samurai for samurai in SEVEN if samurai.placing != NONE}
