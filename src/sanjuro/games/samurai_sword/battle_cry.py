"""Battle Cry and Jujutsu: every other player, clockwise, discards a card or takes a wound."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword.attack import parries, parry, why_no_parry
from sanjuro.games.samurai_sword.cards import ANY_WEAPON, ARMS, KINDS
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.moves import DISCARDING, TAKING, discards

NEXT: Final = 0
ANSWER: Final = 1


@mypyc_attr(native_class=True)
class BattleCry(Frame[SamuraiSwordMatch]):
    """A Parry or a wound; players who are harmless when their turn comes are skipped, and so is Chiyome."""

    def __init__(self, seat: int, step: int, by: int) -> None:
        super().__init__(seat, step)
        self.by = by

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return BattleCry(self.seat, self.step, self.by)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.by]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        return {"by": self.by, "wounds": 1, "defeats": m.resilience[self.seat] == 1}

    def run(self, m: SamuraiSwordMatch) -> bool:
        if self.step == ANSWER:
            return True
        seat = self.seat
        while True:
            seat += 1
            if seat == m.seats:
                seat = 0
            if seat == self.by:
                m.discard_played(self.by)
                m.pop()
                return False
            if m.touched_by_cries(seat):
                self.seat = seat
                self.step = ANSWER
                return True

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        return parries(m, self.seat)

    def chosen(self, m: SamuraiSwordMatch, move: Move) -> None:
        self.step = NEXT
        if move is not TAKING:
            self.give_up(m, move)
            return
        m.wound(self.seat, 1, self.by)
        if m.outcome is None and m.resilience[self.seat] == 0:
            m.give_honour(self.seat, self.by)

    def give_up(self, m: SamuraiSwordMatch, move: Move) -> None:
        parry(m, self.seat, move)

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        return why_no_parry(m, self.seat, move)


@mypyc_attr(native_class=True)
class Jujutsu(BattleCry):
    """A weapon or a wound. It is discarded as a weapon, not as a Parry, so Hanzo may use his last card too."""

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return Jujutsu(self.seat, self.step, self.by)

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        offer = discards(m.kinds_in_hand(self.seat) & ANY_WEAPON)
        offer.append(TAKING)
        return offer

    def give_up(self, m: SamuraiSwordMatch, move: Move) -> None:
        m.discard("give_up", self.seat, move.card)

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        if move.verb == DISCARDING and move.card < ARMS:
            return Refusal("not_in_hand", {"card": KINDS[move.card]})
        return Refusal("answer_weapon")
