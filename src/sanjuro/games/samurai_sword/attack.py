"""An attack with a weapon that can be parried, and the effects of a hit."""

from __future__ import annotations

from typing import Final

from sanjuro.core.frame import Frame
from sanjuro.core.moves import Move
from sanjuro.core.native import mypyc_attr
from sanjuro.core.refusal import Refusal
from sanjuro.games.samurai_sword.cards import ANY_WEAPON, ARMS, KIND_OF, KINDS, PARRY, PLAYED
from sanjuro.games.samurai_sword.characters import PARRIES_WITH_WEAPONS
from sanjuro.games.samurai_sword.match import SamuraiSwordMatch
from sanjuro.games.samurai_sword.may_draw import draw_or_ask
from sanjuro.games.samurai_sword.moves import (
    A_PARRY,
    DISCARDING,
    PARRIES,
    PARRYING,
    PARRYING_WITH,
    TAKING,
)

# The next effect of a hit.
WOUNDS: Final = 0
HONOUR: Final = 1
LAST: Final = 2


def weapon_played(m: SamuraiSwordMatch) -> int:
    """Return the weapon in the middle."""
    return KIND_OF[m.piles[PLAYED][0]]


def parries(m: SamuraiSwordMatch, seat: int) -> list[Move]:
    """Return the answers to an attack: a Parry, for Hanzo a weapon that is not his last card, or the wounds."""
    offer: list[Move] = []
    kinds = m.kinds_in_hand(seat)
    if kinds & (1 << PARRY):
        offer.append(A_PARRY)
    if kinds & ANY_WEAPON and PARRIES_WITH_WEAPONS[m.character[seat]] and len(m.hand(seat)) > 1:
        for weapon in range(ARMS):
            if kinds & (1 << weapon):
                offer.append(PARRIES[weapon])
    offer.append(TAKING)
    return offer


def why_no_parry(m: SamuraiSwordMatch, seat: int, move: Move) -> Refusal:
    if move.verb == PARRYING:
        return Refusal("not_in_hand", {"card": "parry"})
    if move.verb == PARRYING_WITH:
        if not m.who(seat).parries_with_weapons():
            return Refusal("only_hanzo")
        if m.in_hand(seat, move.card) < 0:
            return Refusal("not_in_hand", {"card": KINDS[move.card]})
        return Refusal("last_card")
    return Refusal("answer_parry")


def parry(m: SamuraiSwordMatch, seat: int, move: Move) -> None:
    m.discard("parry", seat, PARRY if move.verb == PARRYING else move.card)


@mypyc_attr(native_class=True)
class Attack(Frame[SamuraiSwordMatch]):
    """A Parry stops it; otherwise it is a hit."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return Attack(self.seat, self.by)

    def state(self) -> list[int]:
        return [self.seat, self.by]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        weapon = weapon_played(m)
        wounds = m.wounds(weapon, self.by, self.seat)
        return {
            "by": self.by,
            "weapon": KINDS[weapon],
            "wounds": wounds,
            "defeats": wounds >= m.resilience[self.seat],
        }

    def moves(self, m: SamuraiSwordMatch) -> list[Move]:
        return parries(m, self.seat)

    def chosen(self, m: SamuraiSwordMatch, move: Move) -> None:
        m.pop()
        if move is TAKING:
            m.push(Hit(self.seat, WOUNDS, self.by))
        else:
            parry(m, self.seat, move)
            m.discard_played(self.by)

    def refusal(self, m: SamuraiSwordMatch, move: Move) -> Refusal:
        if move.verb == DISCARDING:
            return Refusal("answer_parry")
        return why_no_parry(m, self.seat, move)


@mypyc_attr(native_class=True)
class Hit(Frame[SamuraiSwordMatch]):
    """Wounds, Ushiwaka's cards, honour for a defeat, Tomoe's card.

    The weapon stays in the middle until all of that is done.
    """

    def __init__(self, seat: int, step: int, by: int) -> None:
        super().__init__(seat, step)
        self.by = by

    def copy(self) -> Frame[SamuraiSwordMatch]:
        return Hit(self.seat, self.step, self.by)

    def state(self) -> list[int]:
        return [self.seat, self.step, self.by]

    def facts(self, m: SamuraiSwordMatch) -> dict[str, object]:
        return {"by": self.by, "weapon": KINDS[weapon_played(m)]}

    def run(self, m: SamuraiSwordMatch) -> bool:
        if self.step == WOUNDS:
            self.step = HONOUR
            weapon = weapon_played(m)
            lost = m.wound(self.seat, m.wounds(weapon, self.by, self.seat), self.by)
            if draw_or_ask(m, self.seat, m.who(self.seat).cards_for_wounds(lost)):
                return False
        if self.step == HONOUR:
            self.step = LAST
            if m.outcome is None and m.resilience[self.seat] == 0:
                m.give_honour(self.seat, self.by)
            if draw_or_ask(m, self.by, m.who(self.by).cards_for_hit()):
                return False
        m.pop()
        if m.outcome is None:
            m.discard_played(self.by)
        return False
