"""A turn: spare tokens, the penalty, one action."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_spirit.boards import MOST_SEATS, SAMURAI
from sanjuro.games.samurai_spirit.match import SamuraiSpiritMatch
from sanjuro.games.samurai_spirit.moves import (
    CALL,
    CALLS,
    CONFRONT,
    DONE,
    DONE_MOVE,
    FIGHT,
    FIGHT_MOVE,
    PASS,
    PASS_MOVE,
    READY,
    READY_MOVE,
    SUPPORT,
    SUPPORTS,
    UNDER,
)
from sanjuro.games.samurai_spirit.penalty import has_penalty, penalty_of
from sanjuro.games.samurai_spirit.place import DRAWN_IN_FIGHT, Place
from sanjuro.games.samurai_spirit.raiders import MUST_PASS, NO_SUPPORT, PENALTIES
from sanjuro.games.samurai_spirit.round import begin_round, end_round
from sanjuro.games.samurai_spirit.samurai import FIGHTS_TWICE
from sanjuro.games.samurai_spirit.table import DECK

BEGIN: Final = 0
SPARE: Final = 1  # spare tokens may be called; a penalty is to come
FREE: Final = 2  # spare tokens may be called; no penalty, so the action may be chosen as well
ACTION: Final = 3
FOUGHT: Final = 4
AGAIN: Final = 5  # an optional second fight
OVER: Final = 6
STEPS: Final = ["begin", "spare", "action", "action", "fought", "again", "over"]


@mypyc_attr(native_class=True)
class Turn(Frame[SamuraiSpiritMatch]):
    """The penalty of the last card in the line, then fight, support or pass. Always at the bottom of the stack."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Frame[SamuraiSpiritMatch]:
        return Turn(self.seat, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.step]

    def facts(self, m: SamuraiSpiritMatch) -> dict[str, object]:
        return {
            "step": STEPS[self.step],
            "must_pass": why_pass(m, self.seat),
            "barred": [name for penalty, name in enumerate(PENALTIES) if m.barred >> penalty & 1],
        }

    def run(self, m: SamuraiSpiritMatch) -> bool:
        step = self.step
        if step == BEGIN:
            m.turn = self.seat
            m.barred = 0
            m.tell("turn", self.seat)
            penalty = has_penalty(m, self.seat)
            if m.spares != 0:
                self.step = SPARE if penalty else FREE
                return True
            self.step = ACTION
            if penalty:
                m.push(penalty_of(m, self.seat))
                return False
            return True
        if len(m.piles[DECK]) == 0:
            # The round ends when the deck is empty and no other frame is unfinished, whatever took the last raider.
            self._end_round(m)
            return False
        if step == FOUGHT:
            if m.usable(self.seat) & FIGHTS_TWICE:
                self.step = AGAIN
                return True
            self._end_turn(m)
            return False
        if step == OVER:
            self._end_turn(m)
            return False
        return True

    def moves(self, m: SamuraiSpiritMatch) -> list[Move]:
        step = self.step
        if step == AGAIN:
            return FIGHT_OR_DONE
        offer: list[Move] = []
        if step in (SPARE, FREE):
            offer = [CALLS[samurai] for samurai in range(MOST_SEATS) if m.spares >> samurai & 1]
            if step == SPARE:
                offer.append(READY_MOVE)
                return offer
        seat = self.seat
        if m.sums[seat] <= m.value(seat) and m.barred >> MUST_PASS & 1 == 0:
            offer.append(FIGHT_MOVE)
            if m.has_token(seat) and m.barred >> NO_SUPPORT & 1 == 0:
                for other in range(m.seats):
                    if other != seat and m.passed >> other & 1 == 0:
                        offer.append(SUPPORTS[other])
        offer.append(PASS_MOVE)
        return offer

    def chosen(self, m: SamuraiSpiritMatch, move: Move) -> None:
        seat = self.seat
        if move.verb == FIGHT:
            self.step = OVER if self.step == AGAIN else FOUGHT
            m.draw(seat)
            m.push(Place(seat, DRAWN_IN_FIGHT, 1 << seat))
        elif move.verb == PASS:
            why = why_pass(m, seat)
            m.tell("forced_pass" if why else "pass", seat, what=why)
            m.passed |= 1 << seat
            self.step = OVER
            if m.all_passed():
                self._end_round(m)
        elif move.verb == SUPPORT:
            self.step = OVER
            m.lend("support", seat, move.target)
            m.sneak_in(seat)
        elif move.verb == CALL:
            m.call(seat, move.card)
            m.tell("call", seat, what=SAMURAI[move.card])
            if m.spares == 0 and self.step == SPARE:
                self._suffer(m)
        elif move.verb == READY:
            self._suffer(m)
        else:
            self.step = OVER

    def _suffer(self, m: SamuraiSpiritMatch) -> None:
        self.step = ACTION
        m.push(penalty_of(m, self.seat))

    def _end_turn(self, m: SamuraiSpiritMatch) -> None:
        m.return_tokens(self.seat)
        seat = (self.seat + 1) % m.seats
        while m.passed >> seat & 1:
            seat = (seat + 1) % m.seats
        self.seat = seat
        self.step = BEGIN

    def _end_round(self, m: SamuraiSpiritMatch) -> None:
        """End the round; the samurai to the left of the active one begins the next."""
        end_round(m)
        if m.outcome is None:
            begin_round(m, m.round + 1)
            self.seat = (self.seat + 1) % m.seats
            self.step = BEGIN

    def refusal(self, m: SamuraiSpiritMatch, move: Move) -> Refusal:
        seat = self.seat
        if move.verb == CALL:
            return self._why_not_called(m, move.card)
        if CONFRONT <= move.verb <= UNDER:
            return Refusal("nothing_drawn")
        if self.step == SPARE and move.verb in (FIGHT, SUPPORT, PASS):
            return Refusal("penalty_comes")
        if self.step == AGAIN and move.verb in (SUPPORT, PASS):
            return Refusal("second_fight")
        if move.verb in (FIGHT, SUPPORT) and m.barred >> MUST_PASS & 1:
            return Refusal("must_pass")
        if move.verb in (FIGHT, SUPPORT) and m.sums[seat] > m.value(seat):
            return Refusal("above_kiai", {"sum": m.sums[seat], "value": m.value(seat)})
        if move.verb == SUPPORT:
            return self._why_no_support(m, move.target)
        if move.verb == DONE:
            return Refusal("action_needed")
        return Refusal("not_now")

    def _why_no_support(self, m: SamuraiSpiritMatch, target: int) -> Refusal:
        if m.passed | 1 << self.seat == (1 << m.seats) - 1:
            return Refusal("alone")
        if m.barred >> NO_SUPPORT & 1:
            return Refusal("no_support")
        if not m.has_token(self.seat):
            return Refusal("own_token_away", {"holder": m.holder(m.samurai[self.seat])})
        if target >= m.seats:
            return Refusal("no_such_seat", {"seats": m.seats - 1})
        if target == self.seat:
            return Refusal("support_self")
        return Refusal("has_passed", {"seat": target})

    def _why_not_called(self, m: SamuraiSpiritMatch, samurai: int) -> Refusal:
        if samurai in m.samurai:
            return Refusal("not_spare", {"samurai": SAMURAI[samurai].capitalize()})
        if not m.with_spares:
            return Refusal("no_spares")
        if m.spares >> samurai & 1 == 0:
            return Refusal("called", {"samurai": SAMURAI[samurai].capitalize()})
        return Refusal("call_first")


def why_pass(m: SamuraiSpiritMatch, seat: int) -> str:
    """Return why a samurai can only pass; empty if they can do something else."""
    if m.barred >> MUST_PASS & 1 and seat == m.turn:
        return "must_pass"
    return "above_kiai" if m.sums[seat] > m.value(seat) else ""


FIGHT_OR_DONE: Final[list[Move]] = [FIGHT_MOVE, DONE_MOVE]
