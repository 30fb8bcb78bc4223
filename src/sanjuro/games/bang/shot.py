"""A shot by a BANG! or a Gatling, and the Gatling, which fires several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.answer import offer_answers, why_no_answer
from sanjuro.games.bang.cards import GATLING, KIND_NAMES, MISSED, hand_pile
from sanjuro.games.bang.draw_check import FOR_BARREL, is_heart
from sanjuro.games.bang.moves import BARREL_MOVE, HEAL, PASS, PLAY, USE_BARREL

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

ASK: Final = 0
TURNED_UP: Final = 1  # a Barrel's draw! is done


@mypyc_attr(native_class=True)
class Shot(Frame["BangMatch"]):
    """Each Barrel once and Missed! cards, in any order, until `needs` is met; otherwise a life is lost."""

    def __init__(self, seat: int, by: int, card: int, needs: int, barrels: int, step: int = ASK) -> None:
        super().__init__(seat, step)
        self.by = by
        self.card = card  # the kind: a BANG! or a Gatling
        self.needs = needs
        self.barrels = barrels

    def copy(self) -> Frame[BangMatch]:
        return Shot(self.seat, self.by, self.card, self.needs, self.barrels, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.by, self.card, self.needs, self.barrels, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": self.by, "card": KIND_NAMES[self.card], "needs": self.needs, "barrels": self.barrels}

    def run(self, m: BangMatch) -> bool:
        if self.step == TURNED_UP:
            self.step = ASK
            if is_heart(m.turned):
                m.tell("hidden", self.seat)
                self.needs -= 1
        if self.needs == 0:
            m.pop()
            return False
        # With neither Barrel nor cards, everybody can see that there is no answer.
        if self.barrels > 0 or len(m.piles[hand_pile(self.seat)]) > 0:
            return True
        self._hit(m)
        return False

    def _hit(self, m: BangMatch) -> None:
        m.pop()
        m.hurt(self.seat, 1, self.by)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        if self.barrels > 0:
            offer.append(BARREL_MOVE)
        offer_answers(m, self.seat, MISSED, offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        seat = self.seat
        if move.verb == PASS:
            self._hit(m)
        elif move.verb == PLAY:
            m.put("answer", seat, move.card)
            self.needs -= 1
            if self.needs > 0:
                m.refill(seat)
        elif move.verb == USE_BARREL:
            m.tell("barrel", seat)
            self.barrels -= 1
            self.step = TURNED_UP
            m.who(seat).turn_up(m, seat, FOR_BARREL)
        else:
            assert move.verb == HEAL
            m.who(seat).heal(m, seat)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == USE_BARREL:
            return Refusal("barrel_used" if m.barrels(self.seat) > 0 else "no_barrel")
        return why_no_answer(m, self.seat, MISSED, move)


@mypyc_attr(native_class=True)
class Gatling(Frame["BangMatch"]):
    """A shot at every other living player, clockwise; `target` is the last one shot at."""

    def __init__(self, seat: int, target: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.target = target

    def copy(self) -> Frame[BangMatch]:
        return Gatling(self.seat, self.target, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.target, self.step]

    def run(self, m: BangMatch) -> bool:
        m.refill_except(self.seat)
        self.target = m.next(self.target)
        if self.target == self.seat:
            m.pop()
        else:
            m.push(Shot(self.target, self.seat, GATLING, 1, m.barrels(self.target)))
        return False
