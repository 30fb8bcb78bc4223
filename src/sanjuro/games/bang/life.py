"""The last life: a rescue, or elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import NONE, Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.bang.cards import (
    BEER,
    CARDS,
    DEPUTY,
    KIND_OF,
    OUTLAW,
    ROLE_NAMES,
    SALOON,
    meant,
    only_twins,
    role_pile,
)
from sanjuro.games.bang.loss import TO_PENALTY, Loss
from sanjuro.games.bang.moves import (
    HEAL,
    PASS,
    PASS_MOVE,
    PLAY,
    PLAYS,
    TOP,
    TOPS,
    offer_each,
)

if TYPE_CHECKING:
    from sanjuro.games.bang.match import BangMatch

REWARD: Final = 3


@mypyc_attr(native_class=True)
class Rescue(Frame["BangMatch"]):
    """At no lives: play Beers while more than two players are in, use the character's ability, or go out.

    A survivor's ability acts only after the rescue, so its cards cannot be used for the rescue.
    """

    def __init__(self, seat: int, lost: int, by: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.lost = lost
        self.by = by

    def copy(self) -> Frame[BangMatch]:
        return Rescue(self.seat, self.lost, self.by, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.lost, self.by, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": None if self.by == NONE else self.by, "lost": self.lost, "needs": 1 - m.life[self.seat]}

    def run(self, m: BangMatch) -> bool:
        if m.life[self.seat] > 0:
            m.pop()
            m.who(self.seat).on_life_lost(m, self.seat, self.lost, self.by)
            return False
        if self._possible(m):
            return True
        self._give_up(m)
        return False

    def _possible(self, m: BangMatch) -> bool:
        """Return whether a hand of this size could be enough, which is public."""
        return m.who(self.seat).could_survive(len(m.hand(self.seat)), 1 - m.life[self.seat], m.alive > 2)

    def _give_up(self, m: BangMatch) -> None:
        m.pop()
        m.push(Out(self.seat, self.by))

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        if m.alive > 2:
            for card in m.hand(self.seat):
                if KIND_OF[card] == BEER:
                    offer.append(PLAYS[card])
        m.who(self.seat).offer_heal(m, self.seat, offer)
        offer.append(PASS_MOVE)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        if move.verb == PASS:
            self._give_up(m)
        elif move.verb == HEAL:
            m.who(self.seat).heal(m, self.seat)
        else:
            m.put("play", self.seat, move.card)
            m.gain(self.seat)
            m.refill(self.seat)

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == HEAL:
            return m.who(self.seat).why_no_heal(m, self.seat)
        if move.verb == PLAY and m.real(self.seat, move.card) != NONE:
            if KIND_OF[move.card] == BEER:
                return Refusal("beer_two_left")
            if KIND_OF[move.card] == SALOON:
                return Refusal("saloon_no_rescue")
        return Refusal("rescue_now")


SHOW: Final = 0
DROP: Final = 1
SETTLE: Final = 2


@mypyc_attr(native_class=True)
class Out(Frame["BangMatch"]):
    """A player is eliminated: the role is shown, the cards are inherited or discarded, then reward or penalty."""

    def __init__(self, seat: int, by: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.by = by

    def copy(self) -> Frame[BangMatch]:
        return Out(self.seat, self.by, self.step)

    def state(self) -> list[int]:
        return [self.seat, self.by, self.step]

    def facts(self, m: BangMatch) -> dict[str, object]:
        return {"by": None if self.by == NONE else self.by}

    def run(self, m: BangMatch) -> bool:
        seat = self.seat
        if self.step == SHOW:
            m.living &= ~(1 << seat)
            m.alive -= 1
            m.fallen = True
            m.tell("out" if self.by != NONE else "gone", seat, self.by, what=ROLE_NAMES[m.role(seat)])
            m.reveal("role", seat, m.piles[role_pile(seat)][0], role_pile(seat))
            self.step = DROP
            for other in range(m.seats):
                if m.lives(other) and m.who(other).inherit(m, other, seat):
                    self.step = SETTLE
                    break
        if self.step == DROP:
            if self._asks(m):
                return True
            m.drop_all("discard", seat, NONE)
        self._settle(m)
        return False

    def _asks(self, m: BangMatch) -> bool:
        """Return whether to ask for the top card of the discard pile: only where it makes a difference."""
        cards = self._candidates(m)
        return len(cards) > 1 and not only_twins(cards) and m.top_of_discard_matters()

    def _candidates(self, m: BangMatch) -> list[int]:
        return m.hand(self.seat) + m.table(self.seat)

    def moves(self, m: BangMatch) -> list[Move]:
        offer: list[Move] = []
        offer_each(TOPS, self._candidates(m), offer)
        return offer

    def chosen(self, m: BangMatch, move: Move) -> None:
        m.drop_all("discard", self.seat, meant(self._candidates(m), move.card))
        self.step = SETTLE

    def _settle(self, m: BangMatch) -> None:
        m.pop()
        if self.by == NONE:
            return
        role = m.role(self.seat)
        if role == OUTLAW:
            m.tell("reward", self.by, self.seat, REWARD)
            for _ in range(REWARD):
                m.draw(self.by)
        elif role == DEPUTY and self.by == m.sheriff:
            m.tell("penalty", self.by, self.seat)
            m.push(Loss(self.by, NONE, TO_PENALTY))

    def refusal(self, m: BangMatch, move: Move) -> Refusal:
        if move.verb == TOP:
            return Refusal("not_on_top", {"card": CARDS.names[move.card]})
        return Refusal("top_first")
