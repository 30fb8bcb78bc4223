"""The penalty of the last card in the combat line."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import (
    DROP,
    DROPS,
    FIRST,
    FIRSTS,
    IGNORE,
    IGNORE_MOVE,
    SUFFER_MOVE,
)
from sanjuro.games.samurai_spirit.raiders import (
    BARRICADE,
    DISCARD_DEFENCE,
    FIRST_PENALTY,
    INTRUDER,
    LEFT_DRAWS,
    PENALTIES,
    RESHUFFLE_DISCARD,
    RIGHT_DRAWS,
    SECOND_PENALTY,
    STRENGTH,
    SYMBOLS,
    WOUND,
)
from sanjuro.games.samurai_spirit.samurai import IGNORES
from sanjuro.games.samurai_spirit.table import DECK, DISCARD
from sanjuro.games.samurai_spirit.village import CANNOT

DECIDE: Final = 0  # ignore it, or which of two comes first
CARRY_OUT: Final = 1
SELECT: Final = 2  # the card of the defence to discard
STEPS: Final = ["decide", "carry_out", "select"]


@mypyc_attr(native_class=True)
class Penalty(Frame[SamuraiSpiritMatch]):
    """Carried out at the start of the turn; a penalty that cannot be carried out is a wound instead.

    `first` and `second` are the penalties still to come, or NONE.
    """

    def __init__(self, seat: int, step: int, first: int, second: int) -> None:
        super().__init__(seat, step)
        self.first = first
        self.second = second

    def copy(self) -> Frame[SamuraiSpiritMatch]:
        return Penalty(self.seat, self.step, self.first, self.second)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.first, self.second]

    def facts(self, m: SamuraiSpiritMatch) -> dict[str, object]:
        return {
            "step": STEPS[self.step],
            "penalties": [PENALTIES[penalty] for penalty in (self.first, self.second) if penalty != NONE],
            "can_ignore": self.step == DECIDE and can_ignore(m, self.seat),
        }

    def run(self, m: SamuraiSpiritMatch) -> bool:
        if self.step == DECIDE:
            two = self.second != NONE and self.second != self.first
            if two or can_ignore(m, self.seat):
                return True
            self.step = CARRY_OUT
        # An empty deck ends the round at once; a second penalty is then not carried out.
        if self.first == NONE or len(m.piles[DECK]) == 0:
            m.pop()
            return False
        if self.first == DISCARD_DEFENCE and m.covered[self.seat] not in (0, 1, 2, 4):
            self.step = SELECT
            return True
        penalty = self.first
        self.first = self.second
        self.second = NONE
        m.tell("penalty", self.seat, what=PENALTIES[penalty])
        apply_penalty(m, self.seat, penalty)
        return False

    def moves(self, m: SamuraiSpiritMatch) -> list[Move]:
        if self.step == SELECT:
            return [DROPS[symbol] for symbol in range(3) if m.covered[self.seat] >> symbol & 1]
        offer = [IGNORE_MOVE] if can_ignore(m, self.seat) else []
        if self.second != NONE and self.second != self.first:
            offer.append(FIRSTS[self.first])
            offer.append(FIRSTS[self.second])
        else:
            offer.append(SUFFER_MOVE)
        return offer

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        if move.verb == IGNORE:
            m.pop()
            m.tell("ignore", self.seat)
        elif move.verb == DROP:
            self.first = NONE
            self.step = CARRY_OUT
            m.tell("penalty", self.seat, what=PENALTIES[DISCARD_DEFENCE])
            m.drop(self.seat, move.card)
        else:
            self.step = CARRY_OUT
            if move.verb == FIRST and move.card != self.first:
                self.second = self.first
                self.first = move.card

    def refusal(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        if move.verb == DROP and self.step == SELECT:
            return Refusal("not_covered", {"symbol": SYMBOLS[move.card]})
        if move.verb == IGNORE:
            return Refusal("cannot_ignore")
        if move.verb == FIRST:
            return Refusal("not_its_penalty", {"penalty": PENALTIES[move.card]})
        return Refusal("penalty_first")


def can_ignore(m: SamuraiSpiritMatch, seat: int) -> bool:
    """Return whether a talent ignores the penalties of the last card of the line."""
    return m.usable(seat) & IGNORES[STRENGTH[m.line(seat)[-1]] & 1] != 0


def has_penalty(m: SamuraiSpiritMatch, seat: int) -> bool:
    line = m.line(seat)
    return len(line) > 0 and FIRST_PENALTY[line[-1]] != NONE


def penalty_of(m: SamuraiSpiritMatch, seat: int) -> Penalty:
    card = m.line(seat)[-1]
    return Penalty(seat, DECIDE, FIRST_PENALTY[card], SECOND_PENALTY[card])


def apply_penalty(m: SamuraiSpiritMatch, seat: int, penalty: int) -> None:
    line = m.line(seat)
    # A kiai after the first penalty may have removed the boss from the line; the second penalty still counts.
    m.cause(penalty, seat, line[-1] if len(line) > 0 else NONE)
    if penalty == BARRICADE:
        m.lose_barricade()
    elif penalty == WOUND:
        m.wound(seat)
    elif penalty == INTRUDER:
        m.sneak_in(seat)
    elif penalty == LEFT_DRAWS:
        neighbour_draws(m, seat, (seat + 1) % m.seats)
    elif penalty == RIGHT_DRAWS:
        neighbour_draws(m, seat, (seat + m.seats - 1) % m.seats)
    elif penalty == RESHUFFLE_DISCARD:
        if len(m.piles[DISCARD]) == 0:
            wound_instead(m, seat)
        else:
            m.mix_in(seat)
    elif penalty == DISCARD_DEFENCE:
        if m.covered[seat] == 0:
            wound_instead(m, seat)
        else:
            m.drop(seat, m.covered[seat] >> 1)
    else:
        m.barred |= 1 << penalty


def neighbour_draws(m: SamuraiSpiritMatch, seat: int, neighbour: int) -> None:
    """Draw straight into the neighbour's combat line: a penalty card allows no talents, but may cause a kiai."""
    if m.fighting(neighbour):
        m.confront("penalty_card", neighbour, DECK)
    else:
        wound_instead(m, seat)


def wound_instead(m: SamuraiSpiritMatch, seat: int) -> None:
    m.link(CANNOT, NONE, NONE)
    m.tell("cannot", seat)
    m.wound(seat)
